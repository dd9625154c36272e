"""Lists of saves and of files: a tray, rows of one line in it, and rows that come and go."""

from collections.abc import Callable, Sequence

from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import cut_inside, fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.scale import ICON, SMALL, TEXT, XS, M
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.layout import Row, Slot, Stack
from jungle_pg.ui.page import Page, can_focus
from jungle_pg.ui.placing import Draw
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import Act, Widget


class SaveList(ScrollList):
    """Rows that come and go without moving what the player looks at."""

    def wants_key(self, name: str) -> bool:
        """As any list; beyond its ends the arrows lead to what lies above and below it."""
        return super().wants_key(name) and not self.is_at_end(name)

    def is_at_end(self, key: str) -> bool:
        """Whether there is no further row where an arrow key leads."""
        ends = {"up": 0, "down": self.row_count - 1}
        return key in ends and self.chosen == ends[key]

    def first_row(self, now: float) -> int:
        """The first row in sight, at least in part."""
        return int(self.scroll.offset(now)) // self._row_px if self._row_px else 0

    def become(
        self, row_count: int, chosen: int | None, moved: int, now: float, *, is_longer: bool
    ) -> None:
        """Show other rows; what was in sight is now so many rows farther down.

        A list that is only longer keeps the rows it has drawn.
        """
        self.row_count, self.chosen = row_count, chosen
        if not is_longer:
            self._look = None
        if moved and self._row_px:
            self.scroll.content_px = row_count * self._row_px
            self.scroll.jump(self.scroll.offset(now) + moved * self._row_px)


class NameList(SaveList):
    """Names that may be taken: by a click, or by Enter as `name.open`."""

    def is_at_end(self, key: str) -> bool:
        """Where no row is chosen up leads out, too."""
        return super().is_at_end(key) or (key == "up" and self.chosen is None)

    def handle(self, event: Input, now: float) -> Act | None:
        """Going along the rows means none of them yet."""
        act = super().handle(event, now)
        is_way = isinstance(event, Key) and act is not None and act.name == self.name
        return None if is_way else act


class ListPage(Page):
    """Widgets around a list; where nothing lies to its left that arrow leads to another widget."""

    def __init__(
        self,
        widgets: Sequence[Widget],
        hear: Callable[[str], None],
        first: str,
        list_name: str,
        at_left: str,
    ) -> None:
        super().__init__(widgets, hear, first)
        self._list_name, self._at_left = list_name, at_left

    def _ahead(self, focused: Widget, key: str) -> Widget | None:
        found = super()._ahead(focused, key)
        if found is None and (focused.name, key) == (self._list_name, "left"):
            named = (each for each in self.widgets if each.name == self._at_left)
            return next((each for each in named if can_focus(each)), None)
        return found


def in_tray(rows: ScrollList, draw: Draw | None = None, grow: float = 1.0) -> Stack:
    """A list in its tray, which may be drawn with words where there are no rows."""
    inside = Row((Slot(rows, grow=1.0),), padding=(XS, XS, XS, XS), grow=1.0)
    return Stack((Slot(draw or tray_ops, grow=1.0), inside), grow=grow)


def tray_ops(view: View, tray: Rect, words: str = "") -> DrawList:
    """What rows lie in, with words where there are none."""
    svg = skins.row(tray.w / view.zoom, tray.h / view.zoom, view.theme.card, view.theme.paper_line)
    ground, letters = Drawing(svg, tray.x, tray.y, tray.w, tray.h), view.text_px(TEXT)
    if not words:
        return (ground,)
    line = fitted(words, letters, tray.w, view.measure)
    return (ground, Text(line, *tray.middle, letters, view.theme.soft_text, "centre"))


def line_ops(
    view: View,
    place: Rect,
    state: str,
    name: str,
    told: Sequence[tuple[str, float]] = (),
    sign: str = "",
) -> DrawList:
    """A row of one line: a sign, a name, and what is told at its end, each in so many units."""
    theme, letters, small = view.theme, view.text_px(TEXT), view.text_px(SMALL)
    side, y = view.px(M), place.middle[1] - view.px(1)
    ops: list[Op] = []
    if state != "normal":
        fill, edge = (theme.current_row, EDGE) if state == "chosen" else (theme.paper, "")
        svg = skins.row(place.w / view.zoom, place.h / view.zoom, fill, edge)
        ops.append(Drawing(svg, place.x, place.y, place.w, place.h))
    left, right = place.x + side, place.right - side
    if sign:
        px = view.px(ICON)
        ops.append(icon(sign, left + px / 2, y, px, theme.text, theme.card))
        left += px + side
    for text, units in reversed(told):
        ops.append(Text(text, right, y, small, theme.soft_text, "right"))
        right -= max(view.px(units), view.measure(text, small)) + side
    shown = cut_inside(view.readable(name), letters, right - left, view.measure)
    return (*ops, Text(shown, left, y, letters, theme.text))
