"""Marbles: where they lie, and each in any pose, round glass with a shadow."""

from functools import lru_cache
from typing import Final

from jungle_pg.core.jackaroo.track import SEATS, Board
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.holes import SIDE_NAMES, SPOTS, UNITS, place_of, spot_of, units_px
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.parts import part
from jungle_pg.games.pose import Pose, whole
from jungle_pg.games.values import Field
from jungle_pg.stage.ops import DrawList, Sprite

MARBLE: Final = 46 * 64 / 58
"""The side of the picture of a marble in units of the board; the marble itself has 46."""
SHADOW: Final = 1.7
"""Of the picture of a marble."""
SHADOW_DOWN: Final = 2
LIFTED: Final = 5
"""Units of the board a chosen marble is lifted by."""
LARGER: Final = 1.06
SHADOW_SINKS: Final = 0.6
"""Of the height of a lifted marble: how far its shadow moves down."""
HIGHEST_SHADOW: Final = 0.35
"""Squares from which on a shadow does not move further."""
SMALLEST_SHADOW: Final = 0.6

CHOSEN: Final = Pose(lift=LIFTED / UNITS, stretch_x=LARGER, stretch_y=LARGER)


@lru_cache(maxsize=64)
def marbles_on(board: Board) -> tuple[Seat | None, ...]:
    """Whose marble lies on each place."""
    found: list[Seat | None] = [None] * len(SPOTS)
    for seat in SEATS:
        for marble, place in enumerate(board[seat]):
            found[spot_of(seat, marble, place)] = seat
    return tuple(found)


def marble_sprite(seat: Seat) -> str:
    """The picture of a marble of a side."""
    return f"jackaroo/marble_{SIDE_NAMES[seat]}"


def shadow_of(shown: Shown[Seat], field: Field) -> DrawList:
    """What lies under a marble on the board; smaller and fainter while it is in the air."""
    pose = shown.pose
    size = SMALLEST_SHADOW + (1 - SMALLEST_SHADOW) * pose.shadow
    shade = whole(pose.alpha * (0.45 + 0.55 * pose.shadow)) if pose.shadow > 0.02 else 0
    if not shade:
        return ()
    x, y = field.middle(*place_of(shown.spot))
    side = round(units_px(MARBLE, field) * SHADOW)
    sinks = SHADOW_SINKS * min(HIGHEST_SHADOW, max(0.0, pose.lift)) * field.square
    down = pose.y * field.square + units_px(SHADOW_DOWN, field) + sinks
    at = (x + pose.x * field.square, y + down)
    return (Sprite("jackaroo/mark_shadow", *at, side, side, 0.0, size, size, shade),)


def body_of(shown: Shown[Seat], field: Field) -> DrawList:
    """A marble without its shadow."""
    pose = shown.pose
    x, y = field.middle(*place_of(shown.spot))
    side = units_px(MARBLE, field)
    # A squashed marble stays on the ground.
    sunk = (1 - pose.stretch_y) * side * 0.42
    at = (x + pose.x * field.square, y + (pose.y - pose.lift) * field.square + sunk)
    return (part(marble_sprite(shown.piece), *at, round(side), pose),)


def marble_ops(shown: Shown[Seat], field: Field) -> DrawList:
    """A marble on its shadow."""
    return (*shadow_of(shown, field), *body_of(shown, field))


def chip_of(seat: Seat) -> str:
    """The chip of a side: round for Red, square for Yellow."""
    return f"jackaroo/chip_{SIDE_NAMES[seat]}"
