"""Marks that change by themselves: the star on the den, a refused square, where a piece came to."""

from dataclasses import replace
from itertools import pairwise
from math import floor

import pytest

from jungle_pg.board.marks import BLOCKED_S
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.played_screen import SAID_S
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.living import FRAMES_A_SECOND, tick_time
from jungle_pg.stage.ops import Sprite
from tests.rows import each_of
from tests.scenes.acting import seen
from tests.scenes.table.playing import CALM, Board

AT_THE_DEN = "c6/3W3/7/7/7/7/7/7/7 r"
LIVELY = Settings()
STILL = [Settings(reduced_motion=True), Settings(motion="off")]


def star(board: Board, seconds: float = 0.0) -> Sprite:
    """The mark on the den, some time later; the legend beside the board has one too."""
    ops, field = board.show.rest(seconds), board.scene.board.field
    assert field is not None
    stars = [found.op for found in seen(ops) if isinstance(found.op, Sprite)]
    (found,) = [op for op in stars if op.name == "marks/den_win" and op.w == field.square]
    return found


def chosen(settings: Settings) -> Board:
    """A wolf before the den has been chosen."""
    board = Board(position=AT_THE_DEN, settings=settings)
    board.click("D8")
    return board


def wakes_with_water_alone(board: Board) -> bool:
    """Whether nothing but the light on the rivers lets the board look different."""
    step_s, now = board.scene.game.look.ambient_step_s, board.show.now
    return board.scene.board.wakes_at(now) == (floor(now / step_s) + 1) * step_s


class TestTheStarOnTheDen:
    def test_it_pulses_calmly_between_its_bounds(self) -> None:
        board = chosen(LIVELY)
        sizes = [star(board, 1 / 30).stretch_x for _ in range(120)]
        assert 0.93 < min(sizes) < 0.96
        assert 1.04 < max(sizes) < 1.07
        steps = [abs(after - before) for before, after in pairwise(sizes)]
        assert max(steps) < 0.04

    def test_the_same_moment_looks_the_same(self) -> None:
        boards = [chosen(LIVELY) for _ in range(2)]
        assert star(boards[0], 1.23) == star(boards[1], 1.23)

    def test_the_board_wakes_on_the_grid_of_life_only_while_it_is_shown(self) -> None:
        board = chosen(LIVELY)
        surface = board.scene.board
        star(board, 1.0)
        now = board.show.now
        wakes = surface.wakes_at(now)
        assert wakes is not None
        assert now < wakes <= now + 1 / FRAMES_A_SECOND
        ticks = wakes * FRAMES_A_SECOND
        assert ticks == pytest.approx(round(ticks))
        assert surface.wakes_at(wakes + 3) == wakes
        board.show.keys("escape")
        board.show.rest(0.01)
        assert wakes_with_water_alone(board)

    def test_another_piece_wakes_nothing(self) -> None:
        board = Board(settings=LIVELY)
        board.click("A3")
        board.show.rest(1)
        assert wakes_with_water_alone(board)

    @each_of("settings", STILL)
    def test_it_is_still_for_whoever_wants_nothing_to_move(self, settings: Settings) -> None:
        board = chosen(settings)
        assert {star(board, 0.1).stretch_x for _ in range(20)} == {1.0}
        assert board.scene.board.wakes_at(board.show.now) is None

    def test_it_pulses_while_the_piece_is_held_too(self) -> None:
        board = Board(position=AT_THE_DEN, settings=LIVELY)
        x, y = board.at("D8")
        board.do(Point(x, y), Press(x, y), Point(x + 20, y + 20))
        assert len({star(board, tick_time(3)).stretch_x for _ in range(9)}) > 3


class TestARefusedSquare:
    def test_a_click_shows_it_for_a_moment(self) -> None:
        board = Board()
        board.click("A3", "B4")
        assert board.marked("blocked") == {"B4"}
        board.show.rest(BLOCKED_S - 0.05)
        assert board.marked("blocked") == {"B4"}
        board.show.rest(0.06)
        assert board.marked("blocked") == set()

    def test_a_drop_shows_it_too(self) -> None:
        board = Board()
        board.drag("A3", board.at("B4"))
        assert board.marked("blocked") == {"B4"}

    def test_it_is_due_until_it_was_taken_away_and_then_nothing_is(self) -> None:
        board = Board()
        board.click("A3", "B4")
        board.show.rest(0.01)
        wakes = board.scene.wakes_at(board.show.now)
        assert wakes is not None
        assert board.show.now < wakes < board.show.now + BLOCKED_S
        assert board.scene.wakes_at(wakes + 9) == wakes
        board.show.rest(wakes - board.show.now)
        assert "marks/blocked" not in board.sprites()
        assert board.scene.wakes_at(board.show.now) == pytest.approx(SAID_S, abs=0.2)
        board.wait(SAID_S)
        assert board.scene.wakes_at(board.show.now) is None

    def test_it_lies_over_whatever_stands_there(self) -> None:
        board = Board(position="7/7/7/7/7/7/1Cw4/7/7 r")
        board.click("B3", "C3")
        names = board.sprites()
        assert names.index("marks/blocked") > names.index("pieces/b_wolf")

    def test_a_piece_that_is_not_ones_own_refuses_no_square(self) -> None:
        board = Board()
        board.click("A7")
        assert board.says("Not your turn")
        assert board.marked("blocked") == set()

    def test_the_newest_refusal_is_the_one_that_is_seen(self) -> None:
        board = Board()
        board.click("A3", "B4", "A3", "D5")
        assert board.marked("blocked") == {"D5"}

    def test_a_move_takes_it_away_at_once(self) -> None:
        board = Board()
        board.click("A3", "B4")
        board.play("A3A4")
        assert board.marked("blocked") == set()

    def test_a_drop_beside_the_board_refuses_no_square(self) -> None:
        board = Board()
        board.drag("A3", (4, 4))
        assert board.marked("blocked") == set()


class TestWhereAPieceCameTo:
    def test_it_is_marked_when_the_piece_arrives_and_where_it_came_from_at_once(self) -> None:
        board = Board(settings=LIVELY)
        board.play("A3A4")
        assert "marks/last_from" in board.sprites()
        assert "marks/last_to" not in board.sprites()
        board.show.rest(0.3)
        assert "marks/last_to" in board.sprites()

    def test_a_refusal_leaves_it_where_it_is(self) -> None:
        board = Board(settings=LIVELY)
        board.play("A3A4")
        board.show.rest(1)
        board.click("G7", "F6")
        assert "marks/last_to" in board.sprites()

    def test_without_motion_it_is_there_at_once(self) -> None:
        board = Board(settings=CALM)
        board.play("A3A4")
        assert "marks/last_to" in board.sprites()

    def test_whoever_goes_on_at_once_sees_it_too(self) -> None:
        board = Board(settings=LIVELY)
        board.play("A3A4")
        board.click("G7")
        assert "marks/last_to" in board.sprites()


def test_threats_are_small_marks_on_the_pieces() -> None:
    settings = replace(CALM, threats=True)
    board = Board(position="7/7/7/7/3C3/3d3/3E3/7/7 r", settings=settings)
    board.do(Point(*board.at("D4")), Release(*board.at("D4")))
    field = board.scene.board.field
    assert field is not None
    marks = [
        found.op
        for found in seen(board.show.rest(0.01))
        if isinstance(found.op, Sprite) and found.op.name in ("marks/threat", "marks/prey")
    ]
    assert len(marks) == 2
    assert all(mark.w < 0.4 * field.square for mark in marks)
