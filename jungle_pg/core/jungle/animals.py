"""The sixteen animals: kinds, ranks, letters."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from jungle_pg.core.rulebook import Seat

BOTTOM: Final[Seat] = 0
TOP: Final[Seat] = 1


class Animal(IntEnum):
    """A kind of animal; its value is its rank."""

    RAT = 1
    CAT = 2
    DOG = 3
    WOLF = 4
    LEOPARD = 5
    TIGER = 6
    LION = 7
    ELEPHANT = 8

    @property
    def letter(self) -> str:
        """The letter in position texts; the leopard is P."""
        return "RCDWPTLE"[self - 1]

    @property
    def title(self) -> str:
        return self.name.capitalize()


@dataclass(frozen=True, slots=True)
class Piece:
    """One animal of one side."""

    seat: Seat
    animal: Animal

    @property
    def letter(self) -> str:
        """The letter in position texts: upper case for the bottom side."""
        return self.animal.letter if self.seat == BOTTOM else self.animal.letter.lower()


ANIMALS: Final = {animal.letter: animal for animal in Animal}
"""Animal by its letter."""

PIECES: Final = {
    piece.letter: piece
    for seat in (BOTTOM, TOP)
    for animal in Animal
    for piece in [Piece(seat, animal)]
}
"""Piece by its letter."""
