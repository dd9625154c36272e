"""The computer player knows what its seat knows, and no more."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.engine.messages import parse_question, question_about, question_text
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.engine.worker import Brain, think_about
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from tests.core.jackaroo.moments import JACKAROO, play_randomly
from tests.sample_games import done

LEVELS = (1, 2, 4, 6, 8)
FEW = Limits(nodes=40)

seeds = st.integers(0, 2**32)


def twin(state: JackarooState, rng: Random) -> JackarooState:
    """A state that differs only in cards which the seat to act does not see."""
    return JACKAROO.determinise(JACKAROO.seen_by(state, state.actor), rng)


def line_of(state: JackarooState, order: Order) -> object:
    return JackarooThinker(lambda: 0.0).think(state, (), order)


@given(seed=seeds, length=st.integers(2, 200), level=st.sampled_from(LEVELS))
@settings(max_examples=25, deadline=None)
def test_hidden_cards_change_nothing_even_where_they_are_shown(
    seed: int, length: int, level: int
) -> None:
    state = next(
        (each for each in reversed(play_randomly(seed, length)) if each.actor in (0, 1)), None
    )
    if state is None:
        return
    order, other = Order(level, FEW, seed), twin(state, Random(seed))
    thought = line_of(JACKAROO.seen_by(state, state.actor), order)
    assert line_of(state, order) == thought
    assert line_of(other, order) == thought


def test_the_twins_of_these_tests_really_differ() -> None:
    state = play_randomly(1, 3)[-1]
    other = twin(state, Random(1))
    assert other != state
    assert JACKAROO.seen_by(other, other.actor) == JACKAROO.seen_by(state, state.actor)


def match_at(state: JackarooState) -> AnyMatch:
    return begin(JACKAROO, Setup(state.rules, JACKAROO.codec.position_text(state)))


def asked(match: AnyMatch, level: int) -> Thought[str]:
    """What comes back when the match is asked about by way of the messages."""
    _, question = parse_question(question_text(1, question_about(match, Order(level, FEW))))
    games: dict[str, Brain] = {"jackaroo": (JACKAROO, JackarooThinker(lambda: 0.0))}
    return think_about(games, question, lambda: False, lambda thought: None)


@pytest.mark.levels
@pytest.mark.parametrize("level", LEVELS)
def test_questions_and_answers_are_the_same_for_both_twins(level: int) -> None:
    phases = set()
    for number, state in enumerate(play_randomly(8, 20_000)):
        if state.actor in (0, 1) and (number % 7 == 0 or state.phase not in phases):
            phases.add(state.phase)
            match, other = match_at(state), match_at(twin(state, Random(number)))
            order = Order(level, FEW)
            assert question_about(match, order) == question_about(other, order)
            assert BACK in question_about(match, order).start
            answer = asked(match, level)
            assert answer.action in list(map(str, JACKAROO.actions(state)))
            assert asked(other, level) == answer
    assert phases >= {Phase.CARD, Phase.OPTION, Phase.MARBLE, Phase.STEPS, Phase.ATTACKED}


@pytest.mark.levels
@pytest.mark.parametrize("level", [2, 5])
def test_a_whole_game_can_be_played_by_way_of_the_messages(level: int) -> None:
    match: AnyMatch = begin(JACKAROO, Setup(JACKAROO.codec.parse_rules("king"), luck_seed=4))
    while match.actor is not None:
        action = asked(match, level).action
        assert action is not None
        match = done(match.play(JACKAROO.codec.parse_action(action)))
    assert isinstance(match, Match)
    assert match.verdict is not None
