"""Builds the fonts in `assets/fonts` from their originals.

    python tools/fonts.py --latin Fredoka_600SemiBold.ttf --chinese NotoSansCJK-Bold.ttc

The Latin original is in the npm package `@expo-google-fonts/fredoka` (`npm pack` fetches it), the
Chinese one in the Debian package `fonts-noto-cjk`. The Latin font stays whole and gets an arrow
for the history, which it lacks. The Chinese font is cut down to the characters of our texts, those
on the pieces and in game files of others, and the 3,755 common characters of the standard GB 2312,
so that players can type their names. The same originals give the same bytes. Needs fonttools, as
the tests do.
"""

import argparse
import sys
from cmath import rect
from collections.abc import Iterable
from math import cos, pi
from pathlib import Path
from typing import Final

from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection, TTFont, TTLibError  # type: ignore[import-untyped]

from jungle_pg.cabinet import words
from jungle_pg.texts.locales import CODES

ROOT: Final = Path(__file__).parent.parent
FONTS: Final = ROOT / "assets/fonts"

LAST_LATIN: Final = 0x2E7F
"""Code points up to here are drawn with the Latin font, all others with the Chinese one."""

ON_PIECES: Final = "象獅虎豹狼狗貓鼠狮猫帥仕相傌俥炮兵將士馬車砲卒進退平前中後楚河漢界"
IN_GAME_FILES: Final = "國勝紅｛｝"
"""What files of other programs say, or comments have that were written into such files."""
PUNCTUATION: Final = "，。！？：；、（）《》「」“”…—·"
ARROW: Final = "→"
ARROW_TIP: Final = 600 + 350j
ARROW_TAILS: Final = (120 + 350j, 430 + 530j, 430 + 170j)
"""Where shaft and barbs begin, in font units, as complex numbers: across, and upwards."""
ARROW_WIDTH: Final = 720
STROKE_RADIUS: Final = 52
CHINESE_FACE: Final = "Noto Sans CJK SC Bold"
LEGAL_NAMES: Final = [0, 1, 2, 4, 5, 6, 7, 13, 14]


def common_characters() -> set[str]:
    """The 3,755 characters of the first level of GB 2312: rows B0 to D7 of its table."""
    pairs = (bytes((row, cell)) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF))
    return {pair.decode("gb2312") for pair in pairs if pair <= b"\xd7\xf9"}


def chinese_characters(texts: Iterable[str]) -> set[str]:
    """Every character the Chinese font must hold to draw these texts and the names of players."""
    said = {character for text in texts for character in text if ord(character) > LAST_LATIN}
    return said | common_characters() | set(ON_PIECES + IN_GAME_FILES + PUNCTUATION)


def texts_of_the_program() -> list[str]:
    """All it says in every language, whatever the game."""
    return [text for code in CODES for text in words(code).texts.values()]


def open_chinese(path: Path) -> TTFont:
    """The simplified Chinese face of a font or of a collection of fonts."""
    if path.suffix.lower() != ".ttc":
        return TTFont(path, recalcTimestamp=False)
    with TTCollection(str(path), lazy=True) as collection:
        names = [face["name"].getDebugName(4) for face in collection.fonts]
    if CHINESE_FACE not in names:
        raise TTLibError(f"{path} holds no face called {CHINESE_FACE}")
    return TTFont(path, fontNumber=names.index(CHINESE_FACE), recalcTimestamp=False)


def keep_only(font: TTFont, characters: set[str]) -> None:
    """Drop everything a line of upright text in these characters does not need."""
    lacking = sorted(characters - {chr(code) for code in font.getBestCmap()})
    if lacking:
        raise TTLibError(f"the Chinese font lacks {''.join(lacking)}")
    options = Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = []
    options.name_IDs = LEGAL_NAMES
    options.drop_tables += ["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    options.notdef_outline = True
    cutter = Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in characters])
    cutter.subset(font)


def draw_stroke(pen: TTGlyphPen, start: complex, end: complex) -> None:
    """A straight stroke with round ends, as the letters of the Latin font have them."""
    along = (end - start) / abs(end - start)
    corner = STROKE_RADIUS / cos(pi / 8)
    pen.moveTo(_point(start + rect(STROKE_RADIUS, pi / 2) * along))
    for tip, outwards in ((end, along), (start, -along)):
        pen.lineTo(_point(tip + rect(STROKE_RADIUS, pi / 2) * outwards))
        corners = [tip + rect(corner, turn * pi / 8) * outwards for turn in (3, 1, -1, -3)]
        pen.qCurveTo(*map(_point, corners), _point(tip - rect(STROKE_RADIUS, pi / 2) * outwards))
    pen.closePath()


def _point(place: complex) -> tuple[int, int]:
    return round(place.real), round(place.imag)


def add_arrow(font: TTFont) -> None:
    """Draw the arrow of the history into the Latin font."""
    pen = TTGlyphPen(None)
    for tail in ARROW_TAILS:
        draw_stroke(pen, tail, ARROW_TIP)
    arrow = pen.glyph()
    arrow.recalcBounds(font["glyf"])
    font["glyf"]["arrowright"] = arrow
    font["hmtx"]["arrowright"] = (ARROW_WIDTH, arrow.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(ARROW)] = "arrowright"


def build(latin_path: Path, chinese_path: Path) -> None:
    """Write both fonts."""
    latin, chinese = TTFont(latin_path, recalcTimestamp=False), open_chinese(chinese_path)
    add_arrow(latin)
    keep_only(chinese, chinese_characters(texts_of_the_program()))
    for font, path in ((latin, FONTS / "latin.ttf"), (chinese, FONTS / "chinese.otf")):
        font.save(path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} KB")


def main() -> int:
    """Build the fonts from the files named on the command line."""
    parser = argparse.ArgumentParser(description="Build assets/fonts from the original fonts.")
    parser.add_argument("--latin", type=Path, required=True, metavar="FILE")
    parser.add_argument("--chinese", type=Path, required=True, metavar="FILE")
    named = parser.parse_args()
    try:
        build(named.latin, named.chinese)
    except (OSError, TTLibError) as problem:
        print(f"fonts: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
