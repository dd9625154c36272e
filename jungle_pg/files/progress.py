"""How far a player has come on the journey, kept in a small file that several may write."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from jungle_pg.core.journey.progress import Progress
from jungle_pg.files.atomic import CannotWrite, reason_in_words, write_text
from jungle_pg.files.background import Task
from jungle_pg.files.json_files import (
    Tell,
    Unreadable,
    keep_damaged,
    sentence,
    small_file,
    tells_nobody,
)
from jungle_pg.files.locking import alone_with
from jungle_pg.files.progress_text import (
    BEGINS_ANEW,
    UNREADABLE,
    progress_text,
    read_progress,
    unknown_progress,
)


class ProgressFile:
    """The file the progress is kept in; every program that has the same home writes to it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Progress, tuple[str, ...]]:
        """The stored progress and what was wrong with it; none when there is no file."""
        try:
            return read_progress(small_file(self.path))
        except FileNotFoundError:
            return Progress(), ()
        except Unreadable as trouble:
            return Progress(), (sentence(UNREADABLE, trouble, BEGINS_ANEW),)
        except OSError as error:
            return Progress(), (sentence(UNREADABLE, reason_in_words(error), BEGINS_ANEW),)

    def merge(self, progress: Progress) -> Progress | str:
        """Store what was reached beside what others have stored, and say what is there then.

        A sentence when that was impossible. A file that could not be read in full is copied first.
        """
        try:
            with alone_with(self.path):
                stored = keep_damaged(self.path, lambda data: bool(read_progress(data)[1]))
                before = Progress() if stored is None else read_progress(stored)[0]
                merged = before.merged(progress)
                write_text(self.path, progress_text(merged, unknown_progress(stored)))
        except CannotWrite as problem:
            return str(problem)
        return merged


class ProgressStore:
    """The progress as it is now, and a way to change it; this one ends with the program."""

    def __init__(self, now: Progress | None = None) -> None:
        self._now = now or Progress()
        self.problem: str | None = None
        """Why the last change could not be stored; it is stored with the next one."""

    @property
    def now(self) -> Progress:
        return self._now

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        """Change the progress and say what it is then; nothing waits for a disk."""
        self._now = change(self._now)
        return self._now

    def close(self) -> None:
        """Wait until everything is stored."""


class StoredProgress(ProgressStore):
    """Progress in a file, written by a thread; what another program stored there comes along."""

    def __init__(self, file: ProgressFile, tell: Tell = tells_nobody) -> None:
        now, problems = file.load()
        for problem in problems:
            tell("progress", problem)
        super().__init__(now)
        self._file, self._tell = file, tell
        self._stored = now
        self._guard = Lock()
        self._is_writing = False
        self._writing: Task[None] | None = None

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        """Change the progress at once; a thread stores it."""
        with self._guard:
            changed = super().change(change)
            if changed != self._stored and not self._is_writing:
                self._is_writing = True
                self._writing = Task(self._write, "progress")
            return changed

    def close(self) -> None:
        """Wait until everything is stored."""
        if self._writing is not None:
            self._writing.wait()

    def _write(self) -> None:
        while True:
            with self._guard:
                reached = self._now
                if reached == self._stored:
                    self._is_writing = False
                    return
            outcome = self._file.merge(reached)
            with self._guard:
                if isinstance(outcome, str):
                    self.problem, self._stored = outcome, reached
                    self._tell("remembering", outcome)
                else:
                    self.problem, self._stored = None, outcome
                    self._now = outcome.merged(self._now)
