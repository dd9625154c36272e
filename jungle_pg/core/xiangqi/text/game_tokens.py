"""What stands in game files: games with their tags, and the moves, comments and signs of one."""

import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

UNFINISHED: Final = "*"
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", UNFINISHED)
SPOKEN_RESULTS: Final = {
    **dict.fromkeys(("红胜", "红方胜", "红先胜", "紅勝", "紅方勝", "紅先勝", "黑负"), "1-0"),
    **dict.fromkeys(("黑胜", "黑方胜", "黑先胜", "黑勝", "黑方勝", "红负", "红先负"), "0-1"),
    **dict.fromkeys(("和", "和棋", "和局", "红先和", "紅先和", "1⁄2-1⁄2"), "1/2-1/2"),
}
"""How lists of moves end that people have written."""
GLYPHS: Final = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
HIGHEST_GLYPH: Final = 255
CHINESE_MOVE: Final = 4
"""Characters of a move."""

_TAG: Final = re.compile(r'\s*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*')
_ASIDE: Final = re.compile(r"\{([^}]*)\}|｛([^｝]*)｝|;([^\n]*)|^(%)[^\n]*", re.MULTILINE)
_NEXT: Final = re.compile(_ASIDE.pattern + r'|^[ \t]*(?P<tag>\[)(?=\w+[ \t]+")', re.MULTILINE)
_TOKEN: Final = re.compile(
    r"""\$(?P<glyph>\d{1,9}) | (?P<sign>[!?]+) | (?P<bracket>[()])
      | (?<![^\s(、])\d+[.、)](?!\d)\.* | (?<!\S)\.+(?!\S)
      | (?P<word>[^\s()!?$、]+) | \$""",
    re.VERBOSE,
)
_BETWEEN: Final = str.maketrans(dict.fromkeys("，；。,", " "))


class Kind(Enum):
    """What a token is."""

    WORD = 1
    COMMENT = 2
    GLYPH = 3
    OPEN = 4
    CLOSE = 5


class Token(NamedTuple):
    """A part of the moves, and in which line of the file it begins."""

    kind: Kind
    text: str
    line: int


class WrittenGame(NamedTuple):
    """A game as it stands in a file."""

    tags: dict[str, str]
    body: str
    line: int
    """Where its moves begin."""


def written_games(text: str) -> Iterator[WrittenGame]:
    """The games of a file; each begins with its tags, the first may have none."""
    text = text.removeprefix("\ufeff")
    place, line = 0, 1
    while place < len(text):
        tags: dict[str, str] = {}
        begin = place
        while tag := _TAG.match(text, place):
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
            place = tag.end()
        line += text.count("\n", begin, place)
        end = next(
            (found.start() for found in _NEXT.finditer(text, place) if found["tag"]), len(text)
        )
        if end == place and not tags:
            # What looks like a tag and is none belongs to the moves, where it is complained of.
            end = len(text)
        yield WrittenGame(tags, text[place:end], line)
        line += text.count("\n", place, end)
        place = end


def tokens(body: str, line: int = 1) -> Iterator[Token]:
    """The moves of a game with what is said of them; numbers of moves are left out."""
    place = 0
    for aside in [*_ASIDE.finditer(body), None]:
        end = len(body) if aside is None else aside.start()
        yield from _tokens_of(body[place:end], line)
        line += body.count("\n", place, end)
        if aside is not None:
            said = next((part for part in aside.groups()[:3] if part is not None), None)
            if said is not None:
                yield Token(Kind.COMMENT, said, line)
            line += aside[0].count("\n")
            place = aside.end()


def _tokens_of(prose: str, line: int) -> Iterator[Token]:
    for row in prose.split("\n"):
        plain = unicodedata.normalize("NFKC", row.translate(_BETWEEN)).translate(_BETWEEN)
        for found in _TOKEN.finditer(plain):
            match found.lastgroup:
                case "glyph" if int(found["glyph"]) <= HIGHEST_GLYPH:
                    yield Token(Kind.GLYPH, found["glyph"], line)
                case "sign" if found["sign"] in GLYPHS:
                    yield Token(Kind.GLYPH, str(GLYPHS[found["sign"]]), line)
                case "bracket":
                    yield Token(Kind.OPEN if found[0] == "(" else Kind.CLOSE, found[0], line)
                case "word":
                    for part in _apart(found["word"]):
                        yield Token(Kind.WORD, part, line)
        line += 1


def _apart(word: str) -> list[str]:
    """The moves of a word; in characters they need no blanks between them."""
    if word.isascii() or len(word) % CHINESE_MOVE:
        return [word]
    return [word[at : at + CHINESE_MOVE] for at in range(0, len(word), CHINESE_MOVE)]
