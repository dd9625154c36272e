"""The board of Jackaroo King: a slice of a tree with a groove of 52 holes round a clearing."""

import random
from typing import Final

from jungle_pg.games.jackaroo.ground import HEIGHT
from jungle_pg.games.jackaroo.holes import DECK, MIDDLE, PILE, RING, SIZE, node_point
from tools.art.colours import BRASS, FOLIAGE, INK, LAND, THEMES, WHITE, Foliage, Land, Theme
from tools.art.curves import around
from tools.art.jackaroo_carvings import carving, chevrons
from tools.art.jackaroo_colours import LACQUERS, NAMES, TRUNKS, Trunk
from tools.art.jackaroo_sides import SPECIAL_NODES, hole, side
from tools.art.leaves import broad
from tools.art.meadow import flower, tuft
from tools.art.shapes import (
    Drawings,
    Picture,
    circle,
    definitions,
    path,
    picture,
    placed,
    radial,
    rect,
    step,
    stroke,
)

BARK: Final = 508
FACE: Final = 474
CLEARING: Final = 152
GROWTH: Final = (392, 372, 338, 320, 292, 270, 236, 222, 196, 178)
CRACKS: Final = ((152, 66), (-20, 58), (66, 40), (246, 44))
"""Where dry cracks begin, in degrees, and how long they are."""
TUCKED: Final = (
    *((36, 96, 92, 46, "near"), (41, 150, 84, 42, "mid")),
    *((216, -84, 92, 46, "near"), (221, -30, 84, 42, "mid")),
)
LAID: Final = (
    *((38.5, 122, 70, 36, "lit"), (34.5, 70, 62, 32, "lime")),
    *((218.5, -58, 70, 36, "lit"), (214.5, -110, 62, 32, "lime")),
)
"""Leaves behind the bark and on it: where, how they are turned, length, width, tone."""
CARVED: Final = ((-208, -196), (208, 196))
CHEVRONS: Final = (22.5, 67.5, 157.5, 202.5, 247.5, 337.5)
LASHED: Final = (45, 135, 225, 315)
CARD_PLACE: Final = (102, 142)


def drawings() -> Drawings:
    """The board by day and by night, with either side below."""
    result: Drawings = {}
    for theme in THEMES:
        result[f"jackaroo/board_{theme}.svg"] = board(theme, NAMES)
        result[f"jackaroo/board_yellow_{theme}.svg"] = board(theme, NAMES[::-1])
    return result


def board(theme: Theme, sides: tuple[str, ...]) -> Picture:
    """The whole board with its shadow; the first of the sides is the one below.

    From the other seat the sides change places but the wood stays: light comes from above.
    """
    trunk, land, leaves = TRUNKS[theme], LAND[theme], FOLIAGE[theme]
    below, above = (LACQUERS[theme][name] for name in sides)
    return picture(
        *(SIZE, HEIGHT),
        _gradients(trunk, land),
        circle(MIDDLE + 4, MIDDLE + 20, BARK, "#12302A", alpha=0.38),
        _leaves(leaves, TUCKED, BARK - 26, 4),
        _bark(trunk),
        _face(trunk),
        _groove(trunk),
        *(placed(MIDDLE + x, MIDDLE + y, 0, carving(trunk, 1.3)) for x, y in CARVED),
        *(_chevron(trunk, degrees) for degrees in CHEVRONS),
        side(trunk, below, is_below=True),
        side(trunk, above, is_below=False),
        *(hole(trunk, *node_point(node)) for node in range(52) if node not in SPECIAL_NODES),
        _clearing(trunk, land),
        *(_lashing(trunk, degrees) for degrees in LASHED),
        _leaves(leaves, LAID, BARK - 12, 3.6),
    )


def wheel(radius: float, sway: float, points: int, seed: int, lifted: float = 0) -> str:
    """A circle round the middle of the board whose edge sways in and out."""
    luck = random.Random(seed)
    ring = []
    for i in range(points):
        x, _ = around(MIDDLE, MIDDLE, radius + luck.uniform(-sway, sway), 360 / points * i)
        _, y = around(MIDDLE, MIDDLE, radius + luck.uniform(-sway, sway), 360 / points * i)
        ring.append((x, y - lifted))
    d = step("M", *ring[0])
    for i, here in enumerate(ring):
        before, after, later = ring[i - 1], ring[(i + 1) % points], ring[(i + 2) % points]
        leaving = (here[k] + (after[k] - before[k]) / 6 for k in (0, 1))
        coming = (after[k] - (later[k] - here[k]) / 6 for k in (0, 1))
        d += step("C", *leaving, *coming, *after)
    return d + "Z"


def _gradients(trunk: Trunk, land: Land) -> str:
    lawn = ((0, land.bright_grass, 1), (0.7, land.grass, 1), (1, land.mown, 1))
    return definitions(
        radial(*("face", MIDDLE - 90, MIDDLE - 130, 640), (0, trunk.pale, 1), (1, trunk.brown, 1)),
        radial("lawn", MIDDLE, MIDDLE - 20, CLEARING * 1.2, *lawn),
        radial(
            *("shade", MIDDLE, MIDDLE, FACE),
            *((0, WHITE, 0.10), (0.8, WHITE, 0), (1, "#2B1408", 0.22)),
        ),
    )


def _leaves(
    leaves: Foliage,
    laid: tuple[tuple[float, float, float, float, str], ...],
    away: float,
    outline: float,
) -> str:
    shapes = ""
    for degrees, turn, length, width, tone in laid:
        leaf = broad(length, width, getattr(leaves, tone), 0.08, outline)
        shapes += placed(*around(MIDDLE, MIDDLE, away, degrees), turn, leaf)
    return shapes


def _bark(trunk: Trunk) -> str:
    shapes = path(wheel(BARK, 3.5, 60, 4), trunk.bark_dark, INK, 5)
    shapes += path(wheel(BARK - 7, 3, 60, 4, lifted=3), trunk.bark)
    shapes += circle(*(MIDDLE, MIDDLE - 3, BARK - 14), line=trunk.bark_light, width=4.5, alpha=0.9)
    luck = random.Random(8)
    for i in range(104):
        degrees = i * 360 / 104 + luck.uniform(-1, 1)
        inner, outer = FACE + luck.uniform(6, 14), FACE + luck.uniform(18, 28)
        start = around(MIDDLE, MIDDLE, inner, degrees)
        end = around(MIDDLE, MIDDLE, outer, degrees + luck.uniform(-0.5, 0.5))
        line = step("M", *start) + step("L", *end)
        shapes += stroke(line, trunk.bark_dark, luck.choice((2.2, 2.8, 3.4)))
    return shapes


def _face(trunk: Trunk) -> str:
    shapes = circle(MIDDLE, MIDDLE, FACE, "url(#face)", INK, 4.5)
    shapes += circle(MIDDLE, MIDDLE, FACE - 5, line=trunk.lit, width=4, alpha=0.75)
    for i, radius in enumerate(GROWTH):
        line = wheel(radius, 3.2 + i * 0.25, 22, 60 + i)
        shapes += stroke(line, trunk.growth, 2.2 if i % 2 else 3.2, 0.34)
    for degrees, length in CRACKS:
        start = around(MIDDLE, MIDDLE, 400, degrees)
        bend = around(MIDDLE, MIDDLE, 400 - length * 0.5, degrees + 1.6)
        end = around(MIDDLE, MIDDLE, 400 - length, degrees - 0.6)
        line = step("M", *start) + step("L", *bend) + step("L", *end)
        shapes += stroke(line, trunk.growth, 3, 0.55)
    return shapes + circle(MIDDLE, MIDDLE, FACE, "url(#shade)")


def _groove(trunk: Trunk) -> str:
    return (
        circle(MIDDLE, MIDDLE + 1.5, RING, line=trunk.lit, width=58)
        + circle(MIDDLE, MIDDLE, RING, line=trunk.groove_dark, width=57)
        + circle(MIDDLE, MIDDLE + 1.5, RING, line=trunk.groove, width=51)
    )


def _chevron(trunk: Trunk, degrees: float) -> str:
    """Two carved strokes that point the way round."""
    at = around(MIDDLE, MIDDLE, RING - 42, degrees)
    return placed(*at, degrees + 90, chevrons(trunk))


def _clearing(trunk: Trunk, land: Land) -> str:
    shapes = (
        circle(MIDDLE, MIDDLE + 3, CLEARING + 11, trunk.lit)
        + circle(MIDDLE, MIDDLE, CLEARING + 11, trunk.bark, INK, 4)
        + circle(MIDDLE, MIDDLE, CLEARING + 6, line=trunk.bark_light, width=2.6)
        + path(wheel(CLEARING, 2.2, 26, 5), "url(#lawn)", INK, 3)
    )
    w, h = CARD_PLACE
    for x, y in (DECK, PILE):
        place = (x - w / 2, y - h / 2, w, h, 13)
        shapes += rect(*place, land.deep_grass, alpha=0.34)
        shapes += rect(*place, line=land.bright_grass, width=3, alpha=0.8)
    luck = random.Random(2)
    for degrees in range(8, 360, 40):
        x, y = around(MIDDLE, MIDDLE, CLEARING - 20, degrees + luck.uniform(-8, 8))
        if abs(x - MIDDLE) > 118 or abs(y - MIDDLE) > 84:
            shapes += tuft(x, y, land.blade, 0.8)
    for degrees, petal in zip((58, 128, 238, 304), trunk.petals, strict=True):
        shapes += flower(*around(MIDDLE, MIDDLE, CLEARING - 24, degrees), petal, BRASS, 0.9)
    return shapes


def _lashing(trunk: Trunk, degrees: float) -> str:
    """Rope round the bark."""
    falling = "".join(f"M-22 {down}L22 {down + 7}" for down in (-17, -8, 1, 10))
    rising = "".join(f"M22 {down}L-22 {down + 7}" for down in (-17, -8, 1, 10))
    return placed(
        *around(MIDDLE, MIDDLE, (BARK + FACE) / 2, degrees),
        degrees,
        stroke(falling, INK, 8.5),
        stroke(falling, trunk.rope_dark, 5),
        stroke(rising, INK, 8.5),
        stroke(rising, trunk.rope, 5),
    )
