"""The board with one piece held by a hand."""

from collections.abc import Sequence

from jungle_pg.core.xiangqi.board import POINTS, Point
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.held_piece import GHOST, held_pose
from jungle_pg.games.xiangqi.plies import place_of
from jungle_pg.games.xiangqi.standing import (
    Shown,
    high_marks,
    low_marks,
    pieces_at,
    shadow_of,
    whole_of,
)
from jungle_pg.stage.ops import DrawList


def holding_ops(
    state: XiangqiState,
    point: Point,
    at: tuple[float, float],
    field: Field,
    appearance: Appearance,
    marks: Sequence[Mark],
) -> DrawList:
    """Marks and pieces, the one of a point held at a place on the screen."""
    piece = state.board[point]
    idle = pieces_at(state, (each for each in POINTS if each != point), field, appearance)
    if piece is None:
        return (*low_marks(marks, field), *idle, *high_marks(marks, field, state, appearance))
    held = Shown(piece, point, held_pose(at, place_of(point), field))
    return (
        *low_marks(marks, field),
        *idle,
        *whole_of(Shown(piece, point, GHOST), field, appearance),
        *high_marks(marks, field, state, appearance),
        *shadow_of(held, field),
        *whole_of(held, field, appearance),
    )
