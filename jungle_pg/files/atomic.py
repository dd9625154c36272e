"""Files that are written whole or not at all."""

import errno
import os
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

TEMPORARY_SUFFIX: Final = ".tmp"

HELD_ON_WINDOWS: Final = (5, 32, 33)
"""What Windows answers while another program, often a scanner, holds a file."""
PATIENCE_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""How long to wait before each further try."""
ABANDONED_S: Final = 3600
"""A temporary file this old was left behind by a program that was stopped."""

_REASONS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.EFBIG: "the file would be too large",
    errno.EACCES: "the system does not permit it",
    errno.EPERM: "the system does not permit it",
    errno.EROFS: "the disk can only be read",
    errno.ENOTDIR: "a file is where a folder should be",
    errno.EEXIST: "a file is where a folder should be",
    errno.EISDIR: "a folder has that name already",
    errno.ENAMETOOLONG: "the name is too long",
    errno.EIO: "the disk does not answer",
    errno.ENOENT: "the folder is gone",
}


class CannotWrite(Exception):  # noqa: N818
    """A file could not be written; what was there before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name} could not be written to {path.parent}: {reason}.")
        self.path = path
        self.reason = reason


def reason_in_words(error: OSError | ValueError) -> str:
    """Why the system refused a file, as a part of a sentence."""
    if isinstance(error, UnicodeError):
        return "it holds characters that cannot be stored"
    if isinstance(error, OSError):
        return _REASONS.get(error.errno or 0) or error.strerror or "the system refused it"
    return "the name cannot be used"


def write_text(path: Path, text: str) -> None:
    """Put a text in place of a file, as UTF-8; CannotWrite leaves the old file whole."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    write_bytes(path, data)


def write_bytes(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Put data in place of a file; CannotWrite leaves the old file whole.

    `durable` waits until the disk has it, so that a power cut cannot empty the file.
    """
    try:
        # A file that is a link elsewhere stays one: its target is replaced.
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = target.with_name(f".{secrets.token_hex(8)}{TEMPORARY_SUFFIX}")
        try:
            _fill(temporary, data, durable)
            patiently(lambda: os.replace(temporary, target))
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
        if durable:
            _settle(target.parent)
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error


def free_path(path: Path) -> Path:
    """This path, or the first of `name-2`, `name-3` ... that no file has."""
    return next(candidate for candidate in _numbered(path) if not os.path.lexists(candidate))


def patiently(act: Callable[[], None], wait: Callable[[float], None] = time.sleep) -> None:
    """Do something to a file, trying again while another program on Windows holds it."""
    for pause_s in PATIENCE_S:
        try:
            return act()
        except OSError as error:
            if getattr(error, "winerror", None) not in HELD_ON_WINDOWS:
                raise
        wait(pause_s)
    return act()


def sweep(folder: Path, now: float) -> None:
    """Remove temporary files that a stopped program has left behind."""
    with suppress(OSError):
        for path in folder.glob(f".*{TEMPORARY_SUFFIX}"):
            if path.stat().st_mtime < now - ABANDONED_S:
                path.unlink()


def write_all(file: int, data: bytes) -> None:
    """Write all of some data to an open file."""
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]


def _fill(path: Path, data: bytes, durable: bool) -> None:
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags, 0o666)
    try:
        write_all(file, data)
        if durable:
            os.fsync(file)
            _check(file, data)
    except BaseException:
        with suppress(OSError):
            os.close(file)
        raise
    os.close(file)


def _check(file: int, data: bytes) -> None:
    """Raise an error unless the file reads back as what was written to it."""
    os.lseek(file, 0, os.SEEK_SET)
    left = memoryview(data)
    while part := os.read(file, 1 << 20):
        if left[: len(part)] != part:
            break
        left = left[len(part) :]
    if part or left:
        raise OSError(errno.EIO, "the disk gives back something else")


def _settle(folder: Path) -> None:
    """Let the disk know the new name of a file too, where folders can be told."""
    # The new file is in place and whole; a system that cannot do this keeps it all the same.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _numbered(path: Path) -> Iterator[Path]:
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
