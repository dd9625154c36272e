"""Files that are written whole or not at all, at once or bit by bit, and why one could not be.

`write_text` and `write_bytes` put a file in place; `growing` fills one that has no name until it
is whole; `CannotWrite` says why not, with a `Reason`.
"""

import errno
import mmap
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

T = TypeVar("T")

TEMPORARY_SUFFIX: Final = ".tmp"

PRIVATE: Final = 0o600
"""Who may read a new file: the player alone."""
SHARED: Final = 0o666
"""For what is made to be shown: whoever the system lets read the player's new files."""

HELD_ON_WINDOWS: Final = (5, 32, 33)
"""What Windows answers while another program, often a scanner, holds a file."""
PATIENCE_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4)
"""How long to wait before each further try."""
LONGEST_NAME: Final = 255
"""Letters; no usual disk takes more."""
ABANDONED_S: Final = 3600
"""A temporary file this old was left behind by a program that was stopped."""


class Reason(StrEnum):
    """Why a file cannot be written, as a part of an English sentence."""

    DISK_FULL = "the disk is full"
    TOO_LARGE = "the file would be too large"
    NOT_PERMITTED = "the system does not permit it"
    READ_ONLY = "the disk can only be read"
    NO_FOLDER = "a file is where a folder should be"
    IS_FOLDER = "a folder has that name already"
    NO_FILE = "what has that name is no ordinary file"
    NAME_TOO_LONG = "the name is too long"
    NO_ANSWER = "the disk does not answer"
    FOLDER_GONE = "the folder is gone"
    UNSTORABLE = "it holds characters that cannot be stored"
    BAD_NAME = "the name cannot be used"
    NAME_TAKEN = "a file of that name is there already"
    NO_COPY = "the file that has this name cannot be copied"
    UNREADABLE = "it cannot be read"
    REFUSED = "the system refused it"


_REASONS: Final = {
    errno.ENOSPC: Reason.DISK_FULL,
    errno.EDQUOT: Reason.DISK_FULL,
    errno.EFBIG: Reason.TOO_LARGE,
    errno.EACCES: Reason.NOT_PERMITTED,
    errno.EPERM: Reason.NOT_PERMITTED,
    errno.EROFS: Reason.READ_ONLY,
    errno.ENOTDIR: Reason.NO_FOLDER,
    errno.EEXIST: Reason.NO_FOLDER,
    errno.EISDIR: Reason.IS_FOLDER,
    errno.ENAMETOOLONG: Reason.NAME_TOO_LONG,
    errno.EIO: Reason.NO_ANSWER,
    errno.ENOENT: Reason.FOLDER_GONE,
}
_WINDOWS_REASONS: Final = {
    123: Reason.BAD_NAME,
    206: Reason.NAME_TOO_LONG,
    39: Reason.DISK_FULL,
    1392: Reason.NO_ANSWER,
}
"""Its own numbers, where the one it is translated to says something else or nothing."""


class CannotWrite(Exception):  # noqa: N818
    """A file could not be written; what was there before is still there."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name} could not be written to {path.parent}: {reason}.")
        self.path = path
        self.reason = reason

    @property
    def code(self) -> str:
        """The reason as a code, for those who say it in another language."""
        return reason_code(self.reason)


def reason_in_words(error: OSError | ValueError) -> str:
    """Why the system refused a file, as a part of a sentence."""
    if isinstance(error, UnicodeError):
        return Reason.UNSTORABLE
    if isinstance(error, OSError):
        reason = _WINDOWS_REASONS.get(getattr(error, "winerror", None) or 0)
        if any(_is_too_long(name) for name in (error.filename, error.filename2)):
            # Windows only says that there is no such file.
            reason = Reason.NAME_TOO_LONG
        return reason or _REASONS.get(error.errno or 0) or error.strerror or Reason.REFUSED
    return Reason.BAD_NAME


def _is_too_long(name: object) -> bool:
    return isinstance(name, str | Path) and len(Path(name).name) > LONGEST_NAME


def reason_code(reason: str) -> str:
    """The code of a reason; `other` for what only the system has words for."""
    return reason.name.lower() if isinstance(reason, Reason) else "other"


def write_text(path: Path, text: str, mode: int = PRIVATE) -> None:
    """Put a text in place of a file, as UTF-8; CannotWrite leaves the old file whole."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    write_bytes(path, data, mode=mode)


def write_bytes(
    path: Path, data: bytes | memoryview, *, durable: bool = True, mode: int = PRIVATE
) -> None:
    """Put data in place of a file; CannotWrite leaves the old file whole.

    `durable` waits until the disk has it, so that a power cut cannot empty the file. `mode` is for
    a new file; one that is written over keeps its own.
    """
    try:
        # A file that is a link elsewhere stays one: its target is replaced.
        target = Path(os.path.realpath(path))
        kept_mode = mode_to_keep(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = target.with_name(f".{os.urandom(8).hex()}{TEMPORARY_SUFFIX}")
        try:
            _fill(temporary, data, durable, mode, kept_mode)
            patiently(lambda: os.replace(temporary, target))
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
        if durable:
            _settle(target.parent)
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error


def mode_to_keep(path: Path) -> int | None:
    """Who may do what with the file that is written over; None where there is none.

    CannotWrite for a device or a pipe: others need it, and root could put a file in its place.
    """
    try:
        found = os.stat(path).st_mode
    except OSError:
        return None
    if not stat.S_ISREG(found) and not stat.S_ISDIR(found):
        raise CannotWrite(path, Reason.NO_FILE)
    return found & 0o777 if stat.S_ISREG(found) else None


def free_path(path: Path) -> Path:
    """This path, or the first of `name-2`, `name-3` ... that no file has."""
    return next(candidate for candidate in _numbered(path) if not os.path.lexists(candidate))


def patiently(act: Callable[[], T], wait: Callable[[float], None] = time.sleep) -> T:
    """Do something to a file, trying again while another program on Windows holds it."""
    for pause_s in PATIENCE_S:
        try:
            return act()
        except OSError as error:
            if not _is_held(error):
                raise
        wait(pause_s)
    return act()


def _is_held(error: OSError) -> bool:
    # To open a file goes another way on Windows, on which its own numbers get lost.
    is_refused = sys.platform == "win32" and error.errno == errno.EACCES
    return is_refused or getattr(error, "winerror", None) in HELD_ON_WINDOWS


def sweep(folder: Path, now: float) -> None:
    """Remove temporary files that a stopped program has left behind."""
    with suppress(OSError):
        for path in folder.glob(f".*{TEMPORARY_SUFFIX}"):
            if path.stat().st_mtime < now - ABANDONED_S:
                path.unlink()


def write_all(file: int, data: bytes | memoryview) -> None:
    """Write all of some data to an open file."""
    view = memoryview(data)
    while view:
        view = view[os.write(file, view) :]


def _fill(
    path: Path, data: bytes | memoryview, durable: bool, mode: int, kept_mode: int | None
) -> None:
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags, mode if kept_mode is None else PRIVATE)
    try:
        if kept_mode is not None and hasattr(os, "fchmod"):
            # A disk that knows no modes leaves it to the player alone.
            with suppress(OSError):
                os.fchmod(file, kept_mode)
        write_all(file, data)
        if durable:
            os.fsync(file)
            _check(file, data)
    except BaseException:
        with suppress(OSError):
            os.close(file)
        raise
    os.close(file)


def _check(file: int, data: bytes | memoryview) -> None:
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


@contextmanager
def growing(path: Path) -> Iterator[BinaryIO]:
    """A file to write to; when the block ends well it takes the place of `path`.

    Until then it has no name, so that nothing is left of it whatever becomes of the program.
    CannotWrite leaves the old file whole.
    """
    check_place(path)
    try:
        file = tempfile.TemporaryFile(dir=path.parent)  # noqa: SIM115 - closed below
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    with file:
        try:
            yield file
            file.flush()
            # Not read into memory, however long it has become.
            whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            write_bytes(path, whole, mode=SHARED)
        except OSError as error:
            raise CannotWrite(path, reason_in_words(error)) from error


def check_place(path: Path) -> None:
    """CannotWrite where a file of this name can never be, before much work is done for it."""
    try:
        if path.is_dir():
            raise OSError(errno.EISDIR, "")
        mode_to_keep(path)
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error


def forget(path: Path) -> None:
    """Remove a file that nobody wants any more; one that cannot be removed stays."""
    with suppress(OSError):
        path.unlink()
