"""What players must not read of a running game, packed in its saves and journals.

It is no lock: whoever wants to cheat can unpack it. But nobody sees cards by opening a file.
"""

import base64
import binascii
import zlib
from typing import Any, Final

from jungle_pg.core.audience import is_secret
from jungle_pg.core.json_forms import DEEPEST, canonical
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving.json_text import read_json
from jungle_pg.core.saving.unknown import TOP, unknown_in
from jungle_pg.core.saving.values import Trouble, Unsound

PACKED: Final = "packed"
"""Under which name it lies: a list of texts."""

LONGEST: Final = 8_000_000
"""Letters of what is packed; a hundred thousand decisions fit."""
WIDTH: Final = 100

_NAMES: Final = ("start", "luckSeed", "moveHistory", "undone", "add", "essence")
"""What tells hidden cards in every game: the start, all luck, and the log that holds it."""


def secrets_packed(match: AnyMatch, record: Record) -> Record:
    """What is written of a match, with its secrets packed while it has any; Unsound if too long."""
    if not is_secret(match):
        return record
    # Nobody knows what unknown names would tell.
    unknown = unknown_in(match.setup.unknown, TOP)
    names = (*_NAMES, *match.rulebook.saves.secret_names, *unknown)
    hidden = {name: value for name, value in record.items() if name in names}
    left = {name: value for name, value in record.items() if name not in names}
    return {**left, PACKED: _pack(hidden)}


class Unpacking:
    """Unpacks records until it has become too much altogether: a little file can hold a lot."""

    def __init__(self, room: int = LONGEST) -> None:
        self._room = room
        """Letters that may still come."""

    def whole(self, record: Record, deepest: int = DEEPEST) -> Record:
        """A record with what is packed in it under its own names, or Unsound."""
        if PACKED not in record:
            return record
        text = self._text(record[PACKED])
        try:
            hidden = read_json(text, deepest)
        except Unsound:
            raise _unreadable() from None
        left = {name: value for name, value in record.items() if name != PACKED}
        for name in hidden:
            if name in left:
                raise Unsound(Trouble.INVALID_FORMAT, Flaw("named_twice", name=name[:40]), PACKED)
        return {**left, **hidden}

    def _text(self, lines: Any) -> str:
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="list"), PACKED)
        unpacking = zlib.decompressobj()
        try:
            packed = base64.b64decode("".join(lines).encode(), validate=True)
            # One more than there is room for, because a limit of 0 would mean none.
            data = unpacking.decompress(packed, self._room + 1)
            text = data.decode()
        except (binascii.Error, zlib.error, UnicodeError):
            raise _unreadable() from None
        if len(data) > self._room:
            raise _too_long()
        if not unpacking.eof or unpacking.unused_data:
            raise _unreadable()
        self._room -= len(data)
        return text


def _pack(hidden: Record) -> list[str]:
    data = canonical(hidden).encode()
    if len(data) > LONGEST:
        raise _too_long()
    letters = base64.b64encode(zlib.compress(data, 9)).decode()
    return [letters[at : at + WIDTH] for at in range(0, len(letters), WIDTH)]


def _unreadable() -> Unsound:
    return Unsound(Trouble.CORRUPTED, Flaw("unreadable", reason="it cannot be unpacked"), PACKED)


def _too_long() -> Unsound:
    return Unsound(Trouble.INVALID_FORMAT, Flaw("too_large", limit=LONGEST // 1000), PACKED)
