"""A piece held by a hand: it hangs in the air and leaves a faint one where it stood."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jungle.board import SPOTS, Spot
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.stage.ops import DrawList
from jungle_pg.tables.base import Field, Look, Mark
from jungle_pg.tables.jungle.plies import place_of
from jungle_pg.tables.jungle.standing import (
    Shown,
    high_marks,
    low_marks,
    pieces_at,
    shadow_of,
    whole_of,
)
from jungle_pg.tables.pose import Pose

GHOST: Final = Pose(alpha=0.3, shadow=0.0)
LARGER: Final = 1.15
HIGH: Final = 0.12
"""Squares between a held piece and the ground."""

SHADOW: Final = 0.75


def holding_ops(
    state: JungleState,
    spot: Spot,
    at: tuple[float, float],
    field: Field,
    look: Look,
    marks: Sequence[Mark],
) -> DrawList:
    """The board with the piece of a spot held at a place on the screen."""
    piece = state.board[spot]
    idle = pieces_at(state, (each for each in SPOTS if each != spot), field, look)
    if piece is None:
        return (*low_marks(marks, field), *idle, *high_marks(marks, field, state, look))
    x, y = field.middle(*place_of(spot))
    away = ((at[0] - x) / field.square, (at[1] - y) / field.square)
    held = Shown(piece, spot, Pose(*away, HIGH, LARGER, LARGER, shadow=SHADOW))
    ghost = whole_of(Shown(piece, spot, GHOST, badge=None), state.rules, field, look)
    return (
        *low_marks(marks, field),
        *idle,
        *ghost,
        *high_marks(marks, field, state, look),
        *shadow_of(held, field),
        *whole_of(held, state.rules, field, look),
    )
