"""What motions must know of a game: who stands where, and how it is drawn in any pose."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.pose import Pose
from jungle_pg.stage.ops import DrawList

Place: TypeAlias = int
"""Where a piece can stand, counted as the game counts its board."""


class Posed(Protocol):
    """A piece in a pose, seen from a place, with whatever it wears in its game."""

    @property
    def pose(self) -> Pose:
        """How it is held."""


S_contra = TypeVar("S_contra", contravariant=True)
P = TypeVar("P")
W = TypeVar("W", bound=Posed)


@dataclass(frozen=True, slots=True)
class Glide(Generic[P]):
    """A piece on its way from one place to another."""

    piece: P
    start: Place
    target: Place
    way: tuple[float, float]
    """Squares to the right and down on the screen from where it will stand to where it stood."""
    gone: float
    """How much of its time is gone, from 0 to 1."""


class PiecePainter(Protocol[S_contra, P, W]):
    """Draws the pieces of one game: who stands where, and what each looks like in a pose."""

    def board(self, state: S_contra) -> Sequence[P | None]:
        """What stands on each place."""

    def place_of(self, place: Place) -> tuple[float, float]:
        """The column and row of a place, from the upper left."""

    def places(self, field: Field) -> Sequence[Place]:
        """All places in the order pieces are drawn in, from back to front."""

    def are_alike(self, before: S_contra, after: S_contra) -> bool:
        """Whether pieces can go from one board to the other: it is the same ground."""

    def resting(self, piece: P, place: Place, state: S_contra) -> W:
        """A piece as it stands on a place when nothing moves."""

    def posed(self, rest: W, pose: Pose, worn: float = 1.0) -> W:
        """The same piece in a pose; what lies on its place is there to a part from 0 to 1."""

    def ghost(self, rest: W, pose: Pose) -> W:
        """What a piece leaves behind: itself, with nothing that it wears."""

    def gliding(self, glide: Glide[P], state: S_contra, pose: Pose) -> W:
        """A piece that glides, seen from where it will stand."""

    def shadow_of(self, shown: W, field: Field) -> DrawList:
        """What lies under a piece on the ground."""

    def whole_of(self, shown: W, state: S_contra, field: Field, appearance: Appearance) -> DrawList:
        """A piece with what it wears, as the player wants to see it."""

    def piece_at(
        self, state: S_contra, place: Place, field: Field, appearance: Appearance
    ) -> DrawList:
        """What the piece on a place looks like, the very same ops while it stands there."""

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        """The marks under the pieces."""

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: S_contra, appearance: Appearance
    ) -> DrawList:
        """The marks over the pieces."""

    def standing(
        self, state: S_contra, field: Field, appearance: Appearance, marks: Sequence[Mark]
    ) -> DrawList:
        """Marks and pieces when nothing moves."""


def apart(
    painter: PiecePainter[S_contra, P, W], start: Place, target: Place
) -> tuple[float, float]:
    """Columns to the right and rows down from one place to another."""
    (from_column, from_row), (to_column, to_row) = painter.place_of(start), painter.place_of(target)
    return to_column - from_column, to_row - from_row
