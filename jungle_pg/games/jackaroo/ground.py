"""The board as one painting, with its shadow; seen from the other seat the sides change places."""

from typing import Final

from jungle_pg.games.jackaroo.holes import SQUARES, UNITS
from jungle_pg.games.jackaroo.numbers import ground_numbers
from jungle_pg.games.layers import layer
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import DrawList

HEIGHT: Final = 1060
"""Of the painting, in units of the board: its shadow falls a little further than the board."""
MARGIN: Final = 0.12
"""Squares the bark and its shadow need around the field."""


def ground_ops(field: Field, appearance: Appearance) -> DrawList:
    """The empty board with the numbers of some holes."""
    side = "_yellow" if field.is_flipped else ""
    name = f"jackaroo/board{side}_{appearance.theme.name}"
    wood = layer(field, name, 0, 0, 100 * SQUARES, 100 * HEIGHT / UNITS)
    return (wood, *ground_numbers(field, appearance))
