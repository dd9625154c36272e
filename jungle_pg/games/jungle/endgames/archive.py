"""A file of endgame tables: an index of their keys, then each table packed by itself.

Numbers are unsigned and the lowest byte comes first. The head is `JEND`, the format's version (2
bytes), the number of tables (2), and the length (4) and CRC-32 (4) of the index. For each table the
index has its key's length (1) and its key, where it begins after the index (4), its packed length
(4), its length (4) and its CRC-32 (4).
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from struct import Struct
from typing import Final

MAGIC: Final = b"JEND"
VERSION: Final = 1
_HEAD: Final = Struct("<4sHHII")
_PLACE: Final = Struct("<IIII")
LONGEST_TABLE: Final = 1 << 20
"""Bytes of a table of three animals that all swim, and more."""


class BadArchive(Exception):  # noqa: N818 - it reads as what it is
    """A file of endgame tables that cannot be used; the message says why."""


@dataclass(frozen=True, slots=True)
class _Place:
    start: int
    packed: int
    length: int
    checksum: int


class Archive:
    """The tables of a file, each unpacked and checked when it is asked for."""

    def __init__(self, data: bytes) -> None:
        """Read the index, or raise BadArchive."""
        if len(data) < _HEAD.size or data[: len(MAGIC)] != MAGIC:
            raise BadArchive("it is no file of endgame tables")
        _, version, count, length, checksum = _HEAD.unpack_from(data)
        if version != VERSION:
            raise BadArchive(f"its format is version {version}, but {VERSION} is expected")
        index = data[_HEAD.size : _HEAD.size + length]
        if len(index) < length or zlib.crc32(index) != checksum:
            raise BadArchive("its index is damaged")
        self._data = memoryview(data)[_HEAD.size + length :]
        self._places = dict(_entries(index))
        if len(self._places) != count:
            raise BadArchive(f"its index has {len(self._places)} tables instead of {count}")

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self._places)

    def table(self, key: str) -> bytes | None:
        """The table of a key, None where the file has none; BadArchive when it is damaged."""
        place = self._places.get(key)
        if place is None:
            return None
        stored = self._data[place.start : place.start + place.packed]
        unpacker = zlib.decompressobj()
        try:
            table = unpacker.decompress(stored, min(place.length, LONGEST_TABLE) + 1)
        except zlib.error:
            table = b""
        is_whole = unpacker.eof and len(table) == place.length
        if not is_whole or zlib.crc32(table) != place.checksum:
            raise BadArchive(f"its table {key!r} is damaged")
        return table


def _entries(index: bytes) -> list[tuple[str, _Place]]:
    found = []
    start = 0
    while start < len(index):
        end = start + 1 + index[start]
        key = index[start + 1 : end].decode("ascii")
        found.append((key, _Place(*_PLACE.unpack_from(index, end))))
        start = end + _PLACE.size
    return found


def archive_bytes(tables: Mapping[str, bytes]) -> bytes:
    """A file of these tables."""
    index, stored = bytearray(), bytearray()
    for key, table in sorted(tables.items()):
        packed = zlib.compress(table, level=9)
        place = _PLACE.pack(len(stored), len(packed), len(table), zlib.crc32(table))
        index += bytes([len(key)]) + key.encode("ascii") + place
        stored += packed
    head = _HEAD.pack(MAGIC, VERSION, len(tables), len(index), zlib.crc32(index))
    return head + bytes(index) + bytes(stored)
