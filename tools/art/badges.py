"""The badges of move classes, in 48 by 48: an outline and a sign for each, none told by colour."""

from typing import Final

from tools.art.colours import AMBER, CREAM, CRIMSON, GOLD, INK, LIME, WHITE
from tools.art.curves import star
from tools.art.shapes import Drawings, circle, group, path, picture, rect, step, stroke

OCTAGON: Final = "M15.500 4L32.500 4L44 15.500L44 32.500L32.500 44L15.500 44L4 32.500L4 15.500Z"
HEXAGON: Final = "M24 3L42.500 13.500L42.500 34.500L24 45L5.500 34.500L5.500 13.500Z"
SHIELD: Final = "M24 3.500L41 9L41 24C41 34 34 41 24 45C14 41 7 34 7 24L7 9Z"
TRIANGLE: Final = (
    "M24 4Q26.500 4 28 6.500L45 37Q47 43.500 40.500 44"
    "L7.500 44Q1 43.500 3 37L20 6.500Q21.500 4 24 4Z"
)
DIAMOND: Final = "M24 3L45 24L24 45L3 24Z"
TICK: Final = "M14 25L21 32L34.500 16"
CHEVRONS: Final = "M14 25L24 15L34 25M14 35L24 25L34 35"
STRUCK: Final = "M10 38L38 10"
COVER: Final = "M7 10Q7 5 12 5L41 5L41 43L12 43Q7 43 7 38Z"


def drawings() -> Drawings:
    """Everything in `review`."""
    return {
        f"review/badge_{name}.svg": picture(48, 48, shapes)
        for name, shapes in (_praise() | _doubt()).items()
    }


def _bang(x: float, size: float, colour: str = WHITE) -> str:
    """An exclamation mark around a column."""
    top, low, foot = 24 - 12 * size, 24 + 3.2 * size, 24 + 9.6 * size
    wide, narrow = 2.6 * size, 1.5 * size
    body = step("M", x - wide, top) + step("L", x + wide, top)
    body += step("L", x + narrow, low) + step("L", x - narrow, low) + "Z"
    return path(body, colour, colour, 2 * size) + circle(x, foot, 3.1 * size, colour)


def _question(x: float, size: float, colour: str = WHITE) -> str:
    """A question mark around a column."""
    bow = step("M", x - 5.6 * size, 24 - 6.6 * size)
    bow += _curve(x, size, (-5.6, -14.6), (6.6, -14), (5.8, -6))
    bow += _curve(x, size, (5.2, -1.4), (0, -1.8), (0, 3.4))
    return stroke(bow, colour, 4.6 * size) + circle(x, 24 + 9.8 * size, 3.1 * size, colour)


def _curve(x: float, size: float, *points: tuple[float, float]) -> str:
    return step("C", *(at for dx, dy in points for at in (x + dx * size, 24 + dy * size)))


def _praise() -> dict[str, str]:
    """Moves that cost little or nothing, and those without a choice."""
    return {
        "brilliant": path(star(24, 24, 21.6, 16.6, 10), "#12A5A0", INK, 3.4)
        + _bang(18.6, 0.92)
        + _bang(29.4, 0.92),
        "great": path(SHIELD, "#3E74C4", INK, 3.6) + group("translate(0 -1)", _bang(24, 1.06)),
        "best": circle(24, 24, 20.5, "#3F8A3F", INK, 3.6)
        + path(star(24, 25, 14, 6.3), GOLD, INK, 2.4),
        "excellent": path(HEXAGON, "#2F9E7E", INK, 3.6) + stroke(CHEVRONS, WHITE, 5),
        "good": rect(4, 4, 40, 40, 15, LIME, INK, 3.6)
        + stroke(TICK, INK, 10)
        + stroke(TICK, WHITE, 5),
        "book": path(COVER, "#A8713F", INK, 3.6)
        + stroke("M7 38Q7 34 12 34L41 34", INK, 3)
        + stroke("M17 13L32 13M17 21L28 21", CREAM, 4),
        "forced": rect(4, 4, 40, 40, 8, "#8E9A94", INK, 3.6)
        + stroke("M11 24L31 24M24 14.500L34 24L24 33.500", WHITE, 5)
        + stroke("M38 13L38 35", WHITE, 4),
    }


def _doubt() -> dict[str, str]:
    """Moves that gave something away."""
    return {
        "inaccuracy": path(DIAMOND, AMBER, INK, 3.8)
        + group("translate(4.4 4.4) scale(0.82)", _question(18.6, 0.92, INK), _bang(30, 0.92, INK)),
        "missed": circle(24, 24, 20.5, "#8D6FD1", INK, 3.6)
        + circle(24, 24, 10, line=WHITE, width=4.4)
        + stroke(STRUCK, INK, 8)
        + stroke(STRUCK, WHITE, 4),
        "mistake": path(TRIANGLE, "#F28C28", INK, 3.8)
        + group("translate(0 5)", _question(24, 0.96)),
        "blunder": path(OCTAGON, CRIMSON, INK, 3.6) + _question(16.8, 0.86) + _question(31.6, 0.86),
    }
