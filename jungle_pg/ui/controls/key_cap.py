"""Keys of a keyboard as pictures: each one raised, with what is printed on it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jungle_pg.stage.input.shortcuts import ARROWS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import SMALL
from jungle_pg.stage.theme import ButtonColours
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.svg import picture, rect

HEIGHT: Final = 42
SIZE: Final = SMALL
MARGIN: Final = 15
LIP: Final = 5
ARROW: Final = 26
BETWEEN: Final = 6
"""Units between arrow keys, and between a key and the sign that joins it to the next."""


@lru_cache(maxsize=64)
def key_cap(w: float, h: float, face: ButtonColours) -> str:
    """A key that stands out of its keyboard, its upper side a little smaller than its foot."""
    return picture(
        w,
        h,
        rect(1.5, 3, w - 3, h - 4.5, 10, face.lip, face.line, 3),
        rect(1.5, 1.5, w - 3, h - 3 - LIP, 10, face.face, face.line, 3),
        rect(5, 4.5, w - 10, h - 9 - LIP, 7, line=face.light, width=2),
    )


def cap_width(view: View, name: str) -> float:
    """How wide a key is: square for a letter, more for a word."""
    words = 0.0 if name in ARROWS else view.text_width(name, SIZE) + view.px(2 * MARGIN)
    return max(view.px(HEIGHT), words)


def cap_ops(view: View, place: Rect, name: str, kind: str = "plain") -> DrawList:
    """A key with its letter or word, or with an arrow."""
    area, face = place.snapped(), view.theme.face(kind)
    x, y = area.middle[0], area.y + (area.h - view.px(LIP)) / 2
    drawn: Op = Text(name, x, y, view.text_px(SIZE), face.text, "centre")
    if name in ARROWS:
        drawn = icon(name, x, y, view.px(ARROW), face.text, face.face)
    return skinned(view, area, key_cap, face), drawn


def chord_width(view: View, names: Sequence[str]) -> float:
    """How wide keys are that are held together."""
    return sum(cap_width(view, name) for name in names) + _plus(view) * (len(names) - 1)


def chord_ops(view: View, place: Rect, names: Sequence[str], kind: str = "plain") -> DrawList:
    """Keys to be held together, from the left end of a place, a plus between them."""
    ops: list[Op] = []
    x, letters, ink = place.x, view.text_px(SIZE), view.theme.soft_text
    for number, name in enumerate(names):
        if number:
            ops.append(Text("+", x + _plus(view) / 2, place.middle[1], letters, ink, "centre"))
            x += _plus(view)
        wide = cap_width(view, name)
        ops += cap_ops(view, Rect(x, place.y, wide, place.h), name, kind)
        x += wide
    return tuple(ops)


def _plus(view: View) -> float:
    return view.text_width("+", SIZE) + view.px(2 * BETWEEN)
