"""A game at the board with fingers alone: taps, drags, long presses; nothing hovers afterwards."""

from typing import Final

import pytest

from jungle_pg.board.fingers import LIFTED
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import Drawing
from tests.scenes.table.jackaroo_board import JackarooBoard
from tests.scenes.table.playing import Board
from tests.scenes.touching import Fingers

RESTING: Final = "7/7/7/7/3c3/3D3/7/7/7 r"


def fingers_at(board: Board) -> Fingers:
    return Fingers(board.show)


def test_two_taps_move_a_piece_and_nothing_stays_lit() -> None:
    board = Board()
    hand = fingers_at(board)
    hand.tap(*board.at("A3"))
    assert board.marked("move") == {"A2", "A4", "B3"}
    hand.tap(*board.at("A4"))
    assert board.standing("A4") == "E"
    assert not board.scene.board.is_hot
    assert not board.marked("hover")


def test_a_piece_floats_above_the_finger_that_drags_it_and_a_ring_shows_where_it_goes() -> None:
    board = Board()
    hand, view = fingers_at(board), board.scene.board
    end = board.at("A4", 12, -9)
    hand.drag(board.at("A3"), end, lets_go=False)
    field = view.field
    assert field is not None
    assert view.held_at == (end[0], end[1] - LIFTED * field.square)
    ring = view.pieces(board.show.stack.view, board.show.now)[-1]
    assert isinstance(ring, Drawing)
    middle = (ring.x + ring.w / 2, ring.y + ring.h / 2)
    assert middle == pytest.approx(board.at("A4"), abs=1)
    assert ring.w > 2 * field.square
    hand.do(1, "up", *end)
    assert board.standing("A4") == "E"


def test_a_piece_that_is_let_go_where_it_cannot_go_comes_home_from_where_it_was_shown() -> None:
    board = Board()
    hand = fingers_at(board)
    hand.drag(board.at("A3"), board.at("B4"))
    assert board.standing("A3") == "E"
    assert board.says("Cannot enter water")
    assert board.scene.board.dropped_at[1] < board.at("B4")[1] - 10


def test_a_tap_on_an_enemy_shows_whom_it_threatens_until_something_else_is_touched() -> None:
    board = Board(position=RESTING)
    hand = fingers_at(board)
    hand.tap(*board.at("D5"))
    assert board.marked("prey") | board.marked("threat")
    hand.tap(*board.at("A1"))
    assert not board.marked("prey") | board.marked("threat")


def test_a_long_press_draws_and_puts_back_what_is_chosen() -> None:
    board = Board()
    hand = fingers_at(board)
    hand.rest_on(*board.at("A3"))
    for step in range(1, 5):
        hand.do(1, "move", *board.at("A3", 0, -step * 30))
    hand.do(1, "move", *board.at("A5"))
    hand.do(1, "up", *board.at("A5"))
    (arrow,) = board.scene.drawn
    assert (arrow.start, arrow.target) == ("A3", "A5")
    hand.tap(*board.at("A3"))
    assert board.marked("selection") == {"A3"}
    assert not board.scene.drawn
    hand.rest_on(*board.at("B5"))
    hand.do(1, "up", *board.at("B5"))
    assert board.marked("selection") == set()
    assert board.match.cursor == 0


def test_a_long_press_shows_the_tip_of_a_button_and_does_not_press_it() -> None:
    board = Board()
    hand = fingers_at(board)
    button = next(each for each in board.show.page.widgets if each.tip and each.is_enabled)
    hand.rest_on(*button.rect.middle)
    hand.wait(0.3)
    assert board.says(button.tip.split("\n")[0])
    before = board.names
    hand.do(1, "up", *button.rect.middle)
    hand.wait(0.1)
    assert board.names == before
    assert not board.says(button.tip.split("\n")[0])
    assert not button.is_hot


def test_keys_after_a_tap_show_where_they_are() -> None:
    board = Board()
    hand = fingers_at(board)
    hand.tap(*board.at("A3"))
    board.do(Key("escape"), Key("up"))
    assert board.scene.board.cursor == "A4"


def test_beside_a_small_hole_a_tap_takes_the_nearest_legal_one() -> None:
    board = JackarooBoard(size=(800, 600))
    at = board.scene.board
    assert at.pickable.stops is not None
    stop = min(pick for pick in at.pickable.stops if at.place_of(pick) is not None)
    x, y = at.place_of(stop) or (0.0, 0.0)
    found = board.scene.grip(x + 1, y + 1)
    assert at.pick_at(found.x, found.y) == stop
