"""What flies and sits between the leaves."""

from typing import Final

from tools.art.colours import CORAL, CREAM, FOLIAGE, INK, OAK, SKY_BLUE, WHITE
from tools.art.leaves import broad
from tools.art.shapes import Picture, circle, definitions, path, picture, placed, radial, stroke

ORANGE: Final = "#F6A93C"
TOUCAN_BODY: Final = "M78 186C48 150 52 86 96 66C130 52 160 70 158 104C156 150 128 190 92 190Z"
TOUCAN_BIB: Final = "M104 84C96 118 112 140 140 136C154 132 158 112 152 92C140 76 116 72 104 84Z"
TOUCAN_BEAK: Final = (
    "M146 70C176 48 232 62 232 104C232 118 226 128 220 130C206 112 178 108 152 110Z"
)
BRANCH: Final = "M-150 216C-60 190 110 184 214 204"


def butterfly() -> Picture:
    """A butterfly from above."""
    wing = (
        path("M0 0C-6 -26 -38 -30 -36 -8C-35 4 -20 8 -4 3Z", ORANGE, INK, 3.4)
        + path("M-2 3C-22 6 -28 22 -16 26C-7 28 0 16 1 6Z", CORAL, INK, 3.4)
        + circle(-24, -10, 4.5, CREAM)
    )
    return picture(
        *(90, 70),
        placed(45, 36, 0, wing),
        placed(45, 36, 0, wing, flip=-1),
        stroke("M45 24L45 54", INK, 6),
        stroke("M44 24Q40 14 34 12M46 24Q50 14 56 12", INK, 2.8),
    )


def firefly() -> Picture:
    """A point of light."""
    glow = (0, "#FFF7B0", 1), (0.2, "#FFE98A", 0.8), (1, "#FFE98A", 0)
    return picture(
        *(60, 60),
        definitions(radial("f", 30, 30, 28, *glow)),
        circle(30, 30, 28, "url(#f)"),
        circle(30, 30, 5, "#FFFDE6"),
    )


def toucan() -> Picture:
    """The toucan on its branch."""
    feathers = "#2E3A4A"
    return picture(
        *(384, 240),
        stroke(BRANCH, INK, 18),
        stroke(BRANCH, OAK, 11),
        stroke("M150 197Q168 176 186 174", INK, 8),
        placed(182, 176, 60, broad(40, 24, FOLIAGE["day"].lit, 0.08, 3)),
        path("M70 150L44 224L72 232L96 168Z", feathers, INK, 5),
        path(TOUCAN_BODY, feathers, INK, 5),
        path(TOUCAN_BIB, CREAM),
        path(TOUCAN_BEAK, ORANGE, INK, 5),
        path("M154 104C178 102 206 106 221 128C196 138 168 130 152 116Z", CORAL, INK, 5),
        path("M206 72C226 82 232 96 228 118C218 108 208 98 206 72Z", INK),
        circle(132, 88, 13, SKY_BLUE, INK, 4),
        circle(133, 88, 5.6, INK),
        circle(135, 86, 2, WHITE),
        path("M72 116C62 146 72 172 92 182C106 164 108 134 96 112Z", "#3F4E62", INK, 4.5),
        stroke("M92 190L90 200M106 188L106 200", ORANGE, 6),
        left=-140,
    )
