"""Everything that lies on the board: deck and pile, marks, marbles."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS, Board
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.jackaroo.holes import SIDE_NAMES, SPOTS, Spot, place_of, spot_of
from jungle_pg.games.jackaroo.marbles import CHOSEN, Shown, marble_ops, marble_sprite
from jungle_pg.games.jackaroo.marks import high_marks, lifted_spots, low_marks
from jungle_pg.games.jackaroo.piles import piles_of, piles_ops, tops_ops
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.stage.ops import DrawList, Sprite

KEPT_MARBLES: Final = 256
CHIP: Final = 0.46
MARBLE: Final = 0.56
"""Of a square, on a small board."""
SMALLEST_MARBLES_PX: Final = 14
"""On squares smaller than this marbles are mere chips."""


@lru_cache(maxsize=64)
def marbles_on(board: Board) -> tuple[Seat | None, ...]:
    """Whose marble lies on each place."""
    found: list[Seat | None] = [None] * len(SPOTS)
    for seat in SEATS:
        for marble, place in enumerate(board[seat]):
            found[spot_of(seat, marble, place)] = seat
    return tuple(found)


@lru_cache(maxsize=2)
def farthest_first(is_flipped: bool) -> tuple[Spot, ...]:
    """All places in the order marbles are drawn in."""
    return tuple(sorted(SPOTS, key=lambda spot: place_of(spot)[1], reverse=is_flipped))


def marble_at(state: JackarooState, spot: Spot, field: Field, pose: Pose = STILL) -> DrawList:
    """What the marble on a place looks like, the very same ops while it lies there."""
    seat = marbles_on(state.board)[spot]
    return () if seat is None else _lying(seat, spot, field, pose)


def marbles_ops(
    state: JackarooState, spots: Iterable[Spot], field: Field, lifted: frozenset[Spot]
) -> DrawList:
    """The marbles on some places, some of them lifted."""
    return tuple(
        op
        for spot in spots
        for op in marble_at(state, spot, field, CHOSEN if spot in lifted else STILL)
    )


def standing_ops(
    state: JackarooState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
) -> DrawList:
    """Deck, pile, marks and marbles; a chosen marble is lifted."""
    spots = farthest_first(field.is_flipped)
    return (
        *piles_ops(piles_of(state), field, appearance),
        *low_marks(marks, field),
        *marbles_ops(state, spots, field, lifted_spots(marks)),
        *high_marks(marks, field, appearance),
    )


def chip_ops(state: JackarooState, field: Field) -> DrawList:
    """The tops of the heaps and each marble, by a chip of its side where the board is tiny."""
    is_tiny = field.square < SMALLEST_MARBLES_PX
    px = max(1, round(field.square * (CHIP if is_tiny else MARBLE)))
    # On a base of its own colour a chip is hard to see, so that it is the last resort.
    appearance = chip_of if is_tiny else marble_sprite
    marbles = (
        Sprite(appearance(seat), *field.middle(*place_of(spot)), px, px)
        for spot, seat in enumerate(marbles_on(state.board))
        if seat is not None
    )
    return (*tops_ops(piles_of(state), field), *marbles)


def chip_of(seat: Seat) -> str:
    """The chip of a side: round for Red, square for Yellow."""
    return f"jackaroo/chip_{SIDE_NAMES[seat]}"


@lru_cache(maxsize=KEPT_MARBLES)
def _lying(seat: Seat, spot: Spot, field: Field, pose: Pose) -> DrawList:
    return marble_ops(Shown(seat, spot, pose), field)
