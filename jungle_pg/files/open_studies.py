"""Studies that are being worked at: each in a file of its own, so that no change is lost.

A file that nobody holds is what a program left behind that ended before its study was saved.
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
from jungle_pg.files.atomic import PRIVATE, CannotWrite
from jungle_pg.files.background import Task
from jungle_pg.files.locking import try_lock
from jungle_pg.files.saves.folder import load_match, save_study

FOLDER: Final = "studies"
"""Below that of the player's data."""
SLOTS: Final = 20
"""So many studies may be open, or left, at a time."""
SOON_S: Final = 2.0
"""How long after a change it is written: who works on is not disturbed by it."""
LATEST_S: Final = 10.0
"""How long a change waits at most while others follow it."""


class Slot:
    """A file of the folder, and the lock beside it that says that it is in use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None

    def claim(self) -> bool:
        """Take it, unless another program, or another board of this one, has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lock = self.path.with_name(f".{self.path.name}.lock")
        file = os.open(lock, os.O_RDWR | os.O_CREAT, PRIVATE)
        if not try_lock(file):
            os.close(file)
            return False
        self._lock = file
        return True

    def leave(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            with suppress(OSError):
                os.close(self._lock)
            self._lock = None


class OpenStudies:
    """The folder with all of them."""

    def __init__(
        self, folder: Path, rulebooks: Callable[[], Rulebooks], stamp: Callable[[], datetime]
    ) -> None:
        self.folder = folder
        self._rulebooks, self._stamp = rulebooks, stamp

    def begun(self) -> "KeptStudy":
        """A study that will be kept once it is changed."""
        return KeptStudy(self, None)

    def left(self) -> "tuple[KeptStudy, AnyStudy] | None":
        """The last study that nobody saved, from now on in our hands; for a thread."""
        with suppress(OSError):
            paths = [path for path in self._paths() if path.exists()]
            for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
                slot = Slot(path)
                if not slot.claim():
                    continue
                outcome = load_match(self._rulebooks(), path)
                found = outcome.prefix if isinstance(outcome, BadSave) else outcome
                if found is not None and found.study is not None:
                    return KeptStudy(self, slot), found.study
                slot.leave()
        return None

    def free_slot(self) -> Slot | None:
        """A place for another one; None where there is none."""
        for path in self._paths():
            slot = Slot(path)
            if not path.exists() and slot.claim():
                return slot
        return None

    def write(self, path: Path, study: AnyStudy) -> None:
        """Put a study into its file, or CannotWrite."""
        save_study(path, study, self._stamp())

    def _paths(self) -> list[Path]:
        return [self.folder / f"study-{number}.json" for number in range(1, SLOTS + 1)]


class KeptStudy:
    """One of them: changes are noted at once and written in a thread."""

    def __init__(self, studies: OpenStudies, slot: Slot | None) -> None:
        self._studies, self._slot = studies, slot
        self._noted: AnyStudy | None = None
        """What is to be written."""
        self._due = self._latest = 0.0
        self._task: Task[None] | None = None

    def note(self, study: AnyStudy, now: float) -> None:
        """The study has become this."""
        if self._noted is None:
            self._latest = now + LATEST_S
        self._noted, self._due = study, min(now + SOON_S, self._latest)

    def update(self, now: float) -> None:
        """Begin to write what was noted, when it is time."""
        if self._noted is not None and now >= self._due and self._is_idle:
            self._begin(self._noted)

    def wakes_at(self, now: float) -> float | None:
        """When there is something to write."""
        return None if self._noted is None else max(now, self._due)

    def finish(self) -> None:
        """Write what was noted and wait for it; the file stays for the next time."""
        self._wait()
        if self._noted is not None:
            self._begin(self._noted)
            self._wait()
        self._leave()

    def drop(self) -> None:
        """Nobody needs the file any more: the study lies elsewhere, or is not wanted."""
        self._wait()
        self._noted = None
        if self._slot is not None:
            with suppress(OSError):
                self._slot.path.unlink(missing_ok=True)
        self._leave()

    @property
    def _is_idle(self) -> bool:
        return self._task is None or self._task.is_done

    def _begin(self, study: AnyStudy) -> None:
        self._noted = None
        self._task = Task(lambda: self._write(study), "keeping a study")

    def _write(self, study: AnyStudy) -> None:
        # What cannot be kept must not disturb anybody; saving will say why.
        with suppress(OSError, CannotWrite):
            self._slot = self._slot or self._studies.free_slot()
            if self._slot is not None:
                self._studies.write(self._slot.path, study)

    def _wait(self) -> None:
        if self._task is not None:
            self._task.wait()
            self._task = None

    def _leave(self) -> None:
        if self._slot is not None:
            self._slot.leave()
            self._slot = None
