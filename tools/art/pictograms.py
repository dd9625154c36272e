"""What the pieces of Xiangqi are, as little pictures in a box of 48 by 48."""

from typing import Final

from tools.art.colours import CREAM, CRIMSON, GOLD, INK, WHITE
from tools.art.curves import around, star
from tools.art.heads import head
from tools.art.shapes import circle, group, path, rect, step, stroke

WOOD: Final = "#A8713F"
IRON: Final = "#4F5968"
SHIELD: Final = "M24 4L42 9C43 25 37 37 24 45C11 37 5 25 6 9Z"
NECK: Final = (
    "M13 44C13 34 21 31 21.5 25.5C18 27.5 14 31 10 30C5.5 29 4 25 6 21.5C9 16 12 12 16.5 10"
    "L17 3.5L23 8C34 8 42 18 42 31L42 44Z"
)
MANE: Final = "M23 8C34 8 42 18 42 31L42 44L34 44C36 31 33 20 22 13.5Z"
MUZZLE: Final = "M6.6 23C8 20 10 17.5 12.5 20C14 22 12 27 9.5 27.8C7 27.5 5.8 25.5 6.6 23Z"
TASSEL: Final = (
    "M30 15.5L34 19.5C33 25 29 31 23 33C25 29 24 27 24.5 25C22 27 19.5 27.5 16.5 27"
    "C20 24 24 19 30 15.5Z"
)
SPOKE_DEGREES: Final = (22.5, 67.5, 112.5, 157.5)


def general() -> str:
    """A crown."""
    return (
        path("M7 37L4 14L15 23L24 7L33 23L44 14L41 37Z", GOLD, INK, 3.4)
        + rect(6.5, 34, 35, 8.5, 3, "#F0A52E", INK, 3.2)
        + circle(24, 7.5, 3.2, CREAM, INK, 2.4)
        + circle(4.8, 14, 2.8, CREAM, INK, 2.4)
        + circle(43.2, 14, 2.8, CREAM, INK, 2.4)
        + path("M24 22L29 28L24 34L19 28Z", CRIMSON, INK, 2)
    )


def advisor() -> str:
    """A shield with a star."""
    return (
        path(SHIELD, "#6CA9DA")
        + path("M24 8L24 41C14 34 9.5 24 9.8 12Z", "#A9D3F0")
        + stroke(SHIELD, INK, 3.4)
        + path(star(24, 22.5, 10, 4.6), GOLD, INK, 2.4)
    )


def elephant() -> str:
    """The elephant of Jungle."""
    return group("scale(0.5)", head("elephant"))


def horse() -> str:
    """The head of a horse."""
    return (
        path(NECK, "#B5764A", INK, 3.4)
        + path(MANE, "#5A3524", INK, 2.6)
        + path(MUZZLE, "#D9A57C")
        + circle(17.6, 16.6, 2.3, INK)
        + circle(17, 15.9, 0.8, WHITE)
        + circle(8.6, 23.6, 1.2, INK)
    )


def chariot() -> str:
    """A wheel."""
    return (
        circle(24, 24, 19.5, WOOD, INK, 3.4)
        + circle(24, 24, 13.6, "#FFE7B0", INK, 2.8)
        + "".join(stroke(_spoke(degrees, 13), INK, 5.4) for degrees in SPOKE_DEGREES)
        + "".join(stroke(_spoke(degrees, 14.5), "#C99559", 2.4) for degrees in SPOKE_DEGREES)
        + stroke("M9.5 18A16.5 16.5 0 0 1 18 9", "#E0AE70", 2.6)
        + circle(24, 24, 5, GOLD, INK, 2.8)
    )


def _spoke(degrees: float, length: float) -> str:
    ends = around(24, 24, length, degrees + 180), around(24, 24, length, degrees)
    return step("M", *ends[0]) + step("L", *ends[1])


def cannon() -> str:
    """A cannon on its wheel."""
    barrel = (
        rect(4, 17, 36, 15, 7, "#6F7B8C", INK, 3.4)
        + rect(8, 19.5, 26, 3.4, 1.7, "#A9B6C4")
        + rect(35, 14, 8, 21, 3.4, IRON, INK, 3.2)
        + circle(3, 24.5, 3.4, IRON, INK, 2.8)
    )
    return (
        group("rotate(-27 20 25)", barrel)
        + circle(19, 34, 10, WOOD, INK, 3.4)
        + stroke("M19 26L19 42M11 34L27 34", INK, 3)
        + circle(19, 34, 3.2, GOLD, INK, 2.4)
    )


def soldier() -> str:
    """A spear with its tassel."""
    return (
        stroke("M8 42L31 17", INK, 8.4)
        + stroke("M8 42L31 17", "#C08A50", 3.8)
        + path("M28 20C26.5 13 32 6 44 4C43 16 36 22.5 28 20Z", "#D8E2EA", INK, 3.2)
        + stroke("M30.5 17.5L40 8", "#8FA0B0", 2)
        + path(TASSEL, "#E8472F", INK, 2.6)
    )


PICTOGRAMS: Final = {
    draw.__name__: draw for draw in (general, advisor, elephant, horse, chariot, cannon, soldier)
}
"""By the names of the kinds."""
