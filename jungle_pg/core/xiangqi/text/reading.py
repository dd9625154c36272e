"""Moves from what players write, in any notation; spelling is taken lightly."""

import re
import unicodedata
from typing import Final

from jungle_pg.core.rulebook import BadText, Seat
from jungle_pg.core.xiangqi.board import (
    FILES,
    Board,
    Point,
    file_of,
    is_on_board,
    parse_any_point,
    point_at,
    rank_of,
)
from jungle_pg.core.xiangqi.moves import legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.core.xiangqi.text.notation import (
    CHINESE_NUMBERS,
    SLANTED,
    WXF_LETTERS,
    column,
    crowded_files,
)

_MEANINGS: Final = {
    "K": "帥帅將将",
    "A": "仕士",
    "E": "相象B",
    "H": "傌馬马N",
    "R": "俥車车",
    "C": "炮砲",
    "P": "兵卒",
    "+": "進进前",
    "-": "退後后−",
    "=": "平.",
    "M": "中",
} | {str(number): sign for number, sign in enumerate(CHINESE_NUMBERS, start=1)}

_PLAIN: Final = str.maketrans({sign: plain for plain, signs in _MEANINGS.items() for sign in signs})

_COORDINATES: Final = re.compile(r"([A-Z]\d{1,2})-?([A-Z]\d{1,2})", re.ASCII)
_MOVE: Final = re.compile(
    r"""(?: (?P<kind>[KAEHRCP]) (?: (?P<file>[1-9]) | (?P<tandem>[+-]) )
          | (?P<order>[+M1-5-]) (?: (?P<ordered>[KAEHRCP]) | (?P<soldiers>[1-9]) ) )
        (?P<sign>[+=-]) (?P<number>[1-9])""",
    re.ASCII | re.VERBOSE,
)


def read_move(board: Board, mover: Seat, text: str) -> Move:
    """The move a text means for the side to move, or BadText; the rules may still refuse it."""
    folded = unicodedata.normalize("NFKC", text).upper()
    if named := _COORDINATES.fullmatch("".join(folded.split())):
        return Move(parse_any_point(named[1]), parse_any_point(named[2]))
    told = _MOVE.fullmatch("".join(folded.translate(_PLAIN).split()))
    if told is None:
        raise BadText(f"a move is written like b3e3, C2=5 or 炮二平五, not {text!r}")
    kind = Kind(WXF_LETTERS.index(told["kind"] or told["ordered"] or "P"))
    piece = Piece(mover, kind)
    starts = _starts(board, piece, told)
    if not starts:
        raise BadText(f"no piece of this side is meant by {text!r}")
    ways = [(start, _target(piece, start, told["sign"], int(told["number"]))) for start in starts]
    moves = [Move(start, target) for start, target in ways if target is not None]
    if not moves:
        raise BadText(f"no {kind.title} goes like {text!r}")
    return _only(board, mover, moves, text)


def is_written_move(text: str) -> bool:
    """Whether a text is a move in letters or characters, whatever the board."""
    folded = unicodedata.normalize("NFKC", text).upper()
    return _MOVE.fullmatch(folded.translate(_PLAIN)) is not None


def _starts(board: Board, piece: Piece, told: re.Match[str]) -> list[Point]:
    """The pieces that may be meant."""
    if told["file"]:
        return column(board, piece, _file_at(piece.seat, int(told["file"])))
    order = told["tandem"] or told["order"]
    if told["soldiers"]:
        files = [_file_at(piece.seat, int(told["soldiers"]))]
    else:
        files = crowded_files(board, piece)
    columns = [column(board, piece, file) for file in files]
    return [start for alike in columns for start in _in_order(alike, order)]


def _in_order(alike: list[Point], order: str) -> list[Point]:
    """The front one, the rear one, the middle one of three, or the one with a number."""
    if len(alike) < 2:
        return []
    match order:
        case "+":
            return alike[:1]
        case "-":
            return alike[-1:]
        case "M":
            return alike[1:2] if len(alike) == 3 else []
        case _:
            return alike[int(order) - 1 : int(order)]


def _target(piece: Piece, start: Point, sign: str, number: int) -> Point | None:
    """Where the words lead; None off the board, or when the piece has no such way."""
    forward = 1 if piece.seat == RED else -1
    ahead = {"+": forward, "-": -forward, "=": 0}[sign]
    file, rank = file_of(start), rank_of(start)
    if piece.kind in SLANTED:
        across = abs(_file_at(piece.seat, number) - file)
        along = {Kind.ADVISOR: {1: 1}, Kind.ELEPHANT: {2: 2}, Kind.HORSE: {1: 2, 2: 1}}
        steps = along[piece.kind].get(across)
        if steps is None or not ahead:
            return None
        file, rank = _file_at(piece.seat, number), rank + ahead * steps
    elif ahead:
        rank += ahead * number
    else:
        file = _file_at(piece.seat, number)
    return point_at(file, rank) if is_on_board(file, rank) else None


def _only(board: Board, mover: Seat, moves: list[Move], text: str) -> Move:
    """The one move that is meant: of several, the one that is legal."""
    if len(moves) == 1:
        return moves[0]
    legal = set(legal_moves(board, mover)).intersection(moves)
    if not legal:
        raise BadText(f"no piece can do {text!r}")
    if len(legal) > 1:
        raise BadText(f"more than one piece is meant by {text!r}")
    return legal.pop()


def _file_at(seat: Seat, number: int) -> int:
    """The file from Red's left that a side gives a number."""
    return FILES - number if seat == RED else number - 1
