"""Where the search ends: captures and answers to check are still looked at, nothing else.

`activity` adds the finer points of a position: room for chariots and horses, cannons in the open.
"""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.xiangqi.board import SEATS
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.engine.search.memory import MAX_PLY, MOVE_MASK, Memory
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.engine.search.scores import INFINITE, MATE
from jungle_pg.engine.search.searching import Searching
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.bits import BIT, HALF, HIGH, LOW, NO_POINT
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.guards import LINES, is_guarded
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import (
    FIRST_CANNON,
    FIRST_CHARIOT,
    FIRST_HORSE,
    NO_PIECE,
    SET,
    Stand,
)
from jungle_pg.games.xiangqi.engine.trail import Trail

LAZY: Final = 120
"""How far from the window a position may be before its finer points are looked at."""

DELTA: Final = 60
"""What a capture may gain in place beyond what is taken."""

_WORTH: Final = {
    Kind.GENERAL: 0,
    Kind.ADVISOR: 1,
    Kind.ELEPHANT: 1,
    Kind.HORSE: 4,
    Kind.CHARIOT: 9,
    Kind.CANNON: 4,
    Kind.SOLDIER: 0,
}
WORTH: Final[vec[i64]] = vec[i64]([_WORTH[kind] for _ in SEATS for kind in SET] + [0])
"""Roughly what each piece is worth; a costlier one does not take what is guarded."""

CHARIOT_ROOM: Final[vec[i64]] = vec[i64](
    [-30, -22, -15, -10, -6, -3, 0, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16]
)
"""By the number of empty points a chariot can go to."""

HORSE_ROOM: Final[vec[i64]] = vec[i64]([-26, -16, -8, -2, 2, 5, 8, 10, 12])
HOLLOW_FILE: Final = 70
"""A cannon that faces the general on its file: whatever steps between is its screen."""

HOLLOW_RANK: Final = 30
"""A cannon beside the general on its home line."""

FILE_STEP: Final = 9


class Horizon(Searching):
    """What a search works with, and its last plies."""

    answer_until: i64 = MAX_PLY
    """The ply from which on nothing is looked at: answers to check may be checks, for ever."""

    def __init__(
        self,
        board: SearchBoard,
        memory: Memory,
        trail: Trail,
        contempt: int,
        must_stop: Callable[[int], bool],
    ) -> None:
        super().__init__(memory, board.seat, contempt, must_stop)
        self.board, self.trail = board, trail
        self.limit, self.alive = trail.no_capture_limit, trail.alive
        tables = board.lookups
        self.moves, self.values, self.keys = tables.moves, tables.values, tables.keys
        self.side_key, self.gains = tables.side_key, tables.gains

    def quiesce(
        self,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        low: i64,
        high: i64,
        their_low: i64,
        their_high: i64,
        score: i64,
        count: i64,
        watched: i64,
    ) -> i64:
        """The score when only captures, and answers to check, are still looked at."""
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.look_at_clock()
        if ply >= self.answer_until:
            return score
        board = self.board
        all_low, all_high = low | their_low, high | their_high
        if watched >= CHECK:
            best = ply - MATE
            captures: list[int] = []
            quiets = board.generate(seat, all_low, all_high, captures)
            captures.sort(reverse=True)
            captures += quiets
            margin: i64 = 2 * INFINITE
        else:
            best = score
            if beta - LAZY < score < beta + LAZY or alpha - LAZY < score < alpha + LAZY:
                more = activity(board.stands, board.points, all_low, all_high)
                best += -more if seat else more
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            captures = board.captures(seat, all_low, all_high, their_low, their_high)
            if not captures:
                return best
            captures.sort(reverse=True)
            margin = DELTA
        other = 1 - seat
        cells, points = board.cells, board.points
        is_checked = watched >= CHECK
        risky = watched | BIT[points[16 * seat]]
        balance: i64 = BALANCE[count]
        facts_of = self.moves
        for capture in captures:
            facts = facts_of[capture & MOVE_MASK]
            if is_checked and not facts.bits & risky:
                continue
            target = facts.target
            victim = cells[target]
            after, fewer = score + facts.gain, count
            if victim != NO_PIECE:
                fewer = count - COUNT[victim]
                change = BALANCE[fewer] - balance
                after += self.values[victim][target] + (-change if seat else change)
            if after + margin <= alpha:
                if after + margin > best:
                    best = after + margin
                continue
            left_low, left_high = their_low, their_high
            if victim != NO_PIECE:
                left_low ^= LOW[target]
                left_high ^= HIGH[target]
            start = facts.start
            piece = cells[start]
            cells[start], cells[target] = NO_PIECE, piece
            points[victim] = NO_POINT
            points[piece] = target
            our_low, our_high = low ^ facts.low, high ^ facts.high
            all_low, all_high = our_low | left_low, our_high | left_high
            if (facts.bits & risky and is_exposed(seat, points, cells, all_low, all_high)) or (
                not is_checked
                and WORTH[piece] > WORTH[victim]
                and is_guarded(target, other, points, cells, all_low, all_high)
            ):
                value = best
            else:
                near = watched_bits(other, points, cells, all_low, all_high)
                value = -self.quiesce(
                    -beta, -alpha, ply + 1, other, left_low, left_high, our_low, our_high,
                    -after, fewer, near,
                )  # fmt: skip
            points[piece] = start
            points[victim] = target
            cells[start], cells[target] = piece, victim
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        return value
        return best

    def at_end(self, ply: i64, seat: i64, low: i64, high: i64, watched: i64) -> i64:
        """A draw by counting, unless the side to move cannot move and has lost."""
        captures: list[int] = []
        moves = self.board.generate(seat, low, high, captures)
        moves += [capture & MOVE_MASK for capture in captures]
        can_move = self.board.safe_moves(moves, seat, low, high, watched)
        return self.draws[seat] if can_move else ply - MATE


def activity(stands: list[list[list[Stand]]], points: vec[i64], low: i64, high: i64) -> i64:
    """What Red has more of it than Black."""
    return _activity(stands[0], points[:16], points[16], low, high) - _activity(
        stands[1], points[16:32], points[0], low, high
    )


def _activity(stands: list[list[Stand]], pieces: vec[i64], enemy: i64, low: i64, high: i64) -> i64:
    worth: i64 = 0
    row = stands[FIRST_CHARIOT]
    for point in pieces[FIRST_CHARIOT:FIRST_CANNON]:
        if point != NO_POINT:
            stand = row[point]
            if point < HALF:
                blockers = low & stand.zone | (high & stand.rest) >> stand.shift
            else:
                blockers = high & stand.zone | (low & stand.rest) << stand.shift
            worth += CHARIOT_ROOM[len(stand.ways[blockers].quiets)]
    row = stands[FIRST_HORSE]
    for point in pieces[FIRST_HORSE:FIRST_CHARIOT]:
        if point != NO_POINT:
            stand = row[point]
            blockers = stand.zone & (low if point < HALF else high)
            worth += HORSE_ROOM[len(stand.ways[blockers].quiets)]
    lines = LINES[enemy]
    for point in pieces[FIRST_CANNON : FIRST_CANNON + 2]:
        gap = lines[point]
        if gap is not None and not low & gap.low and not high & gap.high:
            worth += HOLLOW_FILE if (point - enemy) % FILE_STEP == 0 else HOLLOW_RANK
    return worth
