"""The board as one painting: lawns, two palaces and the river, with the logs around them."""

from typing import Final

from jungle_pg.core.xiangqi.board import FILES, RANKS
from jungle_pg.core.xiangqi.notation import CHINESE_NUMBERS
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.tables.base import Field, Look
from jungle_pg.tables.layers import (
    GRASS,
    LABEL_INK,
    LABEL_SHADOW,
    SMALLEST_LABEL_PX,
    board_shadow,
    framed,
    layer,
)

CAPTIONS: Final = {"traditional": "楚河漢界", "simplified": "楚河汉界"}
CAPTION_COLUMNS: Final = (1.5, 2.5, 5.5, 6.5)
"""Between the files, so that pieces hardly cover them."""
CAPTION_DOWN: Final = 4.48
CAPTION_SIZE: Final = 0.48
CAPTION_INKS: Final = {"day": ("#F4FCFB", "#1F6E9C"), "night": ("#CFE6EF", "#12304F")}
"""Letters and their shadow."""

WESTERN_NUMBERS: Final = "123456789"
LABEL_SIZE: Final = 0.2
LABEL_AWAY: Final = 0.175
"""Squares from the edge of the painting to the middle of a number on the logs."""


def ground_ops(field: Field, look: Look) -> DrawList:
    """The empty board, from its shadow to the numbers on the logs."""
    tag = look.theme.name
    ops: list[Op] = [board_shadow(field, GRASS[tag])]
    ops.append(layer(field, f"xiangqi/board_{tag}", 0, 0, 100 * FILES, 100 * RANKS))
    ops += _captions(field, look)
    ops.append(framed(field, f"xiangqi/log_frame_{tag}"))
    if look.coordinates:
        ops += _labels(field, look)
    return tuple(ops)


def _captions(field: Field, look: Look) -> DrawList:
    """The names of the river, the same way up for everybody."""
    square = field.square
    if CAPTION_SIZE * square < SMALLEST_LABEL_PX:
        return ()
    ink, shadow = CAPTION_INKS[look.theme.name]
    letters = CAPTIONS[look.characters]
    y = field.y + (CAPTION_DOWN + 0.5) * square
    return tuple(
        Text(
            letter, field.x + (column + 0.5) * square, y, round(CAPTION_SIZE * square),
            ink, "centre", shadow,
        )
        for letter, column in zip(letters, CAPTION_COLUMNS, strict=True)
    )  # fmt: skip


def _labels(field: Field, look: Look) -> DrawList:
    """The numbers of the files, each side's on its own log and counted from its own right.

    Red's are Chinese, as moves are written, but for somebody who has no characters on the pieces.
    """
    red_numbers = WESTERN_NUMBERS if look.pieces == "picture" else CHINESE_NUMBERS
    square = field.square
    size = max(SMALLEST_LABEL_PX, round(LABEL_SIZE * square))
    top, bottom = field.y - LABEL_AWAY * square, field.y + (RANKS + LABEL_AWAY) * square
    red_y, black_y = (top, bottom) if field.is_flipped else (bottom, top)
    ops = []
    for column in range(FILES):
        x, _ = field.middle(column, 0)
        for text, y in ((red_numbers[-1 - column], red_y), (WESTERN_NUMBERS[column], black_y)):
            ops.append(Text(text, x, y, size, LABEL_INK, "centre", LABEL_SHADOW))
    return tuple(ops)
