"""Files of the program XQStudio (`.xqf`), read: a start, moves with variations and comments.

The header has 1024 bytes. Behind it lies the tree, each move before what follows it and that before
what could be played instead. From version 11 on numbers are shifted by keys that the header holds.
"""

import struct
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.codecs import BadGame, FoundGames, OtherKind
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.node import NodeId
from jungle_pg.core.study.study import START, Study
from jungle_pg.core.xiangqi.board import POINTS, Point, point_at, point_name
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, PIECES, RED, Piece
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.core.xiangqi.text import fen
from jungle_pg.core.xiangqi.text.gamefile import LENIENT, XiangqiStudy, ending_for

MAGIC: Final = b"XQ"
HEADER: Final = 0x400
LAST_PLAIN_VERSION: Final = 10
FIRST_SHUFFLED_VERSION: Final = 12
VERSIONS: Final = range(1, 19)
SIDE_AT, RESULT_AT, SQUARES_AT = 50, 51, 16
TEXTS: Final = {"title": 80, "match": 208, "Date": 272, "Site": 288, "red": 304, "black": 320}
"""Where texts lie, each behind its length."""
MORE_TEXTS: Final = {"TimeControl": 336, "Annotator": 464, "Author": 480}
LONG_TEXTS: Final = ("title", "match", "TimeControl")
KEY_TEXT: Final = b"[(C) Copyright Mr. Dong Shiwei.]"
ORDER: Final = "RNBAKABNRCCPPPPP"
"""The pieces of a side in the order in which their points are told."""
FROM_SHIFT, TO_SHIFT = 0x18, 0x20
FOLLOWED, BESIDE, COMMENTED = 0x80, 0x40, 0x20
WINNERS: Final = {1: RED, 2: BLACK, 3: None, 4: None}

_BOOK: Final = XiangqiRulebook()


@dataclass(frozen=True, slots=True)
class Keys:
    """By how much numbers are shifted."""

    square: int = 0
    start: int = 0
    target: int = 0
    length: int = 0
    stream: bytes = bytes(32)


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the tree as it is stored."""

    start: int
    target: int
    comment: str
    is_followed: bool
    has_other: bool


def parse_xqf(data: bytes) -> FoundGames[XiangqiRules, XiangqiState, Move, Event]:
    """The study of a file, or OtherKind where it is none; BadGame has what was read before it."""
    if data[:2] != MAGIC:
        raise OtherKind("it is no file of XQStudio")
    if len(data) < HEADER:
        raise BadText(f"its header ends after {len(data)} bytes")
    version = data[2]
    if version not in VERSIONS:
        raise BadText(f"its version {version} is not known")
    keys = keys_of(data) if version > LAST_PLAIN_VERSION else Keys()
    steps = _Steps(data, version, keys)
    root = steps.next()
    first = steps.peek()
    setup = _setup(data, version, keys, first)
    reading = _Reading(setup, steps, root)
    if reading.is_over_early:
        steps = _Steps(data, version, keys)
        reading = _Reading(replace(setup, rules=LENIENT), steps, steps.next())
    study = _described(reading.study, data).first().last()
    if reading.mistake is not None:
        raise BadGame(reading.mistake, study)
    result = data[RESULT_AT]
    if study.verdict is None and result in WINNERS:
        ended = study.add(ending_for(study.state.mover, WINNERS[result]))
        study = ended if isinstance(ended, Study) else study
    return FoundGames(study)


def keys_of(data: bytes) -> Keys:
    """The keys of a header; they follow from its bytes 3 to 15."""
    mask, masks, (total, square, start, target) = data[3], data[8:12], data[12:16]

    def grown(key: int) -> int:
        return ((((key * key) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8

    square_key = grown(square) * square & 0xFF
    start_key = grown(start) * square_key & 0xFF
    target_key = grown(target) * start_key & 0xFF
    four = [
        key & mask | extra for key, extra in zip((total, square, start, target), masks, strict=True)
    ]
    stream = bytes(letter & four[place % 4] for place, letter in enumerate(KEY_TEXT))
    length = (total * 256 + square) % 32_000 + 767
    return Keys(square_key, start_key, target_key, length, stream)


class _Steps:
    """The moves of a file one after the other; BadText where it breaks off."""

    def __init__(self, data: bytes, version: int, keys: Keys) -> None:
        self._keys, self._is_plain = keys, version <= LAST_PLAIN_VERSION
        body = data[HEADER:]
        stream = keys.stream * (len(body) // len(keys.stream) + 1)
        self._body = bytes((byte - shift) & 0xFF for byte, shift in zip(body, stream, strict=False))
        self._place = 0

    @property
    def has_more(self) -> bool:
        return self._place < len(self._body)

    def peek(self) -> Step | None:
        """The next one, which stays the next one; None where there is none that is whole."""
        place = self._place
        try:
            return self.next() if self.has_more else None
        except BadText:
            return None
        finally:
            self._place = place

    def next(self) -> Step:
        start, target, flags, _ = self._take(4)
        if self._is_plain:
            is_followed, has_other = bool(flags & 0xF0), bool(flags & 0x0F)
            length = self._number()
        else:
            is_followed, has_other = bool(flags & FOLLOWED), bool(flags & BESIDE)
            length = self._number() - self._keys.length if flags & COMMENTED else 0
        comment = self._take(length) if length > 0 else b""
        return Step(
            (start - FROM_SHIFT - self._keys.start) & 0xFF,
            (target - TO_SHIFT - self._keys.target) & 0xFF,
            _text(comment),
            is_followed,
            has_other,
        )

    def _number(self) -> int:
        return int(struct.unpack("<i", self._take(4))[0])

    def _take(self, count: int) -> bytes:
        taken = self._body[self._place : self._place + count]
        if len(taken) < count:
            raise BadText(f"it breaks off after {HEADER + len(self._body)} bytes")
        self._place += count
        return taken


class _Reading:
    """A tree that grows from the moves of a file."""

    def __init__(self, setup: Setup[XiangqiRules], steps: _Steps, root: Step) -> None:
        self.study: XiangqiStudy = begun(_BOOK, setup).commented(root.comment)
        self.mistake: str | None = None
        self.is_over_early = False
        at: NodeId | None = START
        others: list[NodeId | None] = []
        """Behind which places further moves follow."""
        is_main = True
        while steps.has_more and self.mistake is None:
            try:
                step = steps.next()
            except BadText as mistake:
                self.mistake = f"move {self.study.node.number + 1}: {mistake}"
                return
            if step.has_other:
                others.append(at)
            at = None if at is None else self._play(at, step, is_main=is_main)
            if not step.is_followed:
                if not others:
                    return
                at, is_main = others.pop(), False

    def _play(self, parent: NodeId, step: Step, *, is_main: bool) -> NodeId | None:
        """The place a move leads to; None where it cannot be played, and all behind it is lost."""
        self.study = self.study.at(parent)
        number = self.study.node.number + 1
        start, target = _point(step.start), _point(step.target)
        if start is None or target is None:
            why = f"move {number}: there is no such point"
        else:
            played = self.study.add(Move(start, target))
            if isinstance(played, Study):
                self.study = _with_comment(played, step.comment)
                return played.cursor
            self.is_over_early = self.is_over_early or played.code == "game_over"
            word = point_name(start) + point_name(target)
            why = f"move {number}, {word}: {played.code.replace('_', ' ')}"
        if is_main:
            self.mistake = why
        else:
            self.study = _with_comment(self.study, f"{why}. {step.comment}".strip())
        return None


def _with_comment(study: XiangqiStudy, comment: str) -> XiangqiStudy:
    before = study.node.comment
    return study.commented(f"{before}\n{comment}".strip()) if comment else study


def _setup(data: bytes, version: int, keys: Keys, first: Step | None) -> Setup[XiangqiRules]:
    squares = _squares(data[SQUARES_AT : SQUARES_AT + 32], version, keys)
    cells: dict[Point, Piece] = {}
    for number, square in enumerate(squares):
        point = _point(square)
        if point is None:
            # It was captured before the game begins.
            continue
        letter = ORDER[number % len(ORDER)]
        if point in cells:
            raise BadText(f"two pieces stand on {point_name(point)}")
        cells[point] = PIECES[letter if number < len(ORDER) else letter.lower()]
    mover = BLACK if data[SIDE_AT] == 1 else RED
    begins = None if first is None else _point(first.start)
    if begins is not None and begins in cells:
        # Many files do not say truly who begins, but their first move does.
        mover = cells[begins].seat
    board = tuple(cells.get(point) for point in POINTS)
    text = fen.fen_text(fen.Position(board, mover))
    fen.parse_fen(text)
    usual = _BOOK.codec.position_text(_BOOK.start(XiangqiRules()))
    names = (_header_text(data, name) for name in ("red", "black"))
    players = tuple(Player(name) for name in names)
    position = None if text == usual else text
    return Setup(XiangqiRules(), position, (players[0], players[1]), undo_depth=None)


def _squares(stored: bytes, version: int, keys: Keys) -> list[int]:
    squares = [0] * len(stored)
    for number, square in enumerate(stored):
        is_shuffled = version >= FIRST_SHUFFLED_VERSION
        place = (keys.square + number + 1) % len(stored) if is_shuffled else number
        squares[place] = (square - keys.square) & 0xFF
    return squares


def _point(square: int) -> Point | None:
    file, rank = divmod(square, 10)
    return point_at(file, rank) if file < 9 else None


def _described(study: XiangqiStudy, data: bytes) -> XiangqiStudy:
    title, match = (_header_text(data, name) for name in ("title", "match"))
    names = ("Date", "Site", *MORE_TEXTS)
    tags = [(name, text) for name in names if (text := _header_text(data, name))]
    if title and match:
        tags.insert(0, ("Match", match))
    return study.named(title or match).tagged(tags)


def _header_text(data: bytes, name: str) -> str:
    at = (TEXTS | MORE_TEXTS)[name]
    length = min(data[at], 63 if name in LONG_TEXTS else 15)
    return " ".join(_text(data[at + 1 : at + 1 + length]).split())


def _text(data: bytes) -> str:
    text = data.decode("gb18030", "replace").replace("\r\n", "\n").replace("\r", "\n")
    return text.replace("\0", "").strip()
