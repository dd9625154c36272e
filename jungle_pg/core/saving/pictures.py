"""Pictures that carry a game: the text of a save in a PNG or a GIF, where viewers pass over it.

In a PNG it is a compressed text chunk (`iTXt`), in a GIF an application extension; both lie before
the end of the file. Whatever else is in a picture stays as it is.
"""

import struct
import zlib
from collections.abc import Iterator
from typing import Final

from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving.values import FORMAT, Trouble, Unsound

PNG: Final = b"\x89PNG\r\n\x1a\n"
GIFS: Final = (b"GIF87a", b"GIF89a")
OTHERS: Final = (b"\xff\xd8\xff", b"RIFF", b"BM")
"""How pictures begin that cannot carry anything."""

KEYWORD: Final = FORMAT.encode()
APPLICATION: Final = b"JUNGLEPG1.0"
LONGEST_PART: Final = 255
"""Bytes of a part of a GIF."""

_END: Final = b"IEND"
_HEADER: Final = struct.Struct(">I4s")
_WHOLE: Final = struct.Struct(">I")


def is_picture(data: bytes) -> bool:
    """Whether a file begins like a picture."""
    return data.startswith((PNG, *GIFS, *OTHERS))


def carrying(picture: bytes, text: str) -> bytes:
    """A PNG or GIF that carries a text, and no other one; Unsound where it is no whole picture."""
    packed = zlib.compress(text.encode(), 9)
    if picture.startswith(PNG):
        kept = [(kind, data) for kind, data in _chunks(picture) if not _is_ours(kind, data)]
        end = next((n for n, (kind, _) in enumerate(kept) if kind == _END), None)
        if end is None:
            raise _cut_off()
        kept.insert(end, (b"iTXt", KEYWORD + b"\0\1\0\0\0" + packed))
        return PNG + b"".join(_chunk(kind, data) for kind, data in kept)
    if picture.startswith(GIFS) and picture.endswith(b";"):
        return picture[:-1] + gif_extension(text) + b";"
    raise _cut_off()


def gif_extension(text: str) -> bytes:
    """What carries a text in a GIF, between any two of its frames or behind the last."""
    packed = zlib.compress(text.encode(), 9)
    # Unlike chunks of a PNG, nothing in a GIF tells whether it is still what it was.
    told = _WHOLE.pack(zlib.crc32(packed)) + packed
    parts = (told[at : at + LONGEST_PART] for at in range(0, len(told), LONGEST_PART))
    body = b"".join(bytes([len(part)]) + part for part in parts)
    return b"!\xff" + bytes([len(APPLICATION)]) + APPLICATION + body + b"\0"


def carried_text(picture: bytes, longest: int) -> str:
    """The text a picture carries, of so many bytes at most; Unsound where there is none."""
    if picture.startswith(PNG):
        packed = _of_png(picture)
    elif picture.startswith(GIFS):
        packed = _of_gif(picture)
    else:
        packed = None
    if packed is None:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("no_game_in_picture"))
    unpacking = zlib.decompressobj()
    try:
        # One more than there may be: a little picture can hold a lot.
        data = unpacking.decompress(packed, longest + 1)
        if len(data) > longest:
            raise Unsound(Trouble.INVALID_FORMAT, Flaw("too_large", limit=longest // 1000))
        if not unpacking.eof:
            raise _damaged()
        return data.decode()
    except (zlib.error, UnicodeDecodeError):
        raise _damaged() from None


def _of_png(picture: bytes) -> bytes | None:
    """What our chunk holds; None where there is none in a whole picture."""
    for kind, data in _chunks(picture):
        if _is_ours(kind, data):
            told = data[len(KEYWORD) + 1 :]
            flags, told = told[:2], told[2:]
            # Behind two short texts about the language, which nobody writes here.
            parts = told.split(b"\0", 2)
            if flags != b"\1\0" or len(parts) != 3:
                raise _damaged()
            return parts[2]
        if kind == _END:
            return None
    raise _cut_off()


def _is_ours(kind: bytes, data: bytes) -> bool:
    return kind == b"iTXt" and data.startswith(KEYWORD + b"\0")


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG; Unsound for one that is cut off or damaged."""
    place = len(PNG)
    while place < len(picture):
        if len(picture) < place + 12:
            raise _cut_off()
        length, kind = _HEADER.unpack_from(picture, place)
        end = place + 8 + length
        if len(picture) < end + 4:
            raise _cut_off()
        data = picture[place + 8 : end]
        if _WHOLE.unpack_from(picture, end)[0] != zlib.crc32(data, zlib.crc32(kind)):
            raise _damaged()
        yield kind, data
        place = end + 4


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join(
        (
            _HEADER.pack(len(data), kind),
            data,
            _WHOLE.pack(zlib.crc32(data, zlib.crc32(kind))),
        )
    )


def _of_gif(picture: bytes) -> bytes | None:
    """What our extension holds; None where there is none in a whole picture."""
    place = 13 + _colours(picture, 10)
    while place < len(picture):
        match picture[place]:
            case 0x3B:
                return None
            case 0x2C:
                # A frame: its place and size, perhaps its colours, and how long its codes are.
                place += 10 + _colours(picture, place + 9) + 1
                place, _ = _parts(picture, place, keeps=False)
            case 0x21:
                is_ours = picture[place + 1 : place + 14] == b"\xff\x0b" + APPLICATION
                begin = place + 14 if is_ours else place + 2
                place, told = _parts(picture, begin, keeps=is_ours)
                if is_ours:
                    packed = told[4:]
                    if len(told) < 4 or _WHOLE.unpack_from(told)[0] != zlib.crc32(packed):
                        raise _damaged()
                    return packed
            case _:
                raise _damaged()
    raise _cut_off()


def _colours(picture: bytes, flags_at: int) -> int:
    """How many bytes a table of colours has, if flags say that one follows."""
    if flags_at >= len(picture):
        raise _cut_off()
    flags = picture[flags_at]
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _parts(picture: bytes, place: int, *, keeps: bool) -> tuple[int, bytes]:
    """Where parts end that tell their own lengths, and what they hold together."""
    kept: list[bytes] = []
    while place < len(picture):
        length = picture[place]
        place += 1
        if not length:
            return place, b"".join(kept)
        if keeps:
            kept.append(picture[place : place + length])
        place += length
    raise _cut_off()


def _cut_off() -> Unsound:
    return Unsound(Trouble.CORRUPTED, Flaw("picture_cut_off"))


def _damaged() -> Unsound:
    return Unsound(Trouble.CORRUPTED, Flaw("picture_damaged"))
