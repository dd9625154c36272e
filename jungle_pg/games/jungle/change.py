"""From one board to any other, and a refused piece that goes home."""

from jungle_pg.core.jungle.board import Spot
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.base import Motion, Pace
from jungle_pg.games.jungle.piece_painter import PAINTER
from jungle_pg.games.moving.changing import changing, refusing


def change_motion(before: JungleState, after: JungleState, pace: Pace) -> Motion:
    """The way from one board to another."""
    return changing(PAINTER, before, after, pace)


def refusing_motion(
    state: JungleState, spot: Spot, offset: tuple[float, float], pace: Pace
) -> Motion:
    """The piece on a spot comes home from an offset and shakes its head."""
    return refusing(PAINTER, state, spot, offset, pace)
