"""The values in which looks and scenes speak: where a board lies, what is marked, what is heard."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Final, Protocol, Self

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import Measure

if TYPE_CHECKING:
    from jungle_pg.games.book import Saying

TRAVEL: Final = {"off": 0.0, "fast": 0.67, "normal": 1.0, "slow": 2.2}
"""How much longer than usual a way takes, by the words of the settings."""

HASTY: Final = 3.0
HAIR: Final = 1e-9


def square_of(place: float) -> int:
    """The column or row of the square in which a place is."""
    return floor(place + 0.5)


def style_of(pieces: str, characters: str) -> str:
    """How pieces are drawn in one word, or in two where their characters are simplified."""
    is_plain = characters == "traditional" or pieces == "picture"
    return pieces if is_plain else f"{characters} {pieces}"


@dataclass(frozen=True, slots=True)
class Appearance:
    """How the player wants boards to look."""

    theme: Theme
    measure: Measure
    pieces: str = "picture"
    """`picture`, `character` or `both`."""
    coordinates: bool = True
    ranks: bool = True
    characters: str = "traditional"
    """How characters are written: `traditional` or `simplified`."""
    notation: str = COORDINATES
    """How moves are written, and so what the edges of the board call its lines."""
    upside_down: Seat | None = None
    """The side whose pieces stand upside down, for somebody who sits opposite."""
    letters: float = 1.0
    """How much larger than usual coordinates and ranks are, as far as they have room."""

    @property
    def style(self) -> str:
        """How pieces are drawn in one word, or in two where their characters are simplified."""
        return style_of(self.pieces, self.characters)


@dataclass(frozen=True, slots=True)
class Zones:
    """Where the hands are: the rectangle of each seat, and who sits below."""

    hands: tuple[Rect, Rect]
    below: Seat = 0


@dataclass(frozen=True, slots=True)
class Field:
    """Where a board lies: the corner of its upper left square and the side of a square in pixels.

    Columns and rows count from the upper left of the board as the bottom side sees it.
    """

    x: int
    y: int
    square: int
    columns: int
    rows: int
    is_flipped: bool = False
    zones: Zones | None = None
    """Where hands of cards are; None where there are none, or where they are not shown."""

    def middle(self, column: float, row: float) -> tuple[float, float]:
        """The middle of a square on the screen."""
        if self.is_flipped:
            column, row = self.columns - 1 - column, self.rows - 1 - row
        return self.x + (column + 0.5) * self.square, self.y + (row + 0.5) * self.square

    def place_at(self, x: float, y: float) -> tuple[float, float] | None:
        """The column and row of a place on the screen; whole numbers are middles of squares."""
        if not self.rect.holds(x, y):
            return None
        column, row = (x - self.x) / self.square - 0.5, (y - self.y) / self.square - 0.5
        if self.is_flipped:
            # The edge between two squares belongs to the same one of them from either side.
            column, row = self.columns - 1 - column - HAIR, self.rows - 1 - row - HAIR
        return column, row

    @property
    def rect(self) -> Rect:
        """All squares."""
        return Rect(self.x, self.y, self.columns * self.square, self.rows * self.square)


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a square: one of the names of the art, like `selection`, `move`, `capture`."""

    name: str
    pick: Pick
    size: float = 1.0
    """How much larger it is than usual."""
    origin: Pick = ""
    """Where an arrow begins that ends here; nothing where there is none."""
    note: str = ""
    """A few letters on it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things move: travel times the factor, blows and stops as they are; 0 is at once."""

    factor: float = 1.0
    is_reduced: bool = False
    """Things only fade: nothing travels, nothing shakes, nothing flies about."""
    haste: float = 1.0
    """How many times faster than it happened it is watched; motions keep their own time."""

    @classmethod
    def of(cls, motion: str, *, reduced_motion: bool = False) -> Self:
        """The pace of a player's settings."""
        return cls(TRAVEL[motion], reduced_motion)

    @property
    def is_off(self) -> bool:
        """Whether everything is over at once."""
        return self.factor <= 0

    @property
    def is_still(self) -> bool:
        """Whether nothing may move by itself."""
        return self.is_off or self.is_reduced

    @property
    def is_hasty(self) -> bool:
        """Whether it goes by too fast for shaking and for bits that fly about."""
        return self.haste >= HASTY


class Motion(Protocol):
    """Something that happens on a board, as a function of the time since its beginning."""

    @property
    def ends_s(self) -> float:
        """When everything has settled; from then on the picture is that of `standing`."""

    @property
    def lands_s(self) -> float:
        """When the mover has arrived and the next action may follow."""

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Everything that stands, moves and flies on the board, with marks below and above."""

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Pixels the board is shaken by; `draw` holds them already, the ground may follow."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound and when it begins, counted from the beginning of its motion."""

    at_s: float
    cue: Cue


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move in a list: pictures and keys of who moved and of what it took, and the way."""

    sprite: str
    key: str
    way: str
    taken: str = ""
    taken_key: str = ""
    way_key: str = ""
    """The key of words in place of the way, where nothing goes from somewhere to somewhere."""
    who: str = ""
    """The sprite of the side, in games whose moves are told by cards that do not show it."""
    signs: tuple[tuple[str, int], ...] = ()
    """All that came of it, where that may be more than one thing: sprites, and how many of each."""
    came: "tuple[Saying, ...]" = ()
    """The same in words."""
    letter: str = ""
    """What stands for the piece in letters where its name is too long."""


@dataclass(frozen=True, slots=True)
class MenuChoice:
    """An action as a small menu offers it: the key of its name, and a sprite of the icons."""

    key: str
    icon: str = ""
    text: str = ""
    """What is said as it is, where a game has no words of a language for it."""


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
class Tally:
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
