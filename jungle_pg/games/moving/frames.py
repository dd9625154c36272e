"""What moves at a moment: pieces in their poses and bits, from back to front."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from jungle_pg.games.moving.particles import Bit
from jungle_pg.games.moving.shown import Posed, Spot

W_co = TypeVar("W_co", bound=Posed, covariant=True)


@dataclass(frozen=True, slots=True)
class Frame(Generic[W_co]):
    """What moves at a moment, from back to front; bits are seen from the origin."""

    origin: Spot
    layers: tuple[W_co | Bit, ...]
    shake: tuple[float, float] = (0.0, 0.0)
    """Squares the board is moved to the right and down."""


def calm(frame: Frame[W_co]) -> Frame[W_co]:
    """The pieces alone: nothing shakes and nothing flies about."""
    pieces = tuple(layer for layer in frame.layers if not isinstance(layer, Bit))
    return Frame(frame.origin, pieces)
