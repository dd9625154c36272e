"""Names a save could have: mended ones, numbered ones, and how much room a name has left."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from jungle_pg.files.saves_names import LONGEST_BYTES, SUFFIX, file_name, longest_form, name_problem

HIGHEST_NUMBER: Final = 99
CHINESE_BYTES: Final = 3
"""What a character of most scripts takes on a disk."""

_UNFIT: Final = re.compile(r'[<>:"|?*/\\]')
_NUMBERED: Final = re.compile(r"(.+) (\d{1,2})")
_USUAL: Final = re.compile(r"[a-z]+_game_\d{8}_\d{6}( \d{1,2})?")


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
