"""The board as one painting: lawns, palaces, the logs, and the river with its light."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.xiangqi.board import FILES, RANKS
from jungle_pg.core.xiangqi.pieces import BLACK, RED
from jungle_pg.core.xiangqi.text.notation import Notation, file_name
from jungle_pg.games.layers import (
    GRASS,
    LABEL_INK,
    LABEL_SHADOW,
    SMALLEST_LABEL_PX,
    board_shadow,
    framed,
    label_px,
    layer,
    light_at,
)
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import Area, DrawList, Group, Op, Text
from jungle_pg.ui.upside_down import half_turned

CAPTIONS: Final = {"traditional": "楚河漢界", "simplified": "楚河汉界"}
CAPTION_COLUMNS: Final = (1.5, 2.5, 5.5, 6.5)
"""Between the files, so that pieces hardly cover them."""
CAPTION_DOWN: Final = 4.48
CAPTION_SIZE: Final = 0.48
CAPTION_INKS: Final = {"day": ("#F4FCFB", "#1F6E9C"), "night": ("#CFE6EF", "#12304F")}
"""Letters and their shadow."""

LIGHT: Final = (0, 460, 100 * FILES, 80)
"""Left, top, width and height of the picture in hundredths of a square."""
WATER: Final = (4.68, 5.32)
"""Squares from the top of the field to the two banks."""

LABEL_SIZE: Final = 0.2
LABEL_AWAY: Final = 0.175
"""Squares from the edge of the painting to the middle of a name on the logs."""


def ground_ops(field: Field, appearance: Appearance) -> DrawList:
    """The empty board, from its shadow to the names on the logs."""
    tag = appearance.theme.name
    ops: list[Op] = [board_shadow(field, GRASS[tag])]
    ops.append(layer(field, f"xiangqi/board_{tag}", 0, 0, 100 * FILES, 100 * RANKS))
    ops += _captions(field, appearance)
    ops.append(framed(field, f"xiangqi/log_frame_{tag}"))
    if appearance.coordinates:
        ops += _labels(field, appearance)
    return tuple(ops)


def _captions(field: Field, appearance: Appearance) -> DrawList:
    """The names of the river, the same way up for everybody."""
    square = field.square
    if CAPTION_SIZE * square < SMALLEST_LABEL_PX:
        return ()
    ink, shadow = CAPTION_INKS[appearance.theme.name]
    letters = CAPTIONS[appearance.characters]
    y = field.y + (CAPTION_DOWN + 0.5) * square
    return tuple(
        Text(
            letter, field.x + (column + 0.5) * square, y, round(CAPTION_SIZE * square),
            ink, "centre", shadow,
        )
        for letter, column in zip(letters, CAPTION_COLUMNS, strict=True)
    )  # fmt: skip


def _labels(field: Field, appearance: Appearance) -> DrawList:
    """What moves call the files, each side's on its own log; ranks where the notation has them.

    The names of a side that sits opposite stand upside down, as its pieces do.
    """
    notation, square = Notation(appearance.notation), field.square
    size = label_px(LABEL_SIZE, square, appearance.letters)
    top, bottom = field.y - LABEL_AWAY * square, field.y + (RANKS + LABEL_AWAY) * square
    left, right = field.x - LABEL_AWAY * square, field.x + (FILES + LABEL_AWAY) * square
    sides = ((RED, bottom, left), (BLACK, top, right))
    if field.is_flipped:
        sides = ((RED, top, right), (BLACK, bottom, left))
    ops: list[Op] = []
    for seat, at_y, at_x in sides:
        is_turned = seat == appearance.upside_down
        for file in range(FILES):
            x, _ = field.middle(file, 0)
            ops += _label(file_name(seat, file, notation), x, at_y, size, is_turned=is_turned)
        for row in range(RANKS) if notation is Notation.COORDINATES else ():
            _, y = field.middle(0, row)
            ops += _label(str(RANKS - row), at_x, y, size, is_turned=is_turned)
    return tuple(ops)


def _label(text: str, x: float, y: float, size: int, *, is_turned: bool) -> DrawList:
    ops = (Text(text, x, y, size, LABEL_INK, "centre", LABEL_SHADOW),)
    return half_turned(ops, x, y) if is_turned else ops


def water_ops(field: Field, appearance: Appearance, time_s: float) -> DrawList:
    """The light on the river at a moment."""
    drift_px, alpha = light_at(time_s, field.square)
    still = layer(field, f"xiangqi/river_light_{appearance.theme.name}", *LIGHT)
    drifted = replace(still, x=still.x + drift_px, alpha=alpha)
    return (Group("river", (drifted,), clip=_water(field)),)


def _water(field: Field) -> Area:
    """The river without its banks, so that nothing beside the water is painted with it."""
    top, bottom = (round(field.y + down * field.square) for down in WATER)
    return field.x, top, field.columns * field.square, bottom - top
