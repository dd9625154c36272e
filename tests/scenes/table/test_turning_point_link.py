"""The turning point in the result is a link into the review, where that move had to be decided."""

import pytest

from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.dialogs.summary import summary_of
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import Key
from tests.scenes.table.played import GAME, played
from tests.scenes.table.playing import Board


def result() -> Board:
    """A whole game at its table with its result over it."""
    board = Board()
    play = Play(board.world, GAME, played())
    play.arrange(board.show.stack.view)
    board.show.stack.scenes[-1] = play
    board.show.rest(0.01)
    dialog = ResultDialog(board.world, GAME, board.match, board.show.now, is_news=False)
    board.show.cover_with(dialog)
    board.show.rest(1.0)
    return board


def looked_at(board: Board) -> ReviewOfGame:
    """The review that was opened."""
    board.show.rest(0.5)
    scene = board.show.stack.top
    assert isinstance(scene, ReviewOfGame)
    return scene


def is_at_turning_point(board: Board) -> bool:
    turn = summary_of(GAME, board.match).turning_point
    return looked_at(board).chosen(board.show.now) == turn


@pytest.mark.slow
def test_a_click_on_the_turning_point_opens_the_review_at_that_move() -> None:
    board = result()
    assert board.says("Turning point: move 35")
    board.show.click("turning_point")
    assert is_at_turning_point(board)
    board.show.keys("escape")
    board.show.rest(0.5)
    assert board.names[-1] == "result"


def test_the_turning_point_is_reached_by_keys_alone() -> None:
    board = result()
    board.do(Key("tab"), Key("enter"))
    assert is_at_turning_point(board)


@pytest.mark.slow
def test_the_result_leads_to_the_review_of_the_whole_game() -> None:
    board = result()
    board.show.click("review")
    assert looked_at(board).chosen(board.show.now) == 1


def test_a_short_game_has_no_turning_point_and_no_link() -> None:
    board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r")
    board.play("D4D5")
    board.wait(1.5)
    assert "turning_point" not in [widget.name for widget in board.show.page.widgets]
