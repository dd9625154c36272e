"""The book of rules: turning its pages, reading them in any language, watching its boards."""

import re
from dataclasses import replace

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.files.settings import Settings
from jungle_pg.games.book import said
from jungle_pg.scenes.base import Change
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release, Wheel
from jungle_pg.stage.ops import Drawing
from jungle_pg.ui.book import diamond
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, heard, seen, texts_of, view_of
from tests.scenes.book_show import CHANGED, POOR, USUAL, a_book, boards_in, opened, spreads

FORWARD: list[Input] = [Key("right"), Key("pagedown"), Wheel(500, 500, -1)]
BACK: list[Input] = [Key("left"), Key("pageup"), Wheel(500, 500, 1)]


def where(show: Performance) -> str:
    """What the book says about how far one has read."""
    return next(text for text in texts_of(show.rest(0)) if re.fullmatch(r"\d+ of \d+", text))


def test_the_book_opens_at_its_first_page() -> None:
    show, book = opened()
    shown = texts_of(show.rest())
    assert "Who takes whom" in shown
    assert "Traditional" in shown
    assert where(show) == f"1 of {book.spreads}"


@each_of("event", FORWARD)
def test_keys_and_wheel_turn_pages_to_the_last_and_no_farther(event: Input) -> None:
    show, book = opened()
    count = book.spreads
    assert count == 4
    for number in (2, 3, 4, 4, 4):
        show.do(event)
        assert where(show) == f"{number} of {count}"
    assert "How it ends" in texts_of(show.rest())


@each_of("event", BACK)
def test_keys_and_wheel_turn_back_to_the_first_page(event: Input) -> None:
    show, _ = opened(page=4)
    for number in (2, 1, 1):
        show.do(event)
        assert where(show) == f"{number} of 4"


def test_home_and_end_lead_to_the_covers() -> None:
    show, _ = opened()
    show.keys("end")
    assert where(show) == "4 of 4"
    show.keys("home")
    assert where(show) == "1 of 4"


def test_a_fine_wheel_needs_a_whole_notch_for_a_page() -> None:
    show, _ = opened()
    turn = Wheel(500, 500, -0.4)
    show.do(turn, turn)
    assert where(show) == "1 of 4"
    show.do(turn)
    assert where(show) == "2 of 4"
    show.do(turn, turn, Wheel(500, 500, 0.4), turn, turn)
    assert where(show) == "2 of 4"


def test_buttons_turn_pages_and_the_ends_of_the_book_have_none_beyond() -> None:
    show, _ = opened()
    assert not show.widget("previous").is_enabled
    for number in (2, 3, 4):
        assert show.widget("next").is_enabled
        show.click("next")
        assert where(show) == f"{number} of 4"
    assert not show.widget("next").is_enabled
    show.click("previous")
    assert where(show) == "3 of 4"


def test_a_click_on_a_dot_opens_its_page() -> None:
    show, _ = opened()
    rect = show.widget("pages").rect
    dots = sorted(
        found.op.x + found.op.w / 2
        for found in seen(show.rest())
        if isinstance(found.op, Drawing)
        and rect.holds(found.op.x + found.op.w / 2, found.op.y + found.op.h / 2)
        and "<circle" in found.op.svg
    )
    assert len(dots) == 4
    for number in (2, 0, 3):
        x, y = dots[number], rect.middle[1]
        show.do(Point(x, y), Press(x, y), Release(x, y))
        assert where(show) == f"{number + 1} of 4"


def test_the_keyboard_alone_reaches_every_control() -> None:
    show, _ = opened()
    show.keys("right")
    reached = []
    for _ in range(4):
        show.keys("tab")
        assert show.page.focused is not None
        reached.append(show.page.focused.name)
    assert sorted(reached) == ["close", "next", "pages", "previous"]


def test_with_the_focus_on_the_dots_arrow_keys_go_from_dot_to_dot() -> None:
    show, _ = opened()
    show.tab_to("pages")
    show.keys("left", "right", "right")
    assert where(show) == "3 of 4"
    show.keys("left")
    assert where(show) == "2 of 4"
    assert show.page.focused is show.widget("pages")


def test_enter_turns_on_and_at_the_end_the_focus_goes_to_the_way_back() -> None:
    show, _ = opened()
    show.tab_to("next")
    show.keys("enter", "enter", "enter")
    assert where(show) == "4 of 4"
    assert show.page.focused is show.widget("previous")
    show.keys("enter")
    assert where(show) == "3 of 4"


@each_of("way", ["escape", "close"])
def test_the_book_closes(way: str) -> None:
    show, _ = opened()
    show.keys("escape") if way == "escape" else show.click("close")
    assert show.names == ["below"]
    assert heard(show.world)[-1] == "ui_back"


def test_another_language_changes_every_word_and_keeps_the_page() -> None:
    show, book = opened(CHANGED, page=2)
    english = set(texts_of(show.rest()))
    show.stack.arrange(view_of(show.size, replace(show.world.settings, language="zh")))
    chinese = set(texts_of(show.rest()))
    assert {text for text in english & chinese if not text.isdigit()} == set()
    assert "在河里" in chinese
    assert book.leaves[0].page == 2


def test_the_page_stays_when_the_window_changes() -> None:
    show, book = opened(page=6)
    assert "Dens" in texts_of(show.rest())
    for size in ((800, 600), (900, 1600), (640, 480), (1920, 1080)):
        show.stack.arrange(view_of(size, show.world.settings))
        assert "Dens" in texts_of(show.rest())
        assert book.leaves[0].page in (6, 5)


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    show, _ = opened(page=99)
    assert "How it ends" in texts_of(show.rest())


def test_two_pages_lie_side_by_side_only_in_a_wide_window() -> None:
    assert len(opened(size=(1280, 720))[1].leaves) == 2
    assert len(opened(size=(2560, 1080))[1].leaves) == 2
    assert len(opened(size=(800, 600))[1].leaves) == 1
    assert len(opened(size=(900, 1600))[1].leaves) == 1


@each_of(
    ("rules", "name"),
    [
        ("traditional", "Traditional"),
        ("club", "Club"),
        ("traditional,rivers=edges", "House rules (from Traditional)"),
    ],
)
def test_the_name_of_the_rules_stands_over_the_book(rules: str, name: str) -> None:
    show, _ = opened(rules)
    assert name in texts_of(show.rest())


@each_of("rules", [USUAL, CHANGED, POOR])
def test_every_word_of_the_book_is_on_one_of_its_pages(rules: str) -> None:
    world = a_world()
    book, view = a_book(world, rules), view_of((1920, 1080), world.settings)
    shown = " ".join(text for ops in spreads(book, view) for text in texts_of(ops))
    book_of_jungle = world.games()["jungle"].book
    assert book_of_jungle is not None
    for page in book_of_jungle.pages(JUNGLE.codec.parse_rules(rules)):
        assert view.words(page.heading) in shown
        for block in page.blocks:
            for part in (block, *getattr(block, "points", ()), *getattr(block, "row", ())):
                saying = getattr(part, "saying", None) or getattr(part, "caption", None)
                if saying is not None:
                    assert said(view.words, saying) in shown


def diamonds(ops: object) -> int:
    assert isinstance(ops, tuple)
    drawings = [found.op for found in seen(ops) if isinstance(found.op, Drawing)]
    return sum(op.svg == diamond() for op in drawings)


def test_what_is_not_as_usual_is_marked_and_the_mark_explained() -> None:
    world = a_world()
    view = view_of((1920, 1080), world.settings)
    for ops in spreads(a_book(world), view):
        assert diamonds(ops) == 0
        assert "not as usual" not in texts_of(ops)
    changed = list(spreads(a_book(world, CHANGED), view))
    assert sum(map(diamonds, changed)) > 20
    for ops in changed:
        assert ("not as usual" in texts_of(ops)) == (diamonds(ops) > 0)


def test_one_board_plays_at_a_time_and_each_gets_its_turn() -> None:
    show, _ = opened(page=4)
    moved: list[set[int]] = []
    before = show.rest(0)
    for _ in range(900):
        after = show.rest(1 / 30)
        boards = [_boards(ops) for ops in (before, after)]
        moved.append({n for n, pair in enumerate(zip(*boards, strict=True)) if pair[0] != pair[1]})
        before = after
    assert max(map(len, moved)) == 1
    assert set().union(*moved) == {0, 2, 4, 5, 7}


def _boards(ops: object) -> list[object]:
    assert isinstance(ops, tuple)
    found: list[object] = []
    for op in ops:
        if getattr(op, "key", "").startswith("board "):
            found.append(op)
        else:
            found += _boards(getattr(op, "ops", ()))
    return found


def test_a_turned_page_begins_to_play_anew() -> None:
    show, _ = opened(page=4)
    fresh = show.rest(0)
    show.rest(1.3)
    show.keys("left", "right")
    assert show.rest(0) == fresh


def test_the_book_wakes_the_program_when_a_board_moves_and_only_then() -> None:
    show, book = opened(page=4)
    wakes = book.wakes_at(show.now)
    assert wakes is not None
    still = book.draw(show.now)
    assert book.draw(wakes - 0.01) is still
    assert book.wakes_at(wakes + 5) == wakes
    assert book.draw(wakes + 0.1) is not still


@each_of("settings", [Settings(reduced_motion=True), Settings(motion="off")])
def test_without_motion_nothing_stirs(settings: Settings) -> None:
    show, book = opened(settings=settings, page=4)
    drawn = show.rest()
    assert len(boards_in(drawn)) == 8
    assert show.rest(3.3) is drawn
    assert book.wakes_at(show.now) is None


def test_a_change_of_settings_shows_at_once() -> None:
    show, _ = opened(page=2)
    show.wishes.clear()
    wish = Change(replace(show.world.settings, pieces=(("jungle", "character"),)))
    show.world.settings = wish.settings
    show.stack.arrange(view_of(show.size, wish.settings))
    assert "鼠" in texts_of(show.rest())
