"""A short limit of time as a ring of strokes: one for each second, the last ones emphasised."""

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Text
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import SMALLEST_TEXT_PX
from jungle_pg.ui.svg import circle, picture, stroke

RING: Final = (76, 80)
"""Its size in its own units; the lip is below it."""

LAST: Final = 5
"""The strokes that are longer and red."""

DIGITS: Final = "#FFF3D6"
LETTERS: Final = 0.36
THICKEST: Final = 4.6
ROOM: Final = 0.4
"""How thick a stroke is, of the way from one to the next along the ring."""


def ring_ops(rect: Rect, left_s: float, whole_s: float, is_low: bool) -> DrawList:
    """The ring in a rectangle, as large as it fits, and the seconds in it."""
    unit = min(rect.w / RING[0], rect.h / RING[1])
    box = rect.centred(RING[0] * unit, RING[1] * unit).snapped()
    lit, count = ceil(left_s), ceil(whole_s)
    letters = max(SMALLEST_TEXT_PX, round(RING[1] * unit * LETTERS))
    x, y = box.middle[0], box.y + 37 * unit
    return (
        Drawing(ring(lit, count, is_low), box.x, box.y, box.w, box.h),
        Text(str(lit), x, y, letters, DIGITS, "centre"),
    )


@lru_cache(maxsize=256)
def ring(lit: int, count: int, is_low: bool) -> str:
    """So many of the strokes are lit; they go out against the clock, the last one at the top."""
    ground, spent = ("#8E1F2C", "#5E1620") if is_low else ("#3B2A22", "#5F4A3C")
    shapes = [circle(38, 41, 35, "#1A1210"), circle(38, 38, 35, ground, INK, 3.5)]
    step = 360 / count
    thick = min(THICKEST, radians(step) * 28 * ROOM)
    for each in range(count):
        angle = radians(-90 + step * (each + 0.5))
        is_last = each < LAST
        inner = 24 if is_last else 26.5
        (x, y), (to_x, to_y) = (
            (38 + far * cos(angle), 38 + far * sin(angle)) for far in (inner, 31)
        )
        colour = spent if each >= lit else "#FF6B57" if is_last else "#FFD98A"
        shapes.append(stroke(x, y, to_x, to_y, colour, thick))
    return picture(*RING, *shapes)
