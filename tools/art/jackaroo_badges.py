"""What a card can do and would do, as badges of 64 by 64: each has its own colour and outline."""

from typing import Final

from tools.art.colours import AMBER, CREAM, CRIMSON, GOLD, INK, LIME, OAK, WHITE
from tools.art.curves import star
from tools.art.jackaroo_glyphs import rank_at
from tools.art.shapes import Drawings, circle, group, number, path, picture, placed, rect, stroke

BOX: Final = 64
CLAWS: Final = "M22 16Q18 32 23 46M33 13Q28 32 34 50M44 16Q40 31 44 45"


def drawings() -> Drawings:
    """Every badge of a card, and the two tags on its edge."""
    badges = {f"badge_{kind}": draw() for kind, draw in BADGES.items()}
    tags = {"would_capture": would_capture(), "would_home": would_home()}
    return {
        f"jackaroo/{name}.svg": picture(BOX, BOX, shapes)
        for name, shapes in (badges | tags).items()
    }


def badge_at(kind: str, x: float, y: float, size: float) -> str:
    """A badge around a middle."""
    corner = f"translate({number(x - size / 2)} {number(y - size / 2)})"
    return group(f"{corner} scale({size / BOX:.4g})", BADGES[kind]())


def _arrow(d: str, width: float = 6) -> str:
    return stroke(d, INK, width + 5) + stroke(d, CREAM, width)


def _out() -> str:
    """Up out of a nest."""
    return (
        circle(32, 34, 27, "#3F8A3F")
        + circle(32, 31, 27, LIME, INK, 4)
        + path("M12 36Q32 60 52 36L46 34Q32 44 18 34Z", OAK, INK, 3.4)
        + path("M32 8L45 23L38 23L38 38L26 38L26 23L19 23Z", CREAM, INK, 3.4)
    )


def _split() -> str:
    """One way becomes two."""
    return (
        path("M32 5L60 32L32 62L4 32Z", "#C98A1B", INK, 4)
        + path("M32 2L60 30L32 58L4 30Z", AMBER, INK, 4)
        + _arrow("M32 49L32 38M32 38Q30 31 22 26M32 38Q34 31 42 26")
        + path("M13 20L28 19L20 33ZM51 20L36 19L44 33Z", CREAM, INK, 2.8)
    )


def _back() -> str:
    """A turn to the rear."""
    return (
        rect(5, 8, 54, 53, 15, "#12305C", INK, 4)
        + rect(5, 4, 54, 53, 15, "#3E74C4", INK, 4)
        + _arrow("M46 45L46 32Q46 21 34 21L26 21")
        + path("M12 21L28 9L28 33Z", CREAM, INK, 3)
    )


def _swap() -> str:
    """Two arrows past each other."""
    return (
        path("M20 6L44 6L61 32L44 60L20 60L3 32Z", "#4B2C93", INK, 4)
        + path("M20 3L44 3L61 29L44 56L20 56L3 29Z", "#9B75E8", INK, 4)
        + _arrow("M16 22L40 22M48 38L24 38", 5.5)
        + path("M38 12L54 22L38 32ZM26 28L10 38L26 48Z", CREAM, INK, 3)
    )


def _attack() -> str:
    """The marks of claws."""
    return (
        path(star(32, 33.5, 28.5, 21.5, 9), "#7E1020", INK, 4)
        + path(star(32, 30.5, 28.5, 21.5, 9), CRIMSON, INK, 4)
        + stroke(CLAWS, CREAM, 5.6)
    )


def _sweep() -> str:
    """Thirteen, and everything on the way."""
    return (
        path("M3 15Q3 8 10 8L46 8L62 33L46 59L10 59Q3 59 3 52Z", "#A8481A", INK, 4)
        + path("M3 11Q3 4 10 4L46 4L62 30L46 55L10 55Q3 55 3 48Z", "#FF9A3D", INK, 4)
        + rank_at("13", 26, 29.5, 25, CREAM, 33, edge=INK, edge_width=5.5)
        + stroke("M48 18L55 30L48 42", INK, 4.5)
    )


def _throw() -> str:
    """A card that falls."""
    arrow = "M32 30L32 42M23 38L32 52L41 38"
    return (
        path(star(32, 33.5, 28.5, 24.5, 12), "#7E1020", INK, 4)
        + path(star(32, 30.5, 28.5, 24.5, 12), CRIMSON, INK, 4)
        + placed(32, 20, -14, rect(-11, -12, 22, 28, 4, CREAM, INK, 3))
        + stroke(arrow, INK, 9)
        + stroke(arrow, CREAM, 5)
    )


def _bonus() -> str:
    """One more card, and once more the turn."""
    return (
        rect(20, 6, 41, 55, 8, "#C9BFA6", INK, 4)
        + rect(20, 2, 41, 55, 8, CREAM, INK, 4)
        + path("M37 8L48 8L48 16L56 16L56 27L48 27L48 35L37 35L37 27L29 27L29 16L37 16Z", LIME)
        + _round_arrow(19, 43, 13.5)
    )


def _again() -> str:
    """Once more the turn."""
    return _round_arrow(32, 32, 22)


def _round_arrow(x: float, y: float, r: float) -> str:
    """Once around, almost."""
    k = r / 22
    ring = circle(0, 2, 27, "#12305C", INK, 4) + circle(0, 0, 27, "#3E74C4", INK, 4)
    turn = _arrow("M11 -8A14 14 0 1 0 13 6", 6)
    head = path("M3 -7L19 -19L20 1Z", CREAM, INK, 3)
    return group(f"translate({number(x)} {number(y)}) scale({k:.4g})", ring + turn + head)


BADGES: Final = {
    "out": _out,
    "split": _split,
    "back": _back,
    "swap": _swap,
    "attack": _attack,
    "sweep": _sweep,
    "throw": _throw,
    "bonus": _bonus,
    "again": _again,
}


def would_capture() -> str:
    """A marble in a ring with teeth."""
    tooth = path("M-7 -29L7 -29L0 -17Z", CRIMSON, INK, 2.4)
    return (
        circle(32, 34, 28, "#7E1020", INK, 3.5)
        + circle(32, 31, 28, CREAM, INK, 3.5)
        + circle(32, 31, 23, line=CRIMSON, width=6)
        + "".join(placed(32, 31, degrees, tooth) for degrees in (0, 90, 180, 270))
        + circle(32, 31, 9.5, "#4A4652", INK, 2.6)
        + circle(29, 28, 2.6, WHITE)
    )


def would_home() -> str:
    """A house with a star."""
    return (
        rect(4, 9, 56, 52, 16, "#2F6B38", INK, 3.5)
        + rect(4, 4, 56, 52, 16, LIME, INK, 3.5)
        + path("M32 10L53 29L46.5 29L46.5 49L17.5 49L17.5 29L11 29Z", CREAM, INK, 3.2)
        + path(star(32, 36, 11, 5), GOLD, INK, 2.4)
    )
