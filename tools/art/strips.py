"""The strips above and below, which can be laid side by side, and the vine."""

import random
from typing import Final

from tools.art.colours import BUTTER, CREAM, INK, Foliage
from tools.art.leaves import broad, frond
from tools.art.meadow import flower, tuft
from tools.art.shapes import Picture, circle, moved, path, picture, placed, rect, step, stroke

STRIP: Final = 1600
"""The width of a strip."""
VINE: Final = "M40 -10C30 80 58 150 42 240C32 300 50 340 44 392"
VINE_LEAVES: Final = (
    *((37, 50, 120), (43, 110, -110), (49, 165, 115), (43, 225, -120)),
    *((38, 285, 125), (45, 345, -105), (44, 388, 178)),
)


def _places(x: float, margin: float) -> list[float]:
    """Where a shape of a strip is drawn: again beyond an end over which it reaches."""
    return [at for at in (x - STRIP, x, x + STRIP) if -margin < at < STRIP + margin]


def canopy(leaves: Foliage) -> Picture:
    """The strip above: leaves that hang from the upper edge."""
    luck = random.Random(21)
    edge = "M-20 -20L-20 16" + "".join(
        step("Q", i * 80 + 20, 34 if i % 2 else 46, i * 80 + 60, 22) for i in range(20)
    )
    shade = edge + step("L", STRIP + 20, 16) + step("L", STRIP + 20, -20) + "Z"
    shapes = path(shade, leaves.near.right, leaves.near.outline, 4)
    rows = (
        (leaves.mid, 190, 74, 11, 4),
        (leaves.near, 150, 70, 13, 0),
        (leaves.lit, 105, 44, 9, 0),
    )
    for tone, length, width, count, notches in rows:
        for i in range(count):
            x = (i + luck.uniform(0.2, 0.8)) * STRIP / count
            turn = 180 + luck.uniform(-38, 38)
            size = length * luck.uniform(0.75, 1.15)
            leaf = broad(size, width, tone, 0.08, notches=notches, depth=0.45, seed=i + 3)
            shapes += "".join(placed(place, -24, turn, leaf) for place in _places(x, 220))
    return picture(STRIP, 300, shapes)


def ground_strip(leaves: Foliage) -> Picture:
    """The strip below: ferns, a bank of grass, mushrooms and flowers."""
    luck = random.Random(33)
    return picture(STRIP, 240, _ferns(leaves, luck), _bank(leaves), _undergrowth(leaves, luck))


def _ferns(leaves: Foliage, luck: random.Random) -> str:
    shapes = ""
    for i in range(10):
        x = (i + luck.uniform(0.1, 0.9)) * STRIP / 10
        leaf = frond(luck.uniform(110, 160), 62, leaves.mid, luck.uniform(0.2, 0.4), 10)
        turn, flip = luck.uniform(-40, 20), luck.choice((1, -1))
        for place in _places(x, 170):
            shapes += placed(place, 205, turn * flip, leaf, flip=flip)
    return shapes


def _bank(leaves: Foliage) -> str:
    upper, lower = "M0 190", "M0 214"
    for i in range(8):
        start, is_odd = i * 200, i % 2
        bow, middle = (164, 182) if is_odd else (176, 176)
        upper += step("Q", start + 50, bow, start + 100, middle) + step("T", start + 200, 190)
        lower += step("Q", start + 50, 204 if is_odd else 196, start + 100, 212)
        lower += step("T", start + 200, 214)
    foot = step("L", STRIP, 260) + "L0 260Z"
    return (
        path(upper + foot, leaves.soil)
        + stroke(upper, leaves.near.outline, 4)
        + path(lower + foot, leaves.deep_soil)
    )


def _undergrowth(leaves: Foliage, luck: random.Random) -> str:
    shapes = ""
    for i in range(34):
        x = (i + luck.uniform(0.1, 0.9)) * STRIP / 34
        shapes += tuft(x, luck.uniform(188, 204), leaves.soil_blade, luck.uniform(0.8, 1.2))
    for i in range(7):
        x = (i + luck.uniform(0.2, 0.8)) * STRIP / 7
        y, colour = luck.uniform(196, 212), leaves.blooms[i % 3]
        if i % 3 == 0:
            shapes += _mushroom(x, y, colour)
        else:
            stalk = step("M", x, y + 8) + step("L", x, y - 6)
            shapes += stroke(stalk, leaves.soil_blade, 3.4)
            shapes += flower(x, y - 10, colour, BUTTER, 1.25)
    return shapes


def _mushroom(x: float, y: float, colour: str) -> str:
    return (
        rect(x - 5, y - 6, 10, 18, 4, "#F6E7C6", INK, 2.6)
        + path(moved("M-16 -4C-15 -22 15 -22 16 -4Z", x, y), colour, INK, 3)
        + circle(x - 5, y - 11, 2.6, CREAM)
        + circle(x + 6, y - 9, 2.2, CREAM)
    )


def vine(leaves: Foliage) -> Picture:
    """A vine that hangs down."""
    return picture(
        *(100, 440),
        stroke(VINE, leaves.near.outline, 10),
        stroke(VINE, leaves.mid.left, 5),
        *(
            placed(x, y, turn, broad(44, 26, leaves.lit if turn > 0 else leaves.mid, 0.06, 2.6))
            for x, y, turn in VINE_LEAVES
        ),
    )
