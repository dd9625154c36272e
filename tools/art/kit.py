"""The few pictures of the user interface that are not drawn at run time."""

from tools.art.colours import AMBER, CREAM, CRIMSON, FOLIAGE, GOLD, INK, THEMES, Foliage
from tools.art.curves import star
from tools.art.leaves import broad
from tools.art.marks import paw
from tools.art.shapes import Drawings, Picture, circle, path, picture, placed, stroke


def drawings() -> Drawings:
    """Everything in `ui`."""
    sprigs = {f"ui/sprig_{theme}.svg": sprig(FOLIAGE[theme]) for theme in THEMES}
    return sprigs | {
        "ui/knob.svg": knob(),
        "ui/mark_capture.svg": capture_mark(),
        "ui/mark_den.svg": picture(28, 32, path(star(14, 15, 13, 6), GOLD, INK, 3)),
    }


def knob() -> Picture:
    """The knob of a slider: a button with a paw."""
    return picture(
        *(48, 48),
        circle(24, 27, 19, "#A8731B"),
        circle(24, 23, 19, AMBER, INK, 3.5),
        paw(24, 23.5, 0.86, INK),
    )


def capture_mark() -> Picture:
    """The pin of a capture on the bar of a replay."""
    return picture(
        *(24, 32),
        path("M12 30L3 14Q2 3 12 3Q22 3 21 14Z", CRIMSON, INK, 3),
        stroke("M9 9L9 14M15 9L15 14", CREAM, 2.6),
    )


def sprig(leaves: Foliage) -> Picture:
    """Three leaves for the corner of a panel."""
    return picture(
        *(124, 104),
        placed(18, 80, 62, broad(84, 40, leaves.lit, 0.1, 3.2)),
        placed(16, 82, 12, broad(70, 36, leaves.mid, 0.1, 3.2)),
        placed(14, 84, 100, broad(60, 30, leaves.near, 0.1, 3.2)),
    )
