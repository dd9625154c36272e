"""The light on the water: it drifts and glimmers, by whole pixels and few moments a second."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.games.base import Appearance, Field
from jungle_pg.games.jungle.ground import RIVERS
from jungle_pg.games.layers import layer
from jungle_pg.games.river_light import light_at
from jungle_pg.stage.ops import Area, DrawList, Group

BANK: Final = 0.08
"""Squares along the bank that the light never reaches."""


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
