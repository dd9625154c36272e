"""What lies beside a board: hands of cards, and what else a game tells of its players."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from jungle_pg.core.rulebook import Notice, Pick, Seat
from jungle_pg.stage.layout import Rect

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Zones:
    """Where the hands are: the rectangle of each seat, and who sits below."""

    hands: tuple[Rect, Rect]
    below: Seat = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """An action as a small menu offers it: the key of its name, and a sprite of the icons."""

    key: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a player has come: pieces that are there of how many, and all the way in one."""

    done: int
    of: int
    part: float
    """From 0 to 1."""
    sprite: str = ""
    """A piece that is there."""


class Hands(Protocol[S_contra, A_contra]):
    """Cards that players hold; the states are as seen by who looks at the screen.

    They are drawn by `standing` and by motions wherever the field has zones. Marks on their
    picks say what is chosen, pointed at or can be played.
    """

    def picks(self, state: S_contra, seat: Seat) -> tuple[Pick, ...]:
        """What can be clicked in the hand of a seat, from left to right."""

    def pick_at(self, state: S_contra, zones: Zones, x: float, y: float) -> Pick | None:
        """What is clicked in the hands at a point of the screen; None beside all cards."""

    def place_of(self, state: S_contra, zones: Zones, pick: Pick) -> tuple[float, float] | None:
        """The middle of a card on the screen; None for what is in no hand."""

    def choice(self, state: S_contra, action: A_contra) -> Choice | None:
        """How a menu offers an action that is clicked nowhere, or not only; None if it does not."""


class Panel(Protocol[S_contra]):
    """What a game tells beside its board besides turns and time."""

    def progress(self, state: S_contra, seat: Seat) -> Progress | None:
        """How far a seat has come."""

    def stage(self, state: S_contra) -> Notice | None:
        """Where in the game one is, like a round; worded under `stage.` and its code."""
