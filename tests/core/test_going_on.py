"""Going on from any point of a log where luck has fallen: a seat decides, nothing is redrawn."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import CHANCE
from tests.sample_games import JACKAROO, TOY, Game, play_random
from tests.toy import ToyRules

LUCKY = [Game(TOY, ToyRules(cards=4)), Game(JACKAROO, JACKAROO.codec.parse_rules("king"))]


@pytest.mark.parametrize("game", LUCKY, ids=str)
@given(seed=st.integers(0, 2**32))
def test_a_seat_decides_wherever_a_match_goes_on(game: Game, seed: int) -> None:
    match = play_random(game.begin(luck_seed=seed, undo_depth=None), Random(seed), 40)
    for ply in range(len(match.moments) + 1):
        for after in (match.play_from(ply), match.branch(ply)):
            assert after.actor != CHANCE
            assert after.cursor >= ply
            assert after.moments[: after.cursor] == match.moments[: after.cursor]


@pytest.mark.parametrize("game", LUCKY, ids=str)
def test_where_undo_reaches_the_rest_of_the_log_stays_for_redo(game: Game) -> None:
    match = play_random(game.begin(luck_seed=1, undo_depth=None), Random(1), 12)
    assert match.play_from(match.floor).moments == match.moments


@pytest.mark.parametrize("game", LUCKY, ids=str)
def test_luck_that_was_still_to_come_is_drawn(game: Game) -> None:
    match = game.begin(luck_seed=1)
    cut = replace(match, moments=(), cursor=0, floor=0)
    assert cut.actor == CHANCE
    assert cut.play_from(0).moments == match.moments
    assert cut.branch(0).moments == match.moments
