"""Characters as outlines, taken out of the Chinese font of the game (SIL Open Font License 1.1)."""

from functools import cache
from pathlib import Path
from typing import Final

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.art.shapes import number

FONT: Final = Path(__file__).parents[2] / "assets/fonts/chinese.otf"
USUAL_EXTENT: Final = 900
"""Characters up to this size, in units of the font, are all drawn at one scale."""
BOX: Final = 100


@cache
def outline(character: str) -> str:
    """The path of a character around (0, 0), at most 100 by 100."""
    font = _font()
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    scale = BOX / max(right - left, top - bottom, USUAL_EXTENT)
    pen = SVGPathPen(glyphs, ntos=number)
    middle = (-scale * (left + right) / 2, scale * (bottom + top) / 2)
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, *middle)))
    return str(pen.getCommands())


@cache
def _font() -> TTFont:
    return TTFont(FONT)
