"""Buttons in rows: as many beside each other as their words allow, none of them cut."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf
from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.view import View

Labels: TypeAlias = Sequence[tuple[str, str]]
"""The names of buttons and the words on them."""

ICON: Final = "icon"
TALL: Final = "tall"
BESIDE: Final = "beside"
"""How a button looks: its icon alone, over its word, or beside it."""

GAP: Final = 6
WORD_MARGINS: Final = 26
ICON_PART: Final = 1.85
"""What an icon beside a word takes, in sizes of the letters."""

LARGEST: Final = 22
SMALLEST: Final = 14
SMALLEST_BESIDE: Final = 18
"""Before words become smaller than this their icons go above them."""

ICON_LETTERS: Final = 30
TALL_PART: Final = 2.72
TALL_MARGINS: Final = 30
"""What an icon over a word needs: sizes of the letters, and units around both."""

TALL_LETTERS: Final = 21


@dataclass(frozen=True, slots=True)
class ButtonPlace:
    """Where a button is, how it looks, and the size of its letters in units."""

    name: str
    rect: Rect
    form: str
    letters: float


def icon_places(
    names: Sequence[str], rects: Sequence[Rect], letters: float = ICON_LETTERS
) -> tuple[ButtonPlace, ...]:
    """Buttons without words."""
    return tuple(
        ButtonPlace(name, rect, ICON, letters) for name, rect in zip(names, rects, strict=True)
    )


def icon_row(
    view: View, area: Rect, names: Sequence[str], letters: float = 26
) -> tuple[ButtonPlace, ...]:
    """Buttons without words, filling a row."""
    if not names:
        return ()
    gap = view.px(GAP)
    wide = (area.w - gap * (len(names) - 1)) / len(names)
    return icon_places(names, row(area, [wide] * len(names), gap), letters)


def grid_rows(count: int, columns: int) -> list[int]:
    """How many buttons each row has: rows as equal as they can be, fuller ones first."""
    rows = ceil(count / columns)
    return [count // rows + (number < count % rows) for number in range(rows)]


def grid_columns(view: View, labels: Labels, width: float, most: int) -> int:
    """How many tall buttons fit beside each other, with all their words."""
    for columns in range(min(most, len(labels)), 1, -1):
        if _grid_letters(view, labels, width, columns) is not None:
            return columns
    return 1


def button_grid(
    view: View, area: Rect, labels: Labels, columns: int, height: float
) -> tuple[ButtonPlace, ...]:
    """Tall buttons in rows that fill the width of an area."""
    places: list[ButtonPlace] = []
    gap, start = view.px(GAP), 0
    letters = _grid_letters(view, labels, area.w, columns, height)
    for number, count in enumerate(grid_rows(len(labels), columns)):
        line = Rect(area.x, area.y + number * (height + gap), area.w, height)
        rects = row(line, [(area.w - gap * (count - 1)) / count] * count, gap)
        names = [name for name, _ in labels[start : start + count]]
        for name, rect in zip(names, rects, strict=True):
            form = ICON if letters is None else TALL
            places.append(ButtonPlace(name, rect, form, letters or ICON_LETTERS))
        start += count
    return tuple(places)


def word_row(view: View, area: Rect, labels: Labels) -> tuple[ButtonPlace, ...]:
    """One row of buttons, wider ones for longer words; icons over the words where it is narrow."""
    if not labels:
        return ()
    gap = view.px(GAP)
    room = area.w - gap * (len(labels) - 1)
    for form, smallest in ((BESIDE, SMALLEST_BESIDE), (TALL, SMALLEST), (BESIDE, SMALLEST)):
        for letters in range(LARGEST, smallest - 1, -1):
            wants = [_width(view, label, letters, form) for _, label in labels]
            if sum(wants) <= room and (form is BESIDE or area.h >= tall_height(view, letters)):
                spare = (room - sum(wants)) / len(wants)
                rects = row(area, [want + spare for want in wants], gap)
                return tuple(
                    ButtonPlace(name, rect, form, letters)
                    for (name, _), rect in zip(labels, rects, strict=True)
                )
    return icon_row(view, area, [name for name, _ in labels])


def tall_height(view: View, letters: float) -> float:
    """How high a button must be for an icon over a word."""
    return view.text_px(letters) * TALL_PART + view.px(TALL_MARGINS)


def letters_in(view: View, label: str, place: ButtonPlace) -> int | None:
    """The largest letters a place allows in which a word fits it, None when there are none."""
    for letters in range(int(place.letters), SMALLEST - 1, -1):
        if _width(view, label, letters, place.form) <= place.rect.w:
            return letters
    return None


def _width(view: View, label: str, letters: float, form: str) -> float:
    icon = view.text_px(letters) * ICON_PART if form is BESIDE else 0.0
    return view.text_width(label, letters) + icon + view.px(WORD_MARGINS)


def _grid_letters(
    view: View, labels: Labels, width: float, columns: int, height: float = inf
) -> int | None:
    """The largest letters in which every word fits its button, None when there are none."""
    rooms = [
        (width - view.px(GAP) * (count - 1)) / count
        for count in grid_rows(len(labels), columns)
        for _ in range(count)
    ]
    for size in range(TALL_LETTERS, SMALLEST - 1, -1):
        widths = (_width(view, label, size, TALL) for _, label in labels)
        is_narrow = all(wide <= room for wide, room in zip(widths, rooms, strict=True))
        if is_narrow and tall_height(view, size) <= height:
            return size
    return None
