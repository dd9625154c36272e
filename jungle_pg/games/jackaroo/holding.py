"""The board with one marble held by a hand."""

from collections.abc import Sequence

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.held_piece import GHOST, HIGH, LARGER, SHADOW
from jungle_pg.games.jackaroo.holes import Spot, place_of
from jungle_pg.games.jackaroo.marbles import Shown, body_of, marble_ops
from jungle_pg.games.jackaroo.marks import high_marks, low_marks
from jungle_pg.games.jackaroo.piles import piles_of, piles_ops
from jungle_pg.games.jackaroo.standing import farthest_first, marbles_on, marbles_ops
from jungle_pg.games.pose import Pose
from jungle_pg.stage.ops import DrawList


def holding_ops(
    state: JackarooState,
    spot: Spot,
    at: tuple[float, float],
    field: Field,
    appearance: Appearance,
    marks: Sequence[Mark],
) -> DrawList:
    """Everything on the board, the marble of a place held at a point of the screen."""
    seat = marbles_on(state.board)[spot]
    idle = [each for each in farthest_first(field.is_flipped) if each != spot]
    ground = (*piles_ops(piles_of(state), field, appearance), *low_marks(marks, field))
    lying = marbles_ops(state, idle, field, frozenset())
    if seat is None:
        return (*ground, *lying, *high_marks(marks, field, appearance))
    x, y = field.middle(*place_of(spot))
    away = ((at[0] - x) / field.square, (at[1] - y) / field.square)
    held = Shown(seat, spot, Pose(*away, HIGH, LARGER, LARGER, shadow=SHADOW))
    ghost = body_of(Shown(seat, spot, GHOST), field)
    return (
        *ground,
        *lying,
        *ghost,
        *high_marks(marks, field, appearance),
        *marble_ops(held, field),
    )
