"""The keys of the program: what each one does, in plain words."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.scenes.book.reading import Reading
from jungle_pg.scenes.panel_screen import BESIDE, INSETS
from jungle_pg.stage.layout import Rect, flow, row
from jungle_pg.stage.ops import DrawList, Group, Op, Text
from jungle_pg.stage.shortcuts import ARROWS, GROUPS, PRINTED, SPEED_KEYS, Shortcut, key_names
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.key_cap import BETWEEN, HEIGHT, LIP, SIZE, chord_ops, chord_width
from jungle_pg.ui.panel import paragraph_ops, section_ops

BETWEEN_COLUMNS: Final = 48
COLUMNS: Final = (("everywhere", "games"), ("board",), ("choosing", "replay"))
LAYOUTS: Final = (
    (1500, 1830, COLUMNS),
    (1180, 1420, (("everywhere", "board"), ("choosing", "replay", "games"))),
    (0, 860, (("everywhere", "games", "board", "choosing", "replay"),)),
)
"""Units of room from which on, the widest panel, and the groups of each column."""

ICONS: Final = {
    "everywhere": "home",
    "choosing": "arrow",
    "board": "coords",
    "replay": "replay",
    "games": "save",
}
SECTION: Final = 44
SECTION_GAP: Final = 20
BELOW_HEAD: Final = 6
LETTERS: Final = 21
ROW_GAP: Final = 5
WIDEST_KEYS: Final = 292
"""Units for the keys before the words, at most."""
KEYS_GAP: Final = 24
BELOW_KEYS: Final = 4
NARROW: Final = 480
"""Units of width below which the words stand under their keys."""
OR: Final = 10
ABOVE: Final = 8
BELOW: Final = 14


class Keys(Reading):
    """Every key beside what it does, in groups."""

    name = "keys"
    heading = "keys.heading"

    def widest(self, view: View) -> float:
        """As many columns as the window is wide enough for."""
        room = view.width - view.px(2 * BESIDE + sum(INSETS))
        return view.px(next(widest for least, widest, _ in LAYOUTS if room >= view.px(least)))

    def write(self, view: View, area: Rect) -> tuple[DrawList, float]:
        area = area.moved(0, view.px(ABOVE))
        columns = next(columns for least, _, columns in LAYOUTS if area.w >= view.px(least))
        gap = view.px(BETWEEN_COLUMNS)
        wide = (area.w - gap * (len(columns) - 1)) / len(columns)
        parts = [
            _column(view, names, place)
            for names, place in zip(columns, row(area, [wide] * len(columns), gap), strict=True)
        ]
        ops = tuple(op for drawn, _ in parts for op in drawn)
        return ops, max(used for _, used in parts) + view.px(ABOVE + BELOW)


def _column(view: View, names: Sequence[str], area: Rect) -> tuple[DrawList, float]:
    """Groups below each other, and how high they are."""
    keys_w = 0.0
    if area.w >= view.px(NARROW):
        keys_w = max(_keys_width(view, each) for name in names for each in GROUPS[name])
    ops: list[Op] = []
    y = area.y
    for name in names:
        head = Rect(area.x, y, area.w, view.px(SECTION))
        ops += section_ops(view, head, ICONS[name], view.words(f"keys.{name}"))
        y = head.bottom + view.px(BELOW_HEAD)
        for shortcut in GROUPS[name]:
            drawn, used = _row(view, shortcut, Rect(area.x, y, area.w, area.h), keys_w)
            ops += drawn
            y += used + view.px(ROW_GAP)
        y += view.px(SECTION_GAP) - view.px(ROW_GAP)
    return tuple(ops), y - view.px(SECTION_GAP) - area.y


def _row(view: View, shortcut: Shortcut, area: Rect, keys_w: float) -> tuple[DrawList, float]:
    """The keys, and beside or (where they have no column) below them what they do; the height."""
    text, ink = view.words(f"keys.{shortcut.does}"), view.theme.text
    keys, keys_h = _keys(view, shortcut, area.from_left(keys_w) if keys_w else area)
    if not keys_w:
        below = area.moved(0, keys_h + view.px(BELOW_KEYS))
        words, words_h = paragraph_ops(view, below, text, LETTERS, ink)
        return (*keys, *words), below.y + words_h - area.y
    beside = area.inset(keys_w + view.px(KEYS_GAP), 0, 0, 0)
    _, words_h = paragraph_ops(view, beside, text, LETTERS, ink)
    # Words and what is printed on the keys stand on one line: keys have a lip below.
    spare = (keys_h - view.px(LIP) - words_h) / 2
    sunk = round(max(0.0, -spare))
    words, _ = paragraph_ops(view, beside.moved(0, max(0.0, spare)), text, LETTERS, ink)
    return (Group(shortcut.does, keys, dy=sunk), *words), max(words_h, sunk + keys_h)


def _keys(view: View, shortcut: Shortcut, area: Rect) -> tuple[DrawList, float]:
    """All keys that do the same, and how high they are."""
    chords, places = _places(view, shortcut, area)
    ops: list[Op] = []
    for number, (chord, place) in enumerate(zip(chords, places, strict=True)):
        ops += chord_ops(view, place, chord)
        is_followed = number + 1 < len(chords) and places[number + 1].y == place.y
        if is_followed and not _is_row(shortcut):
            x, letters = place.right + view.px(OR), view.text_px(SIZE)
            ops.append(Text("/", x, place.middle[1], letters, view.theme.soft_text))
    return tuple(ops), places[-1].bottom - area.y


def _places(view: View, shortcut: Shortcut, area: Rect) -> tuple[list[list[str]], list[Rect]]:
    """The keys to be held together, and their places: beside each other, going on below."""
    chords = [_printed(view, key_names(key)) for key in shortcut.keys]
    gap, between = view.text_width("/", SIZE) + view.px(2 * OR), view.px(BETWEEN)
    sizes = [(chord_width(view, chord), view.px(HEIGHT)) for chord in chords]
    return chords, flow(area, sizes, between if _is_row(shortcut) else gap, between)


def _keys_width(view: View, shortcut: Shortcut) -> float:
    """How wide a column must be for some keys; those that are many go on below."""
    _, places = _places(view, shortcut, Rect(0, 0, view.px(WIDEST_KEYS), 0))
    return max(place.right for place in places)


def _is_row(shortcut: Shortcut) -> bool:
    """Whether the keys are many of one kind, which need no strokes between them."""
    return all(key.name in ARROWS or key.name in SPEED_KEYS for key in shortcut.keys)


def _printed(view: View, names: Sequence[str]) -> list[str]:
    """The names of keys as they are printed; only the space bar is called after the language."""
    return [view.words("keys.space") if name == PRINTED["space"] else name for name in names]
