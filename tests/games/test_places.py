"""Places on a board in squares, whole and in parts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.cabinet import games
from jungle_pg.games.values import Field, square_of
from tests.rows import each_of

TABLE = games()["jungle"].look


@each_of("is_flipped", [False, True])
@given(x=st.integers(55, 780), y=st.integers(35, 980))
def test_a_place_is_in_the_square_it_is_seen_in(is_flipped: bool, x: int, y: int) -> None:
    field = Field(60, 40, 100, 7, 9, is_flipped)
    column, row, place = (x - 60) // 100, (y - 40) // 100, field.place_at(x, y)
    assert (place is None) == (column not in range(7) or row not in range(9))
    if place is not None:
        square = (6 - column, 8 - row) if is_flipped else (column, row)
        assert (square_of(place[0]), square_of(place[1])) == square
        assert TABLE.pick_at(*place) == TABLE.pick_at(*square)


@each_of("is_flipped", [False, True])
def test_the_middle_of_a_place_is_found_again(is_flipped: bool) -> None:
    field = Field(60, 40, 100, 7, 9, is_flipped)
    place = field.place_at(*field.middle(2.25, 3.75))
    assert place == pytest.approx((2.25, 3.75))


@each_of("place", [(-1, 0), (0, -1), (7, 0), (0, 9), (-0.51, 0), (0, 8.5)])
def test_there_is_nothing_to_pick_beside_the_squares(place: tuple[float, float]) -> None:
    assert TABLE.pick_at(*place) is None
