"""The eight levels of Jackaroo: each plays by the rules, and each knows something."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.games.jackaroo.engine.thinker import MANNERS, JackarooThinker
from tests.core.jackaroo.moments import JACKAROO, after, from_record, moment, play_randomly
from tests.rows import each_of

FILE = Path(__file__).parents[3] / "conformance" / "jackaroo.json"
EXPECTED: list[dict[str, Any]] = [
    situation
    for situation in json.loads(FILE.read_text(encoding="utf-8"))["situations"]
    if "ai" in situation["expect"]
]
FEW = Limits(nodes=60)
"""Enough for a test."""


def thought_of(
    state: JackarooState, level: int | None, seed: int = 0, limits: Limits | None = FEW
) -> Thought[Decision]:
    return JackarooThinker(lambda: 0.0).think(state, (), Order(level, limits, seed))


def line(thought: Thought[Decision]) -> list[str]:
    return [str(decision) for decision in thought.line]


def deciding(seed: int, rules: str = "king", phases: frozenset[Phase] | None = None) -> Iterator[
    JackarooState
]:  # fmt: skip
    """Moments of a random game in which a seat has to decide."""
    for state in play_randomly(seed, 20_000, rules):
        if state.actor in (0, 1) and (phases is None or state.phase in phases):
            yield state


def test_each_level_of_the_program_has_a_manner() -> None:
    assert list(MANNERS) == list(LEVELS)


@pytest.mark.levels
@each_of("level", range(4, 9))
@each_of("situation", EXPECTED, ids=[each["id"] for each in EXPECTED])
def test_from_level_4_on_the_document_is_followed(situation: dict[str, Any], level: int) -> None:
    state = JACKAROO.seen_by(from_record(situation["state"]), situation["state"]["mover"])
    for seed in range(3):
        assert line(thought_of(state, level, seed, None)) == situation["expect"]["ai"]


@each_of("level", LEVELS)
def test_every_level_wins_when_it_can(level: int) -> None:
    state = moment("51 H4 H3 H2", "40 20 B B", "AS 10H 5D 8C", "3C 6C")
    for seed in range(5):
        thought = thought_of(state, level, seed)
        assert line(thought) == ["card:AS", "option:move", "marble:1"]
        assert thought.mate_in == 1


@pytest.mark.levels
@pytest.mark.parametrize("rules", ["king", "king,alternate_start=yes,passing_at_home=yes"])
@pytest.mark.parametrize("level", [*LEVELS, None])
def test_every_level_plays_by_the_rules_wherever_it_is_asked(level: int | None, rules: str) -> None:
    met = set()
    for number, state in enumerate(deciding(8, rules)):
        if number % 3 == 0 or state.phase not in met:
            met.add(state.phase)
            view = JACKAROO.seen_by(state, state.actor)
            action = thought_of(view, level, number, Limits(nodes=8)).action
            assert action in JACKAROO.actions(state)
    assert met >= {Phase.CARD, Phase.MARBLE, Phase.OPTION, Phase.STEPS, Phase.ATTACKED}


@pytest.mark.levels
@each_of("level", LEVELS)
def test_the_same_seed_plays_the_same(level: int) -> None:
    for state in list(deciding(3))[::25]:
        limits = Limits(nodes=40)
        assert thought_of(state, level, 5, limits) == thought_of(state, level, 5, limits)


@pytest.mark.parametrize("level", range(1, 4))
def test_weak_levels_vary_with_the_seed(level: int) -> None:
    state = moment("0 9 B B", "26 31 B B", "AS 3S 8S KS", "3C 6C 9C JC")
    assert len({thought_of(state, level, seed).line for seed in range(20)}) > 1


@each_of("level", range(1, 9))
def test_the_picks_of_a_play_belong_together(level: int) -> None:
    thinker, order = JackarooThinker(lambda: 0.0), Order(level, Limits(nodes=24), 1)
    for state in list(deciding(5, phases=frozenset({Phase.CARD})))[::4]:
        planned = thinker.think(state, (), order).line
        moment, played = state, list[Decision]()
        for expected in planned:
            chosen = thinker.think(JACKAROO.seen_by(moment, moment.actor), (), order).action
            assert chosen == expected
            played.append(chosen)
            moment = JACKAROO.play(moment, chosen).state
        assert tuple(played) == planned
        assert moment.phase not in PICKING | {Phase.REST}


@pytest.mark.parametrize("level", [4, 5, 6])
def test_a_player_who_is_asked_in_the_middle_goes_on_as_it_would_have(level: int) -> None:
    """Another thinker, as after a restart, has no plan and comes to the same picks."""
    for state in list(deciding(6, phases=frozenset({Phase.CARD})))[::6]:
        planned = thought_of(state, level, 2, None).line
        for number in range(1, len(planned)):
            state = JACKAROO.play(state, planned[number - 1]).state
            assert thought_of(state, level, 2, None).line == planned[number:]


def test_a_seven_that_somebody_else_began_is_ended() -> None:
    state = after(moment("10 20 30 B", "26 35 B B", "7S 3S"), "card:7S", "marble:1", "steps:2")
    for level in LEVELS:
        assert line(thought_of(state, level))[0] in ("rest:2", "rest:3")


def test_nothing_is_thought_where_nobody_has_to_decide() -> None:
    *_, over = play_randomly(1, 20_000)
    for state in (JACKAROO.start(over.rules), over):
        assert thought_of(state, 8) == Thought(())


@each_of("level", range(2, 9))
def test_no_level_attacks_a_hand_that_is_empty(level: int) -> None:
    state = moment("10 B B B", "48 B B B", "10H 5D", "")
    for seed in range(5):
        assert "option:attack" not in line(thought_of(state, level, seed))


@pytest.mark.levels
def test_level_4_beats_level_1() -> None:
    assert sum(winner_is_first(4, 1, seed) for seed in range(12)) >= 10


def winner_is_first(first: int, second: int, seed: int) -> bool:
    """A game between two levels; seats change with the seed."""
    rng, state = Random(seed), JACKAROO.start(JACKAROO.codec.parse_rules("king"))
    levels = (first, second) if seed % 2 == 0 else (second, first)
    thinkers = [JackarooThinker(lambda: 0.0) for _ in levels]
    while state.actor is not None:
        if state.actor in (0, 1):
            order = Order(levels[state.actor], seed=seed)
            action = thinkers[state.actor].think(state, (), order).action
        else:
            action = JACKAROO.draw(state, rng)
        assert action is not None
        state = JACKAROO.play(state, action).state
    assert state.winner is not None
    return levels[state.winner] == first
