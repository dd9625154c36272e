"""Marks on the squares of any board: most lie around the middle, a few on the corner of a piece."""

from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.core.rulebook import Pick
from jungle_pg.games.values import Field, Mark
from jungle_pg.stage.ops import Drawing, DrawList, Sprite, Text
from jungle_pg.stage.theme import INK
from jungle_pg.ui.arrows import arc, arrow, shortened
from jungle_pg.ui.upside_down import HALF_TURN

LOW_MARKS: Final = frozenset(
    {"last_from", "last_to", "selection", "hover", "hint_from", "capture", "danger", "danger_from"}
)
"""Marks that lie under the pieces."""

SPRITES: Final = {"danger": "capture", "danger_from": "hint_from"}
"""Pictures of marks that have no own one; a game may bring some."""

CORNER_MARKS: Final = frozenset({"threat", "prey"})
CORNER_SIZE: Final = 0.3
CORNER: Final = (0.28, 0.30)
"""Squares to the left and up from the middle of a square to a mark on the corner of a piece."""

TARGET_NOTES: Final = frozenset({"known_win", "known_draw", "known_loss"})
"""Plates at the upper edge of a square, read by whoever has chosen a piece."""
NOTE_AT: Final = (0.13, -0.31)
NOTE_SIZE: Final = 0.25
"""Where the middle of a note is, from the middle of its square, and how large its letters are."""

ARROW: Final = "#7B4FD6"
ARROW_WIDTH: Final = 0.1
FROM_PIECE: Final = 0.3
TO_MIDDLE: Final = 0.12
"""The arrow of a hint: its width, and how far it keeps from both middles, in squares."""


def arrows_of(
    marks: Sequence[Mark], field: Field, place_of: Callable[[Pick], tuple[float, float]]
) -> tuple[Drawing, ...]:
    """The arrows of marks that have one, from where they begin to where they point."""
    square = field.square
    ways = (
        arc(field.middle(*place_of(mark.origin)), field.middle(*place_of(mark.pick)))
        for mark in marks
        if mark.origin and mark.origin != mark.pick
    )
    return tuple(
        arrow(shortened(way, FROM_PIECE * square, TO_MIDDLE * square), ARROW_WIDTH * square, ARROW)
        for way in ways
    )


def mark_on(mark: Mark, place: tuple[float, float], field: Field) -> Sprite:
    """A mark around the middle of a square."""
    x, y = field.middle(*place)
    side, size = field.square, mark.size
    return Sprite(f"marks/{SPRITES.get(mark.name, mark.name)}", x, y, side, side, 0.0, size, size)


def corner_mark_on(
    mark: Mark, place: tuple[float, float], field: Field, *, is_turned: bool = False
) -> Sprite:
    """A small mark on the upper left corner of a piece, as its owner sees it."""
    x, y = field.middle(*place)
    away = field.square if not is_turned else -field.square
    side = round(field.square * CORNER_SIZE)
    at = (x - CORNER[0] * away, y - CORNER[1] * away)
    return Sprite(f"marks/{mark.name}", *at, side, side, HALF_TURN if is_turned else 0.0)


def plate_on(
    mark: Mark, place: tuple[float, float], field: Field, *, is_turned: bool = False
) -> DrawList:
    """A plate at the upper edge of a square with its note, as whoever is to move sees it."""
    x, y = field.middle(*place)
    side, away = field.square, -field.square if is_turned else field.square
    angle = HALF_TURN if is_turned else 0.0
    plate = Sprite(f"marks/{mark.name}", x, y, side, side, angle)
    if not mark.note:
        return (plate,)
    at = (x + NOTE_AT[0] * away, y + NOTE_AT[1] * away)
    letters = round(NOTE_SIZE * side)
    return plate, Text(mark.note, *at, letters, INK, "centre", upside_down=is_turned)
