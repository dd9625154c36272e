"""Where the search ends: captures and answers to check are still looked at, nothing else.

`activity` adds the finer points of a position: room for chariots and horses, cannons in the open.
"""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import SEATS
from jungle_pg.engine.memory import Memory
from jungle_pg.engine.scores import CHECK_EVERY, INFINITE, MATE, Stopped
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.evaluation import MATERIAL
from jungle_pg.games.xiangqi.engine.guards import LINES, is_guarded
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import (
    BIT,
    FIRST_CANNON,
    FIRST_CHARIOT,
    FIRST_HORSE,
    MOVE_MASK,
    NO_PIECE,
    NO_POINT,
    SET,
    Row,
)
from jungle_pg.games.xiangqi.engine.trail import Trail

LAZY: Final = 120
"""How far from the window a position may be before its finer points are looked at."""

DELTA: Final = 60
"""What a capture may gain in place beyond what is taken."""

WORTH: Final = [*(MATERIAL[kind] // 100 for _ in SEATS for kind in SET), 0]
"""Roughly what each piece is worth; a costlier one does not take what is guarded."""

CHARIOT_ROOM: Final = [-30, -22, -15, -10, -6, -3, 0, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16]
"""By the number of empty points a chariot can go to."""

HORSE_ROOM: Final = [-26, -16, -8, -2, 2, 5, 8, 10, 12]
HOLLOW_FILE: Final = 70
"""A cannon that faces the general on its file: whatever steps between is its screen."""

HOLLOW_RANK: Final = 30
"""A cannon beside the general on its home line."""

FILE_STEP: Final = 9


class Horizon:
    """What a search works with, and its last plies."""

    def __init__(
        self,
        board: SearchBoard,
        memory: Memory,
        trail: Trail,
        contempt: int,
        must_stop: Callable[[int], bool],
    ) -> None:
        self.board, self.memory, self.trail = board, memory, trail
        self.nodes = 0
        self.check_at = CHECK_EVERY
        self.must_stop = must_stop
        self.draws = (-contempt, contempt) if board.seat == 0 else (contempt, -contempt)
        self.limit, self.alive = trail.no_capture_limit, trail.alive
        self.moves, self.gains = board.lookups.moves, board.lookups.gains
        self.values = board.lookups.values
        self.keys = board.lookups.keys
        self.side_key = board.lookups.side_key

    def quiesce(
        self,
        alpha: int,
        beta: int,
        ply: int,
        seat: Seat,
        own: int,
        their: int,
        score: int,
        count: int,
        watched: int,
    ) -> int:
        """The score when only captures, and answers to check, are still looked at."""
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.look_at_clock()
        board = self.board
        if watched >= CHECK:
            best = ply - MATE
            captures: list[int] = []
            quiets = board.generate(seat, own | their, captures)
            captures.sort(reverse=True)
            captures += quiets
            margin = 2 * INFINITE
        else:
            best = score
            if beta - LAZY < score < beta + LAZY or alpha - LAZY < score < alpha + LAZY:
                more = activity(board.rows, board.points, own | their)
                best += -more if seat else more
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            captures = board.captures(seat, own | their, their)
            if not captures:
                return best
            captures.sort(reverse=True)
            margin = DELTA
        other = 1 - seat
        cells, points = board.cells, board.points
        is_checked = watched >= CHECK
        risky = watched | BIT[points[16 * seat]]
        balance = BALANCE[count]
        for capture in captures:
            start, target, bits, _, gain = self.moves[capture & MOVE_MASK]
            is_risky = bits & risky
            if is_checked and not is_risky:
                continue
            victim = cells[target]
            after, left, fewer = score + gain, their, count
            if victim != NO_PIECE:
                fewer = count - COUNT[victim]
                change = BALANCE[fewer] - balance
                after += self.values[victim][target] + (-change if seat else change)
                left ^= BIT[target]
            if after + margin <= alpha:
                if after + margin > best:
                    best = after + margin
                continue
            piece = cells[start]
            cells[start], cells[target] = NO_PIECE, piece
            points[victim] = NO_POINT
            points[piece] = target
            ours = own ^ bits
            if (is_risky and is_exposed(seat, points, cells, ours | left)) or (
                not is_checked
                and WORTH[piece] > WORTH[victim]
                and is_guarded(target, other, points, cells, ours | left)
            ):
                value = best
            else:
                near = watched_bits(other, points, cells, ours | left)
                value = -self.quiesce(
                    -beta, -alpha, ply + 1, other, left, ours, -after, fewer, near
                )
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

    def at_end(self, ply: int, seat: Seat, own: int, their: int, watched: int) -> int:
        """A draw by counting, unless the side to move cannot move and has lost."""
        captures: list[int] = []
        moves = self.board.generate(seat, own | their, captures)
        moves += [capture & MOVE_MASK for capture in captures]
        can_move = self.board.safe_moves(moves, seat, own, their, watched)
        return self.draws[seat] if can_move else ply - MATE

    def look_at_clock(self) -> None:
        """Stop the search if it is time."""
        self.check_at = self.nodes + CHECK_EVERY
        if self.must_stop(self.nodes):
            raise Stopped


def activity(rows: tuple[list[Row], ...], points: list[int], occupied: int) -> int:
    """What Red has more of it than Black."""
    return _activity(rows[0], points[:16], points[16], occupied) - _activity(
        rows[1], points[16:32], points[0], occupied
    )


def _activity(rows: list[Row], pieces: list[int], enemy: int, occupied: int) -> int:
    worth = 0
    row = rows[FIRST_CHARIOT]
    for point in pieces[FIRST_CHARIOT:FIRST_CANNON]:
        if point != NO_POINT:
            zone, ways = row[point]
            worth += CHARIOT_ROOM[len(ways[occupied & zone][0])]
    row = rows[FIRST_HORSE]
    for point in pieces[FIRST_HORSE:FIRST_CHARIOT]:
        if point != NO_POINT:
            zone, ways = row[point]
            worth += HORSE_ROOM[len(ways[occupied & zone][0])]
    lines = LINES[enemy]
    for point in pieces[FIRST_CANNON : FIRST_CANNON + 2]:
        gap = lines[point]
        if gap is not None and not occupied & gap:
            worth += HOLLOW_FILE if (point - enemy) % FILE_STEP == 0 else HOLLOW_RANK
    return worth
