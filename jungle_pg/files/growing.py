"""Files that are written piece by piece, and take their place only when they are whole."""

import errno
import mmap
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from jungle_pg.files.atomic import SHARED, CannotWrite, mode_to_keep, reason_in_words, write_bytes


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
