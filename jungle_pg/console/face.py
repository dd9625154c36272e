"""How a game is written in a terminal; each game has one face, and nothing else here knows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from jungle_pg.core.rulebook import Pick, Seat


@dataclass(frozen=True, slots=True)
class Square:
    """What is seen on a square: a piece, or the ground it would stand on."""

    sign: str
    """One letter of a plain keyboard."""
    character: str = ""
    """The Chinese character for it, if there is one."""
    seat: Seat | None = None
    """Whose piece it is, None for bare ground."""
    ground: str = "land"
    """`land`, `water`, `trap` or `den`."""


class Face(Protocol):
    """A game as rows of squares."""

    person: Seat
    """Where a person sits who plays against a computer."""

    def rows(self, rules: Any) -> Sequence[Sequence[Pick]]:
        """The squares as they lie on the table, the upper row first."""

    def square(self, state: Any, pick: Pick) -> Square:
        """What is seen on a square."""

    def piece_key(self, state: Any, pick: Pick) -> str:
        """The key of the name of the piece on a square, empty where none stands."""

    def captures(self, rules: Any, events: Sequence[Any]) -> Sequence[str]:
        """What was captured, in the words of the course."""

    def position(self, rules: Any, board_file: str) -> str:
        """The position text of a board file, or BadText that names the line."""
