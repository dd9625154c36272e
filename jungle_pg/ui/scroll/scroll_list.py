"""A list of many rows, of which only those in sight are drawn."""

from collections.abc import Callable
from math import ceil
from typing import Final, TypeAlias

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release, Swipe, Wheel
from jungle_pg.stage.input.shortcuts import ENDS, PAGES
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Drawing, DrawList, Group, texts_in
from jungle_pg.stage.theme import GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.scroll.scrolling import Scroll, scroll_bar_ops
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.widget import Act, Widget

RowDrawer: TypeAlias = Callable[[View, int, Rect, str], DrawList]
"""Draws a row: its number, its place in the list, and `normal`, `hover` or `chosen`."""

BAR: Final = 26
GAP: Final = 10
"""Units between the rows and the scroll bar."""

WIDTH: Final = 480
WIDEST_ROWS: Final = 4
"""How many windows wide a row is laid out to be read out."""
MOVE_KEYS: Final = ("up", "down", *PAGES, *ENDS)


class ScrollList(Widget):
    """Rows to choose one of: it acts with the row's number, and as `name.open` to open it."""

    takes_wheel: bool = True
    is_pulled: bool = True

    def __init__(
        self,
        name: str,
        row_count: int,
        row_units: float,
        draw_row: RowDrawer,
        chosen: int | None = None,
    ) -> None:
        super().__init__(name)
        self.row_count, self.row_units = row_count, row_units
        self.chosen = chosen
        self.scroll = Scroll()
        self._draw_row = draw_row
        self._to_reveal = chosen
        self._is_new = True
        """Its rows were not drawn yet, so it need not glide to one of them."""
        self._mouse = (0.0, 0.0)
        self._row_px = 0
        self._bar_px = 0
        """How wide the scroll bar is; 0 without one."""
        self._look: object = None
        """What rows were drawn for; they are drawn anew for another one, or without any."""
        self._rows: dict[tuple[int, str, bool], Group] = {}
        self._in_sight: Memo[DrawList] = Memo()
        self._bar: Memo[DrawList] = Memo()

    def change(self, row_count: int, chosen: int | None = None) -> None:
        """Show other rows; those in sight are drawn anew."""
        self.row_count, self.chosen = row_count, chosen
        self._to_reveal, self._is_new = chosen, True
        self._look = None

    def reveal(self, index: int) -> None:
        """Bring a row into sight."""
        self._to_reveal = index

    def size(self, view: View) -> tuple[float, float]:
        return view.px(WIDTH), float(self.row_count * self._row_height(view))

    def wants_key(self, name: str) -> bool:
        """Keys that move along the rows, and Enter."""
        return self.row_count > 0 and (name in MOVE_KEYS or name == "enter")

    def wakes_at(self, now: float) -> float | None:
        return self.scroll.wakes_at(now)

    def grip(self, x: float, y: float) -> Grip:
        """The bar is dragged, everything else pulled."""
        return Grip(x, y, down=self._is_bar(x))

    def handle(self, event: Input, now: float) -> Act | None:
        """Rows are chosen by mouse and keys; wheel and scroll bar only move them."""
        match event:
            case Point(x, y):
                self._mouse = (x, y)
                if not self.is_held:
                    self.scroll.release()
                self.scroll.drag(y - self.rect.y, self.rect.h, now)
            case Release():
                self.scroll.release()
            case Wheel(up=up):
                self.scroll.wheel(up, now)
            case Swipe(down=down):
                self.scroll.swipe(down, now)
            case Press(x, y) if self._is_bar(x):
                self.scroll.press(y - self.rect.y, self.rect.h, now)
            case Press(x, y, count=count):
                return self._pressed(self._row_at(x, y, self._top(now)), count)
            case Key(name="enter", repeat=False) if self.chosen is not None:
                return Act(f"{self.name}.open", self.chosen)
            case Key(name=name, ctrl=False, alt=False) if name in MOVE_KEYS and self.row_count:
                return self._choose(self._row_by_key(name, self._top(now)))
        return None

    def draw(self, view: View, now: float) -> DrawList:
        """The rows in sight, cut off at the edges, and a scroll bar where there are more."""
        self._view = view
        self._arrange(view, now)
        top = self._top(now)
        rows = self._in_sight(tuple, self._rows_in_sight(view, top))
        start, length = map(round, self.scroll.thumb(self.rect.h, now))
        bar: DrawList = ()
        if self._bar_px:
            place = self.rect.from_right(self._bar_px)
            is_hot = self._is_bar_hot()
            bar = self._bar(scroll_bar_ops, view, place, start, length, is_hot=is_hot)
        return self._memo(_ops, self.rect, rows, top, bar)

    def describe(self, words: Words) -> Description:
        """What stands on the chosen row, and which of how many it is."""
        row, view = self.chosen, self._view
        if not self.row_count:
            return self.described("list", self.caption, words("narration.empty"))
        if row is None or view is None:
            return self.described("list", self.caption, words("narration.nothing_chosen"))
        # On a row so wide nothing is cut.
        place = Rect(0, 0, WIDEST_ROWS * view.width, self._row_height(view))
        said = " ".join(texts_in(self._draw_row(view, row, place, "chosen")))
        return self.described("list", self.caption, said, (row + 1, self.row_count))

    def _row_height(self, view: View) -> int:
        return max(1, round(view.px(self.row_units)))

    def _arrange(self, view: View, now: float) -> None:
        self._row_px = self._row_height(view)
        self.scroll.fit(view, self.rect.h, self.row_count * self._row_px, self._row_px)
        self._bar_px = round(view.px(BAR)) if self.scroll.is_needed else 0
        if self._to_reveal is not None:
            top = self._to_reveal * self._row_px
            self.scroll.reveal(top, top + self._row_px, now)
            self._to_reveal = None
            if self._is_new:
                self.scroll.arrive()
        self._is_new = False

    def _top(self, now: float) -> int:
        """The first line of pixels in sight."""
        return round(self.scroll.offset(now))

    def _is_bar(self, x: float) -> bool:
        return x >= self.rect.right - self._bar_px

    def _is_bar_hot(self) -> bool:
        if self.is_held:
            return self.scroll.is_dragged
        return self.is_hot and self._is_bar(self._mouse[0])

    def _row_at(self, x: float, y: float, top: int) -> int | None:
        if not self._row_px or not self.covers(x, y) or self._is_bar(x):
            return None
        index = int(y - self.rect.y + top) // self._row_px
        return index if index < self.row_count else None

    def _pressed(self, index: int | None, count: int) -> Act | None:
        if index is None:
            return None
        if count == 2 and index == self.chosen:
            return Act(f"{self.name}.open", index)
        self._choose(index)
        return Act(self.name, index)

    def _choose(self, index: int) -> Act | None:
        is_new = index != self.chosen
        self.chosen = self._to_reveal = index
        return Act(self.name, index) if is_new else None

    def _key_row(self, top: int) -> int:
        """The row that keys start from: the chosen one, else the first whole one in sight."""
        if self.chosen is not None:
            return self.chosen
        return min(ceil(top / max(1, self._row_px)), self.row_count - 1)

    def _row_by_key(self, key: str, top: int) -> int:
        last = self.row_count - 1
        page = max(1, int(self.rect.h) // max(1, self._row_px) - 1)
        if key in ("home", "end"):
            return 0 if key == "home" else last
        if self.chosen is None:
            return self._key_row(top)
        step = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}[key]
        return min(max(0, self.chosen + step), last)

    def _rows_in_sight(self, view: View, top: int) -> tuple[Group, ...]:
        bar_px = self._bar_px + round(view.px(GAP)) if self._bar_px else 0
        width = self.rect.w - bar_px
        look = (view, width, self._row_px)
        if look != self._look:
            self._look, self._rows = look, {}
        slots = min(self.row_count, ceil(self.rect.h / self._row_px) + 1)
        first = min(top // self._row_px, self.row_count - slots)
        hovered = self._row_at(*self._mouse, top) if self.is_hot and self.is_enabled else None
        ringed = self._key_row(top) if self.shows_focus and self.is_enabled else None
        return self._fill(view, width, range(first, first + slots), hovered, ringed)

    def _fill(
        self, view: View, width: float, indices: range, hovered: int | None, ringed: int | None
    ) -> tuple[Group, ...]:
        """The rows, each always at the same place of the tuple: a step down replaces just one."""
        groups: list[Group] = [Group("", ())] * len(indices)
        old, self._rows = self._rows, {}
        for index in indices:
            state = "chosen" if index == self.chosen else "hover" if index == hovered else "normal"
            key = (index, state, index == ringed)
            group = old.get(key) or self._row(view, width, *key)
            self._rows[key] = groups[index % len(groups)] = group
        return tuple(groups)

    def _row(self, view: View, width: float, index: int, state: str, is_ringed: bool) -> Group:
        place = Rect(0, index * self._row_px, width, self._row_px)
        ops = self._draw_row(view, index, place, state)
        if is_ringed:
            svg = _ring(place.w / view.zoom, place.h / view.zoom)
            ops = (*ops, Drawing(svg, place.x, place.y, place.w, place.h))
        return Group(f"row {index}", ops)


def _ops(rect: Rect, rows: DrawList, top: int, bar: DrawList) -> DrawList:
    """Rows scrolled to their place and cut off there, and the bar beside them."""
    if not rows:
        return ()
    area = (int(rect.x), int(rect.y), int(rect.w), int(rect.h))
    return (Group("rows", rows, rect.x, rect.y - top, clip=area), *bar)


def _ring(w: float, h: float) -> str:
    """The mark of the row that keys move, seen on light and dark rows."""
    return picture(
        w,
        h,
        rect(2, 2, w - 4, h - 4, 10, line=INK, width=3),
        rect(4.5, 4.5, w - 9, h - 9, 8, line=GOLD, width=3),
    )
