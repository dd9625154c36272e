"""The frame of the board: four logs tied with rope."""

import random
from dataclasses import dataclass
from typing import Final

from tools.art.colours import INK, Theme
from tools.art.shapes import Picture, ellipse, picture, rect, step, stroke

THICKNESS: Final = 30
OVERHANG: Final = 52
NEAR: Final = -THICKNESS - 3
"""Where the logs above and on the left begin; the others lie as far beyond the board."""
AROUND: Final = 60


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of logs and rope."""

    bark: str
    light: str
    dark: str
    cut: str
    ring: str
    rope: str
    rope_below: str


WOOD: Final[dict[Theme, Wood]] = {
    "day": Wood("#9A673B", "#BD8650", "#6E4526", "#E8C58A", "#B98A52", "#F0DDB0", "#B9955C"),
    "night": Wood("#5C4638", "#7A6050", "#3E2E28", "#A08C70", "#75634E", "#B3A88E", "#766A55"),
}


def log_frame(theme: Theme, width: int = 700, height: int = 900) -> Picture:
    """The frame round a board of some size, with 60 around it."""
    wood, middle = WOOD[theme], THICKNESS / 2
    right, bottom = width + 3, height + 3
    ends = (-OVERHANG + 6, width + OVERHANG - 6)
    rows = (NEAR + middle, bottom + middle)
    return picture(
        *(width + 2 * AROUND, height + 2 * AROUND),
        _upright_log(wood, NEAR, height),
        _upright_log(wood, right, height),
        _lying_log(wood, NEAR, width),
        _lying_log(wood, bottom, width),
        *(_lashing(wood, x, y) for x in (NEAR + middle, right + middle) for y in rows),
        *(_cut_end(wood, x, y) for y in rows for x in ends),
        left=-AROUND,
        top=-AROUND,
    )


def _lying_log(wood: Wood, y: float, width: int) -> str:
    x, length, luck = -OVERHANG, width + 2 * OVERHANG, random.Random(int(y) + 5)
    shapes = (
        rect(x, y, length, THICKNESS, 12, wood.dark, INK, 4)
        + rect(x + 2, y + 2, length - 4, THICKNESS - 9, 10, wood.bark)
        + rect(x + 10, y + 4.5, length - 20, 5, 2.5, wood.light)
    )
    at: float = x + 40
    while at < x + length - 60:
        grain = luck.uniform(18, 46)
        start = step("M", at, y + luck.choice((14, 18, 22)))
        bow = step("q", grain / 2, luck.choice((-3, 3)), grain, 0)
        shapes += stroke(start + bow, wood.dark, 2.4)
        at += grain + luck.uniform(30, 70)
    return shapes


def _upright_log(wood: Wood, x: float, height: int) -> str:
    y, length, luck = -OVERHANG, height + 2 * OVERHANG, random.Random(int(x) + 9)
    shapes = (
        rect(x, y, THICKNESS, length, 12, wood.dark, INK, 4)
        + rect(x + 2, y + 2, THICKNESS - 9, length - 4, 10, wood.bark)
        + rect(x + 4.5, y + 10, 5, length - 20, 2.5, wood.light)
    )
    at: float = y + 40
    while at < y + length - 60:
        grain = luck.uniform(18, 46)
        start = step("M", x + luck.choice((14, 18, 22)), at)
        bow = step("q", luck.choice((-3, 3)), grain / 2, 0, grain)
        shapes += stroke(start + bow, wood.dark, 2.4)
        at += grain + luck.uniform(30, 70)
    return shapes


def _lashing(wood: Wood, x: float, y: float) -> str:
    """Rope wound crosswise where two logs meet."""
    shapes = ""
    for reach, colour in ((17, wood.rope_below), (-17, wood.rope)):
        windings = "".join(
            step("M", x - reach, y - 15 + k + 4) + step("L", x + reach, y + 15 + k - 4)
            for k in (-9, -3, 3, 9)
        )
        shapes += stroke(windings, INK, 7.5) + stroke(windings, colour, 4.4)
    return shapes


def _cut_end(wood: Wood, x: float, y: float) -> str:
    return ellipse(x, y, 7, THICKNESS / 2 - 2.5, wood.cut, INK, 3) + ellipse(x, y, 3, 6, wood.ring)
