"""Heavy mode: after every change of random games everything that can be checked is checked."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.gametext import game_text, parse_game
from jungle_pg.core.history import history
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.boardfile import board_file_text, parse_board_file
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.jungle.rules import LIMIT_RANGES, JungleRules
from jungle_pg.core.jungle.rulestext import FIELDS
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.match import replay
from jungle_pg.core.rulebook import CHANCE, Record, Refusal
from jungle_pg.core.saving import essence_of, save_text
from jungle_pg.core.saving_changes import change_record, changed_essence
from jungle_pg.core.saving_glance import Glance, glance
from jungle_pg.core.saving_load import load_text, restore
from jungle_pg.core.saving_values import Loaded, Times
from jungle_pg.engine.jungle.board import SearchBoard
from stress.run import Report, Run
from tests.games import GAMES, AnyMatch, Game
from tests.saves.wandering import RULEBOOKS, STAMP, random_times, wander

CHANGES: Final = 120
"""The most changes a game goes through."""
HOUSE_RULES: Final = 0.3
"""The share of games under rules somebody made up."""
ENDS: Final = 0.3
"""How often a game that is over is left; otherwise its end may be undone."""
MOST_FINDINGS: Final = 10


class Disagreement(Exception):  # noqa: N818 - it reads as what it is
    """Two parts of the program say different things about the same game."""


def heavy(run: Run) -> Report:
    """Random games of every rule set, as many as there is time for."""
    rng = Random(f"heavy {run.seed}")
    games, changes, findings = 0, 0, list[str]()
    while run.goes_on(games) and len(findings) < MOST_FINDINGS:
        seed = rng.randrange(2**32)
        try:
            changes += heavy_game(seed)
        except Exception as failure:
            findings.append(f"{failure!r} {' '.join(failure.__notes__)}")
        games += 1
    return Report({"games": games, "changes": changes}, tuple(findings))


def heavy_game(seed: int, changes: int = CHANGES) -> int:
    """One random game with every check after every change; how many changes there were."""
    rng = Random(seed)
    game = chosen_game(rng)
    match = game.begin(luck_seed=rng.randrange(2**32), undo_depth=rng.choice((0, 1, 3, 10, None)))
    times = random_times(seed)
    essence = essence_of(match, times)
    count = 0
    try:
        check(match, times)
        for _ in range(rng.randint(1, changes)):
            count += 1
            before, match = match, wander(match, rng)
            essence = journal_step(essence, before, match, times)
            check(match, times)
            agree("the journal", match, loaded(restore(RULEBOOKS, essence)).match)
            if match.verdict is not None and rng.random() < ENDS:
                break
    except Exception as failure:
        failure.add_note(f"in heavy_game({seed}) of {game}, change {count}")
        raise
    return count


def chosen_game(rng: Random) -> Game:
    """Any game and rule set, now and then under house rules."""
    if rng.random() < HOUSE_RULES:
        return Game(JUNGLE, house_rules(rng))
    return rng.choice(GAMES)


def house_rules(rng: Random) -> JungleRules:
    """Some fields of the rules with any value they may have."""
    rules = JungleRules()
    chosen = rng.sample(FIELDS, rng.randint(1, len(FIELDS)))
    return replace(rules, **{name: _any_value(name, rng) for name in chosen})


def _any_value(name: str, rng: Random) -> Any:
    sample = getattr(JungleRules(), name)
    if isinstance(sample, bool):
        return rng.random() < 0.5
    if isinstance(sample, frozenset):
        return frozenset(animal for animal in Animal if rng.random() < 0.4)
    if name in LIMIT_RANGES:
        lowest, _ = LIMIT_RANGES[name]
        return rng.choice((None, lowest, rng.randint(lowest, lowest + 40)))
    choices: list[Any] = list(sample.__class__)
    return rng.choice(choices)


def check(match: AnyMatch, times: Times) -> None:
    """Everything that must hold for a match at any moment."""
    check_save(match, times)
    check_walk(match)
    check_replay(match)
    check_texts(match)
    if isinstance(match.state, JungleState):
        check_board(match.state)


def check_save(match: AnyMatch, times: Times) -> None:
    """What is saved is what is loaded, and saved again it is the same text."""
    text = save_text(match, times, STAMP)
    found = loaded(load_text(RULEBOOKS, text))
    agree("the save", (match, times), (found.match, found.times))
    agree("a save of the save", text, save_text(found.match, found.times, STAMP))
    face = glance(RULEBOOKS, text)
    if not isinstance(face, Glance):
        raise Disagreement(f"a glance at the save says {face}")
    agree("a glance", (match.cursor, match.verdict), (face.plies, face.verdict))


def check_walk(match: AnyMatch) -> None:
    """Undo reaches as far as it may, redo leads to the end, and nothing is lost on the way."""
    back, steps = match, 0
    while not isinstance(earlier := back.undo(), Refusal):
        back, steps = earlier, steps + 1
        agree("an undone match", match.state_at(back.cursor), back.state)
    for _ in range(steps):
        forth = back.redo()
        if isinstance(forth, Refusal):
            raise Disagreement(f"redo says {forth.code}")
        back = forth
    # A cursor between two decisions of a person is reached by undo, not by redo.
    agree("undone and redone", replace(match, cursor=back.cursor), back)
    end = match
    while not isinstance(later := end.redo(), Refusal):
        end = later
    agree("the end of redo", len(match.moments), end.cursor)


def check_replay(match: AnyMatch) -> None:
    """The log, played again, gives the same moments."""
    whole = replay(match.rulebook, match.setup, match.entries)
    if whole.refusal is not None:
        raise Disagreement(f"the replay refuses an entry: {whole.refusal}")
    agree("the replay", match.moments, whole.match.moments[: len(match.moments)])


def check_texts(match: AnyMatch) -> None:
    """Rules, positions, moves and the whole game read back from their texts."""
    rulebook, codec, rules = match.rulebook, match.rulebook.codec, match.setup.rules
    agree("the rules as text", rules, codec.parse_rules(codec.rules_text(rules)))
    position = codec.position_text(match.state)
    agree("the position", position, codec.position_text(rulebook.start(rules, position)))
    for action in rulebook.actions(match.state):
        agree("a move as text", action, codec.parse_action(codec.action_text(action)))
    agree("the lines of the history", match.cursor, len(history(match)))
    if match.actor == CHANCE:
        # A text that ends before a throw of the dice is read with the throw that follows.
        return
    again = parse_game(rulebook, game_text(match))
    agree("the game as text", game_text(match), game_text(again))
    agree("how it stands", (match.state, match.verdict), (again.state, again.verdict))


def check_board(state: JungleState) -> None:
    """The board of the search agrees with the rulebook: moves, captures, verdicts, and back."""
    rules = state.rules
    seen = Position(state.board, state.mover)
    agree("the board file", seen, parse_board_file(rules, board_file_text(rules, seen)))
    if state.verdict is not None:
        return
    board = SearchBoard(state)
    before = facts(board)
    moves = {board.action(move): move for move in board.legal_moves()}
    agree("the moves of the search", set(JUNGLE.actions(state)), set(moves))
    for action, move in moves.items():
        after = JUNGLE.play(state, action).state
        board.make(move)
        reason = after.verdict.reason if after.verdict else None
        if reason == "repetition":
            # The board of the search knows no past; the search itself looks after that.
            reason = None
        agree(f"the verdict after {action}", reason, board.reason_over())
        agree(f"the board after {action}", facts(SearchBoard(after)), facts(board))
        board.unmake()
    agree("the board after unmaking", before, facts(board))


def facts(board: SearchBoard) -> tuple[Any, ...]:
    """All that a board of the search knows."""
    return (
        board.cells[:63], board.squares[:16], board.seat, board.own, board.their,
        board.key, board.score, board.quiet,
    )  # fmt: skip


def journal_step(essence: Record, before: AnyMatch, after: AnyMatch, times: Times) -> Record:
    """What a journal holds after one more change."""
    changed = changed_essence(essence, change_record(before, after, times))
    if changed is None:
        raise Disagreement("the journal does not take the change")
    return changed


def loaded(found: object) -> Loaded:
    """What was loaded, which must be sound."""
    if not isinstance(found, Loaded):
        raise Disagreement(f"it cannot be loaded: {found}")
    return found


def agree(what: str, expected: object, found: object) -> None:
    """Two answers that must be the same."""
    if expected != found:
        raise Disagreement(f"{what} differs: {expected!r:.300} became {found!r:.300}")
