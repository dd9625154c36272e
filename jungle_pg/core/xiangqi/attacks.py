"""Who attacks a general: check, and generals that face each other."""

from collections.abc import Iterator, Sequence

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point, general_of
from jungle_pg.core.xiangqi.paths import HORSES_UPON, RAYS, SOLDIERS_UPON
from jungle_pg.core.xiangqi.pieces import Kind, Piece

GENERAL, HORSE, CHARIOT, CANNON, SOLDIER = (
    Kind.GENERAL,
    Kind.HORSE,
    Kind.CHARIOT,
    Kind.CANNON,
    Kind.SOLDIER,
)

Cells = Sequence[Piece | None]
"""A board, or the list a move is tried out on."""


def attackers(cells: Cells, point: Point, by: Seat) -> Iterator[Point]:
    """The enemies that could take a general on a point, the facing general among them."""
    for ray in RAYS[point]:
        is_screened = False
        for place in ray:
            piece = cells[place]
            if piece is None:
                continue
            if is_screened:
                if piece.kind is CANNON and piece.seat == by:
                    yield place
                break
            # On a line, generals take each other like chariots: that is why they must not face.
            if piece.seat == by and (piece.kind is CHARIOT or piece.kind is GENERAL):
                yield place
            is_screened = True
    for leg, start in HORSES_UPON[point]:
        piece = cells[start]
        if piece is not None and piece.kind is HORSE and piece.seat == by and cells[leg] is None:
            yield start
    for start in SOLDIERS_UPON[by][point]:
        piece = cells[start]
        if piece is not None and piece.kind is SOLDIER and piece.seat == by:
            yield start


def is_attacked(cells: Cells, point: Point, by: Seat) -> bool:
    """Whether a general on a point could be taken, or faces the other one."""
    return next(attackers(cells, point, by), None) is not None


def checkers(board: Board, seat: Seat) -> tuple[Point, ...]:
    """The pieces that give check to a side; the facing general gives none."""
    general = general_of(board, seat)
    if general is None:
        return ()
    found = attackers(board, general, opponent(seat))
    return tuple(sorted(point for point in found if not _is_general(board[point])))


def generals_face(board: Board, seat: Seat) -> bool:
    """Whether nothing stands between the two generals on one file."""
    general = general_of(board, seat)
    if general is None:
        return False
    found = attackers(board, general, opponent(seat))
    return any(_is_general(board[point]) for point in found)


def watched_points(board: Board, general: Point, by: Seat) -> set[Point]:
    """Where one piece more or less could expose or cover a general: all else cannot matter."""
    watched: set[Point] = set()
    for ray in RAYS[general]:
        met = 0
        for length, place in enumerate(ray, start=1):
            piece = board[place]
            if piece is None:
                continue
            if piece.seat == by and _reaches(piece.kind, met):
                watched.update(ray[:length])
            met += 1
            if met == 3:
                break
    for leg, start in HORSES_UPON[general]:
        piece = board[start]
        if piece is not None and piece.kind is HORSE and piece.seat == by:
            watched.update((leg, start))
    return watched


def _reaches(kind: Kind, met: int) -> bool:
    """Whether a piece behind so many others could give check after one more move."""
    if kind is CANNON:
        return True
    if kind is SOLDIER:
        return met == 0
    return met <= 1 and (kind is CHARIOT or kind is GENERAL)


def _is_general(piece: Piece | None) -> bool:
    return piece is not None and piece.kind is GENERAL
