"""What stands for the sides of Jackaroo King beside the board: seats, chips, home places."""

from typing import Final

from tools.art.colours import CREAM, INK
from tools.art.heads import EYES, head
from tools.art.jackaroo_colours import LACQUERS, NAMES, Lacquer
from tools.art.shapes import Drawings, Picture, circle, group, picture, rect

SIDES: Final = LACQUERS["day"]
IN_THE_SEAT: Final = "translate(48 47) scale(0.74) translate(-48 -48)"


def drawings() -> Drawings:
    """Everything that is made once for each side."""
    kinds = {"chip": chip, "home": home}
    signs = {
        f"jackaroo/{kind}_{name}.svg": draw(SIDES[name])
        for name in NAMES
        for kind, draw in kinds.items()
    }
    portraits = {
        f"jackaroo/portrait_{name}_{animal}.svg": portrait(SIDES[name], animal)
        for name in NAMES
        for animal in EYES
    }
    return signs | portraits


def portrait(side: Lacquer, animal: str) -> Picture:
    """An animal on a seat in the colour and shape of a side."""
    if side.is_round:
        seat = (
            circle(48, 50, 43, side.lip),
            circle(48, 47, 43, side.face, INK, 3.4),
            circle(48, 47, 35, CREAM, INK, 2.4),
        )
    else:
        seat = (
            rect(6, 9, 84, 84, 20, side.lip),
            rect(6, 5, 84, 84, 20, side.face, INK, 3.4),
            rect(14, 13, 68, 68, 13, CREAM, INK, 2.4),
        )
    return picture(96, 96, *seat, group(IN_THE_SEAT, head(animal)))


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
