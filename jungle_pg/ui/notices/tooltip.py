"""Tooltips: the words of a widget, shown when the mouse rests on it, or the focus of a gamepad."""

from math import inf
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.widget import Widget

REST_S: Final = 0.5
WIDEST: Final = 420
TEXT: Final = 20


class Tooltip:
    """What is said about the widget the mouse rests on."""

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._since = 0.0
        self._is_shown = False
        self._is_for_pads = self._has_pad = False
        self._is_above = False
        """Whether it stands above what it is about: what lies below is hidden by a hand."""
        self._memo: Memo[DrawList] = Memo()

    def over(self, widget: Widget | None, now: float, *, is_finger: bool = False) -> None:
        """The mouse is over this widget now, or a finger rests on it."""
        self._is_above = is_finger
        if widget is not self._widget:
            self._widget, self._since, self._is_shown = widget, now, False
            self._is_for_pads = False

    def rest_on(self, widget: Widget, now: float) -> None:
        """The focus has come to this widget: who has a gamepad cannot point at it."""
        self._widget, self._since, self._is_shown, self._is_for_pads = widget, now, False, True

    def hide(self) -> None:
        """Nothing is shown until the mouse comes to another widget."""
        self._since = inf

    def leave(self) -> None:
        """The mouse is over no widget any more."""
        self._widget = None

    def wakes_at(self, now: float) -> float | None:
        """When it will appear; it keeps waking until it was drawn."""
        if self._is_for_pads and not self._has_pad:
            return None
        if self._widget is None or not self._widget.tip or self._since == inf or self._is_shown:
            return None
        return self._since + REST_S

    def draw(self, view: View, now: float) -> DrawList:
        """The words in a small frame beside the widget, inside the window."""
        widget, self._has_pad = self._widget, view.has_pad
        if self._is_for_pads and not self._has_pad:
            return ()
        if widget is None or not widget.tip or now < self._since + REST_S:
            return ()
        self._is_shown = True
        return self._memo(_ops, view, widget.tip_rect, widget.tip, self._is_above)


def _ops(view: View, beside: Rect, tip: str, is_above: bool) -> DrawList:
    size = view.text_px(TEXT)
    lines = wrapped(tip, size, view.px(WIDEST), view.measure)
    pad, step = view.px(16), size * 1.3
    w = round(max(view.measure(line, size) for line in lines) + 2 * pad)
    h = round(step * len(lines) + pad * 1.2)
    gap = view.px(8)
    x = min(max(gap, beside.middle[0] - w / 2), view.width - w - gap)
    above, y = beside.y - h - gap, beside.bottom + gap
    if y + h > view.height or (is_above and above >= 0):
        y = above
    x, y = round(x), round(max(gap, y))
    units_w, units_h = w / view.zoom, h / view.zoom
    svg = picture(
        units_w, units_h, rect(2, 2, units_w - 4, units_h - 4, 10, view.theme.tray, INK, 3)
    )
    ops: list[Op] = [Drawing(svg, x, y, w, h)]
    top = y + (h - step * len(lines)) / 2
    for number, line in enumerate(lines):
        middle = top + step * (number + 0.5)
        ops.append(Text(line, x + w / 2, middle, size, view.theme.text, "centre"))
    return tuple(ops)
