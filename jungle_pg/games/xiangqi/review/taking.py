"""Who can take what, and what a side wins or loses by it; told by legal moves alone."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.attacks import is_attacked
from jungle_pg.core.xiangqi.board import Board, Point, general_of, has_crossed
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import Kind, Piece

WORTH: Final = {
    Kind.GENERAL: 100,
    Kind.CHARIOT: 9,
    Kind.CANNON: 5,
    Kind.HORSE: 5,
    Kind.ADVISOR: 2,
    Kind.ELEPHANT: 2,
    Kind.SOLDIER: 1,
}
"""As players count; horse and cannon are a fair exchange."""

CROSSED: Final = 2
"""What a soldier beyond the river counts."""

MATE: Final = 100
"""What a mate counts among things that are won."""


def worth(board: Board, point: Point) -> int:
    """What the piece on a point counts; nothing where there is none."""
    piece = board[point]
    if piece is None:
        return 0
    if piece.kind is Kind.SOLDIER and has_crossed(piece.seat, point):
        return CROSSED
    return WORTH[piece.kind]


def piece_on(board: Board, point: Point) -> Piece:
    """The piece that is known to stand on a point."""
    piece = board[point]
    assert piece is not None
    return piece


def captures(board: Board, mover: Seat) -> Iterator[Move]:
    """The legal moves that take something."""
    return (move for move in legal_moves(board, mover) if board[move.target] is not None)


def takers(board: Board, mover: Seat, point: Point) -> list[Move]:
    """The legal moves by which a side could take on a point."""
    return [move for move in legal_moves(board, mover) if move.target == point]


def exchange(board: Board, mover: Seat, point: Point) -> int:
    """What a side wins if both take on a point as long as it pays; never below nothing."""
    upon = takers(board, mover, point)
    return max([0, *(gain(board, mover, move) for move in upon)])


def gain(board: Board, mover: Seat, move: Move) -> int:
    """What a move takes, less what taking back on its target costs."""
    after = board_after(board, move)
    return worth(board, move.target) - exchange(after, opponent(mover), move.target)


def is_free(board: Board, mover: Seat, move: Move) -> bool:
    """Whether nothing can be taken back where a move goes to."""
    return not takers(board_after(board, move), opponent(mover), move.target)


def gives_check(board: Board, mover: Seat, move: Move) -> bool:
    """Whether a move attacks the other general."""
    after, enemy = board_after(board, move), opponent(mover)
    general = general_of(after, enemy)
    return general is not None and is_attacked(after, general, mover)


def has_move(board: Board, mover: Seat) -> bool:
    """Whether a side can move at all; if not, it has lost."""
    return next(legal_moves(board, mover), None) is not None


def mates_at_once(board: Board, mover: Seat) -> Move | None:
    """A move after which the other side is in check and has no answer."""
    for move in legal_moves(board, mover):
        if gives_check(board, mover, move) and not has_move(
            board_after(board, move), opponent(mover)
        ):
            return move
    return None
