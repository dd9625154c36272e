"""A den: a hill with a cave, torches, and the banner of its side."""

from math import cos, radians, sin
from typing import Final

from tools.art.colours import BRASS, CREAM, INK, OAK, SIDES, Land
from tools.art.shapes import (
    Picture,
    circle,
    definitions,
    ellipse,
    group,
    moved,
    number,
    path,
    picture,
    radial,
    rect,
    stroke,
)

HILL: Final = (
    "M4 93C1 70 6 52 15 43C17 26 33 16 50 16C67 16 83 26 85 43C94 52 99 70 96 93C80 97 20 97 4 93Z"
)
BUSHES: Final = (
    "M13 46C6 40 9 29 18 28C16 18 26 11 34 14C38 4 54 3 59 10C67 5 78 10 78 19C88 19 94 31 88 40"
    "C89 43 88 45 86 47C81 42 78 49 73 43C69 50 64 41 59 46C54 39 47 47 42 41C37 48 32 41 27 48"
    "C23 42 18 44 13 46Z"
)
CAVE: Final = "M28 94.500C26 70 35 55 50 55C65 55 74 70 72 94.500C64 95.500 36 95.500 28 94.500Z"
CAVE_GLOW: Final = (
    "M29.500 93.500C28 71 36 57 50 57C64 57 72 71 70.500 93.500C64 94.500 36 94.500 29.500 93.500Z"
)
POLE: Final = "M33 27L67 27"
POINTED_BANNER: Final = "M-11 0L11 0L11 22L0 27L-11 22Z"
NOTCHED_BANNER: Final = "M-11 0L11 0L11 25L0 19L-11 25Z"
TORCH: Final = "M-3.4 0L3.4 0L2 24L-2 24Z"
FLAME: Final = "M-6 0C-9 -9 -1 -11 1 -19C8 -12 8 -5 6 0Z"
INNER_FLAME: Final = "M-2.6 -1C-4 -6 0.5 -7 1 -11C4 -7 4 -4 3 -1Z"


def den(land: Land, side: str) -> Picture:
    """One square with the den of a side."""
    colours = SIDES[side]
    glow = (0, colours.glow, 0.95), (0.45, colours.glow_edge, 0.5), (1, "#241B1C", 0)
    return picture(
        *(100, 100),
        definitions(radial("dg", 50, 86, 40, *glow)),
        ellipse(50, 92, 48, 7, land.deep_grass, alpha=0.75),
        _hill(land),
        path("M20 94C17 66 30 47 50 47C70 47 83 66 80 94Z", land.rock_dark, INK, 3.2),
        *(_arch_stone(land, degrees) for degrees in (188, 212, 236, 304, 328, 352)),
        path(CAVE, "#241B1C", INK, 3.2),
        path(CAVE_GLOW, "url(#dg)"),
        _torch(11.5),
        _torch(88.5),
        stroke(POLE, INK, 7.6),
        _banner(side),
        stroke(POLE, "#A8713F", 3.6),
        circle(32, 27, 3.6, BRASS, INK, 2.2),
        circle(68, 27, 3.6, BRASS, INK, 2.2),
    )


def _hill(land: Land) -> str:
    """The rock under its cap of bushes."""
    return (
        path(HILL, land.rock, INK, 3.6)
        + stroke("M10 76C12 60 19 55 21 47", land.rock_light, 5)
        + stroke("M90 84C91 70 88 60 82 53", land.rock_dark, 4)
        + path(BUSHES, land.blade, INK, 3.4)
        + stroke(
            "M15 35Q17 31 22 31M24 21Q27 17 32 18.5M41 13Q45 8.500 51 9.500", land.bright_grass, 3.6
        )
        + stroke("M66 16Q71 17 72 22M80 27Q85 30 83 35", land.deep_grass, 3.2)
    )


def _arch_stone(land: Land, degrees: float) -> str:
    a = radians(degrees)
    x, y = 50 + cos(a) * 26.5, 84 + sin(a) * 33.5
    place = f"translate({number(x)} {number(y)}) rotate({number(degrees + 90)})"
    return group(place, rect(-6.4, -4.6, 12.8, 9.2, 3, land.rock_light, INK, 2.2))


def _torch(x: float) -> str:
    y, scale = 68, 0.72
    return (
        circle(x, y - 9 * scale, 13 * scale, "#FFD86B", alpha=0.28)
        + path(moved(TORCH, x, y, scale), OAK, INK, 2.2 * scale)
        + path(moved(FLAME, x, y, scale), "#F58A2E", INK, 2.2 * scale)
        + path(moved(INNER_FLAME, x, y, scale), "#FFE27A")
    )


def _banner(side: str) -> str:
    x, y, scale, colours = 50, 28, 1.32, SIDES[side]
    if colours.is_round:
        cloth = path(moved(NOTCHED_BANNER, x, y, scale), colours.face, INK, 2.6 * scale)
        return cloth + circle(x, y + 9.5 * scale, 5.6 * scale, CREAM, colours.lip, 2 * scale)
    size = 10.8 * scale
    return path(moved(POINTED_BANNER, x, y, scale), colours.face, INK, 2.6 * scale) + rect(
        *(x - 5.4 * scale, y + 4.4 * scale, size, size, 2.6 * scale),
        *(CREAM, colours.lip, 2 * scale),
    )
