"""A piece as animations know it: on a spot, in a pose, on its way."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from jungle_pg.games.pose import STILL, Pose

if TYPE_CHECKING:
    from jungle_pg.games.grid_look import GridLook

Spot: TypeAlias = int
"""Where a piece can stand, counted as the game counts its board."""


class Posed(Hashable, Protocol):
    """A piece in a pose, seen from a spot, with whatever it wears in its game."""

    @property
    def pose(self) -> Pose:
        """How it is held."""


S = TypeVar("S")
P = TypeVar("P")
W = TypeVar("W", bound=Posed)

if TYPE_CHECKING:
    PieceLook: TypeAlias = GridLook[Any, S, Any, Any, P, W]
    """A look of which animations only ask for its pieces."""


@dataclass(frozen=True, slots=True)
class Shown(Generic[P]):
    """A piece that wears nothing, in a pose, seen from a spot."""

    piece: P
    spot: Spot
    pose: Pose = STILL


@dataclass(frozen=True, slots=True)
class Glide(Generic[P]):
    """A piece on its way from one spot to another."""

    piece: P
    start: Spot
    target: Spot
    way: tuple[float, float]
    """Squares to the right and down on the screen from where it will stand to where it stood."""
    gone: float
    """How much of its time is gone, from 0 to 1."""


def apart(look: "PieceLook[S, P, W]", start: Spot, target: Spot) -> tuple[float, float]:
    """Columns to the right and rows down from one spot to another."""
    (from_column, from_row), (to_column, to_row) = look.at(start), look.at(target)
    return to_column - from_column, to_row - from_row
