"""From one position to any other, and a refused piece that goes home."""

from jungle_pg.core.xiangqi.board import Point
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.base import Motion, Pace
from jungle_pg.games.moving.changing import changing, refusing
from jungle_pg.games.xiangqi.piece_painter import PAINTER


def change_motion(before: XiangqiState, after: XiangqiState, pace: Pace) -> Motion:
    """The way from one position to another; equal pieces go the shortest ways."""
    return changing(PAINTER, before, after, pace)


def refusing_motion(
    state: XiangqiState, point: Point, offset: tuple[float, float], pace: Pace
) -> Motion:
    """The piece on a point comes home from an offset and shakes its head."""
    return refusing(PAINTER, state, point, offset, pace)
