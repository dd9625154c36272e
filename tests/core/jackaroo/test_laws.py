"""What holds in every game of Jackaroo, whoever plays it."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, is_home, is_on_ring
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin, replay
from jungle_pg.core.rulebook import CHANCE
from tests.core.jackaroo.moments import JACKAROO, play_randomly
from tests.sample_games import done

RULES = (
    "king",
    "king,alternate_start=yes",
    "king,passing_at_home=yes",
    "king,alternate_start=yes,passing_at_home=yes",
)
MOST_DECISIONS = 20_000
rules = st.sampled_from(RULES)
seeds = st.integers(0, 2**32)


def check(state: JackarooState) -> None:
    assert sorted(state.hands[0] + state.hands[1] + state.deck + state.pile) == sorted(CARDS)
    on_ring = [place for side in state.board for place in side if is_on_ring(place)]
    assert len(set(on_ring)) == len(on_ring)
    for side in state.board:
        at_home = [place for place in side if is_home(place)]
        assert len(set(at_home)) == len(at_home)
        assert all(place == BASE or is_on_ring(place) or is_home(place) for place in side)
    assert (state.actor is None) == (state.winner is not None) == (state.phase is Phase.OVER)
    assert (state.actor in (0, 1)) == bool(JACKAROO.actions(state))


@given(seed=seeds, rules=rules)
@settings(max_examples=12, deadline=None)
def test_every_game_of_random_play_ends_and_keeps_its_cards_and_marbles(
    seed: int, rules: str
) -> None:
    states = play_randomly(seed, MOST_DECISIONS, rules)
    assert states[-1].winner is not None
    for state in states:
        check(state)


@pytest.mark.parametrize("rules", RULES)
def test_auto_play_against_itself_ends_too(rules: str) -> None:
    rng, state = Random(4), JACKAROO.start(JACKAROO.codec.parse_rules(rules))
    for _ in range(MOST_DECISIONS):
        if state.actor is None:
            break
        is_luck = state.actor == CHANCE
        chosen = JACKAROO.draw(state, rng) if is_luck else JACKAROO.autoplay(state)
        state = JACKAROO.play(state, chosen).state
    assert state.winner is not None


@given(seed=seeds, rules=rules)
@settings(max_examples=8, deadline=None)
def test_a_log_replays_to_the_same_states_without_luck(seed: int, rules: str) -> None:
    setup = Setup(JACKAROO.codec.parse_rules(rules), luck_seed=seed)
    match, rng = begin(JACKAROO, setup), Random(seed)
    for _ in range(80):
        if match.actor is None:
            break
        match = done(match.play(rng.choice(JACKAROO.actions(match.state))))
    again = replay(JACKAROO, Setup(setup.rules, luck_seed=seed + 1), match.entries)
    assert again.refusal is None
    assert again.match.moments == match.moments


@given(seed=seeds, length=st.integers(0, 300))
def test_turns_and_rounds_only_rise_and_the_pile_is_only_emptied_by_a_shuffle(
    seed: int, length: int
) -> None:
    states = play_randomly(seed, length)
    for before, after in pairwise(states):
        assert after.turn - before.turn in (0, 1)
        assert after.round - before.round == (before.phase is Phase.DEAL)
        kept = after.pile[: len(before.pile)] == before.pile
        assert kept or before.phase is Phase.SHUFFLE


@given(seed=seeds, length=st.integers(0, 300))
def test_only_the_mover_gains_captures(seed: int, length: int) -> None:
    states = play_randomly(seed, length)
    for before, after in pairwise(states):
        other = 1 - before.mover
        assert after.captures[other] == before.captures[other]
        gone = sum(place == BASE for place in after.board[other]) - sum(
            place == BASE for place in before.board[other]
        )
        assert after.captures[before.mover] - before.captures[before.mover] == gone
