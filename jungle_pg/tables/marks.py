"""Marks on the squares of any board: most lie around the middle, a few on the corner of a piece."""

from typing import Final

from jungle_pg.stage.ops import Sprite
from jungle_pg.tables.base import Field, Mark
from jungle_pg.ui.turning import HALF_TURN

LOW_MARKS: Final = frozenset({"last_from", "last_to", "selection", "hover", "hint_from", "capture"})
"""Marks that lie under the pieces."""

CORNER_MARKS: Final = frozenset({"threat", "prey"})
CORNER_SIZE: Final = 0.3
CORNER: Final = (0.28, 0.30)
"""Squares to the left and up from the middle of a square to a mark on the corner of a piece."""


def mark_on(mark: Mark, place: tuple[int, int], field: Field) -> Sprite:
    """A mark around the middle of a square."""
    x, y = field.middle(*place)
    side, size = field.square, mark.size
    return Sprite(f"marks/{mark.name}", x, y, side, side, 0.0, size, size)


def corner_mark_on(
    mark: Mark, place: tuple[int, int], field: Field, *, is_turned: bool = False
) -> Sprite:
    """A small mark on the upper left corner of a piece, as its owner sees it."""
    x, y = field.middle(*place)
    away = field.square if not is_turned else -field.square
    side = round(field.square * CORNER_SIZE)
    at = (x - CORNER[0] * away, y - CORNER[1] * away)
    return Sprite(f"marks/{mark.name}", *at, side, side, HALF_TURN if is_turned else 0.0)
