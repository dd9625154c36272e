"""A general that has lost lies on its side."""

from typing import Final

from jungle_pg.core.xiangqi.board import Point, general_of
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.pose import STILL, Pose

FALLEN: Final = Pose(0.08, 0.05, tilt=-82)

LOST_GENERAL: Final = frozenset({"checkmate", "stalemate"})
"""Ends in which a general falls."""


def fallen_general(state: XiangqiState) -> Point | None:
    """Where a general lies, if one does: that of the side that cannot move."""
    if state.verdict is None or state.verdict.reason not in LOST_GENERAL:
        return None
    return general_of(state.board, state.mover)


def resting_pose(state: XiangqiState, point: Point) -> Pose:
    """How the piece on a point is held when nothing moves."""
    # Most games go on: the verdict is asked first, since every piece of every picture comes here.
    return FALLEN if state.verdict and point == fallen_general(state) else STILL
