"""What a table must be able to do so that any scene can show its game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.zones import Zones
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import Measure

if TYPE_CHECKING:
    from jungle_pg.games.book import Saying

R_contra = TypeVar("R_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

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


class Table(Protocol[R_contra, S_contra, A_contra, E_contra]):
    """How one game is shown: its ground, its pieces, how they move and what is heard of it."""

    margin: float
    """Squares the frame takes on each side."""

    ambient_step_s: float
    """How long what lives on the ground looks the same; 0 where nothing lives."""

    sleeper: str
    """The sprite of somebody who sleeps on the board, where there is nothing to show."""

    usual_pieces: str
    """How its pieces look unless a player chooses otherwise: `picture`, `character` or `both`."""

    def size(self, rules: R_contra) -> tuple[int, int]:
        """Columns and rows."""

    def pick_at(self, column: float, row: float) -> Pick | None:
        """What a click at a place picks, in columns and rows; None where there is nothing."""

    def place_of(self, pick: Pick) -> tuple[float, float]:
        """The column and row of a pick; places need not be squares."""

    def ground(self, rules: R_contra, field: Field, appearance: Appearance) -> DrawList:
        """The empty board with its frame."""

    def ambient_ops(
        self, rules: R_contra, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """What moves by itself between ground and pieces, at a moment; in many games nothing."""

    def target_mark(self, state: S_contra, action: A_contra) -> str:
        """The mark on the last square of an action that could be played; nothing for none."""

    def standing(
        self, state: S_contra, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Everything that stands on the board, with marks below and above.

        Hands of cards are drawn too where the field has zones for them.
        """

    def chips(self, state: S_contra, field: Field) -> DrawList:
        """As `standing` on a board too small for faces: a chip of its side for each piece."""

    def emblem(self, rules: R_contra, seat: Seat) -> str:
        """The sprite that stands for a side."""

    def face(self, rules: R_contra, seat: Seat, level: int) -> tuple[str, str]:
        """The sprite that stands for a computer of a level on a seat, and the key of its name."""

    def goal(self, rules: R_contra) -> str:
        """The key of what one plays for and does first; the text may name the other `side`."""

    def holding(
        self,
        state: S_contra,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        """As `standing`, with the piece on a square held at a place on the screen."""

    def move_row(self, state: S_contra, action: A_contra) -> MoveRow:
        """An action about to be played in a state, for a list of moves."""

    def piece_key(self, state: S_contra, pick: Pick) -> str:
        """The key of the name of what stands on a square, or nothing."""

    def piece_count(self, state: S_contra, seat: Seat) -> int:
        """How many pieces a seat has."""

    def lost_pieces(self, opening: S_contra, state: S_contra, seat: Seat) -> tuple[str, ...]:
        """Sprites of what a seat has lost since the opening, the most important first."""

    def balance(self, state: S_contra) -> int:
        """How much more the pieces of the first seat are worth than those of the second."""

    def motion(
        self, before: S_contra, events: Sequence[E_contra], after: S_contra, pace: Pace
    ) -> Motion:
        """A ply that was just played."""

    def change(self, before: S_contra, after: S_contra, pace: Pace) -> Motion:
        """From one board to any other: undo, redo, a jump in the history, another game."""

    def refusing(
        self, state: S_contra, pick: Pick, offset: tuple[float, float], pace: Pace
    ) -> Motion:
        """The piece on a square goes home and shakes its head.

        It comes from where it was let go, in squares to the right and down on the screen.
        """

    def sounds(
        self,
        before: S_contra,
        events: Sequence[E_contra],
        after: S_contra,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """What is heard of a ply, in order of time; luck comes from the seed alone."""

    def lift_sounds(
        self,
        state: S_contra,
        pick: Pick,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """What is heard when a hand takes up what stands on a square."""


def fitted_field(
    table: Table[R_contra, S_contra, A_contra, E_contra],
    rules: R_contra,
    area: Rect,
    *,
    is_flipped: bool = False,
) -> Field:
    """The largest board with its frame in the middle of an area."""
    columns, rows = table.size(rules)
    across, down = columns + 2 * table.margin, rows + 2 * table.margin
    square = max(1, int(min(area.w / across, area.h / down)))
    x, y = area.middle
    return Field(
        round(x - square * columns / 2),
        round(y - square * rows / 2),
        square,
        columns,
        rows,
        is_flipped,
    )
