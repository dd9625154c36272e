"""Names of saves that every system can store."""

import unicodedata
from datetime import datetime
from typing import Final

SUFFIX: Final = ".json"
LONGEST_BYTES: Final = 200
"""Some encrypted disks and archives take no more than this."""

_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$", "clock$"}
    | {f"{port}{digit}" for port in ("com", "lpt") for digit in "0123456789¹²³"}
)


def default_name(stamp: datetime, game: str = "jungle") -> str:
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
