"""The keys of the program: what each one does, in plain words."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.scenes.book.reading import Reading
from jungle_pg.scenes.panel_screen import widest_content
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import ASIDE, COLUMN, TEXT, WORDS, XL, XS, L, M, S
from jungle_pg.stage.shortcuts import ARROWS, GROUPS, Shortcut
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.key_cap import BETWEEN, HEIGHT, LIP, SIZE, chord_ops, chord_width
from jungle_pg.ui.layout import Choice, Column, Part, Row, Slot
from jungle_pg.ui.placing import Paragraph, section_slot, words_slot

COLUMNS: Final = (
    (
        ("everywhere", "games", "board", "saves"),
        ("steps", "replay", "review", "friends"),
        ("study", "narration", "choosing"),
    ),
    (
        ("everywhere", "games", "board", "narration", "saves", "choosing"),
        ("steps", "replay", "review", "study", "friends"),
    ),
    (tuple(GROUPS),),
)
"""The groups of each column, for as many columns as there is room for."""

ICONS: Final = {
    "everywhere": "home",
    "choosing": "arrow",
    "board": "coords",
    "replay": "replay",
    "games": "save",
    "steps": "moves",
    "review": "review",
    "study": "study",
    "saves": "load",
    "friends": "friends",
    "narration": "sound_on",
}


class Keys(Reading):
    """Every key beside what it does, in groups."""

    name = "keys"
    heading = "keys.heading"

    def write(self, view: View) -> Part:
        room = widest_content(view) + XL
        fitting = (each for each in COLUMNS if (COLUMN + XL) * len(each) <= room)
        columns = (_column(view, groups) for groups in next(fitting, COLUMNS[-1]))
        return Row(tuple(columns), gap=XL, padding=(0.0, S, 0.0, M))


class Caps:
    """All keys that do the same: beside each other, going on below."""

    def __init__(self, view: View, shortcut: Shortcut) -> None:
        self.chords = [view.key_caps(key) for key in view.bindings.keys_of(shortcut)]
        self.is_row = all(key.name in ARROWS for key in shortcut.keys)
        """Whether the keys are many of one kind, which need no strokes between them."""
        self._sizes = [(chord_width(view, chord), view.px(HEIGHT)) for chord in self.chords]
        self._below = self._gap = view.px(BETWEEN)
        if not self.is_row:
            self._gap = view.text_width("/", SIZE) + view.px(2 * S)
        self._zoom = view.zoom
        places = self._places(Rect(0, 0, ASIDE * view.zoom, 0))
        # On whole pixels it may become narrower by one.
        self.width = (max(place.right for place in places) + 1) / view.zoom
        """How wide a column must be for them, in units; those that are many go on below."""

    def __call__(self, view: View, area: Rect) -> DrawList:
        places = self._places(area)
        ops: list[Op] = []
        for number, (chord, place) in enumerate(zip(self.chords, places, strict=True)):
            ops += chord_ops(view, place, chord)
            is_followed = number + 1 < len(places) and places[number + 1].y == place.y
            if is_followed and not self.is_row:
                x, letters = place.right + view.px(S), view.text_px(SIZE)
                ops.append(Text("/", x, place.middle[1], letters, view.theme.soft_text))
        return tuple(ops)

    def high_at(self, width: float) -> float:
        """The height of as many rows as they need, in units."""
        return self._places(Rect(0, 0, width * self._zoom, 0))[-1].bottom / self._zoom

    def _places(self, area: Rect) -> list[Rect]:
        return flow(area, self._sizes, self._gap, self._below)


def _column(view: View, groups: Sequence[str]) -> Column:
    """Groups below each other; the words of all begin at the same place."""
    caps = {each: Caps(view, each) for group in groups for each in GROUPS[group]}
    keys_w = max(each.width for each in caps.values())
    parts = []
    for group in groups:
        title = section_slot(ICONS[group], view.words(f"keys.{group}"))
        rows = (_row(view, each, caps[each], keys_w) for each in GROUPS[group])
        parts.append(Column((title, *rows), gap=XS))
    return Column(tuple(parts), gap=L, grow=1.0, least=(COLUMN, None), wanted=(WORDS, None))


def _row(view: View, shortcut: Shortcut, caps: Caps, keys_w: float) -> Choice:
    """The keys, and beside or below them what they do."""
    text = Paragraph(view.words(f"keys.{shortcut.does}"), TEXT, view.theme.text)
    words = words_slot(view, text, grow=1.0)
    keys = [Slot(caps, caps.high_at, least=(least, None)) for least in (keys_w, None)]
    # Words and what is printed on the keys stand on one line: keys have a lip below.
    beside_keys = Column((words,), padding=(0.0, 0.0, 0.0, LIP), grow=1.0, least=(ASIDE / 2, None))
    beside = Row((keys[0], beside_keys), gap=L, align="centre")
    return Choice((beside, Column((keys[1], words), gap=XS)))
