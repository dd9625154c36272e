"""What stands beside the board while nothing was said: goals, hints, and nothing twice."""

from dataclasses import replace

import pytest

from jungle_pg.files.settings import Language
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from tests.scenes.acting import LANGUAGES, seen
from tests.scenes.table.asked import PatientClient
from tests.scenes.table.playing import CALM, Board

WINDOWS = [(640, 480), (800, 600), (1280, 720), (1920, 1080), (720, 1280)]
GAMES = {"jungle": ("traditional", "C3"), "xiangqi": ("standard", "b1")}


def facts_of(board: Board) -> TableFacts:
    board.show.rest(0.001)
    facts = board.scene.facts
    assert facts is not None
    return facts


def lines_in(board: Board, rect: Rect) -> list[str]:
    """The lines that are written in a rectangle."""
    return [
        each.op.text
        for each in seen(board.show.rest(0.001))
        if isinstance(each.op, Text)
        if rect.holds(each.op.x + each.dx, each.op.y + each.dy)
    ]


def test_a_result_is_said_once_beside_the_board() -> None:
    for size in WINDOWS:
        board = Board(position="7/3L3/7/7/7/7/7/7/t6 r", size=size)
        board.play("D8D9")
        facts = facts_of(board)
        assert facts.banner == "RED wins by entering the den!"
        assert facts.message == ""
        board.scene.table.show_ply(0, board.show.now)
        assert facts_of(board).message == "RED wins by entering the den!", "the plank tells a move"


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_breaks_after_its_colon_and_says_no_more_once_something_is_chosen(
    size: tuple[int, int], language: Language
) -> None:
    for game, (rules, piece) in GAMES.items():
        board = Board(rules, game=game, size=size, settings=replace(CALM, language=language))
        places = board.scene.panels.places
        plank = places.message or places.middle
        assert plank is not None
        first, *others = lines_in(board, plank)
        if not first.endswith(("animal", "piece", "动物", "棋子")):
            assert first.endswith((":", "：")), first
            assert others[0] in (
                "choose an animal",
                "choose a piece",
                "请选一只动物",
                "请选一枚棋子",
            )
        board.click(piece)
        message = facts_of(board).message
        goal = message.split("\n")[0]
        assert goal
        assert not any(word in message for word in ("choose", "请选"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_press_of_the_hint_says_what_the_second_does(language: Language) -> None:
    said = {"en": "Press Hint again for the move", "zh": "再按一次“提示”，显示走法"}[language]
    board = Board(engine=PatientClient(), settings=replace(CALM, language=language))
    board.show.click("hint")
    board.wait(0.1)
    assert facts_of(board).message == said
    board.show.click("hint")
    board.wait(0.1)
    assert facts_of(board).message != said
