"""Colours and widths of a terminal."""

import sys
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

RESET: Final = "\x1b[0m"
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and what has scrolled off it."""
SCROLLED: Final = 60
"""Lines that no screen is likely to have."""
CHARACTERS: Final = "獅猫穴汉"
SUITS: Final = "♠♥♦♣"
"""What an encoding must hold to count as one of Chinese, and as one of cards."""

PAINTS: Final = {
    "red": "1;38;5;231;48;5;160",
    "blue": "1;38;5;231;48;5;25",
    "green": "1;38;5;231;48;5;28",
    "black": "1;38;5;231;48;5;235",
    "yellow": "1;38;5;16;48;5;220",
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
    has_suits: bool = False
    """Whether the signs of the four suits of cards can."""

    def paint(self, paint: str, text: str) -> str:
        """A text in a colour, where there are colours."""
        if not self.has_colours:
            return text
        return f"\x1b[{PAINTS[paint]}m{text}{RESET}"

    @property
    def cleared(self) -> str:
        """What takes away all that was written so far, or scrolls it out of sight."""
        return CLEAR if self.has_colours else "\n" * SCROLLED


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
    has_colours = is_terminal and is_willing and is_able
    return Style(has_colours, _writes(encoding, CHARACTERS), _writes(encoding, SUITS))


def width_of(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """A text with blanks after it, as wide as it should be."""
    return text + " " * (width - width_of(text))


def _writes(encoding: str | None, sample: str) -> bool:
    try:
        sample.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
