"""What is written to a terminal can be written in its encoding."""

import ast
import io
from pathlib import Path

from jungle_pg.cabinet import faces
from jungle_pg.games.console.style import Style, style_of
from tests.console.driving import pretty
from tests.console.jackaroo_lines import KING
from tests.rows import each_of

PROGRAM = Path(__file__).parent.parent.parent / "jungle_pg"
SOURCES = [*PROGRAM.glob("console/*.py"), *PROGRAM.glob("games/**/console*/*.py")]
SOURCES += PROGRAM.glob("games/*/console.py")
ENCODINGS = ("ascii", "latin-1", "utf-8", "gbk", "gb18030", "gb2312", "big5", "shift_jis", "cp932")
SUITS = set("♠♥♦♣")
EVERYWHERE = set("→…")
"""Signs with no other way to write them; a stream that lacks them shows their numbers."""


def characters_written() -> set[str]:
    """The characters that are seen and no plain keyboard has, in the strings of the console."""
    sources = [path.read_text(encoding="utf-8") for path in SOURCES]
    return {
        letter
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for letter in node.value
        if letter.isprintable() and not letter.isascii()
    }


def can_write(encoding: str, letter: str) -> bool:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


@each_of("encoding", ENCODINGS)
def test_what_an_encoding_lacks_is_not_promised_by_the_style(encoding: str) -> None:
    style = style_of({}, encoding, is_terminal=True)
    written = characters_written() - EVERYWHERE
    assert written > SUITS
    lacking = {letter for letter in written if not can_write(encoding, letter)}
    assert not (style.has_suits and lacking & SUITS)
    assert not (style.has_characters and lacking - SUITS)


@each_of("game", faces())
@each_of("encoding", ["ascii", "gbk", "gb18030"])
def test_a_game_is_written_without_numbers_of_characters(
    encoding: str, game: str, tmp_path: Path
) -> None:
    style = style_of({}, encoding, is_terminal=False)
    language = "zh" if style.has_characters else "en"
    said = pretty(tmp_path, "2", "help", game=game, style=style, language=language).said
    stream = io.TextIOWrapper(io.BytesIO(), encoding, errors="backslashreplace")
    stream.write(said)
    stream.seek(0)
    assert stream.read() == said


def test_suits_are_letters_where_their_signs_are_missing(tmp_path: Path) -> None:
    for has_suits in (False, True):
        style = Style(has_characters=True, has_suits=has_suits)
        said = pretty(tmp_path, "2", **KING, style=style, language="zh").said
        assert bool(set(said) & SUITS) == has_suits
