"""Points by name, and moves as two of them."""

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.board import POINTS, parse_point, point_name
from jungle_pg.core.xiangqi.paths import Move
from tests.core.xiangqi.positions import XIANGQI
from tests.rows import each_of


def test_points_count_from_the_left_of_red() -> None:
    assert [point_name(point) for point in (0, 8, 9, 89)] == ["a1", "i1", "a2", "i10"]
    assert [parse_point(point_name(point)) for point in POINTS] == list(POINTS)
    assert parse_point("E10") == parse_point("e10")


@each_of("text", ["", "e", "e0", "e11", "j1", "10e", "e 1", "é1", "e1e2", "e١"])
def test_other_texts_are_no_points(text: str) -> None:
    with pytest.raises(BadText):
        parse_point(text)


@pytest.mark.parametrize("text", ["b3e3", "b3b10", "a10a9", "i10i1"])
def test_a_move_is_two_points(text: str) -> None:
    move = XIANGQI.codec.parse_action(text)
    assert XIANGQI.codec.action_text(move) == text
    assert XIANGQI.codec.parse_action(text.upper()) == move
    opening = XIANGQI.start(XIANGQI.codec.parse_rules("standard"))
    assert "".join(XIANGQI.picks(opening, move)) == text


def test_ten_is_read_before_one() -> None:
    assert XIANGQI.codec.parse_action("b3b10") == Move(19, 82)


@pytest.mark.parametrize("text", ["a4a11", "a0a1", "j5z99", "a1a99"])
def test_points_beyond_the_board_keep_their_names(text: str) -> None:
    assert XIANGQI.codec.action_text(XIANGQI.codec.parse_action(text)) == text


@each_of("text", ["", "b3", "b3-e3", "b3e", "b3e3e4", "pass", "b3 e3", "b³e3"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadText):
        XIANGQI.codec.parse_action(text)
