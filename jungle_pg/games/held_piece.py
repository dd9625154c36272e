"""A piece held by a hand: it hangs in the air and leaves a faint one where it stood."""

from typing import Final

from jungle_pg.games.pose import Pose
from jungle_pg.games.values import Field

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
