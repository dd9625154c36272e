"""A panel of facts: a sign or a name and words for each, and no higher than they need."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import plain
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import TEXT, XS, L, M
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot
from jungle_pg.ui.layout_solver import least_size, solve, wanted_size
from jungle_pg.ui.panel import INSETS, panel_ops, sign
from jungle_pg.ui.placing import Paragraph, label_slot, put, words_slot

SIGN: Final = (1.2, 1.9)
"""How large a sign is at least and if there is room, in sizes of the letters beside it."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Words beside a sign, or beside a name that says what they are about."""

    text: str
    sign: str = ""
    name: str = ""
    below: tuple[str, ...] = ()
    """A softer line under them, at length and in fewer and fewer words."""


@dataclass(frozen=True, slots=True, eq=False)
class _Sign:
    path: str

    def __call__(self, view: View, rect: Rect) -> DrawList:
        ink, ground = view.theme.text, view.theme.paper
        return (sign(self.path, *rect.middle, min(rect.w, rect.h), ink, ground),)


def facts_slot(name: Hashable, fewest: int, usual: int = 0) -> Slot:
    """A panel of facts: how many are read with ease at least, and how many if there is room."""
    least, wanted = (
        INSETS[1] + INSETS[3] + rows * TEXT * sum(SIGN) / 2 for rows in (fewest, usual)
    )
    return Slot(name, least=(None, least), wanted=(None, wanted), grow=1.0, shrink=1)


def fact_panel(
    view: View, rect: Rect, heading: str | tuple[str, ...], facts: Sequence[Fact]
) -> DrawList:
    """The largest letters in which each fact has a line, else lines; then as many facts as fit."""
    wide, high = rect.w / view.zoom, rect.h / view.zoom
    for form in _forms(view, facts):
        least = least_size(form, wide)
        if least[0] <= wide and least[1] <= high:
            break
    panel = rect.from_top(view.px(wanted_size(form, wide)[1]))
    return (*panel_ops(view, panel, heading), *put(view, solve(form, panel, view.zoom)))


def _forms(view: View, facts: Sequence[Fact]) -> Iterator[Part]:
    sizes = [px / view.zoom for px in range(view.text_px(TEXT), SMALLEST_TEXT_PX - 1, -1)]
    for has_below in (True, False) if any(fact.below for fact in facts) else (False,):
        for is_broken in (False, True):
            for letters in sizes:
                yield _form(view, facts, letters, is_broken=is_broken, has_below=has_below)
    for count in range(len(facts) - 1, 0, -1):
        yield _form(view, facts[:count], sizes[-1], is_broken=True, has_below=False)


def _form(
    view: View, facts: Sequence[Fact], letters: float, *, is_broken: bool, has_below: bool
) -> Column:
    soft = view.theme.soft_text
    named = max(view.text_width(fact.name, letters) / view.zoom for fact in facts)
    air = Gap(least=(None, 0.0), wanted=(None, M), shrink=1)
    rows: list[Part] = []
    for fact in facts:
        words: Part = _words(view, fact.text, letters, is_broken=is_broken)
        lines = 1
        if has_below and fact.below:
            below = words_slot(view, Paragraph(fact.below, letters, soft, lines=1))
            words, lines = Column((words, below), grow=1.0), 2
        if fact.sign:
            least, wish = (letters * part * lines for part in SIGN)
            before = Slot(_Sign(fact.sign), least=(wish, least), wanted=(None, wish), shrink=1)
        else:
            before = label_slot(view, fact.name, letters, ink=soft, wide=named)
        rows += [air, Row((before, words), gap=M if fact.sign else L, align="centre")]
    left, top, right, bottom = INSETS
    return Column(tuple(rows[1:]), padding=(left, top + XS, right, bottom))


def _words(view: View, text: str, letters: float, *, is_broken: bool) -> Slot:
    ink = view.theme.text
    if is_broken:
        return words_slot(view, Paragraph(text, letters, ink), grow=1.0)
    return label_slot(view, plain(text), letters, ink=ink)
