"""The book of rules in any window: nothing cut, nothing overlapping, nothing outside the paper."""

from itertools import combinations, product

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.book.rules import RulesBook
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from tests.rows import each_of, some_of
from tests.scenes.acting import LANGUAGES, SCALES, a_world, misplaced, view_of
from tests.scenes.book_show import (
    CHANGED,
    POOR,
    SWITCHED,
    USUAL,
    WINDOWS,
    XIANGQI_CHANGED,
    XIANGQI_USUAL,
    a_book,
    boards_in,
    spreads,
    words_in,
    wrongly_placed,
)

SMALLEST_BOARD_PX = 70


def touch(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def wrong(book: RulesBook, view: View, ops: DrawList) -> list[str]:
    """What is wrong on the pages in sight, in words."""
    boards, words = boards_in(ops), words_in(ops, view)
    buttons = [widget.rect for widget in book.page.widgets]
    found = [f"two boards touch: {pair}" for pair in combinations(boards, 2) if touch(*pair)]
    found += [
        f"{text!r} touches a board: {box} {board}"
        for text, box in words
        for board in boards
        if touch(box, board)
    ]
    found += [
        f"{one[0]!r} touches {other[0]!r}"
        for one, other in combinations(words, 2)
        if touch(one[1], other[1])
    ]
    found += [f"a board touches a button: {b}" for b in boards for r in buttons if touch(b, r)]
    found += [f"{text!r} touches a button" for text, b in words for r in buttons if touch(b, r)]
    found += [f"a board is too small: {board}" for board in boards if board.w < SMALLEST_BOARD_PX]
    left, right = buttons[0].x, buttons[-1].right
    found += [
        f"{rect} is beside the paper"
        for rect in (*boards, *(box for _, box in words))
        if rect.x < left - view.px(2) or rect.right > right + view.px(2)
    ]
    return found


EVERY_VIEW = list(product(WINDOWS, SCALES, LANGUAGES))


@pytest.mark.slow
@each_of(
    ("rules", "size", "scale", "language"),
    [
        *((USUAL, *view) for view in some_of(EVERY_VIEW, 9)),
        *(
            (rules, *view)
            for number, rules in enumerate((CHANGED, POOR, SWITCHED))
            for view in some_of(EVERY_VIEW, 3, seed=number)
        ),
    ],
)
def test_nothing_is_misplaced_on_any_page_in_any_window(
    size: tuple[int, int], scale: int, language: Language, rules: str
) -> None:
    settings = Settings(language=language, ui_scale=scale)
    book, view = a_book(a_world(settings), rules), view_of(size, settings)
    assert misplaced(book, view) == []
    for ops in spreads(book, view):
        assert wrong(book, view, ops) == []
        before = book.spreads
        assert misplaced(book, view) == []
        assert book.spreads == before


@pytest.mark.slow
@each_of(
    ("rules", "size", "scale", "language"),
    [
        *((XIANGQI_USUAL, *view) for view in some_of(EVERY_VIEW, 6)),
        *((XIANGQI_CHANGED, *view) for view in some_of(EVERY_VIEW, 4, seed=2)),
    ],
)
def test_nothing_is_misplaced_in_the_book_of_another_game(
    size: tuple[int, int], scale: int, language: Language, rules: str
) -> None:
    settings = Settings(language=language, ui_scale=scale)
    book = a_book(a_world(settings), rules, game_id="xiangqi")
    view = view_of(size, settings)
    assert wrongly_placed(book, view) == []
    for ops in spreads(book, view):
        assert wrong(book, view, ops) == []
        assert wrongly_placed(book, view) == []


@each_of("language", LANGUAGES)
@each_of("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_in_a_usual_window_each_page_of_xiangqi_is_one_page_of_paper(
    size: tuple[int, int], language: Language
) -> None:
    settings = Settings(language=language)
    book = a_book(a_world(settings), XIANGQI_USUAL, game_id="xiangqi")
    list(spreads(book, view_of(size, settings)))
    assert book.spreads == 9
    assert [leaf.page for leaf in book.leaves] == [16, 17]


@each_of("language", LANGUAGES)
@each_of("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_in_a_usual_window_each_page_of_the_usual_rules_is_one_page_of_paper(
    size: tuple[int, int], language: Language
) -> None:
    settings = Settings(language=language)
    book, view = a_book(a_world(settings)), view_of(size, settings)
    list(spreads(book, view))
    assert book.spreads == 4
    assert [leaf.page for leaf in book.leaves] == [6, 7]


def test_a_second_page_of_paper_stays_open_when_only_the_light_changes() -> None:
    settings = Settings()
    book, view = a_book(a_world(settings)), view_of((800, 600), settings)
    book.arrange(view)
    pages: list[int] = []
    while len(pages) < 2 or pages[-1] != pages[-2]:
        pages.append(book.leaves[0].page)
        book.handle(Key("right"), 0.0)
    there = book.leaves
    book.arrange(view_of((800, 600), Settings(theme="night")))
    assert [leaf.page for leaf in book.leaves] == [leaf.page for leaf in there]
    assert [leaf.boards for leaf in book.leaves] == [leaf.boards for leaf in there]


def test_a_board_alone_stands_over_the_middle_of_its_words() -> None:
    world = a_world()
    view = view_of((1280, 720), Settings())
    book = a_book(world, "king", game_id="jackaroo")
    book.arrange(view)
    ops = book.draw(0.0)
    board = boards_in(ops)[0]
    words = [
        box
        for _, box in words_in(ops, view)
        if board.bottom < box.y < board.bottom + 40 and box.x < view.width / 2
    ]
    left, right = min(box.x for box in words), max(box.right for box in words)
    assert right - left > board.w, "the words are wider"
    assert abs(board.middle[0] - (left + right) / 2) < 12
