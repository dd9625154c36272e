"""The end of a crash report: a diary for the program to play again, between two marked lines."""

import base64
import binascii
import hashlib
import json
import re
import zlib
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving.values import Unsound
from jungle_pg.files.saves.reading import read_bytes_limited

VERSION: Final = 1
LONGEST_REPORT: Final = 8_000_000
"""Bytes."""
LONGEST_DIARY: Final = 16_000_000
"""Bytes, when it is no longer packed."""
WIDTH: Final = 100

_BEGIN: Final = "-----BEGIN DIARY version {version} sha256 {checksum}-----"
_END: Final = "-----END DIARY-----"
_MARKED: Final = re.compile(
    rb"^-----BEGIN DIARY version (\d{1,6}) sha256 ([0-9a-f]{64})-----\r?\n"
    rb"(.*?)^-----END DIARY-----",
    re.DOTALL | re.MULTILINE,
)


def diary_text(head: dict[str, Any], notes: bytes) -> str:
    """A diary as marked lines: names and values first, then the notes."""
    names = json.dumps(head, separators=(",", ":"), sort_keys=True, allow_nan=False)
    packed = zlib.compress(names.encode() + b"\n" + notes, 9)
    begin = _BEGIN.format(version=VERSION, checksum=hashlib.sha256(packed).hexdigest())
    letters = base64.b64encode(packed).decode()
    lines = (letters[at : at + WIDTH] for at in range(0, len(letters), WIDTH))
    return "\n".join([begin, *lines, _END]) + "\n"


def read_diary(path: Path) -> tuple[dict[str, Any], bytes]:
    """The names and values and the notes of a report's diary; BadText says what is wrong."""
    try:
        data = read_bytes_limited(path, LONGEST_REPORT)
    except Unsound as trouble:
        raise BadText(f"{path}: {_reason(trouble.what.code)}") from None
    try:
        return parse_diary(data)
    except BadText as trouble:
        raise BadText(f"{path}: {trouble}") from None


def parse_diary(report: bytes) -> tuple[dict[str, Any], bytes]:
    """The names and values and the notes of the last diary in a report, or BadText."""
    marked = list(_MARKED.finditer(report))
    if not marked:
        raise BadText("this is no report with a diary in it")
    version, checksum, lines = marked[-1].groups()
    if int(version) != VERSION:
        raise BadText(f"the diary is of version {int(version)}, this program knows {VERSION}")
    try:
        packed = base64.b64decode(b"".join(lines.split()), validate=True)
    except binascii.Error:
        packed = b""
    if hashlib.sha256(packed).hexdigest().encode() != checksum:
        raise BadText("the diary was changed or damaged, its checksum is another")
    names, _, notes = _unpacked(packed).partition(b"\n")
    try:
        head = json.loads(names)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict):
        raise BadText("the diary has no names and values")
    return head, notes


def _unpacked(packed: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(packed, LONGEST_DIARY)
    except zlib.error:
        raise BadText("the diary cannot be unpacked") from None
    if not unpacking.eof:
        raise BadText("the diary is too long or ends too early")
    return found


def _reason(code: str) -> str:
    return {
        "not_there": "there is no such file",
        "no_file": "this is no ordinary file",
        "too_large": f"the file is larger than {LONGEST_REPORT // 1_000_000} MB",
    }.get(code, "the file cannot be read")
