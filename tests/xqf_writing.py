"""Files of XQStudio, written for tests straight from the description of the format."""

import struct
from collections.abc import Sequence

from jungle_pg.core.study.study import START, AnyStudy
from jungle_pg.core.xiangqi.board import file_of, rank_of
from tests.random_studies import action_at

ORDER = "RNBAKABNRCCPPPPP"
PLAIN = 10
NOTHING = 0xFF


def square_of(point: int) -> int:
    return file_of(point) * 10 + rank_of(point)


def shifts(version: int, keys: Sequence[int]) -> tuple[int, int, int, int, bytes]:
    """How squares, starts, targets and lengths are shifted, and the stream over all."""
    if version <= PLAIN:
        return 0, 0, 0, 0, bytes(32)
    mask, *masks, total, square, start, target = keys

    def grown(key: int) -> int:
        return ((((key**2 * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) % 256

    squares = grown(square) * square % 256
    starts = grown(start) * squares % 256
    targets = grown(target) * starts % 256
    four = [
        key & mask | extra for key, extra in zip((total, square, start, target), masks, strict=True)
    ]
    text = b"[(C) Copyright Mr. Dong Shiwei.]"
    stream = bytes(letter & four[n % 4] for n, letter in enumerate(text))
    return squares, starts, targets, (total * 256 + square) % 32_000 + 767, stream


def xqf_bytes(
    study: AnyStudy, version: int = 18, keys: Sequence[int] = bytes(9), result: int = 0
) -> bytes:
    """A study as such a file; the keys are the bytes 3 and 8 to 15 of its header."""
    squares, starts, targets, length, stream = shifts(version, keys)
    header = bytearray(0x400)
    header[:3] = b"XQ" + bytes([version])
    if version > PLAIN:
        header[3] = keys[0]
        header[8:16] = bytes(keys[1:])
    men = [NOTHING] * 32
    taken: dict[int, int] = {}
    for point, piece in enumerate(study.opening.board):
        if piece is not None:
            row = [n for n in range(32) if _letter(n) == piece.letter and n not in taken]
            taken[row[0]] = point
            men[row[0]] = square_of(point)
    for number, man in enumerate(men):
        told = (man + squares) % 256
        if version > 11:
            header[16 + (number - squares - 1) % 32] = told
        else:
            header[16 + number] = told
    header[50], header[51] = study.opening.mover, result
    for at, text in (
        (80, study.title),
        (304, study.setup.players[0].name),
        (320, study.setup.players[1].name),
    ):
        data = text.encode("gb18030")
        header[at] = len(data)
        header[at + 1 : at + 1 + len(data)] = data
    body = bytearray()

    def put(start: int, target: int, flags: tuple[bool, bool], comment: str) -> None:
        said = comment.replace("\n", "\r\n").encode("gb18030")
        body.extend(((start + 0x18 + starts) % 256, (target + 0x20 + targets) % 256))
        if version <= PLAIN:
            body.extend((0xF0 * flags[0] | 0x0F * flags[1], 0))
            body.extend(struct.pack("<i", len(said)))
        else:
            body.extend((0x80 * flags[0] | 0x40 * flags[1] | 0x20 * bool(said), 0))
            if said:
                body.extend(struct.pack("<i", len(said) + length))
        body.extend(said)

    root = study.nodes[START]
    put(0, 0, (bool(root.children), False), root.comment)
    waiting = list(reversed(root.children))
    while waiting:
        place = waiting.pop()
        node = study.nodes[place]
        siblings = study.nodes[node.parent].children  # type: ignore[index]
        move = action_at(study, place)
        put(
            square_of(move.start),
            square_of(move.target),
            (bool(node.children), place != siblings[-1]),
            node.comment,
        )
        waiting += reversed(node.children)
    shifted = bytes((byte + stream[n % 32]) % 256 for n, byte in enumerate(body))
    return bytes(header) + shifted


def _letter(number: int) -> str:
    letter = ORDER[number % 16]
    return letter if number < 16 else letter.lower()
