"""Counting lines of play with the board of the search, as fast as the search itself moves."""

from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.engine.search.packed import i64
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.lookups import BIT, NO_PIECE, NO_SPOT, TRAP_BITS


def count_lines(board: SearchBoard, depth: int, *, make_leaves: bool = False) -> int:
    """Legal sequences of exactly so many moves; nothing follows an entered den."""
    return _count(board, board.seat, board.own, board.their, depth, make_leaves)


def _count(
    board: SearchBoard, seat: i64, own: i64, their: i64, depth: i64, make_leaves: bool
) -> i64:
    if not depth:
        return 1
    captures: list[int] = []
    quiets = board.generate(seat, own, their, captures)
    count: i64 = 0
    if depth == 1 and own & TRAP_BITS[1 - seat]:
        count = len(board.den_moves(seat, own))
    if depth == 1 and not make_leaves:
        return count + len(captures) + len(quiets)
    cells, squares, moves = board.cells, board.squares, board.tables.moves
    for move in quiets:
        facts = moves[move]
        piece, start, target = facts.piece, facts.start, facts.target
        cells[start], cells[target] = NO_PIECE, piece
        squares[piece] = target
        count += _count(board, 1 - seat, their, own ^ facts.bits, depth - 1, make_leaves)
        cells[start], cells[target] = piece, NO_PIECE
        squares[piece] = start
    for capture in captures:
        facts = moves[capture & MOVE_MASK]
        piece, start, target = facts.piece, facts.start, facts.target
        victim = cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        squares[piece], squares[victim] = target, NO_SPOT
        left, ours = their ^ BIT[target], own ^ facts.bits
        count += _count(board, 1 - seat, left, ours, depth - 1, make_leaves)
        cells[start], cells[target] = piece, victim
        squares[piece], squares[victim] = start, target
    return count
