"""Counting lines of play with the board of the search, as fast as the search itself moves."""

from jungle_pg.core.rulebook import Seat
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import BIT, MOVE_MASK, NO_PIECE, NO_POINT


def count_lines(board: SearchBoard, depth: int, *, make_leaves: bool = False) -> int:
    """Legal sequences of exactly so many moves; nothing follows a mate."""
    return _count(board, board.seat, board.own, board.their, depth, make_leaves)


def _count(
    board: SearchBoard, seat: Seat, own: int, their: int, depth: int, make_leaves: bool
) -> int:
    if not depth:
        return 1
    occupied = own | their
    cells, points, moves = board.cells, board.points, board.lookups.moves
    watched = watched_bits(seat, points, cells, occupied)
    captures: list[int] = []
    quiets = board.generate(seat, occupied, captures)
    if depth == 1 and not make_leaves and not watched:
        # Nobody but the general itself can bring it into danger.
        moving = board.moves_of(16 * seat, occupied)
        unsafe = len(moving) - len(board.safe_moves(moving, seat, own, their, watched))
        return len(quiets) + len(captures) - unsafe
    quiets += [capture & MOVE_MASK for capture in captures]
    if depth == 1 and not make_leaves:
        return len(board.safe_moves(quiets, seat, own, their, watched))
    risky, is_checked = watched | BIT[points[16 * seat]], watched >= CHECK
    count = 0
    for move in quiets:
        start, target, bits, _, _ = moves[move]
        is_risky = bits & risky
        if is_checked and not is_risky:
            continue
        piece, victim = cells[start], cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        points[victim] = NO_POINT
        points[piece] = target
        after, left = own ^ bits, their
        if victim != NO_PIECE:
            left ^= BIT[target]
        if not (is_risky and is_exposed(seat, points, cells, after | left)):
            count += _count(board, 1 - seat, left, after, depth - 1, make_leaves)
        points[piece] = start
        points[victim] = target
        cells[start], cells[target] = piece, victim
    return count
