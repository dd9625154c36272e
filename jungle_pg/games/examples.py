"""Small boards that show what a rule does: a position, arrows over it, moves played on it."""

from dataclasses import dataclass

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.values import Mark


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way over the board: a `move`, a `capture`, or one that is `refused`."""

    start: Pick
    end: Pick
    kind: str = "move"
    is_leap: bool = False
    """Whether it is drawn as an arc."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that shows a rule, on the whole board or on a part of it."""

    position: str
    """As `Rulebook.start` reads it."""
    arrows: tuple[Arrow, ...] = ()
    marks: tuple[Mark, ...] = ()
    part: tuple[int, int, int, int] | None = None
    """Column and row of the upper left square, columns and rows; None shows everything."""
    line: tuple[str, ...] = ()
    """Actions as texts, played one after another on a live board, which then begins again."""
    hands: tuple[Seat, ...] = ()
    """The seats whose cards are seen: the first one's below the board, the other's above it."""
