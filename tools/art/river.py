"""The river: water over two by three squares, its banks, and what lives there."""

import random
from typing import Final, Literal

from tools.art.colours import BUTTER, OAK, Land
from tools.art.curves import around, uneven_box
from tools.art.meadow import SQUARE, stone
from tools.art.shapes import (
    Picture,
    circle,
    definitions,
    ellipse,
    linear,
    moved,
    path,
    picture,
    rect,
    step,
    stroke,
)

Opening = Literal["", "left", "right"]
"""The side on which the water runs on under the frame of the board, without a bank."""

COLUMNS: Final = 2
ROWS: Final = 3
WIDTH: Final = COLUMNS * SQUARE
HEIGHT: Final = ROWS * SQUARE
BANK: Final = 30
"""How far the picture reaches beyond its squares on every side."""
BEYOND: Final = 120
SEED: Final = 4

FISH: Final = "M-13 0C-6 -8 6 -8 12 0C6 8 -6 8 -13 0ZM-11 0L-20 -7L-18 0L-20 7Z"
STALKS: Final = ((-8, 30, -7), (-2, 42, -2), (5, 36, 4), (10, 26, 9))
"""Foot, height and lean of the reeds; the two in the middle carry a cob."""


def lily(x: float, y: float, scale: float, land: Land, turn: float, *, blooms: bool = False) -> str:
    """A leaf on the water, with or without its flower."""
    radius = 15 * scale
    edge = (
        step("M", x, y)
        + step("L", *around(x, y, radius, turn + 20))
        + step("A", radius, radius, 0, 1, 1, *around(x, y, radius, turn + 340))
        + "Z"
    )
    shapes = ellipse(
        x + 2 * scale, y + 4 * scale, radius, radius * 0.95, land.deep_water, alpha=0.55
    ) + path(edge, land.lily, land.lily_edge, 2.6 * scale)
    for degrees in (110, 180, 250):
        vein = step("M", x, y) + step("L", *around(x, y, radius, turn + degrees, 0.66))
        shapes += stroke(vein, land.lily_edge, 1.8 * scale)
    return shapes + _bloom(x - 3 * scale, y - 3 * scale, scale) if blooms else shapes


def _bloom(x: float, y: float, scale: float) -> str:
    petals = (around(x, y, 5, 60 * i, scale) for i in range(6))
    size = 4.4 * scale
    return "".join(
        ellipse(px, py, size, size, "#F7B6C8", "#D9748F", 1.2 * scale) for px, py in petals
    ) + circle(x, y, 3.4 * scale, BUTTER)


def reeds(x: float, y: float, land: Land, scale: float = 1.0, flip: int = 1) -> str:
    """Reeds with two cobs; (x, y) is their foot."""
    shapes = ""
    for foot, height, lean in STALKS:
        start, end = x + foot * scale * flip, x + (foot + lean) * scale * flip
        bow = step("Q", start, y - height * scale * 0.6, end, y - height * scale)
        shapes += stroke(step("M", start, y) + bow, land.reed_dark, 3.6 * scale)
    for foot, height, lean in STALKS[1:3]:
        left = x + (foot + lean) * scale * flip - 3.2 * scale
        top = y - (height + 7) * scale
        shapes += rect(
            *(left, top, 6.4 * scale, 14 * scale, 3.2 * scale),
            *(OAK, "#4A3626", 1.8 * scale),
        )
    leaves = (
        step("M", x - 12 * scale * flip, y + 1)
        + moved("Q-15 -12 -20 -17", x, y, scale, flip)
        + step("M", x + 13 * scale * flip, y + 1)
        + moved("Q16 -8 20 -13", x, y, scale, flip)
    )
    return shapes + stroke(leaves, land.reed, 3.6 * scale)


def fish(x: float, y: float, scale: float, land: Land, flip: int = 1) -> str:
    """A fish below the surface; `flip` -1 turns it round."""
    return path(moved(FISH, x, y, scale, flip), land.deep_water, alpha=0.8)


def wave(x: float, y: float, width: float, colour: str, line: float = 2.8) -> str:
    """A short wavy line of light."""
    part = width / 4
    d = step("M", x, y) + step("q", part / 2, -part * 0.55, part, 0) + step("t", part, 0) * 2
    return stroke(d, colour, line, 0.8)


def river(land: Land, opening: Opening = "") -> Picture:
    """One body of water with its banks."""
    left = -BEYOND if opening == "left" else 0
    right = WIDTH + BEYOND if opening == "right" else WIDTH

    def ring(reach: float, radius: float, sway: float, line: int) -> str:
        w, h = right - left + 2 * reach, HEIGHT + 2 * reach
        return uneven_box(left - reach, -reach, w, h, radius, sway, SEED * 100 + line, 36)

    colours = (0, land.water, 1), (1, land.deep_water, 1)
    water = ring(-3, 34, 2.5, 3)
    dashes = ' stroke-dasharray="26 14 8 18"'
    return picture(
        *(WIDTH + 2 * BANK, HEIGHT + 2 * BANK),
        definitions(linear("wa", (0, 0), (WIDTH * 0.5, HEIGHT), *colours)),
        path(ring(13, 44, 3, 1), land.deep_grass, alpha=0.5),
        path(ring(9, 40, 3, 2), land.earth),
        path(ring(7, 40, 3, 2), land.sand),
        path(ring(0, 36, 2.5, 3), land.wet_sand),
        path(water, "url(#wa)"),
        _squares(land),
        stroke(water, land.shallow, 5, 0.9),
        stroke(ring(-9, 30, 2.5, 3)[:-1], land.foam, 1.8, 0.55, dashes),
        _life(land, opening),
        left=-BANK,
        top=-BANK,
    )


def _squares(land: Land) -> str:
    """The squares as lighter panes in the water, and dotted lines between them."""
    panes = "".join(
        path(
            uneven_box(
                *(column * SQUARE + 6, row * SQUARE + 6, 88, 88, 22, 1.5),
                *(SEED * 7 + row * 3 + column, 30),
            ),
            land.shallow,
            alpha=0.26,
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
        if (row + column) % 2 == 0
    )
    down = [
        step("M", column * SQUARE, 14) + step("L", column * SQUARE, HEIGHT - 14)
        for column in range(1, COLUMNS)
    ]
    across = [
        step("M", 14, row * SQUARE) + step("L", WIDTH - 14, row * SQUARE) for row in range(1, ROWS)
    ]
    dots = ' stroke-dasharray="2 9"'
    return panes + "".join(stroke(d, land.foam, 2.2, 0.42, dots) for d in down + across)


def _life(land: Land, opening: Opening) -> str:
    """Fish, lilies, stones and reeds, away from the middle of the squares."""
    shapes = (
        fish(WIDTH * 0.5 - 4, HEIGHT * 0.36, 0.75, land)
        + fish(WIDTH * 0.56, HEIGHT * 0.69, 0.6, land, -1)
        + lily(WIDTH - 22, 24, 1.0, land, 120, blooms=True)
        + lily(WIDTH - 46, 15, 0.6, land, 30)
        + lily(22, HEIGHT - 26, 0.9, land, -40)
        + lily(45, HEIGHT - 14, 0.55, land, 200)
    )
    if opening != "left":
        shapes += stone(-8, HEIGHT * 0.36, 0.6) + stone(1, HEIGHT * 0.36 + 12, 0.42)
        shapes += reeds(8, 24, land, 0.62)
    if opening != "right":
        shapes += stone(WIDTH + 6, HEIGHT * 0.7, 0.55)
        shapes += reeds(WIDTH - 6, HEIGHT + 6, land, 0.68, -1)
    return shapes


def river_light(land: Land) -> Picture:
    """The light on the water, apart from it so that it can move."""
    luck, waves = random.Random(11), []
    for row in range(ROWS):
        for column in range(COLUMNS):
            for line in range(3):
                width = luck.choice((20, 26, 32))
                x = column * SQUARE + 16 + luck.uniform(0, 48)
                y = row * SQUARE + 20 + line * 29 + luck.uniform(-5, 5)
                x = min(max(x, 18), WIDTH - 18 - width)
                waves.append(wave(x, y, width, land.foam if line == 1 else land.shallow))
    size = (WIDTH + 2 * BANK, HEIGHT + 2 * BANK)
    return picture(*size, *waves, left=-BANK, top=-BANK)
