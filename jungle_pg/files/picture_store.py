"""Drawn pictures kept between starts; the folder may be deleted at any time."""

import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple

from jungle_pg.files.atomic import TEMPORARY_SUFFIX, CannotWrite, free_path, write_bytes
from jungle_pg.files.json_files import Unreadable, small_file

_MAGIC: Final = b"JPIC"
_VERSION: Final = 1
# Magic, version, sha256 of the key, length and crc32 of the raw data.
_HEADER: Final = Struct("<4sH32sII")
_LONGEST: Final = 2**32 - 1
_SUFFIX: Final = ".picture"


class PictureStore:
    """Pixels by key, checked on reading; the ones not used for longest go when it is full.

    Nothing here raises: a store that cannot read or write is just empty. It holds no state of
    its own, so threads and other processes may use the same folder.
    """

    def __init__(self, folder: Path, limit_bytes: int) -> None:
        self._folder = folder
        self._limit_bytes = limit_bytes

    def get(self, key: str, length: int) -> bytes | None:
        """As many pixels as are put under a key; None when they are not there or damaged.

        Files that are no pictures of this length cost neither time nor memory.
        """
        digest = _digest(key)
        path = self._path(digest)
        try:
            pixels = _unpacked(small_file(path, _longest_packed(length)), digest, length)
        except Unreadable:
            pixels = None
        except OSError:
            return None
        with suppress(OSError):
            if pixels is None:
                path.unlink()
            else:
                os.utime(path)
        return pixels

    def put(self, key: str, pixels: bytes) -> None:
        """Keep pixels under a key, at the cost of the pictures not used for longest."""
        digest = _digest(key)
        if len(pixels) > _LONGEST:
            return
        packed = _packed(pixels, digest)
        if len(packed) > self._limit_bytes:
            return
        path = self._path(digest)
        _make_way(path)
        with suppress(CannotWrite):
            write_bytes(path, packed, durable=False)
            self._trim()

    def _path(self, digest: bytes) -> Path:
        return self._folder / f"{digest.hex()[:32]}{_SUFFIX}"

    def _trim(self) -> None:
        stored = sorted(_stored_files(self._folder))
        excess = sum(file.size for file in stored) - self._limit_bytes
        for file in stored:
            if excess <= 0:
                return
            with suppress(OSError):
                os.unlink(file.path)
                excess -= file.size


def _make_way(path: Path) -> None:
    """Put a folder, or a link to one, aside where a picture belongs; a file is simply replaced."""
    if os.path.isdir(path):
        with suppress(OSError):
            # Whoever made a folder here may want what is in it.
            os.rename(path, free_path(Path(f"{path}.aside")))


class _StoredFile(NamedTuple):
    """A file of the store; the order of these is the order in which they may go."""

    used_at_ns: int
    path: str
    size: int


def _stored_files(folder: Path) -> Iterator[_StoredFile]:
    # Temporary files count too: a process killed while writing leaves one behind.
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((_SUFFIX, TEMPORARY_SUFFIX)):
                with suppress(OSError):
                    status = entry.stat()
                    yield _StoredFile(status.st_mtime_ns, entry.path, status.st_size)


def _digest(key: str) -> bytes:
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def _packed(pixels: bytes, digest: bytes) -> bytes:
    header = _HEADER.pack(_MAGIC, _VERSION, digest, len(pixels), zlib.crc32(pixels))
    return header + zlib.compress(pixels, level=1)


def _longest_packed(length: int) -> int:
    """Bytes of a file; what cannot be packed grows a little instead."""
    return _HEADER.size + length + length // 1000 + 64


def _unpacked(stored: bytes, digest: bytes, length: int) -> bytes | None:
    if len(stored) < _HEADER.size:
        return None
    *head, checksum = _HEADER.unpack_from(stored)
    if head != [_MAGIC, _VERSION, digest, length]:
        return None
    unpacker = zlib.decompressobj()
    try:
        # One more than expected, because a limit of 0 would mean none.
        pixels = unpacker.decompress(stored[_HEADER.size :], length + 1)
    except zlib.error:
        return None
    whole = unpacker.eof and not unpacker.unused_data
    return pixels if whole and len(pixels) == length and zlib.crc32(pixels) == checksum else None
