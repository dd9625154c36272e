"""Marbles, and the marks around places of Jackaroo King."""

from typing import Final

from tools.art.colours import CREAM, CRIMSON, GOLD, INK, LIME, MOSS, SKY_BLUE, VIOLET, WHITE
from tools.art.curves import around, spokes, star
from tools.art.shapes import (
    Drawings,
    circle,
    definitions,
    ellipse,
    path,
    picture,
    placed,
    radial,
    step,
    stroke,
)

PALE_GOLD: Final = "#FFF3B8"
DARK_GOLD: Final = "#7A5C12"
QUARTERS: Final = (0, 90, 180, 270)
BAND: Final = "#6B3F12"
SWAP: Final = "M18 34A36 36 0 0 1 82 34M82 66A36 36 0 0 1 18 66"
SWAP_HEADS: Final = "M70 32L86 40L90 22ZM30 68L14 60L10 78Z"
SWEEP: Final = "M36 30L54 50L36 70M54 30L72 50L54 70"


def drawings() -> Drawings:
    """Both marbles and every mark."""
    marbles = {
        f"jackaroo/marble_{side}.svg": picture(64, 64, shapes)
        for side, shapes in (("red", red_marble()), ("yellow", yellow_marble()))
    }
    marks = _rings() | _targets() | _others()
    return marbles | {
        f"jackaroo/mark_{name}.svg": picture(100, 100, shapes) for name, shapes in marks.items()
    }


def red_marble() -> str:
    """Dark glass with a cream star in it."""
    stops = ((0, "#FF8A66", 1), (0.45, "#E04A2C", 1), (1, "#8E1F12", 1))
    inside = path(star(32, 33.5, 16, 7.2), CREAM, "#6E160C", 2.6)
    return _glass(radial("glass", 25, 21, 40, *stops), inside, "#FFB39A")


def yellow_marble() -> str:
    """Pale glass with brown bands: it differs from the red one in shape and in lightness too."""
    stops = ((0, "#FFFBE0", 1), (0.5, "#FFE067", 1), (1, "#E0A32A", 1))
    inside = (
        path("M5.6 25.5Q32 38 58.4 25.5L59 34Q32 46.5 5 34Z", BAND)
        + stroke("M9.6 47Q32 57.5 54.4 47", BAND, 4)
        + stroke("M10.5 16.5Q32 25.5 53.5 16.5", BAND, 4)
    )
    return _glass(radial("glass", 25, 21, 42, *stops), inside, WHITE)


def _glass(gradient: str, inside: str, rim: str) -> str:
    return (
        definitions(gradient)
        + circle(32, 32, 27, "url(#glass)")
        + inside
        + stroke("M13 44Q20 55 32 56", rim, 3, 0.55)
        + circle(32, 32, 27, line=INK, width=4)
        + placed(22, 17, -32, ellipse(0, 0, 8, 4.4, WHITE, alpha=0.9))
        + circle(13.5, 26, 2.4, WHITE, alpha=0.85)
    )


def _dashes(radius: float, count: int, share: float) -> str:
    """A ring of separate arcs: the rasteriser's own dashes go wrong on closed curves."""
    d = ""
    for i in range(count):
        start = around(50, 50, radius, 360 / count * i)
        end = around(50, 50, radius, 360 / count * (i + share))
        d += step("M", *start) + step("A", radius, radius, 0, 0, 1, *end)
    return d


def _dashed(
    radius: float, count: int, share: float, under: str, widths: tuple[float, float], over: str
) -> str:
    d = _dashes(radius, count, share)
    return stroke(d, under, widths[0]) + stroke(d, over, widths[1])


def _rings() -> dict[str, str]:
    """What lies under marbles and on empty places."""
    point = path("M-9 -47L9 -47L0 -35Z", GOLD, INK, 3)
    tooth = path("M-11 -47L11 -47L0 -30Z", CRIMSON, INK, 2.6)
    return {
        "pick": circle(50, 50, 42, GOLD, alpha=0.45)
        + circle(50, 50, 36, line=INK, width=11)
        + circle(50, 50, 36, line=GOLD, width=6)
        + "".join(placed(50, 50, degrees, point) for degrees in QUARTERS),
        "can": _dashed(35, 10, 0.55, INK, (9.5, 5), PALE_GOLD),
        "capture": circle(50, 50, 41, line=INK, width=15)
        + circle(50, 50, 41, line=CREAM, width=10)
        + circle(50, 50, 42.5, line=CRIMSON, width=6)
        + "".join(placed(50, 50, degrees, tooth) for degrees in QUARTERS),
        "loss": circle(50, 50, 41, line=INK, width=15)
        + circle(50, 50, 41, line=CREAM, width=10)
        + _dashed(42.5, 8, 0.6, "#3E74C4", (6, 6), "#3E74C4"),
        "last_from": circle(50, 50, 30, "#FFE680", alpha=0.35)
        + _dashed(31, 9, 0.55, DARK_GOLD, (8, 4.4), PALE_GOLD),
        "last_to": circle(50, 50, 39, "#FFE056", alpha=0.6)
        + circle(50, 50, 34, line=DARK_GOLD, width=8)
        + circle(50, 50, 34, line=PALE_GOLD, width=4.4),
        "shadow": ellipse(53, 60, 25, 21, "#1A0E08", alpha=0.42),
    }


def _targets() -> dict[str, str]:
    """Where a marble can come to."""
    plate = (
        circle(50, 54, 28, INK, alpha=0.28)
        + circle(50, 50, 28, CREAM, INK, 4.5)
        + circle(50, 50, 22, line=MOSS, width=5)
    )
    rays = spokes(50, 50, 37, 44.5, 12)
    arrow = "M50 26L68 48L58 48L58 70L42 70L42 48L32 48Z"
    return {
        "step": plate,
        "target": plate + circle(50, 50, 11, MOSS),
        "home": circle(50, 50, 48, GOLD, alpha=0.42)
        + stroke(rays, INK, 8.5)
        + stroke(rays, GOLD, 4.6)
        + path(star(50, 52, 33, 16), GOLD, INK, 4)
        + path(star(50, 52, 20, 9.6), "#FFF0A8"),
        "out": _dashed(38, 8, 0.5, INK, (10, 5.6), "#B4E68C") + path(arrow, LIME, INK, 4.5),
    }


def _others() -> dict[str, str]:
    """What is over marbles."""
    return {
        "swap": stroke(SWAP, INK, 14)
        + path(SWAP_HEADS, VIOLET, INK, 8)
        + stroke(SWAP, WHITE, 9)
        + stroke(SWAP, VIOLET, 5.6)
        + path(SWAP_HEADS, VIOLET, WHITE, 2.4),
        "sweep": circle(50, 50, 22, CRIMSON, alpha=0.5)
        + stroke(SWEEP, INK, 13)
        + stroke(SWEEP, "#FF9A3D", 7.5),
        "shield": path("M50 8L84 20C86 56 74 80 50 94C26 80 14 56 16 20Z", SKY_BLUE, INK, 7)
        + path("M50 18L50 82C34 70 26 54 25 28Z", WHITE, alpha=0.35),
    }
