"""An arcade cabinet of jungle wood, its lit sign and the glass of its window.

The face, lip and light of its colour, the plate and the bulbs of its sign are recoloured when it
is shown: each of them has a colour of its own here.
"""

from dataclasses import dataclass
from typing import Final

from tools.art.colours import (
    AMBER,
    CORAL,
    FOLIAGE,
    INK,
    SAND_GREY,
    SKY_BLUE,
    THEMES,
    WHITE,
    Foliage,
)
from tools.art.leaves import broad
from tools.art.shapes import Drawings, Picture, circle, ellipse, path, picture, placed, rect, stroke

WIDTH: Final = 520
HEIGHT: Final = 800
BESIDE: Final = 60
"""What leaves at its feet may reach beyond it on each side."""

FACE, LIP, LIGHT = "#7CC35A", "#3F8A3F", "#B4E68C"
"""Of the deck and of the frame of the sign."""

PLATE: Final = "#35525C"
FIRST_BULB, SECOND_BULB = "#8E9A94", "#8E9A95"
"""Bulbs in turns: when every first one is lit every second one is not."""

BULBS: Final = 13
HOLLOW: Final = "#1C2A30"
GLASS: Final = (400, 430)
CORNER: Final = 14


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of the boards."""

    face: str
    light: str
    dark: str


WOODS: Final = {
    "day": Wood("#A8713F", "#C99559", "#6E4526"),
    "night": Wood("#5A4336", "#7A5F4C", "#33261F"),
}


def drawings() -> Drawings:
    """The cabinet by day and by night, its sign and its glass."""
    cabinets = {
        f"ui/cabinet_{theme}.svg": cabinet(WOODS[theme], FOLIAGE[theme]) for theme in THEMES
    }
    return cabinets | {"ui/cabinet_sign.svg": sign(), "ui/cabinet_glass.svg": glass()}


def cabinet(wood: Wood, leaves: Foliage) -> Picture:
    """The whole cabinet without the plate and the bulbs of its sign; its window is empty."""
    return picture(
        *(WIDTH + 2 * BESIDE, HEIGHT),
        ellipse(WIDTH / 2, HEIGHT - 14, WIDTH * 0.46, 18, INK, alpha=0.4),
        _case(wood),
        rect(48, 164, WIDTH - 96, 454, 22, wood.dark, INK, 4.5),
        rect(56, 172, WIDTH - 112, 438, 16, HOLLOW, INK, 4),
        _deck(),
        rect(14, 16, WIDTH - 28, 142, 30, wood.dark, INK, 5),
        rect(14, 8, WIDTH - 28, 138, 30, LIP, INK, 5),
        _feet(leaves),
        left=-BESIDE,
    )


def sign() -> Picture:
    """The plate a name stands on, and the bulbs around it."""
    shapes = [rect(32, 26, WIDTH - 64, 102, 20, PLATE, INK, 4)]
    for i in range(BULBS):
        x = 44 + (WIDTH - 88) * i / (BULBS - 1)
        for row, y in enumerate((17, 137)):
            colour = SECOND_BULB if (i + row) % 2 else FIRST_BULB
            shapes.append(circle(x, y, 6.4, colour, INK, 2.6))
    return picture(WIDTH, 160, *shapes)


def glass() -> Picture:
    """The round corners of a window, its edge and a glint."""
    w, h = GLASS
    c = CORNER
    corners = (
        f"M0 0L{c} 0Q0 0 0 {c}Z",
        f"M{w} 0L{w - c} 0Q{w} 0 {w} {c}Z",
        f"M0 {h}L{c} {h}Q0 {h} 0 {h - c}Z",
        f"M{w} {h}L{w - c} {h}Q{w} {h} {w} {h - c}Z",
    )
    return picture(
        *(w, h),
        *(path(d, HOLLOW) for d in corners),
        rect(2, 2, w - 4, h - 4, c - 2, line=INK, width=5),
        stroke("M20 60L20 26Q20 18 28 18L90 18", WHITE, 6, 0.45),
    )


def _case(wood: Wood) -> str:
    w, h = WIDTH, HEIGHT
    foot = f"M34 150L34 {h - 30}Q34 {h - 18} 46 {h - 18}L{w - 46} {h - 18}"
    foot += f"Q{w - 34} {h - 18} {w - 34} {h - 30}L{w - 34} 150Z"
    front = f"M40 150L40 {h - 40}L{w - 40} {h - 40}L{w - 40} 150Z"
    edges = "".join(stroke(f"M{x} 170L{x} {h - 56}", wood.light, 4) for x in (50, w - 50))
    return path(foot, wood.dark, INK, 5) + path(front, wood.face) + edges


def _deck() -> str:
    """The slope with a stick and three buttons."""
    w = WIDTH
    below = f"M22 626L{w - 22} 626L{w - 8} 700Q{w - 6} 716 {w - 22} 716L22 716Q6 716 8 700Z"
    top = f"M26 624L{w - 26} 624L{w - 13} 690Q{w - 12} 702 {w - 26} 702L26 702Q12 702 13 690Z"
    stick = (
        ellipse(120, 680, 34, 10, INK, alpha=0.3)
        + stroke("M120 678L120 640", INK, 15)
        + stroke("M120 678L120 640", SAND_GREY, 8)
        + circle(120, 626, 22, CORAL, INK, 4.5)
        + ellipse(113, 618, 7, 5, "#FFC2AE")
    )
    buttons = "".join(
        ellipse(x, y + 6, 21, 13, lip, INK, 4)
        + ellipse(x, y, 21, 13, colour, INK, 4)
        + ellipse(x - 5, y - 4, 8, 3.4, WHITE, alpha=0.6)
        for x, y, colour, lip in (
            (w - 196, 676, AMBER, "#C98A1B"),
            (w - 140, 662, SKY_BLUE, "#2F7FA0"),
            (w - 84, 676, CORAL, "#A93A22"),
        )
    )
    shine = stroke(f"M40 634L{w - 40} 634", LIGHT, 5)
    return path(below, LIP, INK, 5) + path(top, FACE, INK, 5) + shine + stick + buttons


def _feet(leaves: Foliage) -> str:
    """Leaves that grow at its feet."""
    w, h = WIDTH, HEIGHT
    return "".join(
        placed(x, y, turn, broad(length, width, tone, 0.08))
        for x, y, turn, length, width, tone in (
            (38, h - 20, -58, 96, 46, leaves.near),
            (44, h - 18, -20, 84, 40, leaves.mid),
            (w - 38, h - 20, 58, 96, 46, leaves.near),
            (w - 44, h - 18, 22, 84, 40, leaves.lit),
        )
    )
