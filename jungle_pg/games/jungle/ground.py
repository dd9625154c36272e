"""The board as one painting: grass, rivers, pits, caves, the logs, and the light on the water."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, TOP
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    TRAPS,
    Rivers,
    column_of,
    row_of,
)
from jungle_pg.core.jungle.rules import JungleRules, Side, SideNames
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.layers import (
    GRASS,
    LABEL_INK,
    LABEL_SHADOW,
    board_shadow,
    framed,
    label_px,
    layer,
    light_at,
)
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import Area, DrawList, Group, Op, Sprite, Text

RIVERS: Final = {Rivers.INNER: ((1, 3), (4, 3)), Rivers.EDGES: ((0, 3), (5, 3))}
"""The upper left squares of the rivers, each two columns wide and three rows high."""

DECORATIONS: Final = (
    ("flower_white", 0.12, 3.86, 17),
    ("flower_pink", 6.83, 5.16, 17),
    ("flower_violet", 3.12, 5.90, 15),
    ("flower_white", 3.24, 5.95, 13),
    ("stone", 3.88, 3.12, 26),
    ("flower_pink", 1.12, 1.10, 15),
    ("flower_white", 5.90, 7.10, 16),
    ("stone", 0.14, 7.14, 24),
    ("flower_violet", 6.12, 1.92, 15),
    ("stone", 6.86, 8.10, 22),
    ("flower_white", 1.90, 8.90, 14),
)
"""Kind, column, row and size in hundredths of a square; dropped where they touch water."""


BANK: Final = 0.08
"""Squares along the bank that the light never reaches."""


def side_of(rules: JungleRules, seat: Seat) -> str:
    """The colour of a side, as the files of the art are named."""
    if seat == BOTTOM:
        return "red"
    return "green" if rules.side_names is SideNames.RED_GREEN else "blue"


def ground_ops(rules: JungleRules, field: Field, appearance: Appearance) -> DrawList:
    """The empty board, from its shadow to the letters on the logs."""
    tag = appearance.theme.name
    ops: list[Op] = [board_shadow(field, GRASS[tag])]
    ops.append(layer(field, f"board/ground_{tag}", 0, 0, 700, 900))
    ops += _rivers(rules, field, tag)
    ops += _decorations(rules, field)
    ops += _objects(rules, field, tag)
    ops.append(framed(field, f"board/log_frame_{tag}"))
    if appearance.coordinates:
        ops += _labels(rules, field, appearance)
    return tuple(ops)


def _rivers(rules: JungleRules, field: Field, tag: str) -> DrawList:
    ops = []
    for number, (column, row) in enumerate(RIVERS[rules.rivers]):
        kind = {0: "_open_left", 5: "_open_right"}.get(column, "")
        name = f"board/river_2x3{kind}_{tag}"
        flip = not kind and number % 2 == 1
        ops.append(layer(field, name, column * 100 - 30, row * 100 - 30, 260, 360, flip=flip))
    return (*ops,)


def _decorations(rules: JungleRules, field: Field) -> DrawList:
    water = [
        (column + across + 0.5, row + down + 0.5)
        for column, row in RIVERS[rules.rivers]
        for across in range(2)
        for down in range(3)
    ]
    return tuple(
        layer(
            field, f"board/deco_{kind}", column * 100 - size / 2, row * 100 - size / 2,
            size, size * (0.75 if kind == "stone" else 1),
        )
        for kind, column, row, size in DECORATIONS
        if not any(abs(column - x) < 0.66 and abs(row - y) < 0.66 for x, y in water)
    )  # fmt: skip


def _objects(rules: JungleRules, field: Field, tag: str) -> DrawList:
    ops = []
    for seat in (BOTTOM, TOP):
        side = side_of(rules, seat)
        spots = [(spot, "trap") for spot in sorted(TRAPS[seat])] + [(DENS[seat], "den")]
        for spot, kind in spots:
            x, y = field.middle(column_of(spot), ROWS - 1 - row_of(spot))
            name = f"board/{kind}_{side}_{tag}"
            ops.append(Sprite(name, x, y, field.square, field.square))
    return (*ops,)


def _labels(rules: JungleRules, field: Field, appearance: Appearance) -> DrawList:
    """Letters and numbers on all four logs."""
    square = field.square
    size = label_px(0.19, square, appearance.letters)
    ops = []
    for column in range(COLUMNS):
        x, _ = field.middle(column, 0)
        for y in (field.y - 0.175 * square, field.y + (ROWS + 0.175) * square):
            ops.append(Text("ABCDEFG"[column], x, y, size, LABEL_INK, "centre", LABEL_SHADOW))
    for row in range(ROWS):
        _, y = field.middle(0, row)
        number = str(ROWS - row if rules.row_one is Side.BOTTOM else row + 1)
        for x in (field.x - 0.185 * square, field.x + (COLUMNS + 0.175) * square):
            ops.append(Text(number, x, y, size, LABEL_INK, "centre", LABEL_SHADOW))
    return tuple(ops)


def water_ops(rules: JungleRules, field: Field, appearance: Appearance, time_s: float) -> DrawList:
    """The light on the rivers at a moment."""
    drift_px, alpha = light_at(time_s, field.square)
    name = f"board/river_light_{appearance.theme.name}"
    ops = []
    for number, (column, row) in enumerate(RIVERS[rules.rivers]):
        place = (column * 100 - 30, row * 100 - 30, 260, 360)
        still = layer(field, name, *place, flip=number % 2 == 1)
        drifted = replace(still, x=still.x + drift_px, alpha=alpha)
        ops.append(Group(f"river {number}", (drifted,), clip=_water(field, column, row)))
    return tuple(ops)


def _water(field: Field, column: int, row: int) -> Area:
    """A river without its banks, so that nothing beside the water is painted with it."""
    bank = round(BANK * field.square)
    left, top = field.x + column * field.square + bank, field.y + row * field.square + bank
    return left, top, 2 * field.square - 2 * bank, 3 * field.square - 2 * bank
