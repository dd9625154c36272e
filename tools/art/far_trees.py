"""The pale trees behind everything."""

import random
from math import cos, pi, sin
from typing import Final

from tools.art.colours import Foliage
from tools.art.leaves import frond
from tools.art.shapes import Picture, circle, ellipse, path, picture, placed, step, stroke

Range = tuple[float, float]

WIDTH: Final = 1600
VINES: Final = (
    *((20, 300, 250), (310, 640, 190), (770, 1050, 240)),
    *((1060, 1330, 180), (1340, 1600, 230)),
)
"""The ends of the vines between the trunks, and how low they hang."""


def far_trees(leaves: Foliage) -> Picture:
    """Pale trees in two rows; the picture can be laid side by side with itself."""
    luck = random.Random(12)
    back = [
        _tree(x, luck, leaves.far_trunk, (22, 34), (190, 240), (40, 130), i)
        for i, x in enumerate((90, 380, 640, 900, 1170, 1430))
    ]
    bushes = [_bush(i * 190 + 40, 960, 170, 120, leaves.far_bush, i + 40) for i in range(-1, 10)]
    front = [
        _tree(x, luck, leaves.trunk, (44, 62), (200, 260), (-40, 20), i)
        for i, x in enumerate((0, 300, 760, 1050, 1330), start=9)
    ]
    ferns = [
        placed(i * 200 + 30, 1010, -32, frond(190, 90, leaves.far, 0.3, 9, 0))
        + placed(i * 200 + 60, 1010, 24, frond(170, 80, leaves.far, 0.3, 9, 0))
        for i in range(9)
    ]
    vines = [
        stroke(f"M{left} 90Q{(left + right) / 2} {low + 120} {right} 70", leaves.trunk[1], 7)
        for left, right, low in VINES
    ]
    return picture(WIDTH, 1000, *back, *bushes, *front, *ferns, *vines)


def _tree(
    x: float,
    luck: random.Random,
    trunk: tuple[str, str],
    widths: Range,
    crowns: Range,
    heights: Range,
    seed: int,
) -> str:
    """A tree, drawn again where it reaches over an end of the picture."""
    shapes, (light, dark) = "", trunk
    width, crown, crown_y = (luck.uniform(*span) for span in (widths, crowns, heights))
    for at in (x, x - WIDTH, x + WIDTH):
        if -320 < at < WIDTH + 320:
            right = _trunk_side(at, width)
            shapes += path(
                step("M", at - width * 0.5, 0)
                + step("C", at - width * 0.45, 500, at - width * 0.5, 760, at - width * 1.1, 1000)
                + right,
                light,
            )
            shapes += path(
                step("M", at + width * 0.12, 0)
                + step("C", at + width * 0.16, 500, at + width * 0.12, 760, at + width * 0.4, 1000)
                + right,
                dark,
            )
            shapes += _bush(at, crown_y, crown, crown * 0.42, light, seed)
    return shapes


def _trunk_side(x: float, width: float) -> str:
    foot = step("L", x + width * 1.1, 1000)
    return foot + step("C", x + width * 0.5, 760, x + width * 0.45, 500, x + width * 0.5, 0) + "Z"


def _bush(x: float, y: float, across: float, down: float, colour: str, seed: int) -> str:
    luck, shapes = random.Random(seed), ""
    for i in range(9):
        a = 2 * pi * i / 9
        radius = min(across, down) * luck.uniform(0.42, 0.58)
        shapes += circle(x + cos(a) * across * 0.68, y + sin(a) * down * 0.6, radius, colour)
    return shapes + ellipse(x, y, across * 0.8, down * 0.75, colour)
