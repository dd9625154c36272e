"""A trap: a pit under a net, its pegs in the colour and shape of their side."""

from typing import Final

from tools.art.colours import INK, SIDES, Land
from tools.art.curves import uneven_box
from tools.art.shapes import (
    Picture,
    circle,
    definitions,
    path,
    picture,
    radial,
    rect,
    step,
    stroke,
)

ROPES: Final = tuple(10 + share * 80 for share in (0.2, 0.5, 0.8))
"""Where the ropes of the net begin and end, across and down."""
PEGS: Final = ((12, 12), (88, 12), (12, 88), (88, 88))


def trap(land: Land, side: str) -> Picture:
    """One square with a trap of a side."""
    shades = (0, "#453023", 1), (0.6, "#573D2B", 1), (1, "#7A5B3E", 1)
    return picture(
        *(100, 100),
        definitions(radial("pit", 50, 56, 46, *shades)),
        path(uneven_box(5, 6, 90, 89, 26, 2, 31, 24), land.earth),
        path(uneven_box(7, 6, 86, 84, 25, 2, 31, 24), land.wet_sand),
        path(uneven_box(13, 12, 74, 75, 22, 1.6, 33, 24), "url(#pit)", land.deep_earth, 3),
        _net(land),
        *(_peg(side, x, y) for x, y in PEGS),
        path("M27 30Q35 19 46 24Q39 35 27 30Z", "#7DAF52", "#4E7A38", 2),
        stroke("M29 29.5L42 25.5", "#4E7A38", 1.6),
        path("M74 78Q69 67 58 69Q61 80 74 78Z", "#D99A45", "#9A6426", 2),
        stroke("M72 76.5L61 70.5", "#9A6426", 1.6),
    )


def _net(land: Land) -> str:
    ropes = ""
    for end in ROPES:
        sag = 50 + (end - 50) * 0.8
        ropes += step("M", end, 9) + step("Q", sag, 52, end, 91)
        ropes += step("M", 9, end) + step("Q", 50, sag + 3, 91, end)
    knots = "".join(
        circle(50 + (x - 50) * 0.89, 51 + (y - 50) * 0.9, 3.1, land.knot)
        for x in ROPES
        for y in ROPES
    )
    return stroke(ropes, INK, 6.2, 0.4) + stroke(ropes, land.net, 3.8) + knots


def _peg(side: str, x: float, y: float) -> str:
    colours = SIDES[side]
    if colours.is_round:
        return circle(x, y + 2, 7, colours.lip) + circle(x, y - 0.5, 7, colours.peg, INK, 2.4)
    return rect(x - 6.5, y - 5.5, 13, 13, 3.5, colours.lip) + rect(
        x - 6.5, y - 7.5, 13, 13, 3.5, colours.peg, INK, 2.4
    )
