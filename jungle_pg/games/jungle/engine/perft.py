"""Counting lines of play with the board of the search, as fast as the search itself moves."""

from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.lookups import BIT, MOVE_MASK, NO_PIECE, NO_SPOT, TRAP_BITS


def count_lines(board: SearchBoard, depth: int, *, make_leaves: bool = False) -> int:
    """Legal sequences of exactly so many moves; nothing follows an entered den."""
    return _count(board, board.seat, board.own, board.their, depth, make_leaves)


def _count(
    board: SearchBoard, seat: Seat, own: int, their: int, depth: int, make_leaves: bool
) -> int:
    if not depth:
        return 1
    captures: list[int] = []
    quiets = board.generate(seat, own, their, captures)
    count = len(board.den_moves(seat, own)) if depth == 1 and own & TRAP_BITS[1 - seat] else 0
    if depth == 1 and not make_leaves:
        return count + len(captures) + len(quiets)
    cells, squares, moves = board.cells, board.squares, board.tables.moves
    for move in quiets:
        piece, start, target, bits, _, _ = moves[move]
        cells[start], cells[target] = NO_PIECE, piece
        squares[piece] = target
        count += _count(board, 1 - seat, their, own ^ bits, depth - 1, make_leaves)
        cells[start], cells[target] = piece, NO_PIECE
        squares[piece] = start
    for capture in captures:
        piece, start, target, bits, _, _ = moves[capture & MOVE_MASK]
        victim = cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        squares[piece], squares[victim] = target, NO_SPOT
        count += _count(board, 1 - seat, their ^ BIT[target], own ^ bits, depth - 1, make_leaves)
        cells[start], cells[target] = piece, victim
        squares[piece], squares[victim] = start, target
    return count
