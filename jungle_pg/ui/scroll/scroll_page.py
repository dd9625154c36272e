"""A page part of which can be scrolled, for windows too small to show it whole."""

from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Go, Input, Key, Point, Press, Release, Swipe, Wheel
from jungle_pg.stage.input.shortcuts import ENDS, PAGES
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.page import Page, next_in_direction
from jungle_pg.ui.scroll.scroll_list import BAR
from jungle_pg.ui.scroll.scrolling import Scroll, scroll_bar_ops
from jungle_pg.ui.widget import NOWHERE, Act, Widget

OUTSIDE: Final = -1.0
"""An x left of everything."""


class ScrollBar(Widget):
    """The bar beside what is scrolled; wheel and drag, no focus of its own."""

    takes_focus: bool = False
    takes_wheel: bool = True
    sound: str = ""

    def __init__(self, scroll: Scroll) -> None:
        super().__init__("scroll bar")
        self.scroll = scroll

    def size(self, view: View) -> tuple[float, float]:
        return view.px(BAR), self.rect.h

    def grip(self, x: float, y: float) -> Grip:
        return Grip(x, y, down=True)

    def handle(self, event: Input, now: float) -> Act | None:
        """Press, drag and wheel move what is scrolled."""
        match event:
            case Press(y=y):
                self.scroll.release()
                self.scroll.press(y - self.rect.y, self.rect.h, now)
            case Point(y=y) if self.is_held:
                self.scroll.drag(y - self.rect.y, self.rect.h, now)
            case Release():
                self.scroll.release()
            case Wheel(up=up):
                self.scroll.wheel(up, now)
        return None

    def draw(self, view: View, now: float) -> DrawList:
        """Groove and thumb, nothing when all is in sight."""
        if not self.scroll.is_needed or not self.rect.w:
            return ()
        start, length = map(round, self.scroll.thumb(self.rect.h, now))
        return self._memo(
            scroll_bar_ops, view, self.rect, start, length, is_hot=self.is_hot or self.is_held
        )


class ScrollPage(Page):
    """Some widgets stay where they are, the others move inside a window of their own."""

    def __init__(
        self,
        fixed: Sequence[Widget],
        moving: Sequence[Widget],
        hear: Callable[[str], None] = lambda name: None,
        first: str = "",
    ) -> None:
        self.scroll = Scroll()
        self._bar = ScrollBar(self.scroll)
        self._fixed, self._moving = list(fixed), list(moving)
        super().__init__([*fixed, *moving, self._bar], hear, first)
        self._port = NOWHERE
        self._homes: dict[str, Rect] = {}
        self._top = 0
        self._split: Memo[DrawList] = Memo()

    def show(self, moving: Sequence[Widget]) -> None:
        """Scroll other widgets."""
        self._moving = list(moving)
        self.change([*self._fixed, *moving, self._bar])
        self.scroll.jump(0)
        self._top = 0

    def fix(self, fixed: Sequence[Widget]) -> None:
        """Let other widgets stay where they are put."""
        self._fixed = list(fixed)
        self.change([*self._moving, *fixed, self._bar])

    def arrange(self, view: View, port: Rect, content_px: float) -> None:
        """Take the widgets' places as those of the unscrolled content, which starts at the port."""
        self._port = port.snapped()
        self._homes = {widget.name: widget.rect for widget in self._moving}
        self.scroll.fit(view, self._port.h, content_px)
        bar = self._port.from_right(view.px(BAR)) if self.scroll.is_needed else NOWHERE
        self._bar.place(bar)
        self._top = 0

    def handle(self, event: Input, now: float) -> Act | None:
        """As any page; wheel, page keys, Home and End that nobody else uses scroll."""
        self._move(now)
        before = self.focused
        act = super().handle(event, now)
        focused = self.focused
        if focused is not None and focused is not before and isinstance(event, Key | Go):
            self._reveal(focused, now)
        if act is None:
            self._scroll_by(event, now)
        return act

    def is_in_sight(self, widget: Widget) -> bool:
        port, rect = self._port, widget.rect
        is_inside = port.y <= rect.y and rect.bottom <= port.bottom
        return super().is_in_sight(widget) and (is_inside or widget not in self._moving)

    def draw_over(self, decor: DrawList, view: View, now: float) -> DrawList:
        """What is fixed, then what is scrolled with the decoration that moves along."""
        self._move(now)
        groups = self.draw(view, now)
        moving = frozenset(widget.name for widget in self._moving)
        return self._split(_split, groups, decor, moving, self._port, self._top)

    def wakes_at(self, now: float) -> float | None:
        """While it glides, or when a widget changes by itself."""
        times = (super().wakes_at(now), self.scroll.wakes_at(now))
        return min((time for time in times if time is not None), default=None)

    def _scroll(self, up: float, right: float, now: float) -> Act | None:
        focused = self.focused
        if not self.scroll.is_needed or (focused is not None and focused.is_pulled):
            return super()._scroll(up, right, now)
        self.scroll.wheel(up, now)
        return None

    def _under(self, x: float, y: float) -> Widget | None:
        is_inside = self._port.holds(x, y)
        return next(
            (
                widget
                for widget in reversed(self.widgets)
                if widget.has_place
                and widget.covers(x, y)
                and (is_inside or widget not in self._moving)
            ),
            None,
        )

    def _release(self, event: Release, x: float, y: float, now: float) -> Act | None:
        if self._held() in self._moving and not self._port.holds(x, y):
            # Its cut-off part may lie here: it is not to be clicked by letting go there.
            event = Release(OUTSIDE, y)
        return super()._release(event, x, y, now)

    def _ahead(self, focused: Widget, key: str) -> Widget | None:
        """Rows out of sight come before what stays, however near that is."""
        found = None
        if focused in self._moving:
            found = next_in_direction(self._moving, focused, key)
        if found is None or self._is_seen(found):
            in_sight = [each for each in self.widgets if self._is_seen(each)]
            found = next_in_direction(in_sight, focused, key)
        return found

    def _is_seen(self, widget: Widget) -> bool:
        """Whether it stays, or some of it is where it can be seen."""
        port = self._port
        is_inside = widget.rect.y < port.bottom and widget.rect.bottom > port.y
        return is_inside or widget not in self._moving

    def _move(self, now: float) -> None:
        top = round(self.scroll.offset(now))
        if top != self._top:
            self._top = top
            for widget in self._moving:
                widget.place(self._homes[widget.name].moved(0, -top))
            self._hover(now)

    def _reveal(self, widget: Widget, now: float) -> None:
        if widget in self._moving:
            home = self._homes[widget.name]
            top = home.y - self._port.y
            self.scroll.reveal(top, top + home.h, now)

    def _scroll_by(self, event: Input, now: float) -> None:
        match event:
            case Wheel(x, y, up) if self._port.holds(x, y) and not self._is_taken(x, y):
                self.scroll.wheel(up, now)
            case Swipe(x, y, down=down) if self._port.holds(x, y) and not self._is_pulled(x, y):
                self.scroll.swipe(down, now)
            case Key(name=name) if name in PAGES and not self._is_wanted(name):
                self.scroll.page(PAGES[name], now)
            case Key(name=name) if name in ENDS and not self._is_wanted(name):
                if name == "home":
                    self.scroll.to_start(now)
                else:
                    self.scroll.to_end(now)

    def _is_wanted(self, key: str) -> bool:
        """Whether the widget with the focus uses a key itself."""
        return self.focused is not None and self.focused.wants_key(key)

    def _is_pulled(self, x: float, y: float) -> bool:
        """Whether a finger pulls something in a widget of its own."""
        under = self._under(x, y)
        return under is not None and under.is_enabled and under.is_pulled

    def _is_taken(self, x: float, y: float) -> bool:
        """Whether a widget under the mouse turns by the wheel itself."""
        under = self._under(x, y)
        return under is not None and under.is_enabled and under.wants_wheel()


def _split(
    groups: DrawList, decor: DrawList, moving: frozenset[str], port: Rect, top: int
) -> DrawList:
    """The widgets that move, cut off at the port over their decoration, and those that stay."""
    clip = (int(port.x), int(port.y), int(port.w), int(port.h))
    inside = tuple(op for op in groups if isinstance(op, Group) and op.key in moving)
    outside = tuple(op for op in groups if isinstance(op, Group) and op.key not in moving)
    scrolled = (Group("decor", decor, 0, -top), *inside)
    return (Group("scrolled", scrolled, clip=clip), *outside)
