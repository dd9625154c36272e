"""Counting lines of play with the board of the search, as fast as the search itself moves."""

from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.engine.search.packed import i64
from jungle_pg.games.xiangqi.engine.bits import BIT, HIGH, LOW, NO_POINT
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import NO_PIECE


def count_lines(board: SearchBoard, depth: int, *, make_leaves: bool = False) -> int:
    """Legal sequences of exactly so many moves; nothing follows a mate."""
    low, high = board.low | board.their_low, board.high | board.their_high
    return _count(board, board.seat, low, high, depth, make_leaves)


def _count(
    board: SearchBoard, seat: i64, low: i64, high: i64, depth: i64, make_leaves: bool
) -> i64:
    if not depth:
        return 1
    cells, points, moves = board.cells, board.points, board.lookups.moves
    watched = watched_bits(seat, points, cells, low, high)
    captures: list[int] = []
    quiets = board.generate(seat, low, high, captures)
    if depth == 1 and not make_leaves and not watched:
        # Nobody but the general itself can bring it into danger.
        moving = board.general_moves(seat, low, high)
        unsafe = len(moving) - len(board.safe_moves(moving, seat, low, high, watched))
        return len(quiets) + len(captures) - unsafe
    quiets += [capture & MOVE_MASK for capture in captures]
    if depth == 1 and not make_leaves:
        return len(board.safe_moves(quiets, seat, low, high, watched))
    risky, is_checked = watched | BIT[points[16 * seat]], watched >= CHECK
    count: i64 = 0
    for move in quiets:
        facts = moves[move]
        is_risky = facts.bits & risky
        if is_checked and not is_risky:
            continue
        start, target = facts.start, facts.target
        piece, victim = cells[start], cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        points[victim] = NO_POINT
        points[piece] = target
        after_low = (low | LOW[target]) ^ LOW[start]
        after_high = (high | HIGH[target]) ^ HIGH[start]
        if not (is_risky and is_exposed(seat, points, cells, after_low, after_high)):
            count += _count(board, 1 - seat, after_low, after_high, depth - 1, make_leaves)
        points[piece] = start
        points[victim] = target
        cells[start], cells[target] = piece, victim
    return count
