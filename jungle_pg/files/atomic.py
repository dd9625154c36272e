"""Files that are written whole or not at all."""

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

TEMPORARY_SUFFIX: Final = ".tmp"

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
            os.replace(temporary, target)
        except BaseException:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise CannotWrite(path, reason_in_words(error)) from error


def free_path(path: Path) -> Path:
    """This path, or the first of `name-2`, `name-3` ... that no file has."""
    return next(candidate for candidate in _numbered(path) if not os.path.lexists(candidate))


def _fill(path: Path, data: bytes, durable: bool) -> None:
    with path.open("xb") as file:
        file.write(data)
        if durable:
            file.flush()
            os.fsync(file.fileno())


def _numbered(path: Path) -> Iterator[Path]:
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
