"""What a board does for fingers, which hide what lies under them and cannot point at a hole."""

from collections.abc import Callable, Iterable
from math import hypot, inf
from typing import Final

from jungle_pg.core.rulebook import Pick
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing
from jungle_pg.stage.theme import GOLD, INK
from jungle_pg.ui.svg import circle, picture

LIFTED: Final = 0.9
"""How far above a finger a piece floats, in squares: under it nobody would see it."""

RING: Final = 2.2
LINE: Final = 0.09
EDGE: Final = 1.6
POINT: Final = 1.1
"""How wide the ring is around the square a finger is on, and its line, in squares; how much
wider its dark edge is than the line; how wide the ring is that is led by keys."""

REACH: Final = 0.6
"""How far from a finger the nearest legal pick is, for each pixel of what a finger finds."""

Place = tuple[float, float]


def ring_around(at: Place, square: float, finger_px: float) -> Rect:
    """A place around a square that is seen around a finger too."""
    side = RING * max(square, finger_px)
    return Rect(at[0] - side / 2, at[1] - side / 2, side, side).snapped()


def ring_op(ring: Rect, square: float) -> Drawing:
    """Where a finger would let go what it drags."""
    line, middle = LINE * square, ring.w / 2
    svg = picture(
        ring.w,
        ring.h,
        circle(middle, middle, middle - line, line=INK, width=line * EDGE),
        circle(middle, middle, middle - line, line=GOLD, width=line),
    )
    return Drawing(svg, ring.x, ring.y, ring.w, ring.h)


def point_op(at: Place, square: float, ink: Colour) -> Drawing:
    """The point of a pencil that is led by keys: a ring in its colour around a square."""
    side = round(POINT * square)
    line, middle = LINE * square, side / 2
    svg = picture(
        side,
        side,
        circle(middle, middle, middle - line, line=INK, width=line * EDGE),
        circle(middle, middle, middle - line, line=ink, width=line),
        circle(middle, middle, line, ink, INK, line * (EDGE - 1)),
    )
    return Drawing(svg, round(at[0] - middle), round(at[1] - middle), side, side)


def nearest_meant(
    x: float,
    y: float,
    picks: Iterable[Pick],
    place_of: Callable[[Pick], Place | None],
    finger_px: float,
) -> Place:
    """The place of the nearest of some picks, if it is near enough to be meant; else the same."""
    placed = ((place_of(pick), pick) for pick in picks)
    near = [(hypot(at[0] - x, at[1] - y), at) for at, _ in placed if at is not None]
    far, at = min(near, default=(inf, (x, y)))
    return at if far <= REACH * finger_px else (x, y)
