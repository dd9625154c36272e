"""What lies beside a board: hands of cards, and what else a game tells of its players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.stage.layout import Rect

if TYPE_CHECKING:
    from jungle_pg.games.base import Mark
    from jungle_pg.games.book import Saying

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
    place: str = ""
    """The sprite of a place for one; without it a small mark stands there."""


@dataclass(frozen=True, slots=True)
class Story:
    """A whole match in numbers, in games that have rounds."""

    rounds: int
    captures: tuple[int, int]
    """How often each seat has captured."""


@dataclass(frozen=True, slots=True)
class Banner:
    """What a player must not miss."""

    title: "Saying"
    text: "Saying"
    sprite: str = ""
    """A sign at both its ends."""


@dataclass(frozen=True, slots=True)
class Lines:
    """What can be done with what is chosen: a title and, with a sprite each, what is meant."""

    title: "Saying"
    rows: "tuple[tuple[str, Saying], ...]"


class Hands(Protocol[S_contra, A_contra]):
    """Cards that players hold; the states are as seen by who looks at the screen.

    They are drawn by `standing` and by motions wherever the field has zones. Marks on their
    picks say what is chosen, pointed at or can be played.
    """

    reach: float
    """How far a hand may come over a lower corner of the board, for each unit of its height."""

    def picks(self, state: S_contra, seat: Seat) -> tuple[Pick, ...]:
        """What can be clicked in the hand of a seat, from left to right."""

    def pick_at(self, state: S_contra, zones: Zones, x: float, y: float) -> Pick | None:
        """What is clicked in the hands at a point of the screen; None beside all cards."""

    def place_of(self, state: S_contra, zones: Zones, pick: Pick) -> tuple[float, float] | None:
        """The middle of what is seen of a card on the screen; None for what is in no hand."""

    def choice(self, state: S_contra, action: A_contra) -> Choice | None:
        """How a menu offers an action that is clicked nowhere, or not only; None if it does not."""

    def offered(self, state: S_contra, pointed: Pick = "") -> "Sequence[Mark]":
        """Marks of what the card that is being played offers: who can use it, where it leads.

        What would be too much to show at once is shown for what a hand points at.
        """

    def names(self, state: S_contra, pointed: Pick) -> "Sequence[Mark]":
        """Marks with the names of places and pieces, as texts have them, while they matter."""


class Panel(Protocol[S_contra]):
    """What a game tells beside its board besides turns and time."""

    def progress(self, state: S_contra, seat: Seat) -> Progress | None:
        """How far a seat has come."""

    def stage(self, state: S_contra) -> "Saying | None":
        """Where in the game one is, like a round."""

    def story(self, state: S_contra) -> Story | None:
        """What is told of a match when it is over."""
        return None

    def prompt(self, state: S_contra, pointed: Pick = "") -> "Saying | None":
        """What who has to decide should do next, or what would come of what is pointed at."""
        return None

    def banner(self, state: S_contra, chosen: Pick = "") -> Banner | None:
        """What who has to decide must answer now, however busy the board is.

        Something may be `chosen` that is to be confirmed.
        """
        return None

    def turn(self, events: Sequence[Any]) -> "Saying | None":
        """Why somebody has the turn where that is not usual.

        The events are those of the last decision, and of the luck after it.
        """
        return None

    def legend(self, state: S_contra) -> Lines | None:
        """What can be done with the card that is being played."""
        return None
