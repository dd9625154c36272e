"""The text of a file that could be anything: read whole, or not at all."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving.any_file import (
    PICTURE_LIMIT,
    SIZE_LIMIT,
    STUDY_LIMIT,
    text_of,
)
from jungle_pg.core.saving.values import Trouble, Unsound
from jungle_pg.files.atomic import patiently, reason_in_words

PICTURE_ENDINGS: Final = frozenset((".png", ".gif"))


def read_limited(path: Path, limit: int = SIZE_LIMIT) -> str:
    """The text of an ordinary file that is not too large, or Unsound."""
    return text_of(read_bytes_limited(path, limit))


def read_game(path: Path) -> bytes:
    """What a file holds that may have a game in it, of whatever kind, or Unsound.

    A text of this size may still be too large for what it is.
    """
    is_named_picture = path.suffix.lower() in PICTURE_ENDINGS
    return read_bytes_limited(path, PICTURE_LIMIT if is_named_picture else STUDY_LIMIT)


def read_bytes_limited(path: Path, limit: int) -> bytes:
    """What an ordinary file holds, or Unsound; devices and pipes are not opened."""
    try:
        _check(os.stat(path), limit)
        # A pipe that takes the place of the file now must not keep us waiting.
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _BINARY
        file = patiently(lambda: os.open(path, flags))
        try:
            _check(os.fstat(file), limit)
            return _read(file, limit)
        finally:
            os.close(file)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno in (errno.ENOENT, errno.ENOTDIR):
            raise Unsound(Trouble.NOT_FOUND, Flaw("not_there")) from None
        reason = reason_in_words(error)
        raise Unsound(Trouble.NOT_FOUND, Flaw("cannot_read", reason=reason)) from None


_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


def _check(about: os.stat_result, limit: int) -> None:
    if not stat.S_ISREG(about.st_mode):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("no_file"))
    if about.st_size > limit:
        raise _too_large(limit)


def _read(file: int, limit: int) -> bytes:
    parts: list[bytes] = []
    left = limit + 1
    while left and (part := os.read(file, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    if not left:
        # It has grown while it was read.
        raise _too_large(limit)
    return b"".join(parts)


def _too_large(limit: int) -> Unsound:
    return Unsound(Trouble.INVALID_FORMAT, Flaw("too_large", limit=limit // 1000))
