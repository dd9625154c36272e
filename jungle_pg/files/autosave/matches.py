"""All matches that are kept without being asked: which one to go on with, which to forget."""

import os
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from threading import RLock, Thread
from typing import Final

from jungle_pg.core.audience import is_told
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Rulebooks
from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.atomic import CannotWrite, sweep
from jungle_pg.files.autosave.finished import FINISHED, FinishedGames, own_part
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX as JOURNAL
from jungle_pg.files.autosave.journal_file import claimed, is_in_use
from jungle_pg.files.autosave.running_match import (
    ENDINGS,
    GENERATIONS,
    Autosave,
    forget,
    with_ending,
)
from jungle_pg.files.dates import date_file, date_of, seconds_of
from jungle_pg.files.saves.folder import BIN, Dated, Origin, Saves, Summary, load_match, save_match

MATCHES: Final = "matches"
"""The folder of the matches, in that of the player's data."""
KEPT_MATCHES: Final = 200
COARSE_S: Final = 2.0
"""Some disks tell no finer times than this apart."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match that can be gone on with."""

    stem: Path
    loaded: Loaded


class Autosaves:
    """The folder of the matches that go on; other programs may use it at the same time.

    A match that is over leaves it for the finished games.
    """

    def __init__(
        self,
        folder: Path,
        rulebooks: Callable[[], Rulebooks],
        stamp: Callable[[], datetime],
        finished: FinishedGames,
    ) -> None:
        self.folder = folder
        self.finished = finished
        self._rulebooks = rulebooks
        self._stamp = stamp
        self._saves = finished.saves.at(folder)
        """The newest whole save of each match."""
        self._looking = RLock()
        """Whoever looks at a match holds its journal, and must not seem to play it."""
        self._playing: list[Autosave] = []
        self._leaving: list[Autosave] = []

    def begin(self, match: AnyMatch, times: TimeState, known_as: str | None = None) -> Autosave:
        """Keep a match from now on; older ones beyond the last few go to the bin.

        `known_as` is what it was called when it was kept before.
        """
        now = self._stamp()
        own = os.urandom(4).hex() if known_as is None else own_part(known_as)
        game, time = match.rulebook.game_id, os.urandom(2).hex()
        stem = self.folder / f"{now:%Y%m%d-%H%M%S}-{game}-{time}-{own}"
        autosave = Autosave(stem, match, times, self._stamp, self.finished, lambda: self._tidy(now))
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

    def journals(self) -> list[Path]:
        """Where the matches are written down that are played now."""
        return [with_ending(autosave.stem, JOURNAL) for autosave in self._playing]

    def has_any(self) -> bool:
        """Whether any match is kept that may go on."""
        with suppress(OSError), os.scandir(self.folder) as entries:
            return any(_stem_name(entry.name) is not None for entry in entries)
        return False

    def last_match(self) -> Found | None:
        """The match that was played last and can be gone on with, unless a program plays it now."""
        self.close()
        for stem in self._stems():
            loaded = self._free_match(stem)
            is_on = loaded is not None and loaded.match.verdict is None
            if loaded is not None and is_on and not is_told(loaded.match):
                return Found(stem, loaded)
        return None

    def resume(self, found: Found) -> Autosave | None:
        """Go on keeping a match that was found; None when another program plays it by now."""
        with ExitStack() as held:
            with self._looking:
                is_free = held.enter_context(claimed(with_ending(found.stem, JOURNAL)))
            if not is_free or not _files(found.stem):
                return None
            autosave = self.begin(found.loaded.match, found.loaded.times, found.stem.name)
            autosave.wait()
            # The new journal holds the whole match, and the disk has it.
            is_kept = autosave.problem is None
            if is_kept:
                forget(found.stem)
        if is_kept:
            # Windows forgets a journal only once nobody holds it.
            forget(found.stem)
        return autosave

    def replaced(self, name: str, by: Autosave) -> None:
        """A match is kept by another autosave now: forget its old one, in a thread."""
        stem = self.folder / Path(name).name

        def wait_and_forget() -> None:
            by.wait()
            if by.problem is not None or by.stem == stem:
                return
            with self._looking, claimed(with_ending(stem, JOURNAL)) as is_free:
                if is_free:
                    forget(stem)
            if is_free:
                # Windows forgets a journal only once nobody holds it.
                forget(stem)

        Thread(target=wait_and_forget, name="replaced", daemon=True).start()

    # The matches as files of a list: each has the path of its newest whole save.

    def dated(self) -> Dated:
        """All matches that are kept here; a program may play some of them now."""
        self.close()
        ending = GENERATIONS[0]
        return Dated(self.folder, [(when, name + ending) for when, name in self._touched()])

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of a match that goes on; None while a program plays it.

        Where a program was stopped, what it could not do any more is done now.
        """
        with self._looking:
            return self._summary(path, stem_of(path))

    def load(self, path: Path) -> Loaded | BadSave:
        """A match of the list, from whatever is kept of it."""
        loaded = self._load(stem_of(path))
        return BadSave(Trouble.NOT_FOUND, Flaw("not_there")) if loaded is None else loaded

    def delete(self, path: Path) -> Path:
        """Put a match of the list into the bin and say where it lies now; or CannotWrite."""
        stem = stem_of(path)
        with self._looking:
            if not _is_current(stem):
                self._whole(stem, self._free_match(stem))
            binned = self._saves.delete(path)
            forget(stem)
        return binned

    def _summary(self, path: Path, stem: Path) -> Summary | None:
        if is_in_use(with_ending(stem, JOURNAL)):
            return None
        over = self.finished.path_of(stem.name)
        was_over = os.path.exists(over)
        summary = self._saves.summary(path) if _is_current(stem) else None
        if summary is None or not _goes_on(summary):
            loaded = self._free_match(stem)
            if loaded is not None and loaded.match.verdict is not None:
                # It is listed among the finished ones, if it lay there before.
                return None if was_over else self.finished.summary(over)
            summary = self._saves.summary(self._whole(stem, loaded))
        return None if summary is None else replace(summary, origin=Origin.LEFT)

    def _free_match(self, stem: Path) -> Loaded | None:
        """A match nobody plays now; one that is over is among the finished games from now on."""
        with self._looking, claimed(with_ending(stem, JOURNAL)) as is_free:
            loaded = self._load(stem) if is_free else None
            if loaded is None or not loaded.match.moments:
                return None
            if loaded.match.verdict is None:
                return loaded
            try:
                touched = _touched_at(stem)
                put, stamp = self.finished.put, date_of(touched)
                path = put(stem.name, loaded.match, loaded.times, stamp, now=self._stamp())
            except (CannotWrite, OSError):
                # It stays as it is, and is found again.
                return loaded
            date_file(path, touched)
        forget(stem)
        return loaded

    def _whole(self, stem: Path, loaded: Loaded | None) -> Path:
        """The newest whole save of a match, with all that was played in it."""
        path = with_ending(stem, GENERATIONS[0])
        if loaded is not None:
            with suppress(CannotWrite, OSError):
                touched = _touched_at(stem)
                save_match(path, loaded.match, loaded.times, date_of(touched))
                date_file(path, touched)
        return path

    def _tidy(self, now: datetime) -> None:
        sweep(self.folder, seconds_of(now))
        _date_back(self.folder, seconds_of(now))
        for stem in self._stems()[KEPT_MATCHES:]:
            with self._looking, suppress(CannotWrite):
                if not is_in_use(with_ending(stem, JOURNAL)):
                    self.delete(with_ending(stem, GENERATIONS[0]))

    def _stems(self) -> list[Path]:
        """The matches that are kept, the one touched last first."""
        return [self.folder / name for _, name in self._touched()]

    def _touched(self) -> list[tuple[float, str]]:
        """When each match was touched last, and its name; the last one first."""
        touched: dict[str, float] = {}
        with suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                name = _stem_name(entry.name)
                if name is not None:
                    with suppress(OSError):
                        touched[name] = max(touched.get(name, 0.0), entry.stat().st_mtime)
        return sorted(((when, name) for name, when in touched.items()), reverse=True)

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
    finished = FinishedGames(Saves(data_folder / FINISHED, rulebooks, data_folder / BIN))
    return Autosaves(data_folder / MATCHES, rulebooks, stamp, finished)


def stem_of(path: Path) -> Path:
    """The match whose newest whole save has this path."""
    return path.with_name(path.name.removesuffix(GENERATIONS[0]))


def _stem_name(name: str) -> str | None:
    """The name of the match a file belongs to; None where it belongs to none."""
    # The longest endings first: every save also ends like the newest one.
    ending = next((end for end in reversed(ENDINGS) if name.endswith(end)), None)
    return None if ending is None or name.startswith(".") else name.removesuffix(ending)


def _touched_at(stem: Path) -> float:
    return max((path.stat().st_mtime for path in _files(stem)), default=0.0)


def _is_current(stem: Path) -> bool:
    """Whether the newest whole save has all that was played."""
    try:
        saved = with_ending(stem, GENERATIONS[0]).stat().st_mtime
        return saved >= with_ending(stem, JOURNAL).stat().st_mtime
    except FileNotFoundError:
        return not os.path.exists(with_ending(stem, JOURNAL))
    except OSError:
        return False


def _goes_on(summary: Summary) -> bool:
    return isinstance(summary.face, Glance) and summary.face.verdict is None


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
        date_file(Path(path), now - number * COARSE_S)


def _files(stem: Path) -> list[Path]:
    """What is kept of a match, what counts most first."""
    paths = (with_ending(stem, ending) for ending in ENDINGS)
    return [path for path in paths if os.path.exists(path)]
