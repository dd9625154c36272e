"""A move as a line of text, as it is read beside its row and in the clipboard."""

from dataclasses import replace

from jungle_pg.core.history import history_line
from jungle_pg.stage.input.inputs import Key, Point
from tests.scenes.acting import view_of
from tests.scenes.table.playing import CALM, Board

TAKING = "l5t/1dE4/5e1/2r4/3w3/3L3/4P2/5D1/1T5 r 3 12"


def lines(board: Board) -> list[str]:
    board.show.rest(0.01)
    assert board.scene.facts is not None
    return [move.line for move in board.scene.facts.moves]


def test_in_english_it_is_the_line_of_the_history() -> None:
    board = Board(position=TAKING)
    board.play("D4D5", "C6C5")
    assert lines(board) == [history_line(board.match, ply) for ply in (1, 2)]
    assert lines(board)[0] == "1. RED Lion D4→D5 (captured BLUE Wolf)"


def test_in_chinese_it_is_chinese() -> None:
    board = Board(position=TAKING, settings=replace(CALM, language="zh"))
    board.play("D4D5", "C6C5")
    board.scene.show(board.scene.table.resign(board.show.now), board.show.now)
    assert lines(board) == ["1. 红方狮 D4→D5（吃蓝方狼）", "2. 蓝方鼠 C6→C5", "红方认输"]


def test_a_switch_of_language_words_all_lines_anew() -> None:
    board = Board(position=TAKING)
    board.play("D4D5")
    english = lines(board)
    settings = replace(CALM, language="zh")
    board.world.settings = settings
    board.show.stack.arrange(view_of(board.show.size, settings))
    assert lines(board) != english


def test_the_line_stands_beside_its_row_and_goes_to_the_clipboard() -> None:
    board = Board(position=TAKING)
    board.play("D4D5")
    listed = board.show.widget("move_list")
    board.do(Point(listed.rect.x + 40, listed.rect.y + 60))
    assert listed.tip == lines(board)[0]
    assert listed.tip_rect.h < 80
    assert listed.tip_rect.holds(listed.rect.x + 40, listed.rect.y + 60)
    board.show.tab_to("move_list")
    board.do(Key("c", ctrl=True))
    assert board.world.clipboard.get() == lines(board)[0]
