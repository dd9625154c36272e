"""What is said at the table of Jackaroo has a place in any window, and hides nothing."""

from typing import Final

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.games.jackaroo.numbers import TAKES
from jungle_pg.scenes.table.panels.layout import BoardLayout
from jungle_pg.stage.input.inputs import Point
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Sprite, Text
from tests.core.jackaroo.moments import after, moment
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, seen, text_box
from tests.scenes.table.jackaroo_board import CARD, COMPUTER, JackarooBoard
from tests.scenes.table.playing import HUMAN

VIEWS: Final = [
    *((size, scale) for size in ((640, 480), (800, 600), (1280, 720)) for scale in (100, 150, 200)),
    *((size, scale) for size in ((1920, 1080), (720, 1280)) for scale in (100, 150, 200)),
    ((480, 640), 100),
]
RUN: Final = moment("8 12 14 B", "15 18 21 B", "KS 3S 5H 10D", "3C 6C 9D 2D")
STUCK: Final = moment("B B B B", "30 40 B B", "5S 9H 6S", "3C 6C")
ATTACKED: Final = "Yellow is under attack and must discard a card"
NOTHING_FITS: Final = "Red has no card to play and must discard one"
ATTACK: Final = after(moment("10 B B B", "30 B B B", "QH 5S", "5C 9D 6C"), "card:QH")


def scaled(scale: int, language: Language = "en") -> Settings:
    return Settings(motion="off", ui_scale=scale, language=language)


def places_of(board: JackarooBoard) -> BoardLayout:
    return board.scene.panels.places


def said_in(board: JackarooBoard, rect: Rect) -> str:
    """The words in a rectangle."""
    found = (each for each in seen(board.show.rest(0.001)) if isinstance(each.op, Text))
    return " ".join(
        each.op.text
        for each in found
        if isinstance(each.op, Text) and rect.holds(each.op.x + each.dx, each.op.y + each.dy)
    )


def cut(board: JackarooBoard) -> list[str]:
    return [text for text in board.texts() if text.endswith("…")]


@each_of(("size", "scale"), VIEWS)
def test_there_is_always_a_plank_for_what_is_to_be_done(size: tuple[int, int], scale: int) -> None:
    board = JackarooBoard(RUN, players=(HUMAN, COMPUTER), size=size, settings=scaled(scale))
    plank = places_of(board).message
    assert plank is not None
    assert "Choose a card" in said_in(board, plank)
    assert board.says("Round 1 · 4 cards"), "the round is told here or there"
    board.scene.tell("This marble is not yours")
    assert "This marble is not yours" in said_in(board, plank)
    assert "RED's Turn" in board.texts(), "a refusal takes the place of nothing else"
    board.click("card:KS")
    board.do(Point(*board.at("8")))
    assert "Takes 3 of theirs and 2 of yours" in said_in(board, plank)
    assert cut(board) == []


@pytest.mark.slow
@each_of(("size", "scale"), VIEWS)
@each_of("language", LANGUAGES)
def test_a_new_game_tells_its_goal_and_what_to_do_first(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    board = JackarooBoard(size=size, settings=scaled(scale, language))
    board.wait(3)
    plank = places_of(board).message
    assert plank is not None
    goal, todo = {
        "en": ("Bring your four marbles home", "Choose a card"),
        "zh": ("四颗棋子先到家就赢", "请选一张牌"),
    }[language]
    said = said_in(board, plank)
    said = said if language == "en" else said.replace(" ", "")
    assert goal in said
    assert todo in said
    assert cut(board) == []


def card_tops(board: JackarooBoard, card: str) -> float:
    """Where the upper edge of a card is."""
    (found,) = (
        each
        for each in seen(board.show.rest(0.001))
        if isinstance(each.op, Sprite) and each.op.name == f"{CARD}{card}"
    )
    assert isinstance(found.op, Sprite)
    return found.op.y + found.dy - found.op.h / 2


@pytest.mark.slow
@each_of(("size", "scale"), VIEWS)
@each_of("language", LANGUAGES)
def test_a_banner_is_read_and_covers_neither_board_nor_cards(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = scaled(scale, language)
    for state, players, card in (
        (ATTACK, (COMPUTER, HUMAN), "9D"),
        (STUCK, (HUMAN, COMPUTER), "9H"),
    ):
        board = JackarooBoard(state, players=players, size=size, settings=settings)
        board.click(f"card:{card}")
        at, field = places_of(board), board.scene.board.field
        assert at.alarm is not None
        assert field is not None
        assert cut(board) == []
        banner = [
            text_box(each.op, board.show.stack.view).moved(each.dx, each.dy)
            for each in seen(board.show.widget("alarm").draw(board.show.stack.view, 9.0))
            if isinstance(each.op, Text)
        ]
        assert len(banner) >= 2
        for box in banner:
            assert at.alarm.x <= box.x
            assert box.right <= at.alarm.right
            assert at.alarm.y <= box.y
            assert box.bottom <= at.alarm.bottom
        if at.arrangement == "upright":
            assert at.alarm.y >= field.rect.bottom, "under the numbers on the bark"
        else:
            assert at.alarm.x >= field.rect.right, "beside the bark"
        assert at.alarm.bottom <= card_tops(board, card) + 2, "the raised card is whole"


@each_of(("size", "scale"), VIEWS)
def test_you_come_first_and_the_words_of_the_game_stay(size: tuple[int, int], scale: int) -> None:
    settings = scaled(scale)
    for state, players, you, words in (
        (ATTACK, (COMPUTER, HUMAN), "You are under attack", ATTACKED),
        (STUCK, (HUMAN, COMPUTER), "You have no card to play", NOTHING_FITS),
    ):
        board = JackarooBoard(state, players=players, size=size, settings=settings)
        assert board.facts.message.split("\n")[:2] == [you, words]
        assert board.says(words)
        if size == (1920, 1080) and scale == 100:
            assert board.says(f"{you} {words}")


def test_of_two_people_nobody_is_you() -> None:
    board = JackarooBoard(STUCK, players=(HUMAN, HUMAN))
    assert not any(text.startswith("You ") for text in board.texts())


@each_of(("size", "scale"), VIEWS[:-1])
def test_how_many_a_run_takes_is_read_and_hides_no_marble(
    size: tuple[int, int], scale: int
) -> None:
    board = JackarooBoard(RUN, size=size, settings=scaled(scale))
    board.click("card:KS")
    board.do(Point(*board.at("8")))
    board.show.rest(0.01)
    marks = board.scene.board.marks
    assert any(TAKES.fullmatch(mark.name) for mark in marks)
    ops = [each.op for each in seen(board.show.rest(0.001))]
    (at,) = (n for n, op in enumerate(ops) if isinstance(op, Text) and op.text == "×3")
    plate = ops[at - 2]
    assert isinstance(plate, Drawing)
    pill = Rect(plate.x, plate.y, plate.w, plate.h)
    field = board.scene.board.field
    assert field is not None
    for spot in ("12", "14", "15", "18", "21"):
        x, y = board.at(spot)
        near = min(max(pill.x, x), pill.right), min(max(pill.y, y), pill.bottom)
        assert abs(near[0] - x) + abs(near[1] - y) >= field.square * 0.24, spot
    later = ops[at + 3 :]
    over = [op for op in later if isinstance(op, Text) and pill.holds(op.x, op.y)]
    assert over == [], "nothing is written over it"


@each_of("size", [(640, 480), (800, 600), (1280, 720), (1920, 1080)])
def test_the_number_of_a_marble_leaves_it_to_be_seen(size: tuple[int, int]) -> None:
    board = JackarooBoard(RUN, size=size, settings=scaled(100))
    board.click("card:KS")
    field = board.scene.board.field
    assert field is not None
    ops = [each.op for each in seen(board.show.rest(0.01))]
    for digit, spot in (("1", "8"), ("2", "12"), ("3", "14"), ("4", "red.B4")):
        x, y = board.at(spot)
        texts = (op for op in ops if isinstance(op, Text) and op.text == digit)
        label = min(texts, key=lambda op: abs(op.x - x) + abs(op.y - y))
        away = ((label.x - x) ** 2 + (label.y - y) ** 2) ** 0.5
        assert away >= label.size * 0.58 + field.square * 0.04, "its middle is free"
        assert away <= field.square * 0.6, "and it is near"
