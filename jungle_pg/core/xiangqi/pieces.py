"""The seven kinds of pieces: letters and English names."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from jungle_pg.core.rulebook import Seat

RED: Final[Seat] = 0
BLACK: Final[Seat] = 1


class Kind(IntEnum):
    """A kind of piece."""

    GENERAL = 0
    ADVISOR = 1
    ELEPHANT = 2
    HORSE = 3
    CHARIOT = 4
    CANNON = 5
    SOLDIER = 6

    @property
    def letter(self) -> str:
        """The letter in position texts; the elephant is B and the horse N."""
        return "KABNRCP"[self]

    @property
    def title(self) -> str:
        """The English name, as histories write it."""
        return self.name.capitalize()


MOST: Final = {
    Kind.GENERAL: 1,
    Kind.ADVISOR: 2,
    Kind.ELEPHANT: 2,
    Kind.HORSE: 2,
    Kind.CHARIOT: 2,
    Kind.CANNON: 2,
    Kind.SOLDIER: 5,
}
"""How many of a kind a side has at most."""

FIGHTERS: Final = frozenset({Kind.HORSE, Kind.CHARIOT, Kind.CANNON, Kind.SOLDIER})
"""Who can cross the river; without them nobody can win."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of one side."""

    seat: Seat
    kind: Kind

    @property
    def letter(self) -> str:
        """The letter in position texts: upper case for Red."""
        return self.kind.letter if self.seat == RED else self.kind.letter.lower()


PIECES: Final = {
    piece.letter: piece for seat in (RED, BLACK) for kind in Kind for piece in [Piece(seat, kind)]
}
"""Piece by its letter."""

ALIASES: Final = {"E": "B", "e": "b", "H": "N", "h": "n"}
"""Letters that other programs write for elephants and horses."""
