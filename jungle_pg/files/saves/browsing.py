"""Folders as somebody looks through them with the mouse: what lies in one, and where to begin."""

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import reason_in_words
from jungle_pg.files.dates import date_of
from jungle_pg.files.saves.reading import PICTURE_ENDINGS

GAME_ENDINGS: Final = frozenset((".json", ".txt", ".pgn", ".fen", ".xqf"))
"""How files usually end that hold a game or a position."""
MAY_CARRY: Final = GAME_ENDINGS | PICTURE_ENDINGS
"""With those that may carry one."""

MOST_ENTRIES: Final = 20_000
"""More than anybody looks through; whoever has more types the path."""

HOME_FOLDERS: Final = ("Desktop", "Documents", "Downloads")
DRIVE_LETTERS: Final = "CDEFGHIJKLMNOPQRSTUVWXYZAB"
MOUNTS: Final = ("/media", "/run/media", "/mnt", "/Volumes")
"""Where systems hang in sticks and other disks; some of them in a folder for each user."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A folder or a file in a folder."""

    path: Path
    is_folder: bool
    changed: datetime


@dataclass(frozen=True, slots=True)
class FolderContent:
    """What lies in a folder: its folders first, both by name."""

    folder: Path
    entries: tuple[Entry, ...] = ()
    unseen: int = 0
    """How many more there are that could not be looked at, or were too many."""
    reason: str = ""
    """Why the folder itself cannot be opened."""


@dataclass(frozen=True, slots=True)
class KnownFolder:
    """Somewhere to begin: its kind is `home`, `saves`, `folder`, `recent` or `drive`."""

    kind: str
    path: Path


def content_of(folder: Path, *, games_only: bool) -> FolderContent:
    """What lies in a folder, all of it or only folders and files that may hold games."""
    entries: list[Entry] = []
    unseen = 0
    try:
        with os.scandir(folder) as found:
            for each in found:
                if games_only and each.name.startswith("."):
                    continue
                if len(entries) >= MOST_ENTRIES:
                    unseen += 1
                    continue
                try:
                    entry = _entry(Path(each.path))
                except (OSError, ValueError):
                    unseen += 1
                    continue
                if entry is not None and (entry.is_folder or not games_only or _is_game(entry)):
                    entries.append(entry)
    except (OSError, ValueError) as problem:
        return FolderContent(folder, reason=reason_in_words(problem))
    entries.sort(key=lambda entry: (not entry.is_folder, entry.path.name.casefold()))
    return FolderContent(folder, tuple(entries), unseen)


def home_folder() -> Path:
    """Where a player is at home; the top of all folders for somebody without a home."""
    home = Path(os.path.expanduser("~"))
    return home if home.is_absolute() else Path(Path.cwd().anchor)


def known_folders(
    saves: Path, recent: Sequence[Path], platform: str = sys.platform
) -> tuple[KnownFolder, ...]:
    """Where games may lie, each place once; what is not there is left out."""
    home = Path(os.path.expanduser("~"))
    wished = [
        KnownFolder("home", home),
        KnownFolder("saves", saves),
        *(KnownFolder("folder", home / name) for name in HOME_FOLDERS),
        *(KnownFolder("recent", path) for path in recent),
        *(KnownFolder("drive", path) for path in _drives(home.name, platform)),
    ]
    known: dict[Path, KnownFolder] = {}
    for place in wished:
        if place.path.is_absolute() and _is_folder(place.path):
            known.setdefault(place.path, place)
    return tuple(known.values())


def _entry(path: Path) -> Entry | None:
    """What lies at a path; None for what is neither a folder nor an ordinary file."""
    about = os.stat(path)
    is_folder = stat.S_ISDIR(about.st_mode)
    if not is_folder and not stat.S_ISREG(about.st_mode):
        return None
    return Entry(path, is_folder, date_of(about.st_mtime))


def _is_game(entry: Entry) -> bool:
    return entry.path.suffix.lower() in MAY_CARRY


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _drives(user: str, platform: str) -> Iterator[Path]:
    if platform == "win32":
        yield from (Path(f"{letter}:\\") for letter in DRIVE_LETTERS)
        return
    yield Path("/")
    for mount in MOUNTS:
        shared = content_of(Path(mount), games_only=True).entries
        own = content_of(Path(mount) / user, games_only=True).entries
        yield from (
            entry.path
            for entry in (*own, *shared)
            if entry.is_folder and entry.path != Path(mount) / user
        )
