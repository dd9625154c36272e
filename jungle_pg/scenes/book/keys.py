"""The keys of the program: what each one does, in plain words."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.scenes.book.reading import Reading
from jungle_pg.scenes.panel_screen import BESIDE, INSETS
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import TEXT, XL, XS, L, M, S
from jungle_pg.stage.shortcuts import ARROWS, GROUPS, PRINTED, SPEED_KEYS, Shortcut, key_names
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.key_cap import BETWEEN, HEIGHT, LIP, SIZE, chord_ops, chord_width
from jungle_pg.ui.layout import Choice, Column, Row, Slot
from jungle_pg.ui.layout_solver import solve_down
from jungle_pg.ui.panel import paragraph_ops, paragraph_slot, section_ops

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
WIDEST_KEYS: Final = 292
"""Units for the keys before the words, at most; those that are many go on below."""
LEAST_WORDS: Final = 200
"""With less room beside their keys the words stand below them."""
OR: Final = 10


class Keys(Reading):
    """Every key beside what it does, in groups."""

    name = "keys"
    heading = "keys.heading"

    def widest(self, view: View) -> float:
        """As many columns as the window is wide enough for."""
        room = view.width - view.px(2 * BESIDE + sum(INSETS))
        return view.px(next(widest for least, widest, _ in LAYOUTS if room >= view.px(least)))

    def write(self, view: View, area: Rect) -> tuple[DrawList, float]:
        at, high = solve_down(_form(view), area, view.zoom)
        ops: list[Op] = []
        for group, shortcuts in GROUPS.items():
            ops += section_ops(view, at[group], ICONS[group], view.words(f"keys.{group}"))
            for shortcut in shortcuts:
                ops += _keys(view, shortcut, at[group, shortcut, "keys"])
                place, text = at[group, shortcut, "words"], view.words(f"keys.{shortcut.does}")
                ops += paragraph_ops(view, place, text, TEXT, view.theme.text)[0]
        return tuple(ops), high


def _form(view: View) -> Choice:
    """As many columns as there is room for."""
    return Choice(
        tuple(
            Row(
                tuple(_column(view, groups) for groups in columns),
                gap=XL,
                padding=(0.0, S, 0.0, M),
                least=(least, None),
            )
            for least, _, columns in LAYOUTS
        )
    )


def _column(view: View, groups: Sequence[str]) -> Column:
    """Groups below each other; the words of all begin at the same place."""
    shortcuts = [(group, each) for group in groups for each in GROUPS[group]]
    keys_w = max(_keys_width(view, each) for _, each in shortcuts)
    parts = []
    for group in groups:
        rows = tuple(_row(view, group, each, keys_w) for each in GROUPS[group])
        parts.append(Column((Slot(group, least=(0.0, SECTION)), *rows), gap=XS))
    return Column(tuple(parts), gap=L, grow=1.0)


def _row(view: View, group: str, shortcut: Shortcut, keys_w: float) -> Choice:
    """The keys, and beside or below them what they do."""

    def keys_high(width: float) -> float:
        return _places(view, shortcut, Rect(0, 0, width * view.zoom, 0))[1][-1].bottom / view.zoom

    def words(least: float) -> Slot:
        text = view.words(f"keys.{shortcut.does}")
        return paragraph_slot(view, (group, shortcut, "words"), text, TEXT, least)

    # Words and what is printed on the keys stand on one line: keys have a lip below.
    beside_keys = Column((words(LEAST_WORDS),), padding=(0.0, 0.0, 0.0, LIP), grow=1.0)
    name = (group, shortcut, "keys")
    beside = Row((Slot(name, keys_high, least=(keys_w, None)), beside_keys), gap=L, align="centre")
    return Choice((beside, Column((Slot(name, keys_high), words(0.0)), gap=XS)))


def _keys(view: View, shortcut: Shortcut, area: Rect) -> DrawList:
    """All keys that do the same."""
    chords, places = _places(view, shortcut, area)
    ops: list[Op] = []
    for number, (chord, place) in enumerate(zip(chords, places, strict=True)):
        ops += chord_ops(view, place, chord)
        is_followed = number + 1 < len(chords) and places[number + 1].y == place.y
        if is_followed and not _is_row(shortcut):
            x, letters = place.right + view.px(OR), view.text_px(SIZE)
            ops.append(Text("/", x, place.middle[1], letters, view.theme.soft_text))
    return tuple(ops)


def _places(view: View, shortcut: Shortcut, area: Rect) -> tuple[list[list[str]], list[Rect]]:
    """The keys to be held together, and their places: beside each other, going on below."""
    chords = [_printed(view, key_names(key)) for key in shortcut.keys]
    gap, between = view.text_width("/", SIZE) + view.px(2 * OR), view.px(BETWEEN)
    sizes = [(chord_width(view, chord), view.px(HEIGHT)) for chord in chords]
    return chords, flow(area, sizes, between if _is_row(shortcut) else gap, between)


def _keys_width(view: View, shortcut: Shortcut) -> float:
    """How wide a column must be for some keys, in units."""
    _, places = _places(view, shortcut, Rect(0, 0, view.px(WIDEST_KEYS), 0))
    # On whole pixels it may become narrower by one.
    return (max(place.right for place in places) + 1) / view.zoom


def _is_row(shortcut: Shortcut) -> bool:
    """Whether the keys are many of one kind, which need no strokes between them."""
    return all(key.name in ARROWS or key.name in SPEED_KEYS for key in shortcut.keys)


def _printed(view: View, names: Sequence[str]) -> list[str]:
    """The names of keys as they are printed; only the space bar is called after the language."""
    return [view.words("keys.space") if name == PRINTED["space"] else name for name in names]
