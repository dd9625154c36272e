"""The ratings of the paper, and what must hold whatever is played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.career.glicko import WIDEST, Rating, Score, rated_anew

scores = st.builds(
    Score, st.floats(100, 4000), st.floats(10, 350), st.sampled_from((0.0, 0.5, 1.0))
)
ratings = st.builds(Rating, st.floats(100, 4000), st.floats(20, 350), st.floats(0.02, 0.1))


def test_the_worked_example_of_the_paper() -> None:
    games = (Score(1400, 30, 1), Score(1550, 100, 0), Score(1700, 300, 0))
    after = rated_anew(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_a_rating_is_less_sure_and_never_wider_than_unknown() -> None:
    idle = rated_anew(Rating(1500, 200, 0.06), ())
    assert idle.rating == 1500
    assert idle.deviation == pytest.approx(200.27, abs=0.01)
    assert rated_anew(Rating(1500, WIDEST, 0.06), ()).deviation == WIDEST


@given(ratings, scores)
def test_a_win_never_lowers_and_a_loss_never_raises(player: Rating, game: Score) -> None:
    after = rated_anew(player, (game,))
    if game.points == 1:
        assert after.rating >= player.rating
    elif game.points == 0:
        assert after.rating <= player.rating
    assert 0 < after.deviation <= WIDEST
    assert 0 < after.volatility < 1
