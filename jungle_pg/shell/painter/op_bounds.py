"""Where each op lies: whole pixels, known before any picture is made."""

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import TypeAlias

from pygame import Rect

from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.ops import Area, Box, Disc, Drawing, Scenery, Slab, Sprite, Text

Leaf: TypeAlias = Sprite | Drawing | Slab | Box | Text | Disc | Scenery
Size: TypeAlias = tuple[int, int]
Pose: TypeAlias = tuple[int, int, float]
"""Width and height after stretching, and the turn."""

STRETCH_STEPS = 64
FINE_TURN = 0.25
FINE_BELOW = 3.0
"""Slow swaying needs finer steps than a spin."""
COARSEST_TURN = 6
RIM_STEP_PX = 2
RIM_DEGREES = 57.0
"""A turn by so many degrees moves a point by as many pixels as it is away from the middle."""


def pose_of(op: Sprite) -> Pose:
    """Size and turn in the steps pictures are kept in."""
    return _pose(op.w, op.h, op.stretch_x, op.stretch_y, op.angle)


@lru_cache(maxsize=4096)
def _pose(width: float, height: float, stretch_x: float, stretch_y: float, angle: float) -> Pose:
    w, h = round(width), round(height)
    if stretch_x != 1.0:
        w = round(w * round(stretch_x * STRETCH_STEPS) / STRETCH_STEPS)
    if stretch_y != 1.0:
        h = round(h * round(stretch_y * STRETCH_STEPS) / STRETCH_STEPS)
    return w, h, stepped_angle(angle, max(w, h)) if angle else 0.0


def stepped_angle(angle: float, side: int) -> float:
    """The nearest turn that is drawn, from -180 to 180; a step moves the rim a little."""
    angle = (angle + 180.0) % 360.0 - 180.0
    if abs(angle) < FINE_BELOW:
        return round(angle / FINE_TURN) * FINE_TURN
    step = max(1, min(COARSEST_TURN, int(RIM_STEP_PX * 2 * RIM_DEGREES / max(1, side))))
    return float(round(angle / step) * step)


def disc_radius(r: float) -> float:
    """The nearest radius that is drawn."""
    return round(r * 2) / 2


def disc_side(r: float) -> int:
    """The side of the picture of a disc."""
    radius = disc_radius(r)
    return 2 * ceil(radius) + 2 if radius > 0 else 0


def clip_rect(clip: Area) -> Rect:
    """The area a group is cut off at."""
    left, top, w, h = clip
    return Rect(left, top, max(0, w), max(0, h))


def slab_middle(op: Slab, box: Rect) -> Rect:
    """The plain middle of a slab that lies in a box; empty when the slab has none."""
    if op.fill is None:
        return Rect(0, 0, 0, 0)
    corner = round(op.corner)
    w, h = max(0, box.w - 2 * corner), max(0, box.h - 2 * corner)
    return Rect(box.x + corner, box.y + corner, w, h)


def place(op: Leaf, fonts: Fonts) -> Rect:
    """The pixels an op may touch; empty when there is nothing to draw."""
    if isinstance(op, Sprite):
        return _sprite_place(op)
    if isinstance(op, Text):
        return _text_place(op, fonts)
    if isinstance(op, Disc):
        side = disc_side(op.r)
        return Rect(round(op.x - side / 2), round(op.y - side / 2), side, side)
    return Rect(round(op.x), round(op.y), max(0, round(op.w)), max(0, round(op.h)))


def _sprite_place(op: Sprite) -> Rect:
    w, h, angle = pose_of(op)
    if w < 1 or h < 1 or op.w < 0.5 or op.h < 0.5:
        return Rect(round(op.x), round(op.y), 0, 0)
    if angle:
        w, h = _rotated_size(w, h, angle)
    return Rect(round(op.x - w / 2), round(op.y - h / 2), w, h)


@lru_cache(maxsize=4096)
def _rotated_size(w: int, h: int, angle: float) -> Size:
    # Even, as the sides of turned pictures always are, so that the middle stays put.
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return 2 * ceil((w * c + h * s) / 2), 2 * ceil((w * s + h * c) / 2)


def _text_place(op: Text, fonts: Fonts) -> Rect:
    w, h = fonts.extent(op.text, op.size, op.shadow is not None)
    left = op.x
    if op.align == "centre":
        left -= w / 2
    elif op.align == "right":
        left -= w
    height = h if op.shadow is None else fonts.height(op.size)
    top = op.y - height / 2
    if op.upside_down:
        left, top = 2 * op.x - left - w, 2 * op.y - top - h
    return Rect(round(left), round(top), w, h)
