"""One ply as eyes and ears take it: who went where, and what became of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import ROWS, Spot, column_of, row_of
from jungle_pg.core.jungle.state import (
    Captured,
    EnteredDen,
    Event,
    Freed,
    Jumped,
    Moved,
    Trapped,
)


class Way(Enum):
    """The kinds of plies that look different."""

    STEP = auto()
    JUMP = auto()
    CAPTURE = auto()
    JUMP_CAPTURE = auto()
    RAT_ELEPHANT = auto()
    DEN = auto()


@dataclass(frozen=True, slots=True)
class MoveView:
    """A piece went from one spot to another."""

    piece: Piece
    start: Spot
    target: Spot
    crossed: tuple[Spot, ...] = ()
    """The water under a leap."""
    victim: Piece | None = None
    is_freed: bool = False
    is_trapped: bool = False
    enters_den: bool = False
    starts_wet: bool = False
    """It comes from the water."""
    ends_wet: bool = False
    """It goes into the water, or stays there."""

    @property
    def way(self) -> Way:
        """How it looks."""
        if self.enters_den:
            return Way.DEN
        if self.victim is None:
            return Way.JUMP if self.crossed else Way.STEP
        if self.crossed:
            return Way.JUMP_CAPTURE
        animals = (self.piece.animal, self.victim.animal)
        return Way.RAT_ELEPHANT if animals == (Animal.RAT, Animal.ELEPHANT) else Way.CAPTURE

    @property
    def distance(self) -> int:
        """Squares from start to target."""
        across, down = apart(self.start, self.target)
        return abs(across) + abs(down)


def read_move(events: Sequence[Event], water: frozenset[Spot]) -> MoveView | None:
    """The ply of these events, or None when no piece went anywhere."""
    ply: MoveView | None = None
    for event in events:
        match event:
            case Moved(piece, start, target):
                ply = MoveView(piece, start, target)
            case Jumped(piece, start, target, crossed):
                ply = MoveView(piece, start, target, crossed)
            case Captured(victim=victim) if ply:
                ply = replace(ply, victim=victim)
            case Freed() if ply:
                ply = replace(ply, is_freed=True)
            case Trapped() if ply:
                ply = replace(ply, is_trapped=True)
            case EnteredDen() if ply:
                ply = replace(ply, enters_den=True)
    if ply is None:
        return None
    return replace(ply, starts_wet=ply.start in water, ends_wet=ply.target in water)


def place_of(spot: Spot) -> tuple[int, int]:
    """The column and row of a spot, from the upper left."""
    return column_of(spot), ROWS - 1 - row_of(spot)


def apart(start: Spot, target: Spot) -> tuple[int, int]:
    """Columns to the right and rows down from one spot to another."""
    (from_column, from_row), (to_column, to_row) = place_of(start), place_of(target)
    return to_column - from_column, to_row - from_row
