"""A moment of a game of Jungle, and what can happen in it."""

from dataclasses import dataclass
from typing import TypeAlias

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import Board, Spot
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat, Verdict


@dataclass(frozen=True, slots=True)
class JungleState:
    """The board and all that the rules remember about how it came about."""

    rules: JungleRules
    board: Board
    mover: Seat
    quiet: int
    """Plies since the last capture."""
    move_number: int
    """Rises when the side that begins is to move again."""
    seen: tuple[Board, ...]
    """Earlier boards that could come again, the sides taking turns: since the last capture, and
    since the last pass, because only moves repeat a position."""
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Pass:
    """A turn left unused because its time was over; positions are counted anew from there."""

    is_counted: bool = False
    """As files of version 1 have it: the board after it is one that has come again."""


Action: TypeAlias = Move | Pass


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece took a step."""

    piece: Piece
    start: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Jumped:
    """A piece leapt over water."""

    piece: Piece
    start: Spot
    target: Spot
    crossed: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Captured:
    """An attacker took a victim on a spot."""

    spot: Spot
    attacker: Piece
    victim: Piece


@dataclass(frozen=True, slots=True)
class Trapped:
    """A piece walked into an enemy trap."""

    piece: Piece
    spot: Spot


@dataclass(frozen=True, slots=True)
class Freed:
    """A piece left the enemy trap on a spot."""

    piece: Piece
    spot: Spot


@dataclass(frozen=True, slots=True)
class EnteredDen:
    """A piece reached the enemy den."""

    piece: Piece
    spot: Spot


@dataclass(frozen=True, slots=True)
class Passed:
    """A side let its turn go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    verdict: Verdict


Event: TypeAlias = Moved | Jumped | Captured | Trapped | Freed | EnteredDen | Passed | Ended
