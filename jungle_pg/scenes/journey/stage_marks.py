"""What a stage shows over its board: ticks, crosses, arrows, and the light of a lesson."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Op, Sprite
from jungle_pg.stage.theme import CRIMSON, GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.ui import svg
from jungle_pg.ui.arrows import arc, arrow, shortened

Point: TypeAlias = tuple[float, float]

SIGN: Final = 0.5
SIGN_AT: Final = (0.36, -0.36)
"""A tick or a cross at the upper right corner of a piece; all are parts of a square."""
ARROW: Final = 0.13
FROM: Final = 0.40
TO: Final = 0.12
PULSE: Final = 1.4
HAND: Final = 0.9
HAND_AT: Final = (0.42, 0.52)
VEILS: Final = {"day": ("#0A221E", 128), "night": ("#040A10", 105)}
SIZES: Final = 32
"""A size is a part of this many, so that few pictures are needed."""


@dataclass(frozen=True, slots=True)
class Over:
    """All that lies over a board, in pixels."""

    square: float
    sign: str = ""
    """`right` or `wrong`."""
    sign_at: Point = (0.0, 0.0)
    arrow: tuple[Point, Point] | None = None
    is_bad: bool = False
    """Whether the arrow is that of an answer which hurts."""
    drawn: float = 1.0
    """How much of the arrow is there already."""
    veil: Rect | None = None
    """What lies in the shade, but for the bright squares."""
    bright: tuple[Point, ...] = ()
    pulse_at: Point | None = None
    pulse: float = 1.0
    has_hand: bool = False


def over_ops(view: View, over: Over) -> DrawList:
    """Shade first, signs last."""
    ops: list[Op] = []
    square = over.square
    if over.veil is not None:
        fill, alpha = VEILS[view.theme.name]
        holes = [_square(point, square) for point in over.bright]
        ops += [Box(r.x, r.y, r.w, r.h, fill, alpha) for r in shaded(over.veil.snapped(), holes)]
        for hole in holes:
            side = round(hole.w)
            ops.append(Drawing(_edge(), hole.x, hole.y, side, side))
    if over.pulse_at is not None:
        side, size = round(PULSE * square), round(over.pulse * SIZES) / SIZES
        ops.append(
            Sprite("journey/pulse", *over.pulse_at, side, side, stretch_x=size, stretch_y=size)
        )
    if over.arrow is not None and over.drawn > 0:
        start, end = over.arrow
        tip = tuple(a + (b - a) * over.drawn for a, b in zip(start, end, strict=True))
        way = shortened(arc(start, (tip[0], tip[1])), FROM * square, TO * square)
        ops.append(arrow(way, ARROW * square, CRIMSON if over.is_bad else GOLD))
    if over.has_hand and over.pulse_at is not None:
        x, y = over.pulse_at
        side = round(HAND * square)
        ops.append(
            Sprite("marks/hand", x + HAND_AT[0] * square, y + HAND_AT[1] * square, side, side)
        )
    if over.sign:
        x, y = over.sign_at
        side = round(SIGN * square)
        at = (x + SIGN_AT[0] * square, y + SIGN_AT[1] * square)
        ops.append(Sprite(f"journey/{over.sign}", *at, side, side))
    return tuple(ops)


def shaded(area: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """An area without its holes, as rectangles that do not overlap."""
    rest = [area]
    for hole in holes:
        rest = [piece for rect in rest for piece in _without(rect, hole)]
    return rest


def _without(area: Rect, hole: Rect) -> list[Rect]:
    left, top = max(area.x, hole.x), max(area.y, hole.y)
    right, bottom = min(area.right, hole.right), min(area.bottom, hole.bottom)
    if right <= left or bottom <= top:
        return [area]
    strips = (
        Rect(area.x, area.y, area.w, top - area.y),
        Rect(area.x, bottom, area.w, area.bottom - bottom),
        Rect(area.x, top, left - area.x, bottom - top),
        Rect(right, top, area.right - right, bottom - top),
    )
    return [strip for strip in strips if strip.w > 0 and strip.h > 0]


def _square(middle: Point, square: float) -> Rect:
    x, y = middle
    return Rect(x - square / 2, y - square / 2, square, square).snapped()


@lru_cache(maxsize=1)
def _edge() -> str:
    return svg.picture(
        100,
        100,
        svg.rect(4, 4, 92, 92, 14, "none", INK, 8),
        svg.rect(4, 4, 92, 92, 14, "none", GOLD, 5),
    )
