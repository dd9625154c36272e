"""What stands for the sides of Jackaroo King beside the board: seats, chips, home places."""

from typing import Final

from tools.art.colours import CREAM, INK
from tools.art.jackaroo_colours import LACQUERS, NAMES, Lacquer
from tools.art.shapes import Drawings, Picture, circle, picture, rect

SIDES: Final = LACQUERS["day"]


def drawings() -> Drawings:
    """Everything that is made once for each side."""
    kinds = {"seat": seat, "chip": chip, "home": home}
    return {
        f"jackaroo/{kind}_{name}.svg": draw(SIDES[name])
        for name in NAMES
        for kind, draw in kinds.items()
    }


def seat(side: Lacquer) -> Picture:
    """The plate below a portrait."""
    if side.is_round:
        return picture(
            *(96, 96),
            circle(48, 50, 43, side.lip),
            circle(48, 47, 43, side.face, INK, 3.4),
            circle(48, 47, 35, CREAM, INK, 2.4),
        )
    return picture(
        *(96, 96),
        rect(6, 9, 84, 84, 20, side.lip),
        rect(6, 5, 84, 84, 20, side.face, INK, 3.4),
        rect(14, 13, 68, 68, 13, CREAM, INK, 2.4),
    )


def chip(side: Lacquer) -> Picture:
    """A small sign of a side, light round its edge so that it shows on any ground."""
    if side.is_round:
        shapes = circle(24, 24, 18, side.face, CREAM, 9), circle(24, 24, 18, side.face, INK, 3.4)
    else:
        shapes = (
            rect(6, 6, 36, 36, 9, side.face, CREAM, 9),
            rect(6, 6, 36, 36, 9, side.face, INK, 3.4),
        )
    return picture(48, 48, *shapes)


def home(side: Lacquer) -> Picture:
    """One empty home place."""
    if side.is_round:
        return picture(44, 44, circle(22, 22, 17, side.well, INK, 3))
    return picture(44, 44, rect(6, 6, 32, 32, 9, side.well, INK, 3))
