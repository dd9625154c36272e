from jungle_pg.stage.input.inputs import Input, Key, Leave, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Group, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.page import Page
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import Act
from tests.ui.looking import find, view

LATER = 100.0
HEIGHT = 400
ROW = 40


class Rows:
    """Draws rows and remembers which ones it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, view: View, index: int, rect: Rect, state: str) -> DrawList:
        self.asked.append(index)
        return (
            Box(rect.x, rect.y, rect.w, rect.h, view.theme.row),
            Text(f"{index} {state}", rect.x, rect.middle[1], 20, view.theme.text),
        )


class Shown:
    """A list on a page: inputs go in at once, a look comes long after them."""

    def __init__(self, count: int, chosen: int | None = None) -> None:
        self.rows = Rows()
        self.it = ScrollList("games", count, ROW, self.rows, chosen)
        self.it.place(Rect(100, 200, 300, HEIGHT))
        self.page = Page([self.it])
        self.now = 0.0
        self.view = view()
        self.look()

    def do(self, *events: Input) -> Act | None:
        act = None
        for event in events:
            act = self.page.handle(event, self.now)
        return act

    def look(self) -> DrawList:
        self.it.draw(self.view, self.now)
        self.now += LATER
        return self.it.draw(self.view, self.now)

    def seen(self) -> list[str]:
        """The words of the rows inside the list, from top to bottom."""
        texts = sorted(find(self.look(), Text), key=lambda text: text.y)
        rect = self.it.rect
        return [text.text for text in texts if rect.y <= text.y < rect.bottom]


def named(first: int, last: int) -> list[str]:
    return [f"{index} normal" for index in range(first, last + 1)]


def click(row: int, count: int = 1) -> tuple[Input, Input]:
    """A click on a row counted from the top of the list."""
    x, y = 150, 200 + row * ROW + ROW / 2
    return Press(x, y, count=count), Release(x, y)


def test_a_list_of_ten_thousand_rows_asks_only_for_those_in_sight() -> None:
    shown = Shown(10_000)
    assert shown.seen() == named(0, 9)
    shown.page.focus(shown.it)
    shown.do(Key("end"))
    shown.look()
    assert len(set(shown.rows.asked)) <= 2 * (HEIGHT / ROW + 1)
    assert 9_999 in shown.rows.asked


def test_rows_are_cut_off_at_the_edges_and_moved_by_whole_pixels() -> None:
    shown = Shown(50)
    shown.do(Wheel(150, 250, -0.123))
    (rows,) = find(shown.look(), Group, key="rows")
    assert rows.clip == (100, 200, 300, HEIGHT)
    assert rows.dy == 200 - 15


def test_a_pure_scroll_draws_no_row_twice() -> None:
    shown = Shown(200)
    before = find(shown.look(), Group, key="row 5")
    shown.do(Wheel(150, 250, -1))
    after = find(shown.look(), Group, key="row 5")
    assert after[0] is before[0]
    assert len(shown.rows.asked) == len(set(shown.rows.asked))


def test_a_step_down_replaces_one_row_and_leaves_the_others_at_their_place() -> None:
    shown = Shown(200)
    (before,) = find(shown.look(), Group, key="rows")
    shown.it.scroll.jump(ROW)
    (after,) = find(shown.look(), Group, key="rows")
    changed = [new for old, new in zip(before.ops, after.ops, strict=True) if new is not old]
    assert [row.key for row in changed if isinstance(row, Group)] == ["row 11"]


def test_the_same_list_is_given_while_nothing_changed() -> None:
    shown = Shown(200, chosen=3)
    assert shown.look() is shown.look()


def test_an_empty_list_draws_nothing_and_lets_keys_pass() -> None:
    shown = Shown(0)
    assert shown.look() == ()
    assert not shown.it.wants_key("down")
    assert shown.do(*click(0)) is None


def test_a_scroll_bar_is_there_only_when_needed() -> None:
    assert not find(Shown(10).look(), Drawing)
    assert len(find(Shown(11).look(), Drawing)) == 2
    assert find(Shown(10).look(), Box)[0].w == 300
    assert find(Shown(11).look(), Box)[0].w == 300 - 26 - 10


def test_the_wheel_moves_the_rows_and_a_glide_wakes_the_page() -> None:
    shown = Shown(50)
    shown.do(Wheel(150, 250, -1))
    assert shown.page.wakes_at(shown.now) == shown.now
    assert shown.seen() == named(3, 12)
    assert shown.page.wakes_at(shown.now) is None
    shown.do(Wheel(150, 250, -1000))
    assert shown.seen() == named(40, 49)


def test_a_click_chooses_a_row_and_a_double_click_opens_it() -> None:
    shown = Shown(50)
    press, release = click(4)
    assert shown.do(press) == Act("games", 4)
    assert shown.do(release) is None
    assert "4 chosen" in shown.seen()
    press, release = click(4, count=2)
    assert shown.do(press) == Act("games.open", 4)


def test_a_second_click_on_another_row_only_chooses_it() -> None:
    shown = Shown(50, chosen=3)
    assert shown.do(click(4, count=2)[0]) == Act("games", 4)


def test_a_click_below_the_last_row_means_nothing() -> None:
    shown = Shown(3)
    assert shown.do(*click(3)) is None
    assert shown.it.chosen is None


def test_a_click_finds_its_row_in_a_scrolled_list() -> None:
    shown = Shown(50)
    shown.it.scroll.jump(10 * ROW + 20)
    assert shown.do(click(0)[0]) == Act("games", 11)


def test_a_row_lights_up_under_the_mouse_even_when_rows_move_below_it() -> None:
    shown = Shown(50)
    shown.do(Point(150, 200 + 2 * ROW + 5))
    assert "2 hover" in shown.seen()
    shown.do(Wheel(150, 250, -1))
    assert "5 hover" in shown.seen()
    shown.do(Leave())
    assert shown.seen() == named(3, 12)


def test_a_chosen_row_looks_chosen_under_the_mouse_too() -> None:
    shown = Shown(50, chosen=2)
    shown.do(Point(150, 200 + 2 * ROW + 5))
    assert "2 chosen" in shown.seen()


def test_arrow_keys_choose_the_next_row_and_bring_it_into_sight() -> None:
    shown = Shown(50, chosen=9)
    shown.page.focus(shown.it)
    assert shown.do(Key("down")) == Act("games", 10)
    shown.it.draw(shown.view, shown.now)
    assert shown.it.wakes_at(shown.now) == shown.now, "it glides there"
    assert shown.seen()[-1] == "10 chosen"
    assert shown.do(Key("up")) == Act("games", 9)


def test_keys_held_at_an_end_choose_nothing_new() -> None:
    shown = Shown(50, chosen=0)
    shown.page.focus(shown.it)
    assert shown.do(Key("up", repeat=True)) is None
    assert shown.do(Key("home")) is None


def test_page_keys_and_home_and_end_go_far() -> None:
    shown = Shown(50, chosen=0)
    shown.page.focus(shown.it)
    assert shown.do(Key("pagedown")) == Act("games", 9)
    assert shown.do(Key("pagedown")) == Act("games", 18)
    assert shown.do(Key("pageup")) == Act("games", 9)
    assert shown.do(Key("end")) == Act("games", 49)
    assert shown.seen()[-1] == "49 chosen"
    assert shown.do(Key("pagedown")) is None
    assert shown.do(Key("home")) == Act("games", 0)
    assert shown.seen()[0] == "0 chosen"


def test_with_nothing_chosen_keys_begin_in_sight() -> None:
    shown = Shown(50)
    shown.it.scroll.jump(10 * ROW + 20)
    shown.page.focus(shown.it)
    assert shown.do(Key("down")) == Act("games", 11)


def test_enter_opens_the_chosen_row_once() -> None:
    shown = Shown(50)
    shown.page.focus(shown.it)
    assert shown.do(Key("enter")) is None
    shown.do(Key("down"))
    assert shown.do(Key("enter")) == Act("games.open", 0)
    assert shown.do(Key("enter", repeat=True)) is None


def test_a_row_chosen_from_the_start_is_in_sight_at_once() -> None:
    shown = Shown(1000, chosen=500)
    fresh = ScrollList("games", 1000, ROW, shown.rows, 500)
    fresh.place(Rect(0, 0, 300, HEIGHT))
    fresh.draw(view(), 0.0)
    assert fresh.wakes_at(0.0) is None
    assert "500 chosen" in shown.seen()


def test_the_thumb_is_dragged_and_let_go() -> None:
    shown = Shown(100)
    bar = 100 + 300 - 13
    shown.do(Press(bar, 205), Point(bar, 205 + 96, held=True))
    assert shown.seen() == named(24, 33)
    shown.do(Release(bar, 301), Point(bar, 250))
    assert shown.seen() == named(24, 33)
    assert shown.it.chosen is None


def test_a_thumb_lost_with_the_mouse_does_not_stick() -> None:
    shown = Shown(100)
    bar = 100 + 300 - 13
    shown.do(Press(bar, 205), Leave(), Point(bar, 500))
    assert shown.seen() == named(0, 9)


def test_a_press_on_the_track_pages() -> None:
    shown = Shown(100)
    shown.do(Press(387, 590), Release(387, 590))
    assert shown.seen() == named(9, 18)


def test_other_rows_are_drawn_anew() -> None:
    shown = Shown(100, chosen=99)
    shown.rows.asked.clear()
    shown.it.change(5, chosen=1)
    assert shown.seen() == ["0 normal", "1 chosen", *named(2, 4)]
    assert sorted(shown.rows.asked) == [0, 1, 2, 3, 4]


def test_focus_by_keys_is_shown_on_the_row_they_start_from() -> None:
    shown = Shown(5, chosen=2)
    shown.do(Key("tab"))
    (ring,) = find(shown.look(), Drawing)
    assert ring.y == 200 + 2 * ROW


def test_another_zoom_keeps_the_first_row_in_sight() -> None:
    shown = Shown(1000)
    shown.it.scroll.jump(700 * ROW)
    shown.look()
    shown.view = view(zoom=0.66)
    assert shown.seen()[0] == "700 normal"
