"""The marks that only Xiangqi has: check, and generals that face each other."""

from typing import Final

from tools.art.colours import CREAM, CRIMSON, INK, WHITE
from tools.art.curves import many_sided, star
from tools.art.discs import BLACK
from tools.art.shapes import Drawings, Picture, circle, path, picture, stroke

CHEVRON: Final = "M8 6L24 20L8 34"


def drawings() -> Drawings:
    """Every mark of Xiangqi."""
    marks = {
        "check": check(),
        "check_chevron": check_chevron(),
        "check_from": check_from(),
        "badge_check": badge_check(),
        "chip_black": chip_black(),
        "facing": facing(),
    }
    return {f"xiangqi/{name}.svg": mark for name, mark in marks.items()}


def check() -> Picture:
    """A burst below a general in check."""
    return picture(
        *(150, 150),
        path(star(75, 75, 70, 56, 16), CRIMSON, INK, 4),
        path(star(75, 75, 63, 53, 16), "#FF6A5C", alpha=0.55),
        circle(75, 75, 51, CREAM, INK, 2.6),
        circle(75, 75, 46, "#FFB9A6"),
    )


def check_chevron() -> Picture:
    """A link of the line from an attacker to the general; it points to the right."""
    return picture(
        *(40, 40),
        stroke(CHEVRON, INK, 14),
        stroke(CHEVRON, CREAM, 10),
        stroke(CHEVRON, CRIMSON, 6),
        left=-4,
    )


def check_from() -> Picture:
    """A ring below an attacker."""
    return picture(
        *(100, 100),
        circle(50, 50, 46, line=INK, width=9),
        circle(50, 50, 46, line=CRIMSON, width=5.4),
    )


def badge_check() -> Picture:
    """Check, where words are: a small burst with an exclamation mark."""
    return picture(
        *(48, 48),
        path(star(24, 24, 22.5, 17, 10), CRIMSON, INK, 2.6),
        stroke("M24 13L24 26", WHITE, 5.4),
        circle(24, 33.5, 3, WHITE),
    )


def chip_black() -> Picture:
    """The chip of Black."""
    return picture(
        *(40, 40),
        path(many_sided(20, 20, 17), CREAM),
        path(many_sided(20, 20, 13.5), BLACK.face, INK, 3),
    )


def facing() -> Picture:
    """An eye: two generals would look at each other along an open file."""
    return picture(
        *(40, 40),
        path("M3 20Q20 2 37 20Q20 38 3 20Z", CREAM, INK, 3),
        circle(20, 20, 7.5, CRIMSON, INK, 2.6),
        circle(17.8, 17.6, 2, WHITE),
    )
