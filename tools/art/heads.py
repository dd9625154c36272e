"""The heads of the eight animals, with open, closed and startled eyes, in a box of 96 by 96."""

from dataclasses import dataclass
from typing import Final

from tools.art.colours import INK, WHITE
from tools.art.faces import FACES, IRIS, Appearance
from tools.art.shapes import circle, step, stroke

LOOKS: Final[dict[Appearance, str]] = {"open": "", "blink": "_blink", "shock": "_shock"}
"""What a file name says about the eyes."""

BLACKER: Final = "#0E0D14"
GLINT: Final = "#fff"


@dataclass(frozen=True, slots=True)
class Eyes:
    """The left eye: where its lid closes, how wide; the dot of the open eye and its glint."""

    x: float
    lid_y: float
    half_width: float
    dot_y: float = 0
    dot: float = 0
    glint: float = 1.5
    glint_x: float = 1.2
    glint_y: float = 1.4


EYES: Final = {
    "elephant": Eyes(36, 41, 6, dot_y=41, dot=4),
    "lion": Eyes(38, 44, 5.5, dot_y=44, dot=3.6),
    "tiger": Eyes(37, 43, 6, dot_y=44, dot=4),
    "leopard": Eyes(37, 44.5, 6.5, dot_y=45, dot=4.6, glint=1.7, glint_x=1.4, glint_y=1.6),
    "wolf": Eyes(35, 48, 7),
    "dog": Eyes(36, 43, 6, dot_y=43, dot=4.4),
    "cat": Eyes(34, 46.5, 7.5),
    "rat": Eyes(38, 50, 6, dot_y=50, dot=4.6),
}
"""Wolf and cat have no dots: their open eyes are part of the face."""


def head(animal: str, appearance: Appearance = "open") -> str:
    """The head of an animal."""
    return FACES[animal](appearance) + _eyes(animal, appearance)


def _eyes(animal: str, appearance: Appearance) -> str:
    eyes = EYES[animal]
    places = (eyes.x, 96 - eyes.x)
    if appearance == "blink":
        return "".join(_lid(animal, eyes, x) for x in places)
    if appearance == "shock":
        return "".join(
            circle(x, eyes.lid_y - 1, eyes.half_width * 1.15, WHITE, INK, 3)
            + circle(x, eyes.lid_y - 0.5, eyes.half_width * 0.34, INK)
            for x in places
        )
    if not eyes.dot:
        return ""
    return "".join(
        circle(x, eyes.dot_y, eyes.dot, INK)
        + circle(x + eyes.glint_x, eyes.dot_y - eyes.glint_y, eyes.glint, GLINT)
        for x in places
    )


def _lid(animal: str, eyes: Eyes, x: float) -> str:
    y, reach = eyes.lid_y, eyes.half_width
    d = step("M", x - reach, y) + step("Q", x, y + reach * 0.9, x + reach, y)
    if animal == "cat":  # ink alone would not show on the dark coat
        return stroke(d, IRIS, 6.4) + stroke(d, BLACKER, 3.4)
    return stroke(d, INK, 3.4)
