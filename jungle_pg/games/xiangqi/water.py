"""The light on the river: it drifts and glimmers, by whole pixels and few moments a second."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.xiangqi.board import FILES
from jungle_pg.games.base import Appearance, Field
from jungle_pg.games.layers import layer
from jungle_pg.games.river_light import light_at
from jungle_pg.stage.ops import Area, DrawList, Group

LIGHT: Final = (0, 460, 100 * FILES, 80)
"""Left, top, width and height of the picture in hundredths of a square."""
WATER: Final = (4.68, 5.32)
"""Squares from the top of the field to the two banks."""


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
