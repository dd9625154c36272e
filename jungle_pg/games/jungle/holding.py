"""The board with one animal held by a hand."""

from collections.abc import Sequence

from jungle_pg.core.jungle.board import SPOTS, Spot
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.held_piece import GHOST, held_pose
from jungle_pg.games.jungle.move_view import place_of
from jungle_pg.games.jungle.standing import (
    Shown,
    high_marks,
    low_marks,
    pieces_at,
    shadow_of,
    whole_of,
)
from jungle_pg.stage.ops import DrawList


def holding_ops(
    state: JungleState,
    spot: Spot,
    at: tuple[float, float],
    field: Field,
    appearance: Appearance,
    marks: Sequence[Mark],
) -> DrawList:
    """Marks and pieces, the one of a spot held at a place on the screen."""
    piece = state.board[spot]
    idle = pieces_at(state, (each for each in SPOTS if each != spot), field, appearance)
    if piece is None:
        return (*low_marks(marks, field), *idle, *high_marks(marks, field, state, appearance))
    held = Shown(piece, spot, held_pose(at, place_of(spot), field))
    ghost = whole_of(Shown(piece, spot, GHOST, badge=None), state.rules, field, appearance)
    return (
        *low_marks(marks, field),
        *idle,
        *ghost,
        *high_marks(marks, field, state, appearance),
        *shadow_of(held, field),
        *whole_of(held, state.rules, field, appearance),
    )
