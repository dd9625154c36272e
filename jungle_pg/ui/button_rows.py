"""Buttons in rows: as many beside each other as their words allow, none of them cut."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import HEADING, HIGH, NOTE, TALL, TEXT, XS
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ICON as ICON_BESIDE
from jungle_pg.ui.layout import Choice, Column, Grid, Part, Row, Slot, Solved

Labels: TypeAlias = Sequence[tuple[str, str]]
"""The names of buttons and the words on them."""

ICON: Final = "icon"
OVER: Final = "over"
BESIDE: Final = "beside"
"""How a button looks: its icon alone, over its word, or beside it."""

WORD_MARGINS: Final = 26
SMALLEST: Final = 14
"""The smallest letters of a word on a button; before they are below a note's, icons go above."""

IN_BUTTON: Final = 0.4
"""The letters an icon belongs to, of the shorter side of its button."""

TALL_PART: Final = 2.72
TALL_MARGINS: Final = 30
"""What an icon over a word needs: sizes of the letters, and units around both."""


@dataclass(frozen=True, slots=True)
class ButtonPlace:
    """Where a button is, how it looks, and the size of its letters in units."""

    name: str
    rect: Rect
    form: str
    letters: float


@dataclass(frozen=True, slots=True)
class ButtonSlot:
    """What the slot of a button is found by."""

    name: str
    form: str
    words: tuple[str, ...] = ()
    """All words of its row, whose letters are equally large; an icon has none."""


def icon_slot(name: str, wide: float = 0.0, low: float = 0.0) -> Slot:
    """A button without words."""
    return Slot(ButtonSlot(name, ICON), least=(wide, low), grow=1.0)


def square_slot(name: str, low: float, grow: float = 0.0) -> Slot:
    """A button without words, no higher than wide if it can be."""
    return Slot(ButtonSlot(name, ICON), float, least=(0.0, low), grow=grow)


def icon_row(names: Sequence[str], wide: float = 0.0, low: float = 0.0) -> Grid:
    """Buttons without words, filling a row."""
    parts = tuple(icon_slot(name, wide, low) for name in names)
    return Grid(parts, columns=max(1, len(names)), gap=XS)


def tall_rows(view: View, labels: Labels, most: int, low: float = HIGH, high: float = TALL) -> Part:
    """Icons over words, in rows that are as even as they can be; the words decide how many."""
    counts = range(min(most, len(labels)), 0, -1)
    forms = [_tall_form(view, labels, columns, low, high) for columns in counts]
    names = [name for name, _ in labels]
    half = ceil(len(names) / 2)
    icons = tuple(_squares(row, low / 2) for row in (names[:half], names[half:]))
    return Choice((*forms, Column(icons, gap=XS, justify="centre")), shrink=1)


def _squares(names: Sequence[str], low: float) -> Grid:
    """Icons in a row, no higher than wide."""
    slots = (square_slot(name, low, 1.0) for name in names)
    return Grid(tuple(slots), columns=max(1, len(names)), gap=XS)


def tall_row(view: View, labels: Labels) -> Part:
    """One row of icons over words, as high as there is room for."""
    return _tall_form(view, labels, len(labels), 0.0, 0.0)


def _tall_form(view: View, labels: Labels, columns: int, low: float, high: float) -> Part:
    least, words = tall_height(view, SMALLEST), tuple(label for _, label in labels)
    slots = [
        Slot(
            ButtonSlot(name, OVER, words),
            least=(_least_width(view, label, SMALLEST, OVER), max(low, least)),
            wanted=(None, high),
            grow=1.0,
        )
        for name, label in labels
    ]
    rows, start = [], 0
    for count in even_rows(len(labels), columns):
        rows.append(Grid(tuple(slots[start : start + count]), columns=count, gap=XS, grow=1.0))
        start += count
    return Column(tuple(rows), gap=XS)


def word_row(view: View, labels: Labels, high: float = 0.0) -> Part:
    """One row of buttons, wider ones for longer words; icons over the words where it is narrow."""
    words = tuple(label for _, label in labels)

    def form(looks: str, smallest: float) -> Part:
        least = tall_height(view, smallest) if looks is OVER else 0.0
        slots = (
            Slot(
                ButtonSlot(name, looks, words),
                least=(_least_width(view, label, smallest, looks), least),
                wanted=(_least_width(view, label, TEXT, looks), None),
                grow=1.0,
            )
            for name, label in labels
        )
        return Row(tuple(slots), gap=XS)

    forms = [form(BESIDE, NOTE), form(OVER, SMALLEST), form(BESIDE, SMALLEST)]
    icons = icon_row([name for name, _ in labels])
    return Choice((*forms, icons), least=(None, high if labels else 0.0))


def buttons_in(view: View, at: Solved, labels: Mapping[str, str]) -> tuple[ButtonPlace, ...]:
    """The buttons of a layout in the order of the eye, with the largest letters for their words."""
    found = [(slot, rect) for slot, rect in at.items() if isinstance(slot, ButtonSlot)]
    letters: dict[tuple[str, ...], float] = {}
    for slot, rect in found:
        if slot.words:
            most = letters.get(slot.words, TEXT)
            letters[slot.words] = _largest(view, labels[slot.name], slot.form, rect, most)
    return tuple(
        ButtonPlace(
            slot.name,
            rect,
            slot.form,
            letters[slot.words] if slot.words else icon_letters(view, rect),
        )
        for slot, rect in found
    )


def icon_letters(view: View, rect: Rect) -> float:
    """The letters beside which an icon fits a button."""
    return min(HEADING, min(rect.w, rect.h) / view.zoom * IN_BUTTON)


def _largest(view: View, label: str, form: str, rect: Rect, most: float) -> float:
    for size in range(int(most), SMALLEST, -1):
        is_low = form is not OVER or tall_height(view, size) * view.zoom <= rect.h + 1
        if is_low and _width(view, label, size, form) <= rect.w:
            return size
    return SMALLEST


def even_rows(count: int, columns: int) -> list[int]:
    """How many buttons each row has: rows as equal as they can be, fuller ones first."""
    rows = ceil(count / columns)
    return [count // rows + (number < count % rows) for number in range(rows)]


def tall_height(view: View, letters: float) -> float:
    """How high a button must be for an icon over a word, in units."""
    return view.text_px(letters) * TALL_PART / view.zoom + TALL_MARGINS


def letters_in(view: View, label: str, place: ButtonPlace) -> int | None:
    """The largest letters a place allows in which a word fits it, None when there are none."""
    for letters in range(int(place.letters), SMALLEST - 1, -1):
        if _width(view, label, letters, place.form) <= place.rect.w:
            return letters
    return None


def _width(view: View, label: str, letters: float, form: str) -> float:
    icon = view.text_px(letters) * ICON_BESIDE if form is BESIDE else 0.0
    return view.text_width(label, letters) + icon + view.px(WORD_MARGINS)


def _least_width(view: View, label: str, letters: float, form: str) -> float:
    """The same in units; on whole pixels a place may become narrower by one."""
    return (_width(view, label, letters, form) + 1) / view.zoom
