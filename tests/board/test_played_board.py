"""The board under a hand: presses pick, drags lift and drop, keys move a cursor."""

from dataclasses import replace

import pytest

from jungle_pg.board.played_board import Pickable, PlayedBoard
from jungle_pg.board.selection import movable
from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Appearance, Mark
from jungle_pg.stage.input.inputs import LEFT, RIGHT, Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.stage.theme import DAY
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.scenes.acting import a_match, measure, seen, view_of
from tests.scenes.table.jackaroo_board import COMPUTER, JackarooBoard

TABLE = games()["jungle"].look
AREA = Rect(100, 50, 700, 900)
APPEARANCE = Appearance(DAY, measure)
VIEW = view_of((1280, 1000), Settings())


def surface(*, is_flipped: bool = False) -> PlayedBoard:
    match = a_match()
    made, rules = PlayedBoard(TABLE, match.state), match.setup.rules
    made.set_field(rules, fitted_field(TABLE, rules, AREA, is_flipped=is_flipped), APPEARANCE)
    made.pickable = Pickable(movable(match))
    return made


def choose(board: PlayedBoard, pick: str) -> None:
    board.pickable = replace(board.pickable, chosen=pick)


def at(board: PlayedBoard, pick: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
    assert board.field is not None
    x, y = board.field.middle(*TABLE.place_of(pick))
    return x + dx, y + dy


def sprites(ops: DrawList) -> list[Sprite]:
    return [found.op for found in seen(ops) if isinstance(found.op, Sprite)]


@each_of("is_flipped", [False, True])
def test_a_press_picks_at_once(is_flipped: bool) -> None:
    board = surface(is_flipped=is_flipped)
    assert Page([board]).handle(Press(*at(board, "A3")), 0) == Act("pick", "A3")


def test_a_release_after_a_plain_click_does_nothing_more() -> None:
    board = surface()
    page = Page([board])
    page.handle(Press(*at(board, "A3")), 0)
    choose(board, "A3")
    assert page.handle(Release(*at(board, "A3")), 0) is None


def test_a_second_click_on_the_chosen_piece_puts_it_back_when_the_button_is_let_go() -> None:
    board = surface()
    choose(board, "A3")
    page = Page([board])
    assert page.handle(Press(*at(board, "A3")), 0) is None
    assert page.handle(Release(*at(board, "A3")), 0) == Act("pick", "A3")


def test_a_drag_begins_after_three_pixels() -> None:
    board = surface()
    page = Page([board])
    page.handle(Press(*at(board, "A3")), 0)
    choose(board, "A3")
    assert page.handle(Point(*at(board, "A3", 3, 3)), 0) is None
    assert page.handle(Point(*at(board, "A3", 4)), 0) == Act("lift", "A3")
    assert page.handle(Point(*at(board, "A4", 10)), 0) is None
    assert page.handle(Release(*at(board, "A4", 10)), 0) == Act("drop", "A4")
    assert board.held_at is None


def test_a_drag_of_the_chosen_piece_does_not_put_it_back() -> None:
    board = surface()
    choose(board, "A3")
    page = Page([board])
    page.handle(Press(*at(board, "A3")), 0)
    assert page.handle(Point(*at(board, "A3", 20)), 0) == Act("lift", "A3")
    assert page.handle(Release(*at(board, "A3", 20)), 0) == Act("drop", "A3")


def test_a_piece_dropped_beside_the_board_is_dropped_nowhere() -> None:
    board = surface()
    page = Page([board])
    page.handle(Press(*at(board, "A3")), 0)
    choose(board, "A3")
    page.handle(Point(*at(board, "A3", -30)), 0)
    assert page.handle(Release(2, 2), 0) == Act("drop", "")


def test_what_may_not_move_is_never_lifted() -> None:
    board = surface()
    page = Page([board])
    page.handle(Press(*at(board, "A7")), 0)
    assert page.handle(Point(*at(board, "A7", 30)), 0) is None
    assert page.handle(Release(*at(board, "A7", 30)), 0) is None


def test_a_held_piece_hangs_at_the_hand_and_leaves_a_faint_one() -> None:
    board = surface()
    choose(board, "A3")
    board.held_at = (400.0, 300.0)
    heads = [op for op in sprites(board.draw(VIEW, 0)) if op.name == "pieces/r_elephant"]
    ghost, held = heads
    assert ghost.alpha == round(255 * 0.3)
    assert (held.x, held.alpha) == (400.0, 255)
    assert held.stretch_x == pytest.approx(1.15)
    assert held.y < 300


@each_of(("is_flipped", "goal"), [(False, "D6"), (True, "D4")])
def test_arrows_move_a_cursor_as_it_is_seen(is_flipped: bool, goal: str) -> None:
    board = surface(is_flipped=is_flipped)
    page = Page([board], first="board")
    page.handle(Key("tab"), 0)
    board.cursor = "D5"
    page.handle(Key("up"), 0)
    assert board.cursor == goal
    assert page.handle(Key("enter"), 0) == Act("pick", goal)
    marks = [op.name for op in sprites(board.draw(VIEW, 0))]
    assert "marks/cursor" in marks


def test_the_cursor_stays_on_the_board() -> None:
    board = surface()
    page = Page([board], first="board")
    page.handle(Key("tab"), 0)
    board.cursor = "A1"
    for key in ("left", "down", "left"):
        page.handle(Key(key), 0)
    assert board.cursor == "A1"


def test_right_clicks_and_clicks_beside_the_board_mean_away() -> None:
    board = surface()
    assert board.outside(Press(*at(board, "A3"), RIGHT)) == Act("away")
    assert board.outside(Press(2, 2, LEFT)) == Act("away")
    assert board.outside(Press(*at(board, "A3"), LEFT)) is None
    assert board.outside(Key("a")) is None


def test_the_picture_stays_while_nothing_happens() -> None:
    board = surface()
    board.marks = (Mark("selection", "A3"),)
    drawn = board.draw(VIEW, 0)
    assert board.draw(VIEW, 5) is drawn
    assert board.wakes_at(5) is None


def test_the_keys_begin_on_a_piece_that_can_move() -> None:
    board = surface()
    page = Page([board], first="board")
    page.handle(Key("tab"), 0)
    assert board.keys_at() == min(board.pickable.movable)
    assert "marks/cursor" in [op.name for op in sprites(board.draw(VIEW, 0))]
    assert page.handle(Key("enter"), 0) == Act("pick", min(board.pickable.movable))


def test_keys_are_nowhere_where_nothing_can_be_picked() -> None:
    board = JackarooBoard(players=(COMPUTER, COMPUTER))
    surface = board.scene.board
    board.do(Key("right"))
    assert surface.shows_focus
    assert surface.keys_at() == ""
    assert not any("cursor" in name for name in board.sprites())
    board.do(Key("enter"))
    assert board.match.cursor == 2
