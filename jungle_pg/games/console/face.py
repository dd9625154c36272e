"""How a game is written in a terminal; each game has one face, and nothing else here knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.console.style import Style
from jungle_pg.texts.languages import Words

MOVES_BY_SQUARES: Final = (("c3 c4", "move"), ("c3?", "ways"))
"""What is typed on a board of squares, and the text that explains it."""


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
    """A game in a terminal; what it is shown is what the reader may see of a match."""

    person: Seat
    """Where a person sits who plays against a computer."""
    usual_rules: str
    """The text of the rules a game in a terminal begins with unless others are asked for."""
    surrender: Sequence[str] = ("Z0", "Z0")
    """What is typed in the plain game by a side that gives up."""
    stuck: Sequence[str] = ()
    """The reasons of verdicts over a side that is to move and cannot."""
    winner_line: str = ""
    """How the plain game names a winner, like `{name} wins`; empty for the words of a verdict."""
    help: Sequence[tuple[str, str]] = MOVES_BY_SQUARES
    """What can be typed for a move, and the text that explains it."""
    signs: Sequence[tuple[str, str]] = ()
    """Signs that are not plain to everybody, and the text that explains them."""

    def number(self, match: AnyMatch) -> int:
        """Which round or turn it is, from 1."""
        return match.cursor + 1

    def rows(self, rules: Any) -> Sequence[Sequence[Pick]]:
        """The squares as they lie on the table, the upper row first; none without squares."""
        return ()

    def piece_key(self, state: Any, pick: Pick) -> str:
        """The key of the name of the piece on a square, empty where none stands."""
        return ""

    def news(self, rules: Any, events: Sequence[Any]) -> Sequence[str]:
        """What the plain game tells of events, a line each."""

    def position(self, rules: Any, board_file: str) -> str:
        """The position text of a board file, or BadText that names the line."""

    def read(self, state: Any, text: str) -> Any | None:
        """What a line means where moves are not squares, legal or not; None if nothing."""
        return None

    def typed(self, state: Any, action: Any) -> str:
        """What is typed for an action where moves are not squares."""
        return ""

    def offered(self, state: Any) -> Sequence[str]:
        """All that can be typed now, where that is a short list."""
        return ()

    def plain_board(self, match: AnyMatch) -> str:
        """The board in the letters of a plain keyboard, without an end of line."""

    def pretty_board(
        self,
        match: AnyMatch,
        words: Words,
        style: Style,
        marks: Mapping[Pick, str] | None = None,
    ) -> str:
        """The board with some squares marked; by default what the last move makes worth seeing."""

    def beside(self, match: AnyMatch, words: Words, style: Style) -> Sequence[str]:
        """What lies beside the board, like hands of cards, a line each."""
        return ()


class SquaresFace(Face, Protocol):
    """A game as rows of squares, or of points where lines cross."""

    def square(self, state: Any, pick: Pick) -> Square:
        """What is seen on a square."""
