"""Behind everything: sky, light between the trees, far trees, and what flies there."""

import random
from typing import Final

from tools.art.colours import Theme
from tools.art.shapes import (
    Picture,
    circle,
    definitions,
    linear,
    path,
    picture,
    radial,
    rect,
    step,
)

SIZE: Final = 1600
MOON: Final = (SIZE * 0.678, SIZE * 0.27)
SHAFTS: Final = (
    *((330, -120, 70, 210), (470, 220, 50, 150), (600, 560, 90, 240)),
    *((760, 960, 60, 200), (880, 1240, 40, 160)),
)
"""Shafts of light: left edge at the top and at the bottom, width at the top and at the bottom."""


def sky(theme: Theme) -> Picture:
    """A square of sky, darker towards its edge."""
    return _day_sky() if theme == "day" else _night_sky()


def _whole(fill: str) -> str:
    return rect(0, 0, SIZE, SIZE, 0, f"url(#{fill})")


def _day_sky() -> Picture:
    air = (0, "#F6F3C6", 1), (0.38, "#CFE9B6", 1), (0.72, "#9AD3A6", 1), (1, "#62AE86", 1)
    sun = (0, "#FFFBE0", 0.95), (0.4, "#FDF3B4", 0.45), (1, "#FDF3B4", 0)
    edge = (0, "#1F6B50", 0), (0.6, "#1F6B50", 0.05), (1, "#1F6B50", 0.55)
    gradients = (
        linear("s", (0, 0), (0, SIZE), *air),
        radial("sun", SIZE * 0.5, SIZE * 0.16, SIZE * 0.62, *sun),
        radial("v", SIZE * 0.5, SIZE * 0.45, SIZE * 0.78, *edge),
    )
    return picture(SIZE, SIZE, definitions(*gradients), _whole("s"), _whole("sun"), _whole("v"))


def _night_sky() -> Picture:
    air = (0, "#12203F", 1), (0.45, "#1D3F5E", 1), (0.75, "#1C4A5C", 1), (1, "#0F2F3A", 1)
    shine = (0, "#BFE0EE", 0.5), (0.35, "#6FA8C8", 0.22), (1, "#6FA8C8", 0)
    edge = (0, "#050F18", 0), (0.6, "#050F18", 0.1), (1, "#050F18", 0.6)
    gradients = (
        linear("s", (0, 0), (0, SIZE), *air),
        radial("m", *MOON, SIZE * 0.5, *shine),
        radial("v", SIZE * 0.5, SIZE * 0.45, SIZE * 0.78, *edge),
    )
    luck = random.Random(5)
    stars = [_star(luck) for _ in range(70)]
    return picture(
        *(SIZE, SIZE),
        definitions(*gradients),
        _whole("s"),
        _whole("m"),
        *stars,
        _moon(),
        _whole("v"),
    )


def _star(luck: random.Random) -> str:
    x, y = luck.uniform(0, SIZE), luck.uniform(0.2, 0.62) * SIZE
    radius = luck.choice((1.2, 1.6, 2.2))
    return circle(x, y, radius, "#E8F2FF", alpha=round(luck.uniform(0.3, 0.9), 2))


def _moon() -> str:
    (x, y), crater = MOON, "#DAD8C4"
    return (
        circle(x, y, 50, "#F3F1DC")
        + circle(x - 16, y - 10, 10, crater)
        + circle(x + 17, y + 14, 8, crater)
        + circle(x + 12, y - 20, 5, crater)
    )


def shafts(theme: Theme) -> Picture:
    """Light that falls through the leaves."""
    colour, strength = ("#FFFBD6", 1) if theme == "day" else ("#A9D3E6", 0.45)
    fading = (0, colour, 0.5 * strength), (0.6, colour, 0.2 * strength), (1, colour, 0)
    beams = [
        step("M", top, -20)
        + step("L", top + narrow, -20)
        + step("L", bottom + wide, 1000)
        + step("L", bottom, 1000)
        + "Z"
        for top, bottom, narrow, wide in SHAFTS
    ]
    return picture(
        *(1200, 1000),
        definitions(linear("a", (0, 0), (0, 1000), *fading)),
        *(path(beam, "url(#a)") for beam in beams),
    )
