"""Who plays by the endgame tables, who does not, and what is told with a move."""

from itertools import count
from random import Random

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS, parse_rules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Standing, Value
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from tests.games.jungle.endgames import few_animals, library, probe_for, read_shipped
from tests.rows import each_of

TRADITIONAL = RULE_SETS["traditional"]
WIN_IN_23 = "7/7/6e/7/7/7/5w1/7/4T2 b"
LOSS_IN_12 = "7/7/6d/6E/7/7/7/7/7 b"
QUICK = Order(limits=Limits(nodes=200))
KNOWING, ERRING = (6, 7, 8), (1, 2, 3, 4, 5)


def still() -> float:
    return 0.0


def thought(fen: str, order: Order = QUICK, rules: str = "traditional") -> Thought[Move]:
    state = JUNGLE.start(parse_rules(rules), fen)
    return JungleThinker(still, read_shipped).think(state, (), order)


def known(fen: str, order: Order = QUICK, rules: str = "traditional") -> Knowledge[Move]:
    found = thought(fen, order, rules).known
    assert found is not None
    return found


def test_the_levels_that_must_not_err_are_the_three_highest() -> None:
    assert tuple(number for number in LEVELS if LEVELS[number].knows_endings) == KNOWING


@each_of("order", [QUICK, Order(), *(Order(level=level) for level in KNOWING)])
def test_strong_levels_and_orders_by_limits_answer_by_tables(order: Order) -> None:
    told = thought(WIN_IN_23, order)
    assert (told.mate_in, told.nodes) == (23, 0)
    assert told.known is not None
    assert told.known.best.outcome == Outcome(Value.WIN, 23)


@each_of("level", ERRING)
def test_lower_levels_play_as_before(level: int) -> None:
    assert thought(WIN_IN_23, Order(level=level)).known is None


@each_of("seed", range(6))
def test_two_strong_players_end_a_game_when_the_tables_say(seed: int) -> None:
    state = few_animals(parse_rules("course"), Random(seed))
    outcome = probe_for(state.rules, state.board).outcome(state.board, state.mover)
    assert outcome is not None
    player, past = JungleThinker(still, read_shipped), list[JungleState]()
    for _ in range(outcome.distance or 0):
        assert state.verdict is None
        action = player.think(state, past, Order(level=8)).action
        assert action is not None
        past.append(state)
        state = JUNGLE.play(state, action).state
    assert (state.verdict is not None) == (outcome.distance is not None)


@pytest.mark.slow
@each_of("rules", ["course", "animal+dog_river"])
def test_a_search_sees_to_the_end_of_a_game_behind_the_last_capture_but_two(rules: str) -> None:
    knowing, rng = JungleThinker(still, read_shipped), Random(rules)
    seen_far, shallow = 0, Order(limits=Limits(depth=4))
    for _ in range(80):
        state = few_animals(parse_rules(rules), rng, [(2, 2), (3, 1), (1, 3)])
        told = knowing.think(state, (), shallow)
        if told.mate_in is None or abs(told.mate_in) <= 6:
            continue
        after = state
        for action in told.line:
            after = JUNGLE.play(after, action).state
            if sum(piece is not None for piece in after.board) <= 3:
                break
        end = probe_for(after.rules, after.board).outcome(after.board, after.mover)
        if end is None:
            # The line that is told ends before the capture.
            continue
        seen_far += 1
        assert end.distance is not None
        wins = (end.value is Value.WIN) == (after.mover == state.mover)
        assert wins == (told.mate_in > 0)
    assert seen_far >= 2


def test_every_legal_move_is_told_with_its_own_end() -> None:
    found, state = known(LOSS_IN_12), JUNGLE.start(TRADITIONAL, LOSS_IN_12)
    assert {each.action for each in found.prospects} == set(JUNGLE.actions(state))
    assert found.limit == 50
    for each in found.prospects:
        after = JUNGLE.play(state, each.action).state
        answer = probe_for(TRADITIONAL, after.board).outcome(after.board, after.mover)
        assert answer is not None
        assert each.outcome == answer.before


@each_of(
    ("fen", "standing"),
    [
        (f"{WIN_IN_23} 27 40", Standing.CERTAIN),
        (f"{WIN_IN_23} 28 40", Standing.LIMIT_MAY_BE_FIRST),
        ("7/7/7/7/7/7/1e5/7/E6 r 17 40", Standing.CERTAIN),
        ("7/7/7/7/7/7/1e5/7/E6 r 18 40", Standing.LIMIT_FIRST),
    ],
)
def test_where_the_limit_may_come_first_the_search_decides_and_what_is_known_is_told(
    fen: str, standing: Standing
) -> None:
    told = thought(fen)
    assert told.known is not None
    assert told.known.best.outcome.value is Value.WIN
    assert told.known.best.standing is standing
    assert (told.nodes > 0) == (standing is not Standing.CERTAIN)
    assert told.action in JUNGLE.actions(JUNGLE.start(TRADITIONAL, fen))


def test_a_capture_that_starts_the_count_again_makes_a_slower_win_sure() -> None:
    # The lion would win in 5 without taking, but the limit comes after 4.
    told = thought("7/7/7/7/7/7/2lP3/3D3/7 b 46 60")
    assert told.action is not None
    assert (JUNGLE.codec.action_text(told.action), told.mate_in) == ("C3D3", 9)


def test_a_player_in_a_hurry_moves_without_tables_that_are_not_made_yet() -> None:
    rules = parse_rules("traditional,rivers=edges,swimmers=DR")
    state = JUNGLE.start(rules, "7/7/6e/7/7/7/5d1/7/4T2 b")
    hurried = JungleThinker(still).think(state, (), Order(limits=Limits(seconds=0)))
    assert hurried.known is None
    assert hurried.action in JUNGLE.actions(state)
    assert JungleThinker(still).think(state, (), QUICK).known is not None


def test_the_thinking_process_reads_the_tables_that_came_with_the_program() -> None:
    _, player = brains(still)["jungle"]
    state = JUNGLE.start(TRADITIONAL, WIN_IN_23)
    # There is no time to make any.
    told = player.think(state, (), Order(limits=Limits(seconds=0)))
    assert told.known is not None


def test_other_rules_have_other_ends() -> None:
    player = JungleThinker(still, read_shipped)
    ends = []
    for rules in ("traditional", "appendix", "traditional"):
        state = JUNGLE.start(parse_rules(rules), WIN_IN_23)
        ends.append(player.think(state, (), QUICK).mate_in)
    assert ends[0] == ends[2] == 23
    assert library().troubles == []


def test_time_that_tables_take_is_time_of_the_thought_and_leaves_half_of_it_to_the_search() -> None:
    moments = count(step=0.01)
    state = few_animals(parse_rules("animal+dog_river"), Random(1), [(2, 2)])
    ticking = JungleThinker(lambda: next(moments))
    told = ticking.think(state, (), Order(limits=Limits(seconds=1.0)))
    assert told.action in JUNGLE.actions(state)
    assert told.nodes > 1000
    # The clock is looked at once more for each depth that is told.
    assert next(moments) <= 1.2
