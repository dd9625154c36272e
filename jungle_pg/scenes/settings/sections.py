"""Sections of settings: rows of labels and widgets that fit columns of any width."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls import segments
from jungle_pg.ui.controls.choice import GAP as CARD_GAP
from jungle_pg.ui.controls.choice import ChoiceCards
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.slider import MARKS_HEIGHT, Slider
from jungle_pg.ui.controls.toggle import HEIGHT as SWITCH_HEIGHT
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.panel import paragraph_ops, section_ops, sign
from jungle_pg.ui.widget import Widget

INDENT: Final = 48
HEAD: Final = 44
BELOW_HEAD: Final = 10
ROW: Final = 48
ROW_GAP: Final = 9
LABEL_SIZE: Final = 22
LABEL_GAP: Final = 12
LABEL_STEP: Final = 1.5
NOTE_SIZE: Final = 20
NOTE_GAP: Final = 18
NARROWEST_NOTE: Final = 150
SWITCH_END: Final = 290
"""Where the switches of the first column end."""

SECOND_SWITCH: Final = 0.57
"""Where the second column of switches begins, in parts of the width."""

SHORTEST_SLIDER: Final = 230


class Row(Protocol):
    """A line of a section."""

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place the widgets at the top of an area; what stands beside them, and the height."""


@dataclass(frozen=True, slots=True, eq=False)
class Labelled:
    """A label with a widget beside it, or below it where that is too narrow."""

    key: str
    widget: Widget
    start: float
    """Where the widget begins unless the label is longer, in units."""
    icon: str = ""

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Label and widget on one middle line, or the label above."""
        word, letters = view.words(self.key), view.text_px(LABEL_SIZE)
        left = area.x + view.px(INDENT)
        x = max(
            area.x + view.px(self.start), left + view.measure(word, letters) + view.px(LABEL_GAP)
        )
        is_beside = area.right - x >= _least_width(view, self.widget)
        x = x if is_beside else left
        width = area.right - x
        height, above = _height(view, self.widget, width), 0.0
        marks = (
            view.px(MARKS_HEIGHT) if isinstance(self.widget, Slider) and self.widget.marks else 0
        )
        if is_beside:
            row = max(height, view.px(ROW))
            middle = area.y + (row - marks) / 2
        else:
            above = letters * LABEL_STEP
            row = height
            middle = area.y + above / 2
        self.widget.place(Rect(x, area.y + above + (row - height) / 2, width, height))
        ops: list[Op] = [Text(word, left, middle, letters, view.theme.text)]
        if self.icon:
            side, theme = view.px(32), view.theme
            ops.append(sign(self.icon, area.x + side / 2, middle, side, theme.text, theme.paper))
        return tuple(ops), above + row


@dataclass(frozen=True, slots=True, eq=False)
class Switches:
    """Pairs of switches side by side, or all below each other where that is too narrow."""

    pairs: tuple[tuple[Toggle, Toggle], ...]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place them all."""
        left = area.x + view.px(INDENT)
        widths = [
            max(each.size(view)[0] for each in column) for column in zip(*self.pairs, strict=True)
        ]
        end = max(area.x + view.px(SWITCH_END), left + widths[0])
        second = max(end + view.px(28), area.x + area.w * SECOND_SWITCH)
        second = min(second, area.right - widths[1])
        spans: tuple[tuple[float, float], ...] = ((left, end), (second, area.right))
        if second < end + view.px(20):
            spans = ((left, max(end, left + widths[1])),)
        every = [switch for pair in self.pairs for switch in pair]
        height, step = view.px(SWITCH_HEIGHT), view.px(ROW + ROW_GAP)
        top = area.y + view.px(ROW - SWITCH_HEIGHT) / 2
        for number, switch in enumerate(every):
            row, column = divmod(number, len(spans))
            start, stop = spans[column]
            switch.place(Rect(start, top + row * step, stop - start, height))
        return (), len(every) // len(spans) * step - view.px(ROW_GAP)


@dataclass(frozen=True, slots=True, eq=False)
class Noted:
    """A switch with a few soft words after it, or below it where there is no room."""

    switch: Toggle
    note: str

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """The words in as many lines as they need."""
        left, height, ink = area.x + view.px(INDENT), view.px(SWITCH_HEIGHT), view.theme.soft_text
        end = max(area.x + view.px(SWITCH_END), left + self.switch.size(view)[0])
        text = view.words(self.note)
        x = end + view.px(NOTE_GAP)
        needed = min(view.text_width(text, NOTE_SIZE), view.px(NARROWEST_NOTE))
        if area.right - x >= needed:
            body = Rect(x, area.y, area.right - x, inf)
            _, used = paragraph_ops(view, body, text, NOTE_SIZE, ink)
            row = max(view.px(ROW), used)
            ops, _ = paragraph_ops(view, body.moved(0, (row - used) / 2), text, NOTE_SIZE, ink)
            self.switch.place(Rect(left, area.y + (row - height) / 2, end - left, height))
            return ops, row
        self.switch.place(Rect(left, area.y, end - left, height))
        body = Rect(left, area.y + height + view.px(4), area.right - left, inf)
        ops, used = paragraph_ops(view, body, text, NOTE_SIZE, ink)
        return ops, body.y - area.y + used


@dataclass(frozen=True, slots=True, eq=False)
class Wide:
    """A widget from the indent to the right end."""

    widget: Widget

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place it."""
        left = area.x + view.px(INDENT)
        height = _height(view, self.widget, area.right - left)
        row = max(height, view.px(ROW))
        self.widget.place(Rect(left, area.y + (row - height) / 2, area.right - left, height))
        return (), row


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A heading and its rows."""

    key: str
    icon: str
    rows: tuple[Row, ...]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place the rows below the heading."""
        head = Rect(area.x, area.y, area.w, view.px(HEAD))
        ops = [*section_ops(view, head, self.icon, view.words(self.key))]
        y = head.bottom + view.px(BELOW_HEAD)
        for row in self.rows:
            row_ops, used = row.lay_out(view, Rect(area.x, y, area.w, inf))
            ops += row_ops
            y += used + view.px(ROW_GAP)
        return tuple(ops), y - view.px(ROW_GAP) - area.y


def column_of(
    view: View, sections: Sequence[Section], area: Rect, gap: float
) -> tuple[DrawList, float]:
    """Sections below each other; what stands beside their widgets, and the height."""
    ops: list[Op] = []
    y = area.y
    for section in sections:
        its_ops, used = section.lay_out(view, Rect(area.x, y, area.w, inf))
        ops += its_ops
        y += used + gap
    return tuple(ops), y - gap - area.y


def _height(view: View, widget: Widget, width: float) -> float:
    if isinstance(widget, ChoiceCards):
        return widget.height_for(view, width)
    return widget.size(view)[1]


def _least_width(view: View, widget: Widget) -> float:
    """How narrow a widget may become before it should get a line of its own."""
    if isinstance(widget, ChoiceCards):
        units = widget.card_width * widget.count + CARD_GAP * (widget.count - 1)
        return view.px(units) + 1
    if isinstance(widget, Segments):
        letters = view.text_px(widget.text_units)
        words = sum(view.measure(label, letters) for label in widget.labels)
        margins = view.px(2 * segments.PART_MARGIN) + letters * segments.TICK
        return words + widget.count * margins + view.px(2 * segments.MARGIN) + 4
    return view.px(SHORTEST_SLIDER)
