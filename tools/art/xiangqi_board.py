"""The board of Xiangqi: lawns between trodden paths, two paved yards, a river across."""

import random
from dataclasses import dataclass
from itertools import chain
from typing import Final

from tools.art.colours import BRASS, LAND, THEMES, WHITE, Land, Theme
from tools.art.curves import Point, running, uneven_box
from tools.art.logs import log_frame
from tools.art.meadow import FLOWERS, flower, stone, tuft
from tools.art.river import fish, lily, reeds, wave
from tools.art.shapes import (
    Drawings,
    Picture,
    circle,
    definitions,
    ellipse,
    linear,
    path,
    picture,
    radial,
    rect,
    step,
    stroke,
)

WIDTH: Final = 900
HEIGHT: Final = 1000
EDGE: Final = 50
"""From the outer points to the edge of the painting; the upper left point is (0, 0)."""

PLOTS: Final = tuple((row, column) for row in (0, 1, 2, 3, 5, 6, 7, 8) for column in range(8))
YARD_PLOTS: Final = frozenset((row, column) for row in (0, 1, 7, 8) for column in (3, 4))
LAWNS: Final = tuple(plot for plot in PLOTS if plot not in YARD_PLOTS)
YARDS: Final = (0, 700)
"""The upper ends of the two palaces."""

CORNERED: Final = (
    *((1, 2), (7, 2), (1, 7), (7, 7)),
    *((column, row) for column in (0, 2, 4, 6, 8) for row in (3, 6)),
)
"""Where cannons and soldiers begin, marked with little corners."""
OUTER_FRAME: Final = "M-16 384L-16 -16L816 -16L816 384M-16 516L-16 916L816 916L816 516"
SHORES: Final = (400, 500)
CAPTIONS: Final = (150, 250, 550, 650)
"""Where the name of the river is written."""


@dataclass(frozen=True, slots=True)
class Paving:
    """What this board has and that of Jungle has not."""

    line: str
    trail: str
    trail_alpha: float
    slab: str
    joint: str
    pane: str
    petals: tuple[str, ...]
    heart: str
    rock: str
    rock_light: str
    rock_dark: str


PAVING: Final[dict[Theme, Paving]] = {
    "day": Paving(
        *("#5B4426", "#E9DCA4", 0.75, "#F1DFAE", "#DDBF82", "#CFEAA8"),
        *(tuple(petal for petal, _ in FLOWERS.values()), BRASS),
        *("#B9B3A4", "#D6D0C0", "#8B8577"),
    ),
    "night": Paving(
        *("#1D2B2A", "#A7AD8C", 0.50, "#97957C", "#6F705F", "#5E8F80"),
        *(("#A9C8C4",) * len(FLOWERS), "#C9B56A"),
        *("#6E7A7A", "#8B9896", "#465252"),
    ),
}


def drawings() -> Drawings:
    """The board, its logs and the light on its river."""
    result: Drawings = {}
    for theme in THEMES:
        result[f"xiangqi/board_{theme}.svg"] = board(LAND[theme], PAVING[theme])
        result[f"xiangqi/river_light_{theme}.svg"] = river_light(LAND[theme])
        result[f"xiangqi/log_frame_{theme}.svg"] = log_frame(theme, WIDTH, HEIGHT)
    return result


def board(land: Land, paving: Paving) -> Picture:
    """The whole painting without its logs."""
    light = radial(
        *("gl", 400, 450, 640),
        *((0, WHITE, 0.18), (0.55, WHITE, 0.04), (1, "#1E4A2C", 0.18)),
    )
    water = linear("wa", (0, 414), (0, 486), (0, land.water, 1), (1, land.deep_water, 1))
    luck = random.Random(21)
    return picture(
        *(WIDTH, HEIGHT),
        definitions(light, water),
        rect(-EDGE, -EDGE, WIDTH, HEIGHT, 0, land.mown),
        *(_lawn(land, paving, row, column) for row, column in LAWNS),
        *(_yard(land, paving, y, luck) for y in YARDS),
        *(_growth(land, paving, row, column, luck) for row, column in LAWNS),
        _paths(paving),
        _river(land),
        _crossings(land, paving),
        _river_life(land),
        rect(-EDGE, -EDGE, WIDTH, HEIGHT, 0, "url(#gl)"),
        left=-EDGE,
        top=-EDGE,
    )


def _lawn(land: Land, paving: Paving, row: int, column: int) -> str:
    """A plot between the paths; all are alike, since the points and not the plots are places."""
    x, y, seed = column * 100, row * 100, row * 10 + column
    return path(uneven_box(x + 8, y + 8, 84, 84, 15, 1.5, 500 + seed, 30), land.grass) + path(
        uneven_box(x + 14, y + 13, 70, 66, 14, 2, 700 + seed, 30), paving.pane, alpha=0.42
    )


def _yard(land: Land, paving: Paving, y: int, luck: random.Random) -> str:
    """The paved yard of a palace."""
    shapes = path(uneven_box(292, y - 8, 216, 216, 16, 1.5, 40 + y, 40), land.earth, alpha=0.55)
    shapes += path(uneven_box(294, y - 7, 212, 211, 15, 1.5, 40 + y, 40), paving.joint)
    for row in range(6):
        for column in range(5):
            left = 302 + column * 41 + row % 2 * 18 - 9
            start, end = max(297, left), min(503, left + 39)
            if end - start > 8:
                alpha = (0.95, 0.7, 0.85)[luck.randrange(3)]
                place = (start, y - 2 + row * 34.4, end - start, 32.5)
                shapes += rect(*place, 7, paving.slab, alpha=alpha)
    return shapes


def _growth(land: Land, paving: Paving, row: int, column: int, luck: random.Random) -> str:
    """A tuft, a flower or seeds in the middle of a plot, where no piece stands."""
    x = column * 100 + 50 + luck.uniform(-16, 16)
    y = row * 100 + 54 + luck.uniform(-12, 12)
    kind = luck.random()
    if kind < 0.55:
        return tuft(x, y, land.blade, luck.uniform(0.6, 0.8))
    if kind < 0.63:
        return flower(x, y, luck.choice(paving.petals), paving.heart, 0.8)
    if kind < 0.69:
        return circle(x, y, 2.2, land.blade) + circle(x + 7, y + 4, 1.7, land.blade)
    return ""


def _paths(paving: Paving) -> str:
    """A pale trodden strip with a dark line in it, the outer frame, and the little corners."""
    across = [_line(0, row * 100, 800, row * 100) for row in range(10)]
    down = [
        _line(column * 100, top, column * 100, top + 400) for column in range(9) for top in (0, 500)
    ]
    palaces = [_line(300, y, 500, y + 200) + _line(500, y, 300, y + 200) for y in YARDS]
    lines = "".join(chain(across, down, palaces))
    return (
        stroke(lines, paving.trail, 11, paving.trail_alpha)
        + stroke(OUTER_FRAME, paving.line, 6)
        + stroke(lines, paving.line, 3.6)
        + stroke("".join(_corners(*place) for place in CORNERED), paving.line, 3.4)
    )


def _line(x0: float, y0: float, x1: float, y1: float) -> str:
    return step("M", x0, y0) + step("L", x1, y1)


def _corners(column: int, row: int) -> str:
    d = ""
    for right in (-1, 1):
        if not 0 <= column * 100 + right * 50 <= 800:
            continue
        for down in (-1, 1):
            x, y = column * 100 + right * 9, row * 100 + down * 9
            d += step("M", x + right * 15, y) + step("L", x, y) + step("L", x, y + down * 15)
    return d


def _bank(y: float, seed: int) -> list[Point]:
    """An uneven line across the board and beyond its edges."""
    luck = random.Random(seed)
    return [(x, y + luck.uniform(-2.2, 2.2)) for x in range(-60, 906, 46)]


def _band(top: float, bottom: float, seed: int) -> tuple[str, str, str]:
    """Everything between two uneven lines, and the two lines themselves."""
    above, below = _bank(top, seed), _bank(bottom, seed + 1)[::-1]
    upper = step("M", *above[0]) + running(above)
    return (
        upper + step("L", *below[0]) + running(below) + "Z",
        upper,
        step("M", *below[0]) + running(below),
    )


def _river(land: Land) -> str:
    water, upper, lower = _band(418, 483, 30)
    return (
        path(_band(405, 495, 10)[0], land.deep_grass, alpha=0.55)
        + path(_band(407, 493, 20)[0], land.earth)
        + path(_band(409, 489, 20)[0], land.sand)
        + path(_band(414, 487, 30)[0], land.wet_sand)
        + path(water, "url(#wa)")
        + stroke(upper, land.shallow, 4.5, 0.9)
        + stroke(lower, land.shallow, 4.5, 0.9)
        + _ripples(land, 426, -40)
        + _ripples(land, 475, -10)
        + fish(352, 446, 0.6, land)
        + fish(462, 462, 0.5, land, -1)
    )


def _ripples(land: Land, y: float, x: int) -> str:
    shapes = ""
    while x < 850:
        width = 14 + x * 7 % 23
        shapes += stroke(_line(x, y, x + width, y), land.foam, 1.8, 0.5)
        x += width + 26
    return shapes


def _crossings(land: Land, paving: Paving) -> str:
    """The roads along the shores; the outer lines cross the water as stepping stones."""
    ends = [
        _line(column * 100, y, column * 100, y + (-12 if y == SHORES[0] else 12))
        for column in range(9)
        for y in SHORES
    ]
    shores = "".join(_line(0, y, 800, y) for y in SHORES)
    shapes = stroke(shores, paving.line, 3.6) + stroke("".join(ends), paving.line, 3.6)
    for x in (0, 800):
        for y in (424, 449, 474):
            light = step("M", x - 6, y - 2) + step("Q", x - 2, y - 5, x + 4, y - 4.5)
            shapes += ellipse(x + 1, y + 3, 12, 8, land.deep_water, alpha=0.7)
            shapes += ellipse(x, y, 11, 7.5, paving.rock, paving.rock_dark, 2.4)
            shapes += stroke(light, paving.rock_light, 2.4)
    return shapes


def _river_life(land: Land) -> str:
    """Lilies, reeds and stones, between the files and clear of the captions."""
    return (
        lily(432, 437, 0.72, land, 120, blooms=True)
        + lily(412, 430, 0.42, land, 30)
        + lily(352, 470, 0.5, land, -40)
        + lily(50, 466, 0.55, land, 200)
        + lily(754, 436, 0.6, land, 20)
        + reeds(50, 424, land, 0.46)
        + reeds(448, 494, land, 0.5, -1)
        + reeds(350, 425, land, 0.42)
        + reeds(752, 493, land, 0.46)
        + stone(-32, 412, 0.5)
        + stone(836, 489, 0.55)
    )


def river_light(land: Land) -> Picture:
    """The light on the water, apart from it so that it can move; the captions stay free."""
    luck, waves = random.Random(5), []
    for number in range(15):
        x = -30 + number * 58 + luck.uniform(-8, 8)
        if any(abs(x + 14 - caption) < 34 for caption in CAPTIONS):
            continue
        y, width = luck.choice((436, 450, 464)), luck.choice((22, 28))
        waves.append(wave(x, y, width, land.foam if number % 2 else land.shallow, 2.6))
    return picture(WIDTH, 80, *waves, left=-EDGE, top=410)
