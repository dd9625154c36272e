"""The board: 90 points, files a-i from Red's left, ranks 1-10 from Red's side."""

import re
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Seat
from jungle_pg.core.xiangqi.pieces import BLACK, RED, Kind, Piece

FILES: Final = 9
RANKS: Final = 10
FILE_LETTERS: Final = "abcdefghi"

Point: TypeAlias = int
"""A crossing of lines: 0 is a1, 1 is b1, 89 is i10; from BEYOND on it lies off the board."""

POINTS: Final = range(FILES * RANKS)
BEYOND: Final[Point] = 1000

Board: TypeAlias = tuple[Piece | None, ...]
"""What stands on each point."""

_NAME: Final = re.compile(r"([a-z])(\d{1,2})", re.ASCII)


def point_at(file: int, rank: int) -> Point:
    """The point on a file and rank, both counted from 0."""
    return rank * FILES + file


def file_of(point: Point) -> int:
    """File 0-8 from Red's left."""
    return point % FILES


def rank_of(point: Point) -> int:
    """Rank 0-9 from Red's side."""
    return point // FILES


def is_on_board(file: int, rank: int) -> bool:
    """Whether there is a point on that file and rank."""
    return 0 <= file < FILES and 0 <= rank < RANKS


def point_name(point: Point) -> str:
    """The name of a point, like e10; one off the board keeps the name it was given."""
    if point >= BEYOND:
        letter, number = divmod(point - BEYOND, 100)
        return f"{chr(ord('a') + letter)}{number}"
    return f"{FILE_LETTERS[file_of(point)]}{rank_of(point) + 1}"


def parse_point(text: str) -> Point:
    """The point of a name in either case, or BadText."""
    point = parse_any_point(text)
    if point not in POINTS:
        raise BadText(f"no such point {text!r}")
    return point


def parse_any_point(text: str) -> Point:
    """The point of a name, which may lie off the board; BadText when it is no name at all."""
    named = _NAME.fullmatch(text.lower())
    if named is None:
        raise BadText(f"a point is a letter and a number like e10, not {text!r}")
    file, number = ord(named[1]) - ord("a"), int(named[2])
    if is_on_board(file, number - 1):
        return point_at(file, number - 1)
    return BEYOND + 100 * file + number


def points(names: str) -> frozenset[Point]:
    """The points of several names."""
    return frozenset(parse_point(name) for name in names.split())


def turned(point: Point) -> Point:
    """The point where the other side has what a side has here."""
    return POINTS[-1] - point


def rank_from(seat: Seat, point: Point) -> int:
    """Rank 0-9 counted from a side's own home line."""
    return rank_of(point) if seat == RED else RANKS - 1 - rank_of(point)


def has_crossed(seat: Seat, point: Point) -> bool:
    """Whether a point lies beyond the river for a side."""
    return rank_from(seat, point) >= RANKS // 2


def _both(names: str) -> tuple[frozenset[Point], frozenset[Point]]:
    """The points of Red, and those of Black across the board."""
    own = points(names)
    return own, frozenset(map(turned, own))


PALACES: Final = _both("d1 e1 f1 d2 e2 f2 d3 e3 f3")
"""The palace of each seat."""

ADVISOR_POINTS: Final = _both("d1 f1 e2 d3 f3")
ELEPHANT_POINTS: Final = _both("c1 g1 a3 e3 i3 c5 g5")

_HOME_SOLDIERS: Final = _both("a4 c4 e4 g4 i4 a5 c5 e5 g5 i5")


def may_stand(piece: Piece, point: Point) -> bool:
    """Whether a piece can ever come to stand there."""
    match piece.kind:
        case Kind.GENERAL:
            return point in PALACES[piece.seat]
        case Kind.ADVISOR:
            return point in ADVISOR_POINTS[piece.seat]
        case Kind.ELEPHANT:
            return point in ELEPHANT_POINTS[piece.seat]
        case Kind.SOLDIER:
            return has_crossed(piece.seat, point) or point in _HOME_SOLDIERS[piece.seat]
        case _:
            return True


def general_of(board: Board, seat: Seat) -> Point | None:
    """Where the general of a side stands; a board being set up may lack it."""
    for point in PALACES[seat]:
        piece = board[point]
        if piece is not None and piece.kind is Kind.GENERAL and piece.seat == seat:
            return point
    return None


SEATS: Final = (RED, BLACK)
