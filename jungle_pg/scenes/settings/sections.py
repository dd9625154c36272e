"""Sections of settings: headings and rows of labels with widgets, in columns of any width."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ASIDE, COLUMN, ICON, LINE, SMALL, TEXT, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.slider import MARKS_HEIGHT, Slider
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, growing
from jungle_pg.ui.panel import sign
from jungle_pg.ui.placing import Paragraph, label_slot, section_slot, slot_of, words_slot
from jungle_pg.ui.widget import Widget

INDENT: Final = ICON + M
SWITCH: Final = COLUMN / 2
"""From the left end of a switch's label to its right end, where there is room."""


class SectionRow:
    """A line of a section."""

    def label_width(self, view: View) -> float:
        """What its label takes before a widget, in units."""
        return 0.0

    def form(self, view: View, labels: float) -> Part:
        """Where its parts stand; widgets begin beside labels of this width."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, eq=False)
class Labelled(SectionRow):
    """A label with a widget beside it, or below it where that is too narrow."""

    key: str
    widget: Widget
    icon: str = ""
    about: str = ""
    """The key of what it is about, where other rows have the same label."""

    def label_width(self, view: View) -> float:
        return view.text_width(view.words(self.key), TEXT) / view.zoom + M

    def form(self, view: View, labels: float) -> Part:
        icon = Slot(partial(_icon_ops, name=self.icon), least=(INDENT, 0.0), wanted=(INDENT, ICON))
        text, ink = view.words(self.key), view.theme.text
        self.widget.caption = f"{view.words(self.about)}: {text}" if self.about else text
        label = Row((icon, label_slot(view, text, TEXT, ink=ink, wide=labels)))
        widget = slot_of(view, self.widget, grow=1.0)
        beside: Part = label
        if isinstance(self.widget, Slider) and self.widget.marks:
            # It stands beside the groove, not beside groove and marks.
            beside = Column((label, Gap(least=(None, MARKS_HEIGHT))))
        return Choice((_line(beside, widget), Column((label, _indented(widget)))))


@dataclass(frozen=True, slots=True, eq=False)
class Switches(SectionRow):
    """Pairs of switches side by side, or all below each other where that is too narrow."""

    pairs: tuple[tuple[Toggle, Toggle], ...]

    def form(self, view: View, labels: float) -> Part:
        first, second = zip(*self.pairs, strict=True)
        between = Gap(grow=1.0, least=(L, None))
        beside = Row((_switches(view, first), between, _switches(view, second, grow=1.0)))
        every = [switch for pair in self.pairs for switch in pair]
        return _indented(Choice((beside, Row((_switches(view, every),)))))


@dataclass(frozen=True, slots=True, eq=False)
class Noted(SectionRow):
    """A switch with a few soft words after it, or below it where there is no room."""

    switch: Toggle
    note: str = ""
    does: str = ""
    """Without a note the key that does the same is told."""

    def form(self, view: View, labels: float) -> Part:
        """The words in as many lines as they need."""
        told = view.words(self.note) if self.note else view.hint(self.does, ()).text
        words = Paragraph(told, SMALL, view.theme.soft_text)
        switch = _switches(view, (self.switch,))
        note = words_slot(view, words, least=ASIDE / 2, grow=1.0)
        beside = Row((switch, note), gap=L, align="centre")
        below = Column((Row((switch,)), words_slot(view, words)))
        return _indented(Choice((beside, below)))


@dataclass(frozen=True, slots=True, eq=False)
class Wide(SectionRow):
    """A widget from the indent to the right end."""

    widget: Widget

    def form(self, view: View, labels: float) -> Part:
        return _indented(slot_of(view, self.widget, grow=1.0))


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A heading and its rows."""

    key: str
    icon: str
    rows: tuple[SectionRow, ...]

    def form(self, view: View) -> Column:
        """The rows below the heading; the widgets of all begin at the same place."""
        labels = max(row.label_width(view) for row in self.rows)
        rows = Column(tuple(row.form(view, labels) for row in self.rows), gap=S)
        return Column((section_slot(self.icon, view.words(self.key)), rows), gap=S)


def column_of(sections: Sequence[Part]) -> Column:
    """Sections below each other; they end with a higher column, as long as that tears no holes."""
    between = Gap(least=(None, L), most=(None, XL + L), grow=1.0)
    parts: list[Part] = []
    for section in sections:
        parts += [between, section]
    return Column(tuple(parts[1:]), grow=1.0)


def _line(*parts: Part) -> Row:
    """Parts beside each other on one middle line, at least as high as a line."""
    return Row((*parts, Gap(least=(0.0, LINE))), align="centre")


def _indented(part: Part) -> Row:
    return Row((growing(part),), padding=(INDENT, 0.0, 0.0, 0.0))


def _switches(view: View, switches: Sequence[Toggle], grow: float = 0.0) -> Column:
    lines = tuple(_line(slot_of(view, switch, grow=1.0)) for switch in switches)
    return Column(lines, gap=S, grow=grow, wanted=(None if grow else SWITCH, None))


def _icon_ops(view: View, rect: Rect, name: str) -> DrawList:
    if not name:
        return ()
    side, theme = view.px(ICON), view.theme
    return (sign(name, rect.x + side / 2, rect.middle[1], side, theme.text, theme.paper),)
