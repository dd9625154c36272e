"""The turning point in the result is a link into the closer look at that move."""

from jungle_pg.scenes.replay.layout import CLOSER
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from jungle_pg.scenes.table.dialogs.summary import summary_of, turning_point
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.inputs import Key
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


def looked_at(board: Board) -> Replay:
    """The closer look that was opened; it stands at the turning point."""
    board.show.rest(0.5)
    scene = board.show.stack.top
    assert isinstance(scene, Replay)
    assert scene.drawer == CLOSER
    assert scene.analysis.is_open
    assert scene.shown_ply(board.show.now) == turning_point(GAME, board.match)
    assert scene.shown_move(board.show.now) == summary_of(GAME, board.match).turning_point
    assert not scene.tape.is_playing(board.show.now), "it waits to be looked at"
    return scene


def test_a_click_on_the_turning_point_opens_the_closer_look_at_that_move() -> None:
    board = result()
    assert board.says("Turning point: move 35")
    board.show.click("turning_point")
    looked_at(board)
    assert board.says("Look closer")
    board.show.keys("escape", "escape")
    assert board.names[-1] == "play"


def test_the_turning_point_is_reached_by_keys_alone() -> None:
    board = result()
    board.do(Key("tab"), Key("enter"))
    looked_at(board)


def test_a_closer_look_goes_on_as_a_replay_when_it_is_played() -> None:
    board = result()
    board.show.click("turning_point")
    scene = looked_at(board)
    board.show.click("play")
    assert scene.tape.is_playing(board.show.now)


def test_a_short_game_has_no_turning_point_and_no_link() -> None:
    board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r")
    board.play("D4D5")
    board.wait(1.5)
    assert "turning_point" not in [widget.name for widget in board.show.page.widgets]
