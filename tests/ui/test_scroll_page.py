from dataclasses import dataclass, field

import pytest

from jungle_pg.stage.input.inputs import Focus, Input, Key, Leave, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.scroll.scroll_list import BAR
from jungle_pg.ui.scroll.scroll_page import ScrollPage
from jungle_pg.ui.widget import Act, Widget
from tests.rows import each_of
from tests.ui.looking import find, view

PORT = Rect(100, 100, 400, 300)
ROW = 60
STEP = 80
BACK = (150, 430)
"""On the button that stays below the port."""

DECOR: DrawList = (Box(100, 100, 10, 10, "#FFFFFF"),)


class Wheeled(Button):
    """Turns by the wheel itself."""

    takes_wheel = True

    def handle(self, event: Input, now: float) -> Act | None:
        if isinstance(event, Wheel):
            return Act(self.name, event.up)
        return super().handle(event, now)


class Pager(Button):
    """Has a use of its own for the page keys."""

    def wants_key(self, name: str) -> bool:
        return name in ("pagedown", "end")


@dataclass
class Bench:
    """A scrolled page at a moving time."""

    page: ScrollPage
    look: View
    moving: list[Widget]
    heard: list[str]
    now: float = 0.0
    acts: list[Act] = field(default_factory=list)

    def do(self, *events: Input) -> Act | None:
        """Give inputs one after the other and let the page come to rest."""
        act = None
        for event in events:
            act = self.page.handle(event, self.now)
            self.acts += [act] if act is not None else []
            self.now += 1.0
            self.draw()
        return act

    def draw(self) -> DrawList:
        return self.page.draw_over(DECOR, self.look, self.now)

    def click(self, x: float, y: float) -> Act | None:
        return self.do(Press(x, y), Release(x, y))

    @property
    def focused(self) -> str:
        return self.page.focused.name if self.page.focused is not None else ""

    @property
    def top(self) -> float:
        return self.page.scroll.offset(self.now)


def bench(count: int = 10, calm: bool = True, moving: list[Widget] | None = None) -> Bench:
    """Buttons below each other inside the port, and one that stays below it."""
    look = view(calm=calm)
    back = Button("back", label="Back")
    back.place(Rect(100, 410, 200, 50))
    moving = [Button(str(number)) for number in range(count)] if moving is None else moving
    heard: list[str] = []
    page = ScrollPage([back], moving, heard.append, "0")
    it = Bench(page, look, moving, heard)
    arrange(it)
    return it


def arrange(it: Bench) -> None:
    for number, widget in enumerate(it.moving):
        widget.place(Rect(110, PORT.y + STEP * number, 300, ROW))
    it.page.arrange(it.look, PORT, STEP * len(it.moving))
    it.draw()


def test_the_wheel_scrolls_what_is_under_it() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-1))
    assert it.top == 120
    assert it.moving[0].rect.y == PORT.y - 120
    it.do(Wheel(200, 200, up=9))
    assert it.moving[0].rect.y == PORT.y


def test_the_wheel_outside_the_port_does_nothing() -> None:
    it = bench()
    it.do(Wheel(200, 90, up=-1), Wheel(*BACK, up=-1))
    assert it.top == 0


def test_the_wheel_stops_at_the_end() -> None:
    it = bench()
    it.do(*(Wheel(200, 200, up=-1) for _ in range(20)))
    assert it.top == 10 * STEP - PORT.h
    assert it.moving[-1].rect.bottom <= PORT.bottom


def test_a_widget_that_turns_by_the_wheel_keeps_it() -> None:
    wheeled = Wheeled("wheeled")
    it = bench(moving=[wheeled, *(Button(str(number)) for number in range(9))])
    assert it.do(Wheel(*wheeled.rect.middle, up=-1)) == Act("wheeled", -1)
    assert it.top == 0
    wheeled.is_enabled = False
    it.do(Wheel(*wheeled.rect.middle, up=-1))
    assert it.top == 120


def test_the_wheel_over_something_that_stays_never_turns_what_is_hidden_under_it() -> None:
    it = bench(moving=[Wheeled(str(number)) for number in range(10)])
    assert it.moving[4].rect.holds(*BACK)
    assert it.do(Wheel(*BACK, up=-1)) is None


def test_content_shorter_than_the_port_never_scrolls_and_has_no_bar() -> None:
    it = bench(count=3)
    it.do(Wheel(200, 200, up=-1), Key("pagedown"), Key("tab"), Key("tab"))
    assert it.top == 0
    assert it.moving[0].rect.y == PORT.y
    assert find(bars(it), Drawing) == []


def bars(it: Bench) -> DrawList:
    (group,) = find(it.draw(), Group, key="scroll bar")
    return group.ops


def test_a_widget_scrolled_out_of_the_port_cannot_be_clicked() -> None:
    it = bench()
    hidden = it.moving[6]
    assert it.click(*hidden.rect.middle) is None
    it.do(*(Wheel(200, 200, up=-1) for _ in range(20)))
    assert it.click(*it.moving[4].rect.middle) is None, "it is above the port now"
    assert it.click(*hidden.rect.middle) == Act("6")


def test_the_mouse_lights_nothing_outside_the_port() -> None:
    it = bench()
    it.do(Point(350, PORT.bottom + 30))
    assert it.moving[4].rect.holds(350, PORT.bottom + 30)
    assert not any(widget.is_hot for widget in it.page.widgets)


def test_what_stays_can_be_clicked_although_something_hidden_lies_there_too() -> None:
    it = bench()
    assert it.moving[4].rect.holds(*BACK)
    assert it.click(*BACK) == Act("back")


def test_letting_go_over_the_hidden_part_of_a_widget_is_letting_go_beside_it() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-0.25))
    cut = it.moving[0]
    assert cut.rect.y < PORT.y < cut.rect.bottom
    assert it.do(Press(200, PORT.y + 5), Release(200, PORT.y + 5)) == Act("0")
    assert it.do(Press(200, PORT.y + 5), Release(200, PORT.y - 5)) is None
    assert not cut.is_held


def test_focus_that_comes_by_a_key_is_brought_into_sight() -> None:
    it = bench()
    it.do(Key("tab"))
    for number in range(10):
        it.do(Key("tab"))
        assert it.focused == str(number)
        rect = it.moving[number].rect
        assert PORT.y <= rect.y
        assert rect.bottom <= PORT.bottom
    it.do(Key("tab"))
    assert it.focused == "back"


def test_arrows_bring_what_they_reach_into_sight() -> None:
    it = bench()
    for number in range(10):
        it.do(Key("down"))
        assert it.focused == str(number)
        assert PORT.y <= it.moving[number].rect.y
        assert it.moving[number].rect.bottom <= PORT.bottom
    it.do(Key("down"))
    assert it.focused == "back"
    for number in reversed(range(10)):
        it.do(Key("up"))
        assert it.focused == str(number)
        assert PORT.y <= it.moving[number].rect.y


def test_from_what_stays_arrows_lead_only_to_what_is_in_sight() -> None:
    it = bench()
    it.page.focus(it.page.widgets[0])
    it.do(Key("down"))
    assert (it.focused, it.top) == ("back", 0)
    it.do(Key("up"))
    assert it.focused == "3"


def test_a_click_does_not_scroll() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-0.25))
    it.click(200, PORT.y + 5)
    assert it.focused == "0"
    assert it.top == 30


def test_page_keys_go_a_page_with_or_without_focus() -> None:
    it = bench()
    it.do(Key("pagedown"))
    assert it.top == pytest.approx(270)
    it.do(Key("pageup"))
    assert it.top == 0
    it.do(Key("tab"), Key("pagedown"))
    assert it.top == pytest.approx(270)


def test_home_and_end_lead_to_both_ends_with_or_without_focus() -> None:
    it = bench()
    it.do(Key("end"))
    assert it.top == it.page.scroll.end > 0
    it.do(Key("home"))
    assert it.top == 0
    it.do(Key("tab"), Key("end"))
    assert it.top == it.page.scroll.end


@each_of("key", ["pagedown", "end"])
def test_a_widget_with_its_own_use_for_page_keys_keeps_them(key: str) -> None:
    pager = Pager("pager")
    it = bench(moving=[pager, *(Button(str(number)) for number in range(9))])
    it.page.focus(pager)
    it.do(Key(key))
    assert it.top == 0


def test_what_comes_under_the_resting_mouse_is_lit() -> None:
    it = bench()
    it.do(Point(200, 110))
    assert it.moving[0].is_hot
    it.do(Wheel(200, 110, up=-160 / 120))
    assert [widget.name for widget in it.moving if widget.is_hot] == ["2"]


def test_the_bar_drags_the_content() -> None:
    it = bench()
    x = PORT.right - BAR / 2
    it.do(Press(x, PORT.y + 10), Point(x, PORT.y + 40, held=True))
    halfway = it.top
    assert 0 < halfway < it.page.scroll.end
    it.do(Point(900, PORT.bottom + 500, held=True))
    assert it.top == it.page.scroll.end, "it is still held outside the bar"
    it.do(Release(x, PORT.bottom + 500), Point(x, PORT.y + 10))
    assert it.top == it.page.scroll.end


@each_of("event", [Leave(), Focus(gained=False)])
def test_a_bar_that_was_held_when_the_window_lost_the_mouse_is_free(event: Input) -> None:
    it = bench()
    x = PORT.right - BAR / 2
    it.do(Press(x, PORT.y + 10), event, Point(x, PORT.y + 60))
    assert it.top == 0
    it.do(Press(x, PORT.bottom - 5), Point(x, PORT.bottom - 10, held=True))
    assert it.top == pytest.approx(270), "a press below the thumb goes a page, it takes no thumb"


def test_a_press_on_the_groove_goes_a_page() -> None:
    it = bench()
    it.click(PORT.right - BAR / 2, PORT.bottom - 5)
    assert it.top == pytest.approx(270)
    assert it.heard == []


def test_what_is_scrolled_is_cut_off_at_the_port_and_what_stays_is_not() -> None:
    it = bench()
    (scrolled,) = find(it.draw(), Group, key="scrolled")
    assert scrolled.clip == (100, 100, 400, 300)
    inside = {op.key for op in scrolled.ops if isinstance(op, Group)}
    assert inside == {"decor", *map(str, range(10))}
    outside = {op.key for op in it.draw() if isinstance(op, Group)}
    assert outside == {"scrolled", "back", "scroll bar", "badges", "tooltip"}


def test_decoration_moves_with_the_content() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-1))
    (decor,) = find(it.draw(), Group, key="decor")
    assert (decor.dx, decor.dy) == (0, -120)


def test_the_same_list_is_drawn_while_nothing_moves() -> None:
    it = bench(calm=False)
    drawn = it.draw()
    assert it.page.draw_over(DECOR, it.look, 9.0) is drawn
    it.do(Wheel(200, 200, up=-1))
    assert it.draw() != drawn
    assert it.draw() is it.draw()


def test_it_glides_and_wakes_until_it_has_come_to_rest() -> None:
    it = bench(calm=False)
    assert it.page.wakes_at(0.0) is None
    it.page.handle(Wheel(200, 200, up=-1), 5.0)
    assert it.page.wakes_at(5.0) == 5.0
    it.page.draw_over(DECOR, it.look, 5.05)
    assert PORT.y - 120 < it.moving[0].rect.y < PORT.y
    assert it.page.wakes_at(6.0) == 6.0, "its last frame was not drawn yet"
    it.page.draw_over(DECOR, it.look, 6.0)
    assert it.moving[0].rect.y == PORT.y - 120
    assert it.page.wakes_at(6.0) is None


def test_laying_out_anew_keeps_the_place() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-1))
    arrange(it)
    assert it.moving[0].rect.y == PORT.y - 120


def test_laying_out_shorter_content_leaves_nothing_above_the_port() -> None:
    it = bench()
    it.do(*(Wheel(200, 200, up=-1) for _ in range(20)))
    del it.moving[3:]
    it.page.show(it.moving)
    arrange(it)
    assert [widget.rect.y for widget in it.moving] == [100, 180, 260]
    assert it.click(*it.moving[2].rect.middle) == Act("2")


def test_other_content_begins_at_its_top() -> None:
    it = bench()
    it.do(Wheel(200, 200, up=-1))
    it.moving = [Button(f"new {number}") for number in range(8)]
    it.page.show(it.moving)
    arrange(it)
    assert it.top == 0
    assert it.moving[0].rect.y == PORT.y
    assert it.click(200, PORT.y + 10) == Act("new 0")
