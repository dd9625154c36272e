"""The pieces of Xiangqi: characters and pictures on a round disc or one with eight sides."""

from dataclasses import dataclass
from typing import Final

from tools.art.colours import CREAM, INK
from tools.art.curves import many_sided
from tools.art.glyphs import outline
from tools.art.pictograms import PICTOGRAMS
from tools.art.shapes import Drawings, circle, group, number, path, picture, stroke


@dataclass(frozen=True, slots=True)
class Wood:
    """The colours of one side's discs; `carved` is the light or the shade under the carving."""

    face: str
    lip: str
    edge: str
    ring: str
    carved: str
    letter: str
    grain: str
    medal: str
    badge: str


RED: Final = Wood(
    "#F8DDA6", "#A8713F", "#FFF1CF", "#D2492C", "#FFF3D6", "#B3240F", "#E3BC7C", CREAM, "#D2492C"
)
BLACK: Final = Wood(
    *("#4B3A36", "#1F1719", "#8A6C58", "#E2B766", "#2A1F1F", "#FFF0CF", "#5F4A42"),
    *("#EBD9B4", "#4B3A36"),
)
KINDS: Final = ("general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier")
CHARACTERS: Final = {"r": "帥仕相傌俥炮兵", "b": "將士象馬車砲卒"}
SIMPLIFIED: Final = {"r": "帅仕相马车炮兵", "b": "将士象马车炮卒"}
WOODS: Final = {"r": RED, "b": BLACK}

MIDDLE: Final = (48, 46)
LETTER: Final = 46
GRAIN: Final = {
    "r": (
        *("M14 38Q30 30 40 34T80 30", "M12 50Q30 44 52 48T84 44"),
        *("M15 62Q36 56 54 61T80 58", "M26 76Q42 70 68 74"),
    ),
    "b": (
        *("M14 36Q30 29 42 33T80 29", "M12 50Q30 44 52 48T84 44"),
        *("M15 62Q36 56 54 61T80 58", "M28 77Q42 71 66 75"),
    ),
}
LARGER: Final = {"elephant": 1.16}
"""How much larger than the others a pictogram is drawn, because it fills less of its box."""
WING: Final = (
    "M30 50C22 30 6 24 -8 30C-4 34 -3 37 -4 40C-9 39 -13 40 -16 43C-11 45 -9 48 -9 52"
    "C-13 52 -16 54 -18 58C-8 64 14 66 30 60Z"
)


def drawings() -> Drawings:
    """Every piece with its character, its picture, its badge; and the general that flies."""
    result: Drawings = {}
    for side in WOODS:
        for kind, usual, plain in zip(KINDS, CHARACTERS[side], SIMPLIFIED[side], strict=True):
            name = f"{side}_{kind}"
            result[f"xiangqi/{name}.svg"] = picture(96, 96, disc(side), letter(side, usual))
            result[f"xiangqi/{name}_picture.svg"] = picture(96, 96, medal(side, kind))
            result[f"xiangqi/badge_{name}.svg"] = picture(40, 40, badge(side, kind))
            if plain != usual:
                simplified = picture(96, 96, disc(side), letter(side, plain))
                result[f"xiangqi/{name}_simplified.svg"] = simplified
        result[f"xiangqi/{side}_flying.svg"] = picture(96, 96, flying(side))
    return result


def disc(side: str, middle: str = "") -> str:
    """The disc of a side: wood with a ring carved into it, and something inside the ring."""
    wood, is_red = WOODS[side], side == "r"
    size, ring, line = (42.0, 33.5, 3.8) if is_red else (41.5, 32.5, 3.4)
    shapes = _shape(side, 48, 52, size, wood.lip, INK, 4) + _shape(
        side, *MIDDLE, size, wood.face, INK, 4
    )
    shapes += "".join(stroke(d, wood.grain, 2.2, 0.8 if is_red else 0.9) for d in GRAIN[side])
    if is_red:
        shapes += stroke("M14.5 34A36 36 0 0 1 38 11.5", wood.edge, 4.2)
    else:
        shapes += stroke("M11 44L11 31.5L32 10.3L62 10.3", wood.edge, 3.6)
    if middle:
        shapes += _shape(side, *MIDDLE, ring, middle)
    below = MIDDLE[1] + (1.4 if is_red else 1.6)
    return (
        shapes
        + _shape(side, MIDDLE[0], below, ring, line=wood.carved, width=3.6)
        + _shape(side, *MIDDLE, ring, line=wood.ring, width=line)
    )


def letter(side: str, character: str) -> str:
    """A character in the colour of its side, carved: another shade lies a little lower."""
    wood, d, scale = WOODS[side], outline(character), f"scale({LETTER / 100:.4g})"
    x, y = MIDDLE
    return group(f"translate({x} {number(y + 1.4)}) {scale}", path(d, wood.carved)) + group(
        f"translate({x} {y}) {scale}", path(d, wood.letter, wood.letter, 1.2)
    )


def medal(side: str, kind: str) -> str:
    """A disc with a pale middle and a pictogram on it."""
    return disc(side, WOODS[side].medal) + _pictogram(kind, 48, 46, 52)


def badge(side: str, kind: str) -> str:
    """A small sign with a pictogram, in a box of 40 by 40."""
    wood = WOODS[side]
    return (
        _shape(side, 20, 20, 18, wood.badge, INK, 2.8)
        + _shape(side, 20, 20, 14.6, CREAM)
        + _pictogram(kind, 20, 19.6, 28.8)
    )


def flying(side: str) -> str:
    """The general with wings: generals fly at each other along an open file."""
    wing = path(WING, CREAM, INK, 4) + stroke(
        "M22 50C14 40 6 37 -2 38M20 56C12 51 4 50 -4 52", INK, 3
    )
    general = disc(side) + letter(side, CHARACTERS[side][0])
    return (
        group("translate(15.5 -1) scale(0.86)", wing)
        + group("translate(80.5 -1) scale(-0.86 0.86)", wing)
        + group("translate(9.6 10) scale(0.8)", general)
    )


def _pictogram(kind: str, x: float, y: float, size: float) -> str:
    """A pictogram around a middle."""
    size *= LARGER.get(kind, 1)
    place = f"translate({number(x - size / 2)} {number(y - size / 2)})"
    return group(f"{place} scale({size / 48:.4g})", PICTOGRAMS[kind]())


def _shape(
    side: str,
    x: float,
    y: float,
    size: float,
    fill: str = "none",
    line: str = "",
    width: float = 0,
) -> str:
    """A circle for Red, eight sides for Black; `size` is half its width."""
    if side == "r":
        return circle(x, y, size, fill, line, width)
    return path(many_sided(x, y, size), fill, line, width)
