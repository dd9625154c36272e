"""Moves as players write them: coordinates, WXF letters, Chinese characters."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.core.rulebook import NamedSpot, Seat
from jungle_pg.core.xiangqi.board import (
    FILE_LETTERS,
    FILES,
    POINTS,
    Board,
    Point,
    file_of,
    point_name,
    rank_from,
)
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece


class Notation(StrEnum):
    """A way of writing moves."""

    COORDINATES = "coordinates"
    WXF = "wxf"
    SIMPLIFIED = "simplified"
    TRADITIONAL = "traditional"


NEVER_TOLD_APART: Final = frozenset({Kind.GENERAL, Kind.ADVISOR, Kind.ELEPHANT})
"""Two of these on one file never have a move that could be mistaken."""

SLANTED: Final = frozenset({Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE})
"""Who never stays on its file: the number of the move is always a file."""

WXF_LETTERS: Final = "KAEHRCP"
CHINESE_NUMBERS: Final = "一二三四五六七八九"


@dataclass(frozen=True, slots=True)
class Script:
    """The characters of one way of writing Chinese."""

    pieces: tuple[str, str]
    """Those of Red and of Black, in the order of the kinds."""
    actions: dict[str, str]
    """Forward, backward and sideways."""
    rear: str


SCRIPTS: Final = {
    Notation.SIMPLIFIED: Script(
        ("帅仕相马车炮兵", "将士象马车炮卒"), {"+": "进", "-": "退", "=": "平"}, "后"
    ),
    Notation.TRADITIONAL: Script(
        ("帥仕相傌俥炮兵", "將士象馬車砲卒"), {"+": "進", "-": "退", "=": "平"}, "後"
    ),
}


def notate(board: Board, move: Move, notation: Notation) -> str:
    """A legal move on the board it is about to be played on."""
    if notation is Notation.COORDINATES:
        return point_name(move.start) + point_name(move.target)
    piece = board[move.start]
    assert piece is not None
    if notation is Notation.WXF:
        return _wxf_name(board, piece, move.start) + "".join(_action(piece, move))
    return _chinese(board, piece, move, SCRIPTS[notation])


def place_of(board: Board, point: Point, notation: Notation) -> NamedSpot:
    """What stands on a point: a piece on that point, or on a file as its own side counts them.

    Only coordinates have names for empty points.
    """
    piece = board[point]
    if piece is None:
        return NamedSpot(point_name(point))
    if notation is Notation.COORDINATES:
        return NamedSpot(point_name(point), piece.letter, piece.seat)
    return NamedSpot(file_name(piece.seat, point, notation), piece.letter, piece.seat, is_file=True)


def file_name(seat: Seat, point: Point, notation: Notation) -> str:
    """The file of a point as moves of a side call it, and as the edge of the board shows it."""
    if notation is Notation.COORDINATES:
        return FILE_LETTERS[file_of(point)]
    number = file_number(seat, point)
    return str(number) if notation is Notation.WXF else _number(seat, number)


def file_number(seat: Seat, point: Point) -> int:
    """The file 1-9 counted from a side's own right."""
    return FILES - file_of(point) if seat == RED else file_of(point) + 1


def column(board: Board, piece: Piece, file: int) -> list[Point]:
    """The points of equal pieces on a file, the one nearest to the enemy first."""
    found = [point for point in POINTS[file::FILES] if board[point] == piece]
    return sorted(found, key=lambda point: -rank_from(piece.seat, point))


def crowded_files(board: Board, piece: Piece) -> list[int]:
    """The files on which a piece has equals, counted from Red's left."""
    return [file for file in range(FILES) if len(column(board, piece, file)) > 1]


def _action(piece: Piece, move: Move) -> tuple[str, str]:
    """Forward, backward or sideways, and the number of steps or of the file."""
    ahead = rank_from(piece.seat, move.target) - rank_from(piece.seat, move.start)
    sign = "+" if ahead > 0 else "-" if ahead < 0 else "="
    if ahead == 0 or piece.kind in SLANTED:
        return sign, str(file_number(piece.seat, move.target))
    return sign, str(abs(ahead))


def _wxf_name(board: Board, piece: Piece, start: Point) -> str:
    letter, file = WXF_LETTERS[piece.kind], str(file_number(piece.seat, start))
    alike = column(board, piece, file_of(start))
    if piece.kind in NEVER_TOLD_APART or len(alike) == 1:
        return letter + file
    place = alike.index(start)
    if len(alike) > 2 or len(crowded_files(board, piece)) > 1:
        return f"{place + 1}{file}"
    return letter + "+-"[place]


def _chinese(board: Board, piece: Piece, move: Move, script: Script) -> str:
    sign, number = _action(piece, move)
    character = script.pieces[piece.seat][piece.kind]
    file = _number(piece.seat, file_number(piece.seat, move.start))
    alike = column(board, piece, file_of(move.start))
    if piece.kind in NEVER_TOLD_APART or len(alike) == 1:
        name = character + file
    else:
        several = len(crowded_files(board, piece)) > 1
        name = _order(alike.index(move.start), len(alike), script) + (
            file if several else character
        )
    return name + script.actions[sign] + _number(piece.seat, int(number))


def _order(place: int, many: int, script: Script) -> str:
    """Front, middle, rear; of four or five the ones behind the first are counted."""
    if place == 0:
        return "前"
    if many <= 3:
        return script.rear if place == many - 1 else "中"
    return CHINESE_NUMBERS[place]


def _number(seat: Seat, number: int) -> str:
    return CHINESE_NUMBERS[number - 1] if seat == RED else str(number)
