"""A path a player typed or pasted: what it leads to."""

import os
import stat
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from jungle_pg.files.atomic import reason_in_words


class PathKind(StrEnum):
    """What lies at a path."""

    FILE = "file"
    FOLDER = "folder"
    MISSING = "missing"
    STRANGE = "strange"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class FoundPath:
    """A path and what lies there."""

    path: Path
    kind: PathKind
    reason: str = ""
    """Why it could not be looked at."""


def typed_path(text: str, beside: Path) -> Path:
    """The path of a text: quotes around it are none of it, `~` is the player's folder.

    A path that does not begin at a root is looked for in the folder `beside`.
    """
    text = text.strip()
    if len(text) >= 2 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1]
    return beside / os.path.expanduser(text)


def found_at(path: Path) -> FoundPath:
    """What lies at a path; a disk may be slow to answer."""
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            os.scandir(path).close()
            return FoundPath(path, PathKind.FOLDER)
    except (FileNotFoundError, NotADirectoryError):
        return FoundPath(path, PathKind.MISSING)
    except (OSError, ValueError) as error:
        return FoundPath(path, PathKind.UNREADABLE, reason_in_words(error))
    return FoundPath(path, PathKind.FILE if stat.S_ISREG(mode) else PathKind.STRANGE)
