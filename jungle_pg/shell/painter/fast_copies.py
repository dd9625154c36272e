"""Copies and fills areas in widths that are fast.

Where rows begin at a multiple of sixteen bytes SDL writes whole lines of sixty-four past the
processor's cache and the rest of each row through it. Where both meet in one line of the cache
every row has to wait, and a small copy takes up to twenty times as long.
"""

from typing import Final

from pygame import Rect, Surface

from jungle_pg.stage.ops import Colour

STEP_PX: Final = 4
"""Sixteen bytes."""
LINE_PX: Final = 16
LARGE_PX: Final = 500_000
"""A larger area does not fit into the cache next to the processor: writing past it is faster."""


def copy(surface: Surface, picture: Surface, area: Rect, part: Rect) -> None:
    """Copies a part of an opaque picture to an area of the same size."""
    first_w = area.w
    if area.x % STEP_PX == 0 == part.x % STEP_PX:
        # A row that begins one pixel later is written through the cache, all of it.
        is_large = area.w * area.h >= LARGE_PX
        first_w = area.w // LINE_PX * LINE_PX if is_large else min(1, area.w)
    surface.blit(picture, area.topleft, (part.x, part.y, first_w, area.h))
    if first_w < area.w:
        rest = (part.x + first_w, part.y, area.w - first_w, area.h)
        surface.blit(picture, (area.x + first_w, area.y), rest)


def fill(surface: Surface, colour: Colour | tuple[int, int, int, int], area: Rect) -> None:
    """Fills an area with one colour."""
    before_w = min(-area.x % STEP_PX, area.w)
    fast_w = (area.w - before_w) // LINE_PX * LINE_PX
    if not fast_w:
        surface.fill(colour, area)
        return
    left = area.x
    for width in (before_w, fast_w, area.w - before_w - fast_w):
        if width:
            surface.fill(colour, (left, area.y, width, area.h))
            left += width
