"""The parts of a piece of any game in a pose: pictures that stretch, lean and fade with it."""

from math import cos, radians, sin
from typing import Final

from jungle_pg.games.pose import Pose, whole
from jungle_pg.games.values import Field
from jungle_pg.stage.ops import DrawList, Sprite

GHOST: Final = Pose(alpha=0.3, shadow=0.0)
LARGER: Final = 1.15
HIGH: Final = 0.12
"""Squares between a held piece and the ground."""

SHADOW: Final = 0.75


def held_pose(at: tuple[float, float], place: tuple[float, float], field: Field) -> Pose:
    """How a piece that stood on a square looks at a place on the screen."""
    x, y = field.middle(*place)
    away = ((at[0] - x) / field.square, (at[1] - y) / field.square)
    return Pose(*away, HIGH, LARGER, LARGER, shadow=SHADOW)


PIECE: Final = 0.86
"""Of a square."""
FEET: Final = 0.46
"""Of its size: how far below its middle a piece stands on the ground."""
CHIP: Final = 0.86
"""Of a square."""

SMALLEST_SHADOW: Final = 0.62


def part(name: str, x: float, y: float, size: int, pose: Pose) -> Sprite:
    """A picture of a piece around a middle."""
    return Sprite(
        name, x, y, size, size, pose.tilt, pose.stretch_x, pose.stretch_y, whole(pose.alpha)
    )


def leaning(right: float, down: float, pose: Pose) -> tuple[float, float]:
    """Where a part of a piece is when the piece is stretched and leans."""
    right, down = right * pose.stretch_x, down * pose.stretch_y
    c, s = cos(radians(pose.tilt)), sin(radians(pose.tilt))
    return right * c + down * s, down * c - right * s


def shadow_size(pose: Pose) -> float:
    """How much smaller the shadow of a piece is while it is in the air."""
    return SMALLEST_SHADOW + (1 - SMALLEST_SHADOW) * pose.shadow


def shadow_ops(
    x: float, y: float, square: int, pose: Pose, *, down: float, dry: float = 1.0
) -> DrawList:
    """The shadow below a piece, `down` squares lower than it stands; none where it is not dry."""
    size = shadow_size(pose)
    shade = whole(pose.alpha * (0.45 + 0.55 * pose.shadow) * dry) if pose.shadow > 0.02 else 0
    if not shade:
        return ()
    lower = (down + (1 - size) * 0.34) * square
    return (Sprite("marks/shadow", x, y + lower, square, square, 0.0, size, size, shade),)


def body_place(x: float, y: float, square: int, pose: Pose, *, down: float) -> tuple[float, float]:
    """The middle of a piece in a pose; `down` squares below the middle of its square it rests."""
    sunk = (1 - pose.stretch_y) * PIECE * square * FEET
    return x + pose.x * square, y + (pose.y - pose.lift + down) * square + sunk


def chip_on(name: str, place: tuple[float, float], field: Field) -> Sprite:
    """A chip that stands for a piece on a board too small for faces."""
    px = max(1, round(field.square * CHIP))
    return Sprite(name, *field.middle(*place), px, px)
