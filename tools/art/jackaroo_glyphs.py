"""Ranks as outlines, taken out of the Latin font of the game (SIL Open Font License 1.1)."""

from functools import cache
from pathlib import Path
from typing import Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.art.shapes import group, number, path, stroke

FONT: Final = Path(__file__).parents[2] / "assets/fonts/latin.ttf"
HEIGHT: Final = 100
BETWEEN: Final = 9
"""Between the letters of a rank, in hundredths of its height."""
FATTER: Final = 5
"""A line round the letters in their own colour: cards are read from afar."""


@cache
def outline(rank: str) -> tuple[float, str]:
    """How wide a rank of height 100 is, and its path, its upper left corner at (0, 0)."""
    font = _font()
    glyphs, scale = font.getGlyphSet(), HEIGHT / font["OS/2"].sCapHeight
    pen, right = SVGPathPen(glyphs, ntos=number), 0.0
    for place, letter in enumerate(rank):
        glyph = glyphs[font.getBestCmap()[ord(letter)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        left = right + (BETWEEN if place else 0) - bounds.bounds[0] * scale
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, HEIGHT)))
        right = left + bounds.bounds[2] * scale
    return right, str(pen.getCommands())


def rank_at(
    rank: str,
    x: float,
    y: float,
    height: float,
    colour: str,
    widest: float,
    *,
    turn: float = 0,
    edge: str = "",
    edge_width: float = 0,
) -> str:
    """A rank around a middle, narrower where it would be too wide, perhaps with an edge."""
    width, d = outline(rank)
    high = height / HEIGHT
    wide = min(high, widest / width)
    place = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    size = f"scale({wide:.4g} {high:.4g}) translate({number(-width / 2)} {-HEIGHT // 2})"
    below = stroke(d, edge, edge_width / high) if edge else ""
    return group(f"{place} {size}", below, path(d, colour, colour, FATTER))


@cache
def _font() -> TTFont:
    return TTFont(FONT)
