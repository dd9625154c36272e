"""Grass, and what grows and lies in it."""

import random
from typing import Final

from tools.art.colours import BRASS, BUTTER, WHITE, Land
from tools.art.curves import around, uneven_box
from tools.art.shapes import (
    Picture,
    circle,
    definitions,
    ellipse,
    moved,
    path,
    picture,
    radial,
    rect,
    stroke,
)

COLUMNS: Final = 7
ROWS: Final = 9
SQUARE: Final = 100

TUFT: Final = "M-7 0Q-6 -7 -9 -11M0 0Q0 -9 0 -15M7 0Q6 -7 9 -11"
STONE: Final = "M-13 4C-14 -6 -5 -11 2 -10C11 -9 15 0 12 5C6 9 -9 9 -13 4Z"
STONE_LIGHT: Final = "M-7 -2Q-4 -7 3 -6.5"

FLOWERS: Final = {
    "white": (WHITE, BRASS),
    "pink": ("#F49AB0", BUTTER),
    "violet": ("#B79AE8", BUTTER),
}
"""Petals and hearts of the flowers on the board."""


def tuft(x: float, y: float, colour: str, scale: float) -> str:
    """Three blades of grass; (x, y) is their foot."""
    return stroke(moved(TUFT, x, y, scale), colour, 3.4 * scale)


def flower(x: float, y: float, petal: str, heart: str, scale: float) -> str:
    """Five petals round a heart."""
    petals = (around(x, y, 4.6, -90 + 72 * i, scale) for i in range(5))
    return "".join(circle(px, py, 3.7 * scale, petal) for px, py in petals) + circle(
        x, y, 3.1 * scale, heart
    )


def stone(x: float, y: float, scale: float) -> str:
    """A stone with its shadow."""
    return (
        ellipse(x + 1 * scale, y + 5 * scale, 14 * scale, 6 * scale, "#5F7F45", alpha=0.35)
        + path(moved(STONE, x, y, scale), "#B9B3A4", "#8B8577", 2.4 * scale)
        + stroke(moved(STONE_LIGHT, x, y, scale), "#D6D0C0", 3 * scale)
    )


def mown_square(land: Land, x: float, y: float, seed: int) -> str:
    """A dark square of the checker, with a soft and slightly uneven edge."""
    return path(uneven_box(x + 1, y + 1, 98, 98, 15, 1.5, seed, 30), land.mown)


def bright_square(land: Land, x: float, y: float, seed: int) -> str:
    """A light square of the checker."""
    d = uneven_box(x + 5, y + 5, 90, 90, 14, 1.5, seed, 30)
    return path(d, land.bright_grass, alpha=0.45)


def ground(land: Land) -> Picture:
    """The grass of the whole board."""
    width, height = COLUMNS * SQUARE, ROWS * SQUARE
    squares = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    light = radial(
        *("gl", width / 2, height / 2, height * 0.62),
        *((0, WHITE, 0.2), (0.55, WHITE, 0.05), (1, "#1E4A2C", 0.16)),
    )
    checker = [
        mown_square(land, column * SQUARE, row * SQUARE, 100 + row * 10 + column)
        if (row + column) % 2 == 0
        else bright_square(land, column * SQUARE, row * SQUARE, 300 + row * 10 + column)
        for row, column in squares
    ]
    luck = random.Random(7)
    blades = [_blades(land, column * SQUARE, row * SQUARE, luck) for row, column in squares]
    return picture(
        *(width, height),
        definitions(light),
        rect(0, 0, width, height, 0, land.grass),
        *checker,
        *blades,
        rect(0, 0, width, height, 0, "url(#gl)"),
    )


def _blades(land: Land, left: float, top: float, luck: random.Random) -> str:
    """A few quiet blades and seeds, never in the middle of a square."""
    shapes = ""
    if luck.random() < 0.62:
        x = left + luck.choice((18, 22, 78, 82)) + luck.uniform(-4, 4)
        y = top + luck.choice((24, 90)) + luck.uniform(-3, 3)
        shapes += tuft(x, y, land.blade, luck.uniform(0.62, 0.85))
    if luck.random() < 0.35:
        x, y = left + luck.choice((12, 88)), top + luck.uniform(30, 70)
        shapes += circle(x, y, 2.2, land.blade) + circle(x + 7, y + 4, 1.7, land.blade)
    return shapes


def tile(land: Land, *, is_dark: bool) -> Picture:
    """One square of grass by itself."""
    return picture(
        *(SQUARE, SQUARE),
        rect(0, 0, SQUARE, SQUARE, 0, land.grass),
        mown_square(land, 0, 0, 5) if is_dark else bright_square(land, 0, 0, 6),
        tuft(20, 90, land.blade, 0.75),
        tuft(82, 25, land.blade, 0.65),
    )
