"""Strong levels play to win; whoever asks what is best hears of both sides alike."""

from dataclasses import replace
from random import Random

import pytest

from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rulesets import RULE_SETS
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.evaluation import piece_values
from jungle_pg.games.jungle.engine.lookups import lookups_of
from jungle_pg.games.jungle.engine.thinker import JungleThinker

TRADITIONAL = RULE_SETS["traditional"]
GAMES, OPENING = 4, 4
TURNED = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"


def still() -> float:
    return 0.0


def thought(state: JungleState, order: Order) -> Thought[Move]:
    return JungleThinker(still).think(state, (), order)


def decided(order: Order) -> int:
    """How many of some games of two equal players somebody wins."""
    won = 0
    for seed in range(GAMES):
        rng, state, past = Random(seed), JUNGLE.start(TRADITIONAL), list[JungleState]()
        players = JungleThinker(still), JungleThinker(still)
        while state.verdict is None:
            if len(past) < OPENING:
                action: Move | None = rng.choice(JUNGLE.actions(state))
            else:
                action = players[state.mover].think(state, past, replace(order, seed=seed)).action
            assert action is not None
            past.append(state)
            state = JUNGLE.play(state, action).state
        won += state.verdict.winner is not None
    return won


def test_only_a_level_holds_its_own_side_for_better() -> None:
    start, turned = JUNGLE.start(TRADITIONAL), JUNGLE.start(TRADITIONAL, TURNED)
    limits = Limits(depth=4)
    scores = [thought(state, Order(limits=limits)).score for state in (start, turned)]
    assert scores[0] == scores[1]
    for level, is_eager in ((5, False), (6, True), (7, True), (8, True)):
        for state in (start, turned):
            told = thought(state, Order(level, limits)).score
            assert (told > scores[0] + 100) == is_eager, level


def test_where_there_is_no_hurry_levels_see_both_sides_alike() -> None:
    for rules in ("club", "course", "animal", "traditional,no_capture_limit=101"):
        state, limits = JUNGLE.start(JUNGLE.codec.parse_rules(rules)), Limits(depth=3)
        assert thought(state, Order(8, limits)).score == thought(state, Order(limits=limits)).score


def test_an_eager_side_differs_from_the_other_one_alone() -> None:
    values = piece_values(TRADITIONAL)
    for seat in (0, 1):
        eager = piece_values(TRADITIONAL, eager=seat)
        ours, theirs = slice(8 * seat, 8 * seat + 8), slice(8 - 8 * seat, 16 - 8 * seat)
        assert eager[theirs] == values[theirs]
        assert all(map(tuple.__ne__, eager[ours], values[ours]))


def test_what_one_side_remembers_is_not_believed_by_the_other() -> None:
    state = JUNGLE.start(TRADITIONAL)
    tables = [lookups_of(TRADITIONAL, knows_places=True, eager=seat) for seat in (None, 0, 1)]
    assert len({SearchBoard(state, each).key for each in tables}) == 3


@pytest.mark.levels
def test_strong_levels_open_the_game_and_end_it() -> None:
    limits = Limits(nodes=400)
    # By looking at both sides alike they keep all animals at home until the limit.
    assert decided(Order(8, limits)) >= decided(Order(limits=limits)) + 2
