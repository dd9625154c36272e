"""How a game is written in a terminal; each game has one face, and nothing else here knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from jungle_pg.console.style import Style
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.core.saving_values import AnyMatch


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
    """`land`, `water`, `trap`, `den`, or `point` where lines cross."""


class Face(Protocol):
    """A game as rows of squares, or of points where lines cross."""

    person: Seat
    """Where a person sits who plays against a computer."""
    usual_rules: str
    """The text of the rules a game in a terminal begins with unless others are asked for."""
    winner_line: str
    """How the plain game names a winner, like `{name} wins`; empty for the words of a verdict."""

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

    def plain_board(self, match: AnyMatch) -> str:
        """The board in the letters of a plain keyboard, without an end of line."""

    def pretty_board(
        self, match: AnyMatch, style: Style, marks: Mapping[Pick, str] | None = None
    ) -> str:
        """The board with some squares marked; by default what the last move makes worth seeing."""
