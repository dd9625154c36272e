"""Names of saves: what every system can store, the usual names, and how others are mended."""

import re
import unicodedata
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

SUFFIX: Final = ".json"
LONGEST_BYTES: Final = 200
"""Some encrypted disks and archives take no more than this."""

HIGHEST_NUMBER: Final = 99
CHINESE_BYTES: Final = 3
"""What a character of most scripts takes on a disk."""

_UNFIT: Final = re.compile(r'[<>:"|?*/\\]')
_NUMBERED: Final = re.compile(r"(.+) (\d{1,2})")
_USUAL: Final = re.compile(r"[a-z]+_game_\d{8}_\d{6}( \d{1,2})?")
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"}
    | {f"{port}{digit}" for port in ("com", "lpt") for digit in "0123456789¹²³"}
)


def default_name(stamp: datetime, game: str) -> str:
    """The name a save of a game has unless the player gives it another."""
    return f"{game}_game_{stamp:%Y%m%d_%H%M%S}{SUFFIX}"


def file_name(name: str) -> str:
    """A name as the file has it: with its ending."""
    return name if name.lower().endswith(SUFFIX) else name + SUFFIX


def name_problem(name: str) -> str | None:
    """A code for why Windows, macOS or Linux would not store a file of this name."""
    stem = name[: -len(SUFFIX)] if name.lower().endswith(SUFFIX) else name
    if not stem.strip():
        return "empty"
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        return "unstorable"
    if "/" in name or "\\" in name:
        return "separator"
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Zl", "Zp") for letter in name):
        return "control"
    if any(letter in '<>:"|?*' for letter in name):
        return "forbidden"
    if name != name.strip() or stem != stem.strip() or name.endswith(".") or stem.endswith("."):
        return "edge"
    if name.startswith("."):
        return "hidden"
    # Windows looks at what comes before the first dot only.
    if stem.partition(".")[0].strip().lower() in _RESERVED:
        return "reserved"
    return "too_long" if longest_form(file_name(name)) > LONGEST_BYTES else None


def longest_form(name: str) -> int:
    """The bytes a name takes; macOS may store an accent as a character of its own."""
    return max(len(unicodedata.normalize(form, name).encode()) for form in ("NFC", "NFD"))


def plain_name(path: Path) -> str:
    """What a player calls a save: its name without the ending."""
    return path.stem if path.suffix == SUFFIX else path.name


def is_usual_name(name: str) -> bool:
    """Whether a name was never chosen by a player."""
    return _USUAL.fullmatch(name.removesuffix(SUFFIX)) is not None


def mended_name(name: str) -> str | None:
    """The nearest name that every system can store; None where nothing is left of it."""
    stem = name.removesuffix(SUFFIX)
    shown = "".join(letter if letter.isprintable() else " " for letter in _UNFIT.sub(" ", stem))
    # No letter takes less than a byte, so what lies behind this cannot be kept anyway.
    mended = " ".join(shown.split()).strip(". ")[:LONGEST_BYTES].rstrip(". ")
    while mended and name_problem(mended) == "too_long":
        mended = mended[:-1].rstrip(". ")
    return mended if mended and name_problem(mended) is None else None


def free_name(name: str, is_taken: Callable[[str], bool]) -> str | None:
    """This name, or else with the first number that makes it free; None where there is none."""
    if not is_taken(name):
        return name
    ending = SUFFIX if name.endswith(SUFFIX) else ""
    stem = name.removesuffix(SUFFIX)
    numbered = _NUMBERED.fullmatch(stem)
    first, start = (numbered[1], int(numbered[2]) + 1) if numbered else (stem, 2)
    for number in range(start, HIGHEST_NUMBER + 1):
        candidate = f"{first} {number}{ending}"
        if name_problem(candidate) is None and not is_taken(candidate):
            return candidate
    return None


def letters_left(name: str) -> int:
    """How many more letters a name may have, of the kind it has already."""
    used = longest_form(file_name(name))
    return max(0, LONGEST_BYTES - used) // (1 if name.isascii() else CHINESE_BYTES)
