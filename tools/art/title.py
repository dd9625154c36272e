"""The logo with its animals, and the icon of the program."""

from dataclasses import dataclass
from typing import Final

from tools.art.colours import BLUE, CORAL, CREAM, FOLIAGE, INK, Tone
from tools.art.faces import Appearance
from tools.art.glyphs import outline
from tools.art.heads import head
from tools.art.leaves import broad, frond
from tools.art.shapes import (
    Drawings,
    Picture,
    circle,
    definitions,
    group,
    linear,
    number,
    path,
    picture,
    placed,
    rect,
    stroke,
)

STROKE: Final = 62
"""How thick the letters are."""
GAP: Final = 15
BASE_Y: Final = 168

Leaves = tuple[tuple[float, float, float, float, float, Tone], ...]
"""Leaves with their foot, turn, length, width and tone."""


@dataclass(frozen=True, slots=True)
class Letter:
    """The skeleton of a letter in a box 200 high, its light, and how it stands in the word."""

    d: str
    width: float
    light: str
    tilt: int
    lower: float


WORD: Final = (
    Letter(
        "M96 30L96 140C96 186 76 206 46 206C20 206 4 192 0 168",
        *(96, "M84 26L84 92M84 116L84 122", -6, 12),
    ),
    Letter(
        "M0 30L0 138C0 182 24 206 60 206C96 206 120 182 120 138L120 30",
        *(120, "M-12 26L-12 96M-12 120L-12 128", 3, -2),
    ),
    Letter(
        "M0 206L0 32L118 204L118 30",
        *(118, "M-11 40L-11 100M-11 124L-11 132", -3, 6),
    ),
    Letter(
        "M126 66C114 42 94 30 68 30C26 30 0 66 0 118C0 170 26 206 68 206C104 206 128 180 130 132"
        "L84 132",
        *(130, "M-12 104C-8 66 14 30 48 20M68 16L72 16", 3, -6),
    ),
    Letter(
        "M0 30L0 206L92 206",
        *(92, "M-12 26L-12 96M-12 120L-12 128", -3, 4),
    ),
    Letter(
        "M94 30L0 30L0 206L98 206M0 118L80 118",
        *(98, "M-10 22L54 18M78 18L84 18", 5, 4),
    ),
)
"""J, U, N, G, L, E."""


@dataclass(frozen=True, slots=True)
class Set:
    """A letter at its place in the logo."""

    letter: Letter
    x: float
    y: float

    def drawn(self, down: float, d: str, line: str, width: float) -> str:
        """Lines of the letter, moved down a little."""
        turn = f"rotate({self.letter.tilt} {number(self.letter.width / 2)} 118)"
        place = f"translate({number(self.x)} {number(self.y + down)}) {turn}"
        return group(place, stroke(d, line, width))


def drawings() -> Drawings:
    """Everything in `title`."""
    return {
        "title/logo.svg": logo("open"),
        "title/logo_blink.svg": logo("blink"),
        "title/logo_zh.svg": chinese_logo("open"),
        "title/logo_zh_blink.svg": chinese_logo("blink"),
        "title/app_icon.svg": app_icon(),
    }


SHINE: Final = (0, "#FFF3AE", 1), (0.45, "#FFD04C", 1), (1, "#F28C28", 1)


def logo(appearance: Appearance) -> Picture:
    """The name of the game between leaves and animals."""
    letters = _set_word()
    *_, ell, _e = letters
    return picture(
        *(1380, 480),
        definitions(linear("lf", (0, 0), (0, 236), *SHINE)),
        *_behind_the_name(appearance),
        *(_shade(letter) for letter in letters),
        *(_face(letter) for letter in letters),
        *(letter.drawn(-2, letter.letter.light, "#FFFBE2", 9) for letter in letters),
        _put_head("rat", ell.x + 76, ell.y + 112, 1.16, 6, appearance),
        _leaves_before(letters),
        left=-60,
    )


CHARACTERS: Final = (("斗", 272, 300, -5), ("兽", 614, 294, 2), ("棋", 978, 298, -2))
"""The Chinese name, each character with its middle and its turn."""
CHARACTER_SIZE: Final = 2.74
"""Of the outlines, which are a hundred units large."""


def chinese_logo(appearance: Appearance) -> Picture:
    """The name of the game in Chinese, among the same leaves and animals."""
    ink = tuple((down, INK, 26.0) for down in (0, 6, 12, 18, 22))
    sides = tuple((down, "#A8481A", 5.0) for down in (20, 15, 10, 5))
    faces = (0, "#D9701F", 7.0), (-3, "url(#lf)", 0.0)
    day = FOLIAGE["day"]
    leaves = (
        (1112, 214, 74, 78, 42, day.lit),
        (1104, 206, 24, 66, 36, day.lime),
        (152, 196, -74, 84, 44, day.lit),
        (158, 190, -26, 72, 36, day.lime),
        (420, 424, -112, 74, 40, day.lit),
        (430, 428, 160, 50, 34, day.lime),
    )
    return picture(
        *(1380, 480),
        definitions(linear("lf", (0, -50), (0, 50), *SHINE)),
        *_behind_the_name(appearance),
        *(_character(*each, *layer) for layer in (*ink, *sides, *faces) for each in CHARACTERS),
        _put_head("rat", 801, 290, 1.16, 6, appearance),
        _smooth(leaves),
        left=-60,
    )


def _character(
    character: str, x: float, y: float, turn: int, down: float, paint: str, thicker: float
) -> str:
    """A character whose strokes are so much thicker and rounder, moved down a little."""
    place = f"translate({number(x)} {number(y + down)}) rotate({turn}) scale({CHARACTER_SIZE})"
    return group(place, path(outline(character), paint, paint, thicker / CHARACTER_SIZE))


def _behind_the_name(appearance: Appearance) -> tuple[str, ...]:
    """Leaves, and the animals that look over the letters."""
    return (
        _leaves_behind(),
        _put_head("elephant", 312, 116, 2.2, -4, appearance),
        _put_head("lion", 628, 116, 2.3, 3, appearance),
        _put_head("tiger", 1092, 122, 2.0, 6, appearance),
    )


def _set_word() -> tuple[Set, ...]:
    placed_letters, x = [], 112.0
    for letter in WORD:
        placed_letters.append(Set(letter, x, BASE_Y + letter.lower))
        x += letter.width + STROKE + GAP
    return tuple(placed_letters)


def _shade(letter: Set) -> str:
    """The ink under a letter."""
    return "".join(
        letter.drawn(down, letter.letter.d, INK, STROKE + 20) for down in (0, 6, 12, 18, 24)
    )


def _face(letter: Set) -> str:
    """The sides of a letter and its face."""
    d = letter.letter.d
    sides = "".join(letter.drawn(down, d, "#A8481A", STROKE) for down in (22, 16, 11, 5))
    edge = letter.drawn(0, d, "#D9701F", STROKE)
    return sides + edge + letter.drawn(-3, d, "url(#lf)", STROKE - 10)


def _put_head(
    animal: str, x: float, y: float, scale: float, turn: int = 0, appearance: Appearance = "open"
) -> str:
    """A head whose middle is at (x, y)."""
    place = f"translate({number(x)} {number(y)}) rotate({turn}) scale({scale})"
    return group(f"{place} translate(-48 -48)", head(animal, appearance))


def _smooth(leaves: Leaves, bend: float = 0.08) -> str:
    return "".join(
        placed(x, y, turn, broad(length, width, tone, bend))
        for x, y, turn, length, width, tone in leaves
    )


def _leaves_behind() -> str:
    day = FOLIAGE["day"]
    near, mid, lit = day.near, day.mid, day.lit
    leaves = (
        (120, 240, -58, 150, 70, near),
        (90, 360, -102, 104, 54, mid),
        (1130, 240, 58, 150, 70, near),
        (1150, 370, 102, 104, 54, mid),
        (420, 170, -26, 120, 56, mid),
        (470, 170, 10, 120, 54, near),
        (770, 170, -14, 120, 56, near),
        (810, 180, 24, 110, 52, mid),
    )
    fronds = placed(1150, 310, 80, frond(100, 54, lit, 0.2, 9)) + placed(
        100, 300, -78, frond(96, 52, lit, 0.2, 9), flip=-1
    )
    return _smooth(leaves) + fronds


def _leaves_before(letters: tuple[Set, ...]) -> str:
    lit, lime = FOLIAGE["day"].lit, FOLIAGE["day"].lime
    j, _u, n, _g, _l, e = letters
    return _smooth(
        (
            (e.x + 118, e.y + 44, 74, 78, 42, lit),
            (e.x + 110, e.y + 36, 24, 66, 36, lime),
            (j.x + 80, j.y + 4, -74, 84, 44, lit),
            (j.x + 86, j.y - 2, -26, 72, 36, lime),
            (n.x - 8, n.y + 232, -112, 74, 40, lit),
            (n.x + 2, n.y + 236, 160, 50, 34, lime),
        )
    )


def app_icon() -> Picture:
    """The lion on a plate of both colours."""
    day = FOLIAGE["day"]
    grass = definitions(linear("bg", (0, 0), (0, 256), (0, "#BFE39A", 1), (1, "#2F8A5E", 1)))
    left, right = (
        broad(120, 60, day.near, bend, notches=3, depth=0.5, seed=3) for bend in (0.06, -0.06)
    )
    leaves = (
        (30, 240, 52, 100, 46, day.lit),
        (226, 240, -52, 100, 46, day.lit),
        (36, 240, 82, 84, 38, day.lime),
        (220, 240, -82, 84, 38, day.lime),
    )
    return picture(
        *(256, 256),
        grass,
        rect(8, 8, 240, 240, 58, "url(#bg)", INK, 8),
        placed(52, 236, -10, left),
        placed(204, 236, 10, right),
        circle(128, 140, 92, "#7C2A1A"),
        path("M128 40A92 92 0 0 0 128 224Z", CORAL, INK, 7),
        path("M128 40A92 92 0 0 1 128 224Z", BLUE, INK, 7),
        circle(128, 132, 74, CREAM, INK, 5),
        _put_head("lion", 128, 128, 2.1),
        _smooth(leaves, 0.06),
        rect(8, 8, 240, 240, 58, line=INK, width=8),
    )
