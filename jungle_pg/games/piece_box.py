"""The pieces of a game away from its board: in lists and trays, on plates, as samples."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import Seat
from jungle_pg.stage.ops import DrawList

Styled: TypeAlias = Callable[[str, str], str]
"""The sprite of a piece in a style of an Appearance, from the sprite a list names it by."""

Kinds: TypeAlias = Callable[[Any, Seat], tuple[str, ...]]
"""The sprites of the kinds of pieces a seat can lose from an opening on."""

Sample: TypeAlias = Callable[[float, float, float, str], DrawList]
"""A piece around a middle, in a size and a style of an Appearance."""


def _as_it_is(sprite: str, style: str) -> str:
    return sprite


def _one_by_one(opening: Any, seat: Seat) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class PieceBox:
    """What is known of a game's pieces beside its board; a game with none leaves it empty."""

    looks: tuple[str, ...] = ()
    """How they can look: some of `picture`, `character`, `both`; none where they look one way."""
    sample: Sample | None = None
    """A piece that shows what a look is like."""
    styled: Styled = _as_it_is
    kinds: Kinds = _one_by_one
    """The places of a tray in which equal pieces are counted; none where each has its own place."""
    danger: str = ""
    """The sprite that stands for a danger beside the board."""


EMPTY_BOX: Final = PieceBox()
