"""All matches that are kept without being asked: which one to go on with, which to forget."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.core.saving_values import AnyMatch, Loaded, Rulebooks, Times
from jungle_pg.files.atomic import sweep
from jungle_pg.files.autosave import GENERATIONS, Autosave, with_ending
from jungle_pg.files.journal import SUFFIX as JOURNAL
from jungle_pg.files.journal import claimed, is_in_use, read_journal
from jungle_pg.files.saves import load_match

MATCHES: Final = "matches"
"""The folder of the matches, in that of the player's data."""
KEPT_MATCHES: Final = 10
COARSE_S: Final = 2.0
"""Some disks tell no finer times than this apart."""

ENDINGS: Final = (JOURNAL, *GENERATIONS)


@dataclass(frozen=True, slots=True)
class Found:
    """A match that can be gone on with."""

    stem: Path
    loaded: Loaded


class Autosaves:
    """The folder of the matches that are kept; other programs may use it at the same time."""

    def __init__(
        self, folder: Path, rulebooks: Callable[[], Rulebooks], stamp: Callable[[], datetime]
    ) -> None:
        self._folder = folder
        self._rulebooks = rulebooks
        self._stamp = stamp
        self._playing: list[Autosave] = []
        self._leaving: list[Autosave] = []

    def begin(self, match: AnyMatch, times: Times) -> Autosave:
        """Keep a match from now on; older ones beyond the last few are forgotten."""
        now = self._stamp()
        stem = self._folder / f"{now:%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"
        autosave = Autosave(stem, match, times, self._stamp, lambda: self._tidy(now))
        self._playing.append(autosave)
        return autosave

    def leave(self, autosave: Autosave) -> None:
        """A match is not played any more; what is still to be written is not waited for."""
        autosave.leave()
        if autosave in self._playing:
            self._playing.remove(autosave)
        # Those that are on the disk are not waited for, and a long evening has many matches.
        self._leaving = [*(each for each in self._leaving if not each.is_over), autosave]

    def leave_all(self) -> None:
        """No match is played any more, whatever became of those who played."""
        for autosave in [*self._playing]:
            self.leave(autosave)

    def close(self) -> None:
        """Wait until every match that was left is on the disk."""
        while self._leaving:
            self._leaving.pop().close()

    def has_any(self) -> bool:
        """Whether any match is kept, over or not."""
        return bool(self._stems())

    def last_match(self) -> Found | None:
        """The match that was played last and is not over, unless a program plays it now."""
        self.close()
        for stem in self._stems():
            if is_in_use(with_ending(stem, JOURNAL)):
                continue
            loaded = self._load(stem)
            if loaded and loaded.match.moments and loaded.match.verdict is None:
                return Found(stem, loaded)
        return None

    def resume(self, found: Found) -> Autosave | None:
        """Go on keeping a match that was found; None when another program plays it by now."""
        with claimed(with_ending(found.stem, JOURNAL)) as is_free:
            if not is_free or not _files(found.stem):
                return None
            autosave = self.begin(found.loaded.match, found.loaded.times)
            autosave.wait()
            # The new journal holds the whole match, and the disk has it.
            is_kept = autosave.problem is None
            if is_kept:
                _forget(found.stem)
        if is_kept:
            # Windows forgets a journal only once nobody holds it.
            _forget(found.stem)
        return autosave

    def _tidy(self, now: datetime) -> None:
        sweep(self._folder, now.timestamp())
        _date_back(self._folder, now.timestamp())
        for stem in self._stems()[KEPT_MATCHES:]:
            if not is_in_use(with_ending(stem, JOURNAL)):
                _forget(stem)

    def _stems(self) -> list[Path]:
        """The matches that are kept, the one touched last first."""
        touched: dict[str, float] = {}
        with suppress(OSError), os.scandir(self._folder) as entries:
            for entry in entries:
                # The longest endings first: every save also ends like the newest one.
                ending = next((end for end in reversed(ENDINGS) if entry.name.endswith(end)), None)
                if ending is not None and not entry.name.startswith("."):
                    name = entry.name.removesuffix(ending)
                    with suppress(OSError):
                        touched[name] = max(touched.get(name, 0.0), entry.stat().st_mtime)
        names = sorted(touched, key=lambda name: (touched[name], name), reverse=True)
        return [self._folder / name for name in names]

    def _load(self, stem: Path) -> Loaded | None:
        """The first that is sound of what is kept of a match, or a part that has more."""
        rulebooks = self._rulebooks()
        parts: list[Loaded] = []
        for path in _files(stem):
            is_journal = path.name.endswith(JOURNAL)
            read = read_journal(rulebooks, path) if is_journal else load_match(rulebooks, path)
            if isinstance(read, Loaded):
                parts.append(read)
                break
            if read.prefix is not None:
                parts.append(read.prefix)
        return max(reversed(parts), key=lambda part: len(part.match.moments), default=None)


def autosaves_in(
    data_folder: Path, rulebooks: Callable[[], Rulebooks], stamp: Callable[[], datetime]
) -> Autosaves:
    """The matches of a player that are kept, in the folder of the player's data."""
    return Autosaves(data_folder / MATCHES, rulebooks, stamp)


def _date_back(folder: Path, now: float) -> None:
    """Date what seems to come from the future before now, in the order it has.

    The calendar was set back since then; a match that begins now must count as the last one.
    """
    late: list[tuple[float, str]] = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(ENDINGS):
                with suppress(OSError):
                    late.append((entry.stat().st_mtime, entry.path))
    late = sorted(file for file in late if file[0] > now + COARSE_S)
    for number, (_, path) in enumerate(reversed(late), start=1):
        with suppress(OSError):
            os.utime(path, (now - number * COARSE_S, now - number * COARSE_S))


def _files(stem: Path) -> list[Path]:
    """What is kept of a match, what counts most first."""
    return [path for ending in ENDINGS if (path := with_ending(stem, ending)).exists()]


def _forget(stem: Path) -> None:
    for ending in ENDINGS:
        with suppress(OSError):
            os.unlink(with_ending(stem, ending))
