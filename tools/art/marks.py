"""What is laid over a square of 100 by 100: where a piece may go, what was played, who is where."""

from math import cos, radians, sin
from typing import Final

from tools.art.colours import CORAL, CREAM, CRIMSON, GOLD, INK, LIME, MOSS, SIDES, VIOLET, WHITE
from tools.art.curves import dashed_square, round_square, spokes, star
from tools.art.particles import particles
from tools.art.shapes import (
    Drawings,
    circle,
    definitions,
    ellipse,
    moved,
    path,
    picture,
    radial,
    rect,
    step,
    stroke,
)

PALE_GOLD: Final = "#FFF3B8"
DARK_GOLD: Final = "#7A5C12"
ROPE: Final = "#F2DFB0"

CORNERS: Final = (
    "M4 28L4 14Q4 4 14 4L28 4M72 4L86 4Q96 4 96 14L96 28"
    "M96 72L96 86Q96 96 86 96L72 96M28 96L14 96Q4 96 4 86L4 72"
)
CROSS: Final = "M36 36L64 64M64 36L36 64"
EVEN_BARS: Final = "M39 14L61 14M39 24L61 24"
CLAW_MARKS: Final = "M32 26Q26 50 34 74M50 22Q44 50 52 78M68 26Q62 50 68 72"
POINTERS: Final = (
    *("M43 0L57 0L50 9Z", "M43 100L57 100L50 91Z"),
    *("M0 43L0 57L9 50Z", "M100 43L100 57L91 50Z"),
)
TEETH: Final = (
    *("M40 3.500L60 3.500L50 17Z", "M40 96.500L60 96.500L50 83Z"),
    *("M3.500 40L3.500 60L17 50Z", "M96.500 40L96.500 60L83 50Z"),
)
PAW: Final = "M-9 8C-11 0 -4 -5 0 -5C4 -5 11 0 9 8C5 12 -5 12 -9 8Z"
TOES: Final = ((-11, -5, 4.6), (-4.2, -11, 4.8), (4.2, -11, 4.8), (11, -5, 4.6))
GLOVE: Final = (
    "M22 14C28 10 34 13 36 19L45 42C46 36 54 34 58 40C62 35 69 36 71 42C76 39 83 43 84 50L88 68"
    "C90 80 82 91 68 92L56 93C47 94 41 89 36 82L19 60C14 53 22 46 28 51L33 56L18 24"
    "C16 20 18 16 22 14Z"
)


def drawings() -> Drawings:
    """Everything in `marks`."""
    marks = _squares() | _targets() | _endings() | _badges() | _states() | particles()
    return {f"marks/{name}.svg": picture(100, 100, shapes) for name, shapes in marks.items()}


def paw(x: float, y: float, scale: float, colour: str) -> str:
    """The print of a paw."""
    return path(moved(PAW, x, y, scale), colour) + "".join(
        ellipse(x + across * scale, y + down * scale, 3.4 * scale, height * scale, colour)
        for across, down, height in TOES
    )


def _lined(d: str, colour: str, width: float, edge: float) -> str:
    """A coloured line with an ink edge, readable on grass, water and pit alike."""
    return stroke(d, INK, width + edge * 2) + stroke(d, colour, width)


def _squares() -> dict[str, str]:
    """Marks of whole squares."""
    last_to, hover = round_square(4.5, 91, 17), round_square(6, 88, 16)
    last_from = dashed_square(6, 88, 15, 9)
    return {
        "selection": rect(2, 2, 96, 96, 27, GOLD, alpha=0.34)
        + _lined(round_square(5, 90, 25), GOLD, 5.5, 2)
        + "".join(path(d, GOLD, INK, 2.4) for d in POINTERS),
        "last_from": rect(5, 5, 90, 90, 16, "#FFE680", alpha=0.3)
        + stroke(last_from, DARK_GOLD, 7.5)
        + stroke(last_from, PALE_GOLD, 4),
        "last_to": rect(3, 3, 94, 94, 18, "#FFE056", alpha=0.55)
        + stroke(last_to, DARK_GOLD, 7)
        + stroke(last_to, PALE_GOLD, 4),
        "hover": rect(5, 5, 90, 90, 17, WHITE, alpha=0.22)
        + stroke(hover, "#33493F", 6, 0.6)
        + stroke(hover, WHITE, 3.5),
        "cursor": stroke(CORNERS, INK, 11) + stroke(CORNERS, WHITE, 5.5),
        "hint_from": rect(4, 4, 92, 92, 25, VIOLET, alpha=0.25)
        + stroke(round_square(5, 90, 24), WHITE, 9)
        + stroke(dashed_square(5, 90, 24, 10), VIOLET, 5.5),
        "hint_to": rect(4, 4, 92, 92, 25, VIOLET, alpha=0.22)
        + stroke(round_square(5, 90, 24), WHITE, 9)
        + stroke(round_square(5, 90, 24), VIOLET, 5.5),
    }


def _targets() -> dict[str, str]:
    """Where the chosen piece may go, and what it would do there."""
    angles = [radians(degrees) for degrees in (205, 232, 257, 283, 308, 335)]
    hop = [(50 + cos(a) * 29, 47 + sin(a) * 30) for a in angles]
    return {
        "move": circle(50, 53, 18, INK, alpha=0.25)
        + circle(50, 50, 17, CREAM, INK, 4)
        + circle(50, 50, 8, MOSS),
        "jump": circle(50, 62, 17, INK, alpha=0.25)
        + "".join(circle(x, y, 4.4, CREAM, INK, 3) for x, y in hop)
        + circle(50, 59, 17, CREAM, INK, 4)
        + stroke("M42 55.5L50 63.5L58 55.5", MOSS, 6),
        "capture": circle(50, 50, 44.8, line=INK, width=10.2)
        + circle(50, 50, 44.8, line=CREAM, width=7.4)
        + "".join(path(d, CRIMSON, INK, 2) for d in TEETH)
        + circle(50, 50, 45.4, line=CRIMSON, width=4.6),
        "den_win": circle(50, 50, 48, GOLD, alpha=0.38)
        + _lined(spokes(50, 50, 37, 46, 12), GOLD, 5, 2.2)
        + path(star(50, 52, 29, 13), GOLD, INK, 4)
        + path(star(50, 52, 19, 8.6), "#FFF0A8"),
        "blocked": stroke(CROSS, INK, 21) + stroke(CROSS, CREAM, 15) + stroke(CROSS, CRIMSON, 8),
        "threat": circle(50, 50, 42, CRIMSON, INK, 6) + stroke(CLAW_MARKS, CREAM, 9),
        "prey": rect(10, 10, 80, 80, 26, MOSS, INK, 6) + paw(50, 53, 2.0, CREAM),
    }


def _endings() -> dict[str, str]:
    """Plates at the upper edge: how a game ends, by shape, sign and colour; a number follows."""
    return {
        "known_win": rect(10, 2, 80, 34, 17, LIME, INK, 4) + path("M18 28L28 10L38 28Z", INK),
        "known_draw": rect(28, 3, 44, 32, 7, CREAM, INK, 4) + stroke(EVEN_BARS, INK, 5),
        "known_loss": path("M8 19L23 2L77 2L92 19L77 36L23 36Z", CORAL, INK, 4)
        + stroke("M22 12L35 26M35 12L22 26", INK, 5),
    }


def _badges() -> dict[str, str]:
    """Small signs of the sides."""
    badges = {"badge_trapped": path(star(50, 50, 46, 34, 8), "#7A5C3E", INK, 8)}
    for side, colours in SIDES.items():
        face, lip = colours.face, colours.lip
        if colours.is_round:
            badge = circle(50, 50, 42, lip, INK, 8) + circle(50, 50, 36, line=face, width=3)
            chip = circle(50, 52, 46, CREAM) + circle(50, 55, 37, lip)
            chip += circle(50, 50, 37, face, INK, 8)
        else:
            badge = rect(9, 9, 82, 82, 22, lip, INK, 8)
            badge += rect(15, 15, 70, 70, 17, line=face, width=3)
            chip = rect(6, 7, 88, 90, 26, CREAM) + rect(14, 18, 72, 72, 19, lip)
            chip += rect(14, 14, 72, 72, 19, face, INK, 8)
        badges |= {f"badge_{side}": badge, f"chip_{side}": chip}
    return badges


def _states() -> dict[str, str]:
    """What happens to a piece, and the hand of the lessons."""
    glow = (0, "#FFF3B0", 0.95), (0.5, "#FFE07A", 0.45), (1, "#FFE07A", 0)
    return {
        "net": _net(),
        "shadow": ellipse(50, 84, 38, 10, INK, alpha=0.3),
        "glow": definitions(radial("gw", 50, 50, 50, *glow)) + circle(50, 50, 50, "url(#gw)"),
        "dizzy": ellipse(50, 50, 42, 16, line=INK, width=5, alpha=0.35)
        + path(star(12, 46, 12, 5.4), GOLD, INK, 3)
        + path(star(62, 33, 11, 5), GOLD, INK, 3)
        + path(star(80, 58, 13, 6), GOLD, INK, 3),
        "hand": _hand(),
    }


def _net() -> str:
    """Ropes over a trapped piece; its face stays free."""
    ropes = ""
    for end in (8, 28, 72, 92):
        bulge = 50 + (end - 50) * 1.12
        ropes += step("M", end, 4) + step("Q", bulge, 50, end, 96)
        ropes += step("M", 4, end) + step("Q", 50, bulge, 96, end)
    knots = "".join(
        circle(50 + (x - 50) * 1.05, 50 + (y - 50) * 1.05, 3.6, "#D8B878", INK, 2)
        for x in (28, 72)
        for y in (28, 72)
    )
    return stroke(ropes, INK, 6) + stroke(ropes, ROPE, 3.4) + knots


def _hand() -> str:
    """A glove that points up and left: its finger tip is at (22, 14)."""
    return (
        stroke(GLOVE, INK, 9, 0.25, ' transform="translate(3 6)"')
        + path(GLOVE, WHITE, INK, 5)
        + stroke("M58 41L62 54M71 43L74 55M45 42L48 52", INK, 3.6)
        + path("M50 88L84 74L90 86L58 98Z", SIDES["red"].face, INK, 5)
        + stroke("M27 20L31 30", "#E3D8C4", 4)
    )
