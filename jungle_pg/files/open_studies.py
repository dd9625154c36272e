"""Studies that are being worked at: each has a journal, so that no change is lost.

A journal that nobody holds is what a program left behind that ended before its study was saved.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.core.saving.values import BadSave
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.autosave.journal import StudyJournal, read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX, claimed, is_in_use
from jungle_pg.files.background import Task

FOLDER: Final = "studies"
"""Below that of the player's data."""
MOST_LEFT: Final = 50
"""So many studies that nobody saved are kept; the oldest give way."""
SOON_S: Final = 0.25
"""How soon a change is written after another one: a comment is not written letter by letter."""
LONGEST: Final = 8_000_000
"""Bytes after which a journal begins anew."""


class OpenStudies:
    """The folder with all of them."""

    def __init__(
        self, folder: Path, rulebooks: Callable[[], Rulebooks], stamp: Callable[[], datetime]
    ) -> None:
        self.folder = folder
        self._rulebooks, self._stamp = rulebooks, stamp

    def begun(self) -> "KeptStudy":
        """A study that will be kept once it is changed."""
        return KeptStudy(self)

    def left(self) -> "tuple[KeptStudy, AnyStudy] | None":
        """The last study that nobody saved, from now on in our hands; for a thread.

        Of a damaged journal it is what comes before the damage.
        """
        for path in reversed(self._paths()):
            with claimed(path) as is_free:
                found = self._taken_over(path) if is_free else None
            if found is not None:
                # Windows forgets a journal only once nobody holds it.
                _forget(path)
                return found
        return None

    def _taken_over(self, path: Path) -> "tuple[KeptStudy, AnyStudy] | None":
        read = read_journal(self._rulebooks(), path)
        found = read.prefix if isinstance(read, BadSave) else read
        if found is None or found.study is None:
            return None
        with suppress(CannotWrite):
            # The new journal holds all of it, and the disk has it.
            kept = KeptStudy(self, self.journal_of(found.study))
            _forget(path)
            return kept, found.study
        return None

    def journal_of(self, study: AnyStudy) -> StudyJournal:
        """A new journal, or CannotWrite; for a thread."""
        free = [path for path in self._paths() if not is_in_use(path)]
        for path in free[: max(0, len(free) - MOST_LEFT + 1)]:
            _forget(path)
        name = f"{self._stamp():%Y%m%d-%H%M%S-%f}-{os.urandom(4).hex()}{SUFFIX}"
        return StudyJournal(self.folder / name, study)

    def _paths(self) -> list[Path]:
        """All journals, the oldest first."""
        with suppress(OSError):
            return sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        return []


class KeptStudy:
    """One of them: a change is with the system at once, and a thread waits for the disk."""

    def __init__(self, studies: OpenStudies, journal: StudyJournal | None = None) -> None:
        self._studies, self._journal = studies, journal
        self._noted: AnyStudy | None = None
        """What is to be written."""
        self._due = 0.0
        self._task: Task[None] | None = None

    def note(self, study: AnyStudy) -> None:
        """The study has become this."""
        self._noted = study

    def update(self, now: float) -> None:
        """Write what was noted, when it is time."""
        if self._noted is not None and now >= self._due and self._is_idle:
            self._due = now + SOON_S
            self._write(self._noted)

    def wakes_at(self, now: float) -> float | None:
        """When there is something to write."""
        return None if self._noted is None else max(now, self._due)

    def finish(self) -> None:
        """Write what was noted and wait for it; the journal stays for the next time."""
        self._wait()
        if self._noted is not None:
            self._write(self._noted)
            self._wait()
        self._leave()

    def drop(self) -> None:
        """Nobody needs the journal any more: the study lies elsewhere, or is not wanted."""
        self._wait()
        self._noted = None
        journal = self._journal
        self._leave()
        if journal is not None:
            _forget(journal.path)

    @property
    def _is_idle(self) -> bool:
        return self._task is None or self._task.is_done

    def _write(self, study: AnyStudy) -> None:
        journal, self._noted = self._journal, None
        if journal is None or journal.length > LONGEST or not journal.is_in_place():
            self._task = Task(lambda: self._begin(study), "keeping a study")
            return
        journal.note(study)
        self._task = Task(lambda: _sync(journal), "keeping a study")

    def _begin(self, study: AnyStudy) -> None:
        """Another journal takes the place of the one there is."""
        # What cannot be kept must not disturb anybody; saving will say why.
        with suppress(CannotWrite):
            journal = self._studies.journal_of(study)
            before = self._journal
            self._journal = journal
            if before is not None:
                before.close()
                _forget(before.path)

    def _wait(self) -> None:
        if self._task is not None:
            self._task.wait()
            self._task = None

    def _leave(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _sync(journal: StudyJournal) -> None:
    with suppress(OSError):
        journal.sync()


def _forget(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
