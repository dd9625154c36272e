"""Rulebooks beside second generators that were written from the rule text alone."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.jungle.endgames.library import Library
from jungle_pg.games.jungle.endgames.probe import Probe
from stress.choices import cabinet_games, house_rules
from stress.disagreement import agree
from stress.run import Report, Run
from tests import naive, naive_xiangqi
from tests.games.jungle import endgames
from tests.properties import jungle_positions, xiangqi_positions
from tests.sample_games import XIANGQI

Case: TypeAlias = Callable[[Random], int]
"""Looks at some positions, and says how many."""

MOST_FINDINGS: Final = 10
HOUSE_RULES: Final = 0.5
"""The share of positions of Jungle under rules somebody made up."""
PLIES: Final = 60
XIANGQI_PLIES: Final = 120
"""The most plies of a random game."""
ENDGAMES: Final = 5
"""Endgames of one case, each with tables of its own."""
SET_UP: Final = 30
"""Positions that are set up for one case."""


def agreement(run: Run) -> Report:
    """Random positions and random games of each game that has a second generator."""
    rng = Random(f"agreement {run.seed}")
    positions, findings = Counter[str](), list[str]()
    while run.goes_on(positions.total()) and len(findings) < MOST_FINDINGS:
        seed = rng.randrange(2**32)
        for kind in CASES:
            try:
                positions[kind] += one_case(kind, seed)
            except Exception as failure:
                findings.append(f"{failure!r:.400} in one_case({kind!r}, {seed})")
    return Report(dict(positions), tuple(findings))


def one_case(kind: str, seed: int) -> int:
    """What a seed stands for; how many positions were looked at."""
    return CASES[kind](Random(seed))


def check_jungle(rules: JungleRules, state: JungleState) -> None:
    """Both say the same of a position of Jungle: how it ends, or which moves there are."""
    fen = JUNGLE.codec.position_text(state)
    board, mover = naive.read_board(fen)
    result, verdict = naive.naive_result(rules, board, mover), state.verdict
    if verdict is not None and verdict.reason == "captured_all" and result is None:
        # A set-up position may lack the side that is not to move; no move leads to one.
        return
    said = None if verdict is None else (JUNGLE.seat_ids[verdict.winner or 0], verdict.reason)
    agree(f"the end of {fen}", result, said)
    moves = {JUNGLE.codec.action_text(action) for action in JUNGLE.actions(state)}
    expected = set[str]() if verdict else naive.naive_moves(rules, board, mover)
    agree(f"what moves in {fen}", expected, moves)


def check_xiangqi(state: XiangqiState) -> None:
    """Both say the same of a position of Xiangqi: who gives check, how it ends, which moves."""
    fen = XIANGQI.codec.position_text(state)
    board, mover = naive_xiangqi.read_board(fen)
    checkers = {point_name(point) for point in state.checkers}
    agree(f"who gives check in {fen}", naive_xiangqi.naive_checkers(board, mover), checkers)
    again = XIANGQI.start(state.rules, fen)
    verdict = again.verdict
    said = verdict and (XIANGQI.seat_ids[verdict.winner or 0], verdict.reason)
    agree(f"the end of {fen}", naive_xiangqi.naive_result(board, mover), said)
    moves = {XIANGQI.codec.action_text(action) for action in XIANGQI.actions(again)}
    agree(f"what moves in {fen}", naive_xiangqi.naive_moves(board, mover), moves)


def is_of_the_board(state: JungleState) -> bool:
    """Whether an end can be told by the board alone; draws come from what was before."""
    return state.verdict is None or state.verdict.winner is not None


def any_jungle_rules(rng: Random) -> JungleRules:
    """A rule set with any switches, or house rules."""
    if rng.random() < HOUSE_RULES:
        (game,) = (each for each in cabinet_games() if each.rulebook is JUNGLE)
        rules: JungleRules = house_rules(game, rng)
        return rules
    if rng.random() < 0.5:
        return JUNGLE.codec.parse_rules(rng.choice(list(RULE_SETS)))
    switches = [switch for switch in SWITCHES if rng.random() < 0.5]
    return JUNGLE.codec.parse_rules("+".join(("animal", *switches)))


def _jungle_positions(rng: Random) -> int:
    rules = any_jungle_rules(rng)
    for _ in range(SET_UP):
        check_jungle(rules, jungle_positions.random_state(rules, rng))
    return SET_UP


def _jungle_game(rng: Random) -> int:
    rules, seen = any_jungle_rules(rng), 0
    state = JUNGLE.start(rules)
    while state.verdict is None and state.move_number < PLIES:
        state = JUNGLE.play(state, rng.choice(JUNGLE.actions(state))).state
        if is_of_the_board(state):
            check_jungle(rules, state)
            seen += 1
    return seen


def _xiangqi_positions(rng: Random) -> int:
    for _ in range(SET_UP):
        check_xiangqi(xiangqi_positions.random_state(rng))
    return SET_UP


def _xiangqi_game(rng: Random) -> int:
    states = xiangqi_positions.random_game(rng, XIANGQI_PLIES)
    for state in states:
        check_xiangqi(state)
    return len(states)


def _endgames(rng: Random) -> int:
    """Endgame tables beside the rulebook, which says what follows from one move to the next."""
    rules = endgames.uncounted(any_jungle_rules(rng))
    probe = Probe(Library(), rules)
    for _ in range(ENDGAMES):
        state = endgames.few_animals(rules, rng)
        probe.prepare(state.board)
        expected = endgames.outcome_by_moves(probe, state)
        fen = JUNGLE.codec.position_text(state)
        agree(f"the value of {fen}", expected, probe.outcome(state.board, state.mover))
    return ENDGAMES


CASES: Final[dict[str, Case]] = {
    "set-up positions of Jungle": _jungle_positions,
    "positions of games of Jungle": _jungle_game,
    "endgames of Jungle": _endgames,
    "set-up positions of Xiangqi": _xiangqi_positions,
    "positions of games of Xiangqi": _xiangqi_game,
}
