"""What is said beside the board: in one place, the newest alone, gone with time or the next act."""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.played_screen import SAID_S
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.ops import Drawing, Text
from tests.scenes.acting import seen
from tests.scenes.table.playing import HUMAN, Board
from tests.scenes.table.xiangqi_board import XiangqiBoard

EASY: Final = Player(level=1)
WINDOWS: Final = [(800, 600), (1280, 720), (1920, 1080), (1080, 1920), (640, 480)]
NOT_YOURS: Final = {
    "en": "Not your turn: this wolf is Blue's",
    "zh": "还没轮到你：这是蓝方的狼",
}


def test_a_click_on_an_enemy_begins_with_not_your_turn_and_says_whose_it_is() -> None:
    for language, said in NOT_YOURS.items():
        settings = Settings(motion="off", language=language)  # type: ignore[arg-type]
        for size in WINDOWS:
            board = Board(settings=settings, size=size)
            board.click("E7")
            shown = "".join(board.texts()).replace(" ", "")
            assert said.replace(" ", "") in shown, (language, size)


def test_it_is_blue_who_reads_of_a_red_animal() -> None:
    board = Board()
    board.play("A3A4")
    board.click("C3")
    assert board.scene.said == "Not your turn: this wolf is Red's"


def test_what_was_said_goes_with_the_next_act() -> None:
    acts: dict[str, Callable[[Board], object]] = {
        "another piece": lambda board: board.click("A3"),
        "an empty square": lambda board: board.click("D5"),
        "a button": lambda board: board.show.click("flip"),
        "a key": lambda board: board.do(Key("f")),
        "a move": lambda board: board.play("A3A4"),
    }
    for name, act in acts.items():
        board = Board()
        board.click("E7")
        assert board.says("Not your turn"), name
        act(board)
        assert not board.says("Not your turn"), name


def test_what_was_said_goes_after_about_four_seconds_by_itself() -> None:
    board = Board()
    board.click("E7")
    board.wait(SAID_S - 0.5)
    assert board.says("Not your turn")
    wakes = board.scene.wakes_at(board.show.now)
    assert wakes is not None
    assert wakes <= board.show.now + 0.6
    board.wait(0.6)
    assert not board.says("Not your turn")
    assert board.says("In Progress"), "and what is always read there is back"
    assert 3 <= SAID_S <= 5


def test_the_newest_takes_the_place_of_what_was_said_before() -> None:
    board = Board()
    board.click("E7")
    board.click("G9")
    assert board.says("this tiger is Blue's")
    assert not board.says("wolf")


def test_not_your_turn_does_not_stay_once_it_is_ones_turn() -> None:
    board = Board(players=(HUMAN, EASY))
    board.play("A3A4")
    board.click("A4")
    assert board.says("Not your turn")
    board.wait(2.0)
    assert board.scene.table.state.awaits_human
    assert not board.says("Not your turn")


def test_the_refusal_of_a_piece_does_not_stay_while_another_one_is_chosen() -> None:
    board = XiangqiBoard()
    board.click("b8")
    refused = board.scene.said
    assert refused
    board.click("b3")
    assert board.scene.state.selected == ("b3",)
    assert not board.says(refused)


def test_news_stand_on_bright_paper_in_letters_no_smaller_than_usual() -> None:
    for size in WINDOWS[:-1]:
        board = Board(size=size)
        calm, is_bright = message(board)
        assert not is_bright, size
        board.click("E7")
        strong, is_bright = message(board)
        assert is_bright, size
        assert strong >= calm, size


def message(board: Board) -> tuple[float, bool]:
    """The size of the letters where things are said, and whether they stand on bright paper."""
    view, rect = board.scene.view, board.scene.panels.places.message
    assert view is not None
    assert rect is not None
    area, ops = rect.snapped(), [found.op for found in seen(board.show.rest(0.001))]
    sizes = [op.size for op in ops if isinstance(op, Text) and rect.holds(op.x, op.y)]
    boards = [op for op in ops if isinstance(op, Drawing) and (op.x, op.y) == (area.x, area.y)]
    return max(sizes), any(view.theme.current_row in op.svg for op in boards)
