"""The journal of a running match: a line for each change, there at once, never rewritten.

Each line is a checksum, a blank and a JSON record; the first holds the whole match, every other
one a change. A checksum covers the one before it too, so lines can be neither lost nor swapped.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving import essence_of
from jungle_pg.core.saving_changes import change_record, changed_essence
from jungle_pg.core.saving_json import read_json
from jungle_pg.core.saving_load import restore
from jungle_pg.core.saving_values import (
    AnyMatch,
    BadSave,
    Loaded,
    Rulebooks,
    Times,
    Trouble,
    Unsound,
)
from jungle_pg.files.atomic import CannotWrite, reason_in_words, write_all
from jungle_pg.files.journal_lock import lock, try_lock
from jungle_pg.files.saves_reading import read_bytes_limited

SUFFIX: Final = ".journal"
SIZE_LIMIT: Final = 32_000_000
"""Bytes; weeks of moves."""

_CHECKSUM_LENGTH: Final = 16
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


class Journal:
    """The journal of one match, locked as long as it is open."""

    def __init__(self, path: Path, match: AnyMatch, times: Times) -> None:
        self.path = path
        self.problem: str | None = None
        """Why the last change could not be written; it is written with the next one."""
        self._written, self._times = match, times
        self._length, self._last = 0, ""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY
            self._file = os.open(path, flags, 0o666)
        except OSError as error:
            raise CannotWrite(path, reason_in_words(error)) from error
        try:
            lock(self._file)
            self._append(essence_of(match, times))
            os.fsync(self._file)
        except (OSError, UnicodeError) as error:
            self._give_up()
            raise CannotWrite(path, reason_in_words(error)) from error

    def note(self, match: AnyMatch, times: Times) -> None:
        """Write a change down, if there was one; nothing is waited for."""
        if match is self._written and times == self._times:
            return
        try:
            self._append(change_record(self._written, match, times))
        except (OSError, UnicodeError) as error:
            self.problem = reason_in_words(error)
            # Half a line is taken back; should that fail too, reading passes over it.
            with suppress(OSError):
                os.ftruncate(self._file, self._length)
            return
        if self.problem is not None:
            self.problem = None
            self._length = os.lseek(self._file, 0, os.SEEK_END)
        self._written, self._times = match, times

    def sync(self) -> None:
        """Wait until the disk has everything; for a thread."""
        os.fsync(self._file)

    def close(self) -> None:
        """End the journal; it stays where it is and is free for others."""
        with suppress(OSError):
            os.close(self._file)

    def _append(self, record: Record) -> None:
        payload = json.dumps(record, separators=(",", ":"), ensure_ascii=False)
        checksum = _checksum(self._last, payload)
        # The break in front ends half a line that could not be taken back.
        start = "\n" if self.problem else ""
        line = f"{start}{checksum} {payload}\n".encode()
        write_all(self._file, line)
        self._length += len(line)
        self._last = checksum

    def _give_up(self) -> None:
        with suppress(OSError):
            os.close(self._file)
        with suppress(OSError):
            os.unlink(self.path)


def read_journal(rulebooks: Rulebooks, path: Path) -> Loaded | BadSave:
    """The match of a journal; one whose tail is torn offers what came before."""
    try:
        essence, damaged_line = journal_essence(read_bytes_limited(path, SIZE_LIMIT))
    except Unsound as trouble:
        return trouble.bad_save()
    torn = Flaw("no_json", line=damaged_line or 1)
    if essence is None:
        return BadSave(Trouble.CORRUPTED, torn)
    found = restore(rulebooks, essence)
    if damaged_line is None or isinstance(found, BadSave):
        return found
    return BadSave(Trouble.CORRUPTED, torn, prefix=found)


def journal_essence(data: bytes) -> tuple[Record | None, int | None]:
    """What the match of a journal is made of, and the first line of a torn tail."""
    essence: Record | None = None
    last, damaged_line = "", None
    for number, line in enumerate(data.split(b"\n"), start=1):
        text = line.decode("utf-8", "replace")
        checksum, payload = text[:_CHECKSUM_LENGTH], text[_CHECKSUM_LENGTH + 1 :]
        record = _record(payload) if checksum == _checksum(last, payload) else None
        changed = record if essence is None or record is None else changed_essence(essence, record)
        if changed is not None:
            # What was damaged before a good line was never part of the journal.
            essence, last, damaged_line = changed, checksum, None
        elif line:
            damaged_line = damaged_line or number
    return essence, damaged_line


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


def _record(payload: str) -> Record | None:
    try:
        return read_json(payload)
    except Unsound:
        return None


def _checksum(last: str, payload: str) -> str:
    digest = hashlib.sha256(f"{last} {payload}".encode("utf-8", "replace"))
    return digest.hexdigest()[:_CHECKSUM_LENGTH]
