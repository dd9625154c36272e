"""A row of the page of keys: what they do, the keys themselves, and a button of a gamepad."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import ARROWS
from jungle_pg.stage.layout import Rect, flow
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import TEXT, XS, M, S
from jungle_pg.stage.view import Device, View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import listed
from jungle_pg.ui import skins
from jungle_pg.ui.controls.key_cap import BETWEEN, HEIGHT, SIZE, chord_ops, chord_width
from jungle_pg.ui.glyphs import glyph, glyph_px
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting, Props, State, Widget

Chord: TypeAlias = tuple[str, ...]
"""What is printed on keys that are held together."""

GLYPH: Final = 40.0
WORDS_SHARE: Final = 0.44
"""What the words take of a row, where the keys stand beside them."""
CORNER: Final = 10.0
BESIDE_GLYPH: Final = 0.75
"""From the middle of a button to the dot that marks one of the player's own, in its sizes."""
DOT: Final = 1.6
"""In sizes of the letters."""


@dataclass(frozen=True, slots=True)
class KeyRowProps(Props):
    """All that is seen of a row."""

    label: str
    chords: tuple[Chord, ...]
    own: int
    """How many of them, from the first, are the player's own."""
    button: str
    has_own_button: bool
    device: Device
    state: State
    has_ring: bool


class KeyCaps:
    """Keys that do the same: beside each other, going on below; the player's own are golden."""

    def __init__(self, view: View, chords: tuple[Chord, ...], own: int = 0) -> None:
        self.chords, self.own = chords, own
        self._sizes = [(chord_width(view, chord), view.px(HEIGHT)) for chord in chords]
        self._gap = view.px(BETWEEN)
        if not all(name in ARROWS for chord in chords for name in chord):
            self._gap = view.text_width("/", SIZE) + view.px(2 * S)

    @property
    def width_px(self) -> float:
        """How wide they are beside each other."""
        return sum(width for width, _ in self._sizes) + self._gap * (len(self._sizes) - 1)

    @property
    def widest_px(self) -> float:
        """What must stand in one row."""
        return max((width for width, _ in self._sizes), default=0.0)

    def places(self, view: View, area: Rect) -> list[Rect]:
        return flow(area, self._sizes, self._gap, view.px(BETWEEN))

    def high_px(self, view: View, width: float) -> float:
        """As many rows as they need."""
        return self.places(view, Rect(0, 0, width, 0))[-1].bottom if self.chords else 0.0

    def __call__(self, view: View, area: Rect) -> DrawList:
        places = self.places(view, area)
        ops: list[Op] = []
        for number, (chord, place) in enumerate(zip(self.chords, places, strict=True)):
            kind = "amber" if number < self.own else "plain"
            ops += chord_ops(view, place, chord, kind)
            is_followed = number + 1 < len(places) and places[number + 1].y == place.y
            if is_followed and self._gap > view.px(BETWEEN):
                x, letters = place.right + view.px(S), view.text_px(SIZE)
                ops.append(Text("/", x, place.middle[1], letters, view.theme.soft_text))
        return tuple(ops)


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of a row stand in a width, in pixels."""

    words: float
    """How wide the words may be."""
    caps: Rect
    """Where the keys begin, as high as they need."""
    lines: tuple[str, ...]
    glyph_x: float
    height: float


def _places(view: View, label: str, caps: KeyCaps, width: float) -> _Places:
    """Keys beside the words, or below them where that is too narrow."""
    air, side = view.px(M), glyph_px(view, GLYPH)
    inner = width - 2 * air
    room = inner - side - view.px(S)
    beside = room * (1 - WORDS_SHARE) - air
    letters = view.text_px(TEXT)
    line = letters * PARAGRAPH_STEP
    if caps.widest_px <= beside:
        words = room * WORDS_SHARE
        lines = tuple(wrapped(label, letters, words, view.measure))
        high = max(len(lines) * line, caps.high_px(view, beside))
        at = Rect(air + words + air, (high - caps.high_px(view, beside)) / 2, beside, high)
    else:
        words = room
        lines = tuple(wrapped(label, letters, words, view.measure))
        high = len(lines) * line + view.px(XS) + caps.high_px(view, room)
        at = Rect(air, len(lines) * line + view.px(XS), room, high)
    return _Places(words, at, lines, width - air - side / 2, high + 2 * view.px(XS))


def key_row_ops(view: View, rect: Rect, props: KeyRowProps) -> list[Op]:
    """The words, the keys on one line with them, and the button at the right end."""
    theme, caps = view.theme, KeyCaps(view, props.chords, props.own)
    at = _places(view, props.label, caps, rect.w)
    ops: list[Op] = []
    if props.has_ring:
        ops.append(skinned(view, rect, plate_skins.ring, CORNER))
    if props.state != "normal":
        inner = rect.shrunk(round(view.px(2)))
        fill = theme.current_row if props.state == "pressed" else theme.row
        ops.append(skinned(view, inner, skins.row, fill, theme.paper_line, CORNER))
    letters, air = view.text_px(TEXT), view.px(XS)
    line = letters * PARAGRAPH_STEP
    is_below = at.caps.x < at.words
    top = rect.y + air
    if not is_below:
        top = rect.middle[1] - len(at.lines) * line / 2
    x = rect.x + view.px(M)
    for number, text in enumerate(at.lines):
        ops.append(Text(text, x, top + (number + 0.5) * line, letters, theme.text))
    ops += caps(view, at.caps.moved(rect.x, rect.y + air))
    side, middle = glyph_px(view, GLYPH), (rect.x + at.glyph_x, rect.middle[1])
    if props.has_own_button:
        x, dot = middle[0] - side * BESIDE_GLYPH, round(letters * DOT)
        ops.append(Text("•", x, middle[1], dot, theme.face("amber").lip, "centre"))
    if props.button:
        ops.append(Sprite(glyph(props.button, props.device), *middle, side, side))
    else:
        ops.append(Text("–", *middle, letters, theme.soft_text, "centre"))
    return ops


class KeyRow(Widget):
    """Pressed like a button: then it asks for another key."""

    painting = Painting(KeyRowProps, key_row_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.label, self.button = "", ""
        self.chords: tuple[Chord, ...] = ()
        self.own = 0
        self.has_own_button = False
        self.device: Device = "letters"

    def size(self, view: View) -> tuple[float, float]:
        caps = KeyCaps(view, self.chords).width_px
        words = view.text_width(self.label, TEXT)
        wide = words + caps + glyph_px(view, GLYPH) + view.px(3 * M + S)
        return wide, self.height_for(view, wide)

    def least_width(self, view: View) -> float:
        widest = KeyCaps(view, self.chords).widest_px
        return widest + glyph_px(view, GLYPH) + view.px(2 * M + S)

    def height_for(self, view: View, width: float) -> float:
        return _places(view, self.label, KeyCaps(view, self.chords), width).height

    def describe(self, words: Words) -> Description:
        """What it is about, and the keys that do it."""
        named = [
            "+".join(words(f"keys.{each}") if each in ARROWS else each for each in chord)
            for chord in self.chords
        ]
        return self.described("button", self.label, listed(words, named))

    def handle(self, event: Input, now: float) -> Act | None:
        return Act(self.name) if self.is_pressed_by(event) else None
