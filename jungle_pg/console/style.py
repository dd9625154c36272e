"""Colours and widths of a terminal."""

import sys
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

RESET: Final = "\x1b[0m"

PAINTS: Final = {
    "red": "1;38;5;231;48;5;160",
    "blue": "1;38;5;231;48;5;25",
    "green": "1;38;5;231;48;5;28",
    "black": "1;38;5;231;48;5;235",
    "land": "38;5;238;48;5;187",
    "water": "38;5;24;48;5;117",
    "trap": "38;5;94;48;5;179",
    "den": "1;38;5;231;48;5;94",
    "point": "38;5;94;48;5;223",
    "target": "1;38;5;16;48;5;226",
    "line": "38;5;244",
    "loud": "1",
    "wrong": "1;38;5;167",
}
"""Numbers of the 256 colours most terminals have; each paint names letters and ground."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a terminal can show."""

    has_colours: bool = False
    has_characters: bool = False
    """Whether Chinese characters can be written to it."""

    def paint(self, paint: str, text: str) -> str:
        """A text in a colour, where there are colours."""
        if not self.has_colours:
            return text
        return f"\x1b[{PAINTS[paint]}m{text}{RESET}"


def style_of(
    environ: Mapping[str, str],
    encoding: str | None,
    *,
    is_terminal: bool,
    platform: str = sys.platform,
) -> Style:
    """The style of a stream; NO_COLOR and files get no colours."""
    is_willing = not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"
    # Of the terminals of Windows only the newer one is sure to know colours.
    is_able = platform != "win32" or "WT_SESSION" in environ
    return Style(is_terminal and is_willing and is_able, _writes_characters(encoding))


def width_of(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """A text with blanks after it, as wide as it should be."""
    return text + " " * (width - width_of(text))


def _writes_characters(encoding: str | None) -> bool:
    try:
        "獅猫穴".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
