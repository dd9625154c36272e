"""The pieces: an animal on the plate of its side; plates and heads apart too, for motion."""

from dataclasses import replace
from typing import Final

from tools.art.colours import CREAM, INK, SIDES
from tools.art.faces import FACES
from tools.art.heads import LOOKS, head
from tools.art.shapes import Drawings, Picture, circle, group, picture, rect

JOINS: Final = ' stroke-linejoin="round" stroke-linecap="round"'
PLAIN_SIDES: Final = ("red", "blue")
"""The pieces of these sides have no word about joins, and their files no line break at the end."""


def plate(side: str, joins: str = JOINS) -> str:
    """The disc or the tile of a side."""
    colours, edge = SIDES[side], f' stroke="{INK}" stroke-width="3"{joins}'
    if colours.is_round:
        return (
            circle(48, 50, 43, colours.lip)
            + circle(48, 47, 43, colours.face, more=edge)
            + circle(48, 47, 35, CREAM)
        )
    return (
        rect(6, 9, 84, 84, 20, colours.lip)
        + rect(6, 5, 84, 84, 20, colours.face, more=edge)
        + rect(14, 13, 68, 68, 13, CREAM)
    )


def on_plate(head_text: str) -> str:
    """A head as large as it stands on a plate."""
    return group("translate(6.7 5.6) scale(0.86)", head_text)


def piece(side: str, animal: str) -> Picture:
    """An animal of a side."""
    if side in PLAIN_SIDES:
        return replace(picture(96, 96, plate(side, ""), on_plate(head(animal))), end="")
    return picture(96, 96, plate(side), on_plate(head(animal)))


def drawings() -> Drawings:
    """Everything in `pieces`."""
    plates = {f"pieces/plate_{side}.svg": picture(96, 96, plate(side)) for side in SIDES}
    pieces = {
        f"pieces/{side[0]}_{animal}.svg": piece(side, animal) for side in SIDES for animal in FACES
    }
    heads = {
        f"pieces/head_{animal}{ending}.svg": picture(96, 96, on_plate(head(animal, look)))
        for animal in FACES
        for look, ending in LOOKS.items()
    }
    return plates | pieces | heads
