"""Luck and skill of a game: they add up to its end, and nothing is told of what is hidden."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.fortune import Fortune, fortune_of
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import places_of, review_of
from jungle_pg.core.review.values import JudgedPosition, Review, settled
from tests.core.jackaroo.moments import JACKAROO
from tests.core.jungle.positions import JUNGLE
from tests.core.test_duplicate import FIRST, new_game, played


def judged(match: AnyMatch, chances: list[tuple[float, float]]) -> dict[int, JudgedPosition]:
    """Every place with one of the chances, and what was played there with the other."""
    positions = {}
    for number, place in enumerate(places_of(match)):
        verdict = match.verdict_at(place)
        if verdict is not None:
            positions[number] = settled(verdict.winner)
            continue
        high, low = chances[number % len(chances)]
        seat = JACKAROO.actor(match.state_at(place)) or 0
        positions[number] = JudgedPosition(high, seat, ("card:?",), None, low, (), 3)
    return positions


def fortune(match: AnyMatch, chances: list[tuple[float, float]]) -> Fortune | None:
    return fortune_of(match, review_of(match, judged(match, chances), Reviewer()))


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100)), min_size=1, max_size=9))
def test_luck_and_skill_of_both_sides_lead_from_one_half_to_the_result(
    found: list[tuple[int, int]],
) -> None:
    pairs = [(max(pair) / 100, min(pair) / 100) for pair in found]
    told = fortune(FIRST, pairs)
    assert told is not None
    assert FIRST.verdict is not None
    result = 1.0 if FIRST.verdict.winner == 0 else 0.0
    assert abs(0.5 + told.luck[0] + told.skill[0] - told.skill[1] - result) < 1e-6
    assert told.luck[0] == -told.luck[1]
    assert max(told.skill) <= 0


def test_who_gives_nothing_away_has_lost_or_won_by_luck_alone() -> None:
    told = fortune(FIRST, [(0.6, 0.6), (0.3, 0.3)])
    assert told is not None
    assert told.skill == (0.0, 0.0)
    assert abs(told.luck[0]) == 0.5


def test_nothing_is_told_while_something_is_hidden_or_not_judged() -> None:
    running = played(new_game(), most=60)
    assert fortune(running, [(0.6, 0.5)]) is None
    positions = judged(FIRST, [(0.6, 0.5)])
    del positions[3]
    assert fortune_of(FIRST, review_of(FIRST, positions, Reviewer())) is None


def test_a_game_that_is_given_up_is_told_up_to_there() -> None:
    given_up = played(new_game(), most=60).resign(0)
    assert isinstance(given_up, Match)
    told = fortune(given_up, [(0.6, 0.6)])
    assert told is not None
    # Nobody's luck is that the other one had no patience.
    assert abs(told.luck[0]) < 0.2


def test_games_without_luck_have_none() -> None:
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional")))
    assert fortune_of(match, review_of(match, {0: JudgedPosition(0.5)}, Reviewer())) is None


def test_nothing_is_told_before_anything_is_known() -> None:
    assert fortune_of(FIRST, Review()) is None
