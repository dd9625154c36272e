"""Files that one program uses at a time: a lock on an open file, and a file beside another."""

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import PRIVATE, CannotWrite, Reason, reason_in_words

PATIENCE_S: Final = 5.0
"""A change takes moments; who holds a file for so long has stopped in the middle of it."""
_PAUSE_S: Final = 0.02
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


@contextmanager
def alone_with(path: Path, wait: Callable[[float], None] = time.sleep) -> Iterator[None]:
    """Hold a file that is read, changed and replaced, so that no other program's change is lost.

    A file beside it is locked, because the file itself is another one after each change.
    """
    try:
        # Whoever comes to the same file through a link waits for the same lock.
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_RDWR | os.O_CREAT | _BINARY
        file = os.open(target.with_name(f".{target.name}.lock"), flags, PRIVATE)
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    try:
        tries = round(PATIENCE_S / _PAUSE_S)
        while not _is_ours(file):
            tries -= 1
            if tries == 0:
                raise CannotWrite(path, Reason.NO_ANSWER)
            wait(_PAUSE_S)
        yield
    finally:
        with suppress(OSError):
            os.close(file)


def _is_ours(file: int) -> bool:
    try:
        _take(file)
    except OSError as error:
        # Some disks know no locks; there two programs can only hope.
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def try_lock(file: int) -> bool:
    """Whether the file is ours now; it is not while another program uses it."""
    try:
        _take(file)
    except OSError:
        return False
    return True


if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    LOCKED_BYTE = 0x7FFF0000
    """Far behind the end, because a locked byte cannot be read on Windows."""

    # Asked directly: what Python has for it does not always tell why a lock is refused.
    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _kernel.LockFile.argtypes = [wintypes.HANDLE, *[wintypes.DWORD] * 4]

    def lock(file: int) -> None:
        """Wait until the file is ours."""
        while not _is_ours(file):
            time.sleep(_PAUSE_S)

    def _take(file: int) -> None:
        if not _kernel.LockFile(msvcrt.get_osfhandle(file), LOCKED_BYTE, 0, 1, 0):
            raise ctypes.WinError(ctypes.get_last_error())

else:
    import fcntl

    def lock(file: int) -> None:
        """Wait until the file is ours."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
