"""A place in a study: the move that leads to it, and what was said and drawn there."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Generic, TypeAlias

from jungle_pg.core.log import Closing, Ending, Moment
from jungle_pg.core.rulebook import CHANCE, A, E, Pick, S, Seat, Verdict

NodeId: TypeAlias = int
"""A place in a study by its number, which it keeps; that of the start is 0."""

GLYPHS: Final = {1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}
"""What is thought of a move, by the numbers that game files have for it."""


class Colour(StrEnum):
    """What is drawn with."""

    GREEN = "green"
    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Drawn:
    """An arrow from a pick to another one, or a circle around one."""

    colour: Colour
    start: Pick
    target: Pick | None = None

    def is_over(self, other: "Drawn") -> bool:
        """Whether it lies where another one does, in whatever colour."""
        return (self.start, self.target) == (other.start, other.target)


@dataclass(frozen=True, slots=True)
class Node(Generic[S, A, E]):
    """One place: a whole move with its picks and the luck that follows it, or the start."""

    parent: NodeId | None = None
    """None at the start alone."""
    moments: tuple[Moment[S, A, E], ...] = ()
    """At the start only the luck before the first decision."""
    children: tuple[NodeId, ...] = ()
    """How it may go on: the main line first."""
    number: int = 0
    """How many moves lead here."""
    comment: str = ""
    drawn: tuple[Drawn, ...] = ()
    glyphs: tuple[int, ...] = ()
    """Numbers of what is thought of the move and of the position; game files have many more than
    `GLYPHS`, and all of them are kept."""
    unknown: str = ""
    """What a file said of it that this program does not know, as in a setup."""

    @property
    def glyph(self) -> str:
        """What is thought of the move, like `!?`; nothing where nobody has said so."""
        return next((GLYPHS[number] for number in self.glyphs if number in GLYPHS), "")

    @property
    def choices(self) -> tuple[tuple[Seat, A | Closing], ...]:
        """What seats have decided, and no luck: that tells two moves apart."""
        return tuple(
            (entry.seat, entry.closing if isinstance(entry, Ending) else entry.action)
            for entry in (moment.entry for moment in self.moments)
            if entry.seat != CHANCE
        )

    @property
    def verdict(self) -> Verdict | None:
        """How the move has ended the game; of the start nothing is known here."""
        return self.moments[-1].verdict if self.moments else None


AnyNode: TypeAlias = Node[Any, Any, Any]
