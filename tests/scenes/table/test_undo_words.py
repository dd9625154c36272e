"""The button that takes something back says why it cannot."""

from jungle_pg.core.rulebook import Refusal
from jungle_pg.stage.input.inputs import Key
from tests.core.jackaroo.moments import moment
from tests.scenes.table.jackaroo_board import JackarooBoard
from tests.scenes.table.playing import Board

UNDO = Key("z", ctrl=True)


def tip(board: Board) -> str:
    board.show.rest(0.01)
    return board.show.widget("undo").tip


def test_with_cards_it_is_off_from_the_first_moment_and_says_why() -> None:
    board = JackarooBoard()
    assert not board.button("undo")
    assert tip(board) == "Undo: What was seen cannot be taken back"
    board.do(UNDO)
    assert board.says("What was seen cannot be taken back"), "keys are answered too"


def test_with_cards_it_takes_back_a_pick_and_nothing_that_lies_open() -> None:
    board = JackarooBoard(moment("10 20 B B", "30 B B B", "5S 9H"))
    board.click("card:5S")
    assert board.button("undo")
    assert tip(board).startswith("Undo (")
    board.do(UNDO)
    assert board.draft == []
    board.click("card:5S", "10")
    assert board.log
    assert not board.button("undo")
    assert isinstance(board.match.undo(), Refusal)
    assert tip(board) == "Undo: What was seen cannot be taken back"


def test_in_other_games_it_says_that_there_is_nothing_or_no_more() -> None:
    board = Board(undo_depth=1)
    assert tip(board) == "Undo: There is no move to take back"
    board.play("A3A4", "A7A6")
    assert tip(board).startswith("Undo (")
    board.do(UNDO)
    assert tip(board) == "Undo: No more moves may be taken back"
    board.do(UNDO)
    assert board.says("No more moves may be taken back")
