"""What a table must be able to do so that any scene can show its game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from jungle_pg.core.rulebook import Pick
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.theme import Theme
from jungle_pg.stage.view import Measure

R_contra = TypeVar("R_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Look:
    """How the player wants boards to look."""

    theme: Theme
    measure: Measure
    pieces: str = "picture"
    """`picture`, `character` or `both`."""
    coordinates: bool = True
    ranks: bool = True


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

    def middle(self, column: float, row: float) -> tuple[float, float]:
        """The middle of a square on the screen."""
        if self.is_flipped:
            column, row = self.columns - 1 - column, self.rows - 1 - row
        return self.x + (column + 0.5) * self.square, self.y + (row + 0.5) * self.square

    def square_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The column and row of the square at a place on the screen."""
        column, row = (x - self.x) // self.square, (y - self.y) // self.square
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        if self.is_flipped:
            column, row = self.columns - 1 - column, self.rows - 1 - row
        return int(column), int(row)

    @property
    def rect(self) -> Rect:
        """All squares."""
        return Rect(self.x, self.y, self.columns * self.square, self.rows * self.square)


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a square: one of the names of the art, like `selection`, `move`, `capture`."""

    name: str
    pick: Pick


class Table(Protocol[R_contra, S_contra, A_contra]):
    """The look of one game."""

    margin: float
    """Squares the frame takes on each side."""

    def size(self, rules: R_contra) -> tuple[int, int]:
        """Columns and rows."""

    def pick_at(self, column: int, row: int) -> Pick:
        """What a click on a square picks."""

    def place_of(self, pick: Pick) -> tuple[int, int]:
        """The column and row of a pick."""

    def ground(self, rules: R_contra, field: Field, look: Look) -> DrawList:
        """The empty board with its frame."""

    def target_mark(self, state: S_contra, action: A_contra) -> str:
        """The mark on the last square of an action that could be played."""

    def standing(
        self, state: S_contra, field: Field, look: Look, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Everything that stands on the board, with marks below and above."""


def fitted_field(
    table: Table[R_contra, S_contra, A_contra],
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
