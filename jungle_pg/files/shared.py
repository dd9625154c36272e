"""Small files that every program with the same home changes: what others stored comes along."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Generic, Protocol, Self, TypeVar

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


class Mergeable(Protocol):
    """What two programs have changed, each for itself, can be put together again."""

    def merged(self, newer: Self) -> Self:
        """What holds of both."""


M = TypeVar("M", bound=Mergeable)


class SharedFile(Generic[M]):
    """A file that is read, merged with what was changed, and replaced as a whole."""

    kind: str
    """What a player is told of when something is wrong with it: a kind of problem."""
    unreadable: str
    """How a sentence begins that says it cannot be read."""
    begins_anew: str
    """What is done about it then."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def nothing(self) -> M:
        """What is there when there is no file."""
        raise NotImplementedError

    def read(self, data: bytes) -> tuple[M, tuple[str, ...]]:
        """What a file holds, and a sentence for everything in it that could not be used."""
        raise NotImplementedError

    def text(self, value: M, stored: bytes | None) -> str:
        """A value as text, with what only other programs know of what was stored."""
        raise NotImplementedError

    def load(self) -> tuple[M, tuple[str, ...]]:
        """What is stored and what was wrong with it."""
        try:
            return self.read(small_file(self.path))
        except FileNotFoundError:
            return self.nothing(), ()
        except Unreadable as trouble:
            return self.nothing(), (sentence(self.unreadable, trouble, self.begins_anew),)
        except OSError as error:
            reason = reason_in_words(error)
            return self.nothing(), (sentence(self.unreadable, reason, self.begins_anew),)

    def merge(self, value: M) -> M | str:
        """Store a value beside what others have stored, and say what is there then.

        A sentence when that was impossible. A file that could not be read in full is copied first.
        """
        try:
            with alone_with(self.path):
                stored = keep_damaged(self.path, lambda data: bool(self.read(data)[1]))
                before = self.nothing() if stored is None else self.read(stored)[0]
                merged = before.merged(value)
                write_text(self.path, self.text(merged, stored))
        except CannotWrite as problem:
            return str(problem)
        return merged


class SharedStore(Generic[M]):
    """A value as it is now, and a way to change it.

    Without a file it ends with the program; with one a thread stores every change, and what
    another program stored comes along.
    """

    def __init__(
        self, now: M, file: SharedFile[M] | None = None, tell: Tell = tells_nobody
    ) -> None:
        self._now = self._stored = now
        self._file, self._tell = file, tell
        self.problem: str | None = None
        """Why the last change could not be stored; it is stored with the next one."""
        self._guard = Lock()
        self._is_writing = False
        self._writing: Task[None] | None = None

    @classmethod
    def of(cls, file: SharedFile[M], tell: Tell = tells_nobody) -> Self:
        """What a file holds; what was wrong with it is told."""
        now, problems = file.load()
        for problem in problems:
            tell(file.kind, problem)
        return cls(now, file, tell)

    @property
    def now(self) -> M:
        return self._now

    def change(self, change: Callable[[M], M]) -> M:
        """Change the value and say what it is then; nothing waits for a disk."""
        with self._guard:
            self._now = changed = change(self._now)
            if self._file is not None and changed != self._stored and not self._is_writing:
                self._is_writing = True
                self._writing = Task(self._write, self._file.path.stem)
            return changed

    def close(self) -> None:
        """Wait until everything is stored."""
        if self._writing is not None:
            self._writing.wait()

    def _write(self) -> None:
        assert self._file is not None
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
