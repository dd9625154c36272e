"""A file of lines, each there at once and never rewritten, whatever they tell.

Each line is a checksum, a blank and a JSON record. A checksum covers the one before it too, so
lines can be neither lost nor swapped. An open journal is locked, so that two programs never write
the same one.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from jungle_pg.core.json_forms import DEEPEST, in_letters
from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving.json_text import read_json
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.values import Unsound
from jungle_pg.files.atomic import PRIVATE, CannotWrite, Reason, reason_in_words, write_all
from jungle_pg.files.locking import lock, try_lock

SUFFIX: Final = ".journal"
SIZE_LIMIT: Final = 32_000_000
"""Bytes; weeks of moves."""

_CHECKSUM_LENGTH: Final = 16
_DEEPEST: Final = DEEPEST + 1
"""A line may hold a whole match inside of it, which may be as deep as a save."""
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


class JournalFile:
    """A journal that is written, locked as long as it is open."""

    def __init__(self, path: Path, first: Callable[[], Record]) -> None:
        self.path = path
        self.problem: str | None = None
        """Why the last change could not be written; it is written with the next one."""
        self.length = 0
        """Bytes so far."""
        self._last = ""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY
            self._file = os.open(path, flags, PRIVATE)
        except OSError as error:
            raise CannotWrite(path, reason_in_words(error)) from error
        try:
            lock(self._file)
            self._append(first())
            os.fsync(self._file)
        except (OSError, UnicodeError, Unsound) as error:
            self._give_up()
            raise CannotWrite(path, _reason(error)) from error

    def write(self, record: Callable[[], Record]) -> bool:
        """Write a line down; nothing is waited for. Whether that was possible."""
        try:
            self._append(record())
        except (OSError, UnicodeError, Unsound) as error:
            self.problem = _reason(error)
            # Half a line is taken back; should that fail too, reading passes over it.
            with suppress(OSError):
                os.ftruncate(self._file, self.length)
            return False
        if self.problem is not None:
            self.problem = None
            self.length = os.lseek(self._file, 0, os.SEEK_END)
        return True

    def is_in_place(self) -> bool:
        """Whether the file that is written still has its name; somebody may have deleted it."""
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self._file))
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            # Nobody lets us look, which says nothing about the file.
            return True

    def sync(self) -> None:
        """Wait until the disk has everything; for a thread."""
        os.fsync(self._file)

    def close(self) -> None:
        """End the journal; it stays where it is and is free for others."""
        with suppress(OSError):
            os.close(self._file)

    def _append(self, record: Record) -> None:
        payload = in_letters(record, (",", ":"))
        checksum = _checksum(self._last, payload)
        # The break in front ends half a line that could not be taken back.
        start = "\n" if self.problem else ""
        line = f"{start}{checksum} {payload}\n".encode()
        write_all(self._file, line)
        self.length += len(line)
        self._last = checksum

    def _give_up(self) -> None:
        with suppress(OSError):
            os.close(self._file)
        with suppress(OSError):
            os.unlink(self.path)


def follow(data: bytes, take: Callable[[Record], bool]) -> int | None:
    """Let the records of a journal be taken, each of which may be refused.

    The number of the first line of a torn tail; None where all is sound.
    """
    unpacking = Unpacking(SIZE_LIMIT)
    last, damaged_line = "", None
    for number, line in enumerate(data.split(b"\n"), start=1):
        text = line.decode("utf-8", "replace")
        checksum, payload = text[:_CHECKSUM_LENGTH], text[_CHECKSUM_LENGTH + 1 :]
        record = _record(payload, unpacking) if checksum == _checksum(last, payload) else None
        if record is not None and take(record):
            # What was damaged before a good line was never part of the journal.
            last, damaged_line = checksum, None
        elif line:
            damaged_line = damaged_line or number
    return damaged_line


def is_in_use(path: Path) -> bool:
    """Whether a program writes this journal right now."""
    with claimed(path) as is_ours:
        return not is_ours


@contextmanager
def claimed(path: Path) -> Iterator[bool]:
    """Hold the lock of a journal for a while: whether it is free, or not there at all."""
    try:
        file = os.open(path, os.O_RDWR | _BINARY)
    except OSError as error:
        yield isinstance(error, FileNotFoundError)
        return
    try:
        yield try_lock(file)
    finally:
        os.close(file)


def _record(payload: str, unpacking: Unpacking) -> Record | None:
    try:
        return unpacking.whole(read_json(payload, _DEEPEST), _DEEPEST)
    except Unsound:
        return None


def _reason(error: OSError | UnicodeError | Unsound) -> str:
    return Reason.TOO_LARGE if isinstance(error, Unsound) else reason_in_words(error)


def _checksum(last: str, payload: str) -> str:
    digest = hashlib.sha256(f"{last} {payload}".encode("utf-8", "replace"))
    return digest.hexdigest()[:_CHECKSUM_LENGTH]
