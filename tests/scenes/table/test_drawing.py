"""Arrows and circles drawn with the right button, at the table, in a replay and in a review."""

from typing import Final

from jungle_pg.core.log import Player
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.stage.input.inputs import RIGHT, Input, Key, Point, Press, Release
from jungle_pg.stage.ops import Drawing, Sprite
from tests.scenes.acting import seen
from tests.scenes.replay.watching import Watching
from tests.scenes.table.jackaroo_board import COMPUTER, JackarooBoard
from tests.scenes.table.playing import HUMAN, Board

COLOURS: Final = {
    (): Colour.GREEN,
    ("shift",): Colour.RED,
    ("alt",): Colour.YELLOW,
    ("ctrl", "shift"): Colour.YELLOW,
    ("ctrl",): Colour.BLUE,
}


def drag(board: Board, start: str, end: str, *held: str) -> None:
    (x, y), (to_x, to_y) = board.at(start), board.at(end)
    keys = dict.fromkeys(held, True)
    board.do(Press(x, y, RIGHT, **keys), Point(to_x, to_y, held=True), Release(to_x, to_y, RIGHT))


def circle(board: Board, at: str) -> None:
    board.click(at, button=RIGHT)


def test_right_drags_draw_arrows_and_right_clicks_circles_in_four_colours() -> None:
    for held, colour in COLOURS.items():
        board = Board()
        drag(board, "A3", "A6", *held)
        drag(board, "C2", "C2", *held)
        assert board.scene.drawn == (Drawn(colour, "A3", "A6"), Drawn(colour, "C2")), held
        ops = [found.op for found in seen(board.show.rest(0.001))]
        assert sum(isinstance(op, Drawing) and 'stroke="#FFF4DC"' in op.svg for op in ops) == 1
        names = [op.name for op in ops if isinstance(op, Sprite)]
        assert f"study/circle_{colour.value}" in names, held


def test_the_same_again_takes_it_away_and_another_colour_changes_it() -> None:
    board = Board()
    drag(board, "A3", "A6")
    drag(board, "A3", "A6", "ctrl")
    assert board.scene.drawn == (Drawn(Colour.BLUE, "A3", "A6"),)
    drag(board, "A3", "A6", "ctrl")
    assert not board.scene.drawn


def test_an_arrow_grows_with_the_mouse_and_snaps_to_squares() -> None:
    board = Board()
    (x, y), (to_x, to_y) = board.at("A3"), board.at("C3", 9, -7)
    board.do(Press(x, y, RIGHT), Point(to_x, to_y, held=True))
    assert board.scene.pencil.growing == Drawn(Colour.GREEN, "A3", "C3")
    assert not board.scene.drawn
    board.do(Point(1, 1, held=True), Release(1, 1, RIGHT))
    assert not board.scene.drawn, "let go beside the board it is nothing"


def test_a_left_click_on_the_board_and_the_next_move_wipe_it() -> None:
    board = Board()
    circle(board, "D5")
    board.click("D5")
    assert not board.scene.drawn
    circle(board, "D5")
    assert board.scene.drawn
    board.play("A3A4")
    circle(board, "D5")
    board.do(Key("z", ctrl=True))
    assert board.match.cursor == 0
    board.wait(2.0)
    assert not board.scene.drawn, "what was drawn belongs to its position"


def test_one_draws_while_the_other_side_thinks() -> None:
    board = Board(players=(Player(level=1), HUMAN))
    assert not board.scene.state.awaits_human
    drag(board, "A7", "A6")
    assert board.scene.drawn == (Drawn(Colour.GREEN, "A7", "A6"),)


def test_a_right_click_first_puts_back_what_is_chosen() -> None:
    board = Board()
    board.click("A3")
    assert board.scene.state.selected == ("A3",)
    circle(board, "D5")
    assert not board.scene.state.selected
    assert not board.scene.drawn
    board.click("A3")
    drag(board, "A3", "A4")
    assert not board.scene.state.selected
    assert board.scene.drawn == (Drawn(Colour.GREEN, "A3", "A4"),), "a drag is meant as one"


def test_a_piece_in_the_hand_comes_home_and_nothing_is_drawn() -> None:
    board = Board()
    at, to = board.at("A3"), board.at("A4")
    board.do(Press(*at), Point(*to, held=True))
    assert board.scene.board.lifts
    board.do(Press(*to, RIGHT), Release(*to, RIGHT), Release(*to))
    assert board.match.cursor == 0
    assert not board.scene.drawn


def test_holes_of_a_track_are_drawn_on_too() -> None:
    board = JackarooBoard(players=(HUMAN, COMPUTER))
    drawn_on = board.scene.board
    assert drawn_on.field is not None
    (x, _), top = drawn_on.rect.middle, drawn_on.field.y
    pick = next(pick for row in range(64) if (pick := drawn_on.pick_at(x, top + 4 * row)))
    at = drawn_on.place_of(pick)
    assert at is not None
    board.show.do(Press(*at, RIGHT), Release(*at, RIGHT))
    assert board.scene.drawn == (Drawn(Colour.GREEN, pick),)


def test_a_replay_is_drawn_on_until_it_goes_on() -> None:
    show = Watching()
    show.keys("space", "home")
    field = show.scene.board.field
    assert field is not None
    at = field.middle(*show.scene.game.look.place_of("D5"))
    events: tuple[Input, ...] = (Press(*at, RIGHT), Release(*at, RIGHT))
    show.show.do(*events)
    assert show.scene.drawn == (Drawn(Colour.GREEN, "D5"),)
    show.keys("right")
    show.show.rest(2.0)
    assert not show.scene.drawn
