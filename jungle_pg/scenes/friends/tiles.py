"""The four animals of a room: as tiles to read, and as keys to press."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.net.names import ANIMALS, CODE_LENGTH
from jungle_pg.stage.easing import part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Op, Sprite, Text
from jungle_pg.stage.scale import BUTTON, TALL, TEXT, XS, L
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Painting, Props, State, Widget

HEADS: Final = dict(
    zip(
        ANIMALS,
        ("elephant", "lion", "tiger", "leopard", "wolf", "dog", "cat", "rat"),
        strict=True,
    )
)
TILE: Final = (150.0, 176.0)
HEAD: Final = 116.0
HEAD_AT: Final = 66.0
LETTER: Final = 38.0
LETTER_AT: Final = 141.0
"""A tile, and the head and the letter on it, in units of the drawing."""
HOP_S: Final = 0.18
HOP: Final = 26.0
WIDEST: Final = 1.06
NARROWEST: Final = 0.5


@dataclass(frozen=True, slots=True)
class _TilesProps(Props):
    code: str
    is_typed: bool
    hop: float
    """How far the head that came last is on its way to its tile, from 0 to 1."""


def _tiles_ops(view: View, rect: Rect, props: _TilesProps) -> list[Op]:
    unit = min(rect.w / (CODE_LENGTH * (TILE[0] + L)), rect.h / TILE[1])
    step = rect.w / CODE_LENGTH
    ops: list[Op] = []
    w, h = round(TILE[0] * unit), round(TILE[1] * unit)
    for number in range(CODE_LENGTH):
        x, y = rect.x + step * (number + 0.5), rect.y + rect.h / 2
        letter = props.code[number : number + 1]
        is_next = props.is_typed and number == len(props.code)
        look = "filled" if letter else "next" if is_next else "empty"
        ops.append(Sprite(f"friends/tile_{look}_{view.theme.name}", x, y, w, h))
        if letter:
            top = y - h / 2
            is_last = number == len(props.code) - 1
            up = HOP * 4 * props.hop * (1 - props.hop) if is_last else 0.0
            side = round(HEAD * unit)
            head = f"pieces/head_{HEADS.get(letter, HEADS[ANIMALS[0]])}"
            ops.append(Sprite(head, x, top + (HEAD_AT - up) * unit, side, side))
            letters = max(9, round(LETTER * unit))
            # A tile is as light at night as by day.
            ops.append(Text(letter, x, top + LETTER_AT * unit, letters, INK, "centre"))
    return ops


class CodeTiles(Widget):
    """Shows as much of a code as there is; it cannot be used itself."""

    painting = Painting(_TilesProps, _tiles_ops)
    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self, name: str, *, is_typed: bool = False) -> None:
        super().__init__(name)
        self.code = ""
        self.is_typed = is_typed
        """Whether the place of the next animal is to be seen."""
        self.hop = 1.0
        self._hops_since = float("-inf")

    def change(self, code: str, now: float | None = None) -> None:
        """Show another code; at a time, the last animal hops into its tile."""
        if now is not None and len(code) > len(self.code):
            self._hops_since = now
        self.code = code

    def covers(self, x: float, y: float) -> bool:
        """Never: there is nothing to do with it."""
        return False

    def size(self, view: View) -> tuple[float, float]:
        return view.px(CODE_LENGTH * (TILE[0] + L) * WIDEST), view.px(TILE[1] * WIDEST)

    def least_width(self, view: View) -> float:
        return view.px(CODE_LENGTH * (TILE[0] + L) * NARROWEST)

    def height_for(self, view: View, width: float) -> float:
        unit = min(WIDEST * view.zoom, width / (CODE_LENGTH * (TILE[0] + L)))
        return TILE[1] * unit

    def come_to(self, view: View, now: float) -> None:
        self.hop = 1.0 if view.calm else part(now, self._hops_since, HOP_S)

    def wakes_at(self, now: float) -> float | None:
        return None if self.hop >= 1.0 else now


@dataclass(frozen=True, slots=True)
class _KeyProps(Props):
    label: str
    icon: str
    text_units: float
    state: State
    has_ring: bool


def _key_ops(view: View, rect: Rect, props: _KeyProps) -> list[Op]:
    is_enabled = props.state != "disabled"
    face = view.theme.face("plain" if is_enabled else "disabled")
    sunk = view.px(skins.LIP - 1) if props.state == "pressed" else 0
    middle = rect.y + (rect.h - view.px(skins.LIP)) / 2 + sunk
    side = min(rect.h * 0.72, rect.w * 0.6)
    letters = view.text_px(props.text_units)
    beside = view.measure(props.label, letters)
    left = rect.middle[0] - (side + view.px(XS) + beside) / 2
    return [
        skinned(view, rect, skins.button, face, props.state, props.has_ring),
        Sprite(
            props.icon,
            left + side / 2,
            middle,
            round(side),
            round(side),
            alpha=255 if is_enabled else 110,
            grey=not is_enabled,
        ),
        Text(props.label, left + side + view.px(XS), middle, letters, face.text),
    ]


class AnimalKey(Button):
    """Types an animal of a code."""

    painting = Painting(_KeyProps, _key_ops)

    def __init__(self, letter: str) -> None:
        super().__init__(f"animal_{letter}", letter, f"pieces/head_{HEADS[letter]}", size=TEXT)
        self.sound = "select_1"

    def size(self, view: View) -> tuple[float, float]:
        return view.px(TALL + L), view.px(TALL)

    def least_width(self, view: View) -> float:
        return view.px(BUTTON) + view.text_width(self.label, self.text_units)

    def height_for(self, view: View, width: float) -> float:
        return view.px(TALL if width >= view.px(TALL) else BUTTON)
