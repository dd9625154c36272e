"""Alpha-beta search for Xiangqi.

Moves are made on the board right here, not by `SearchBoard.make`: a call for each of them would
cost a tenth of the speed. What changes with a move besides the board is passed down as numbers.
"""

from collections.abc import Iterator
from math import log
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.memory import EXACT, LOWER, MAX_PLY, UPPER
from jungle_pg.engine.scores import INFINITE, MATE, SURE
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.guards import is_guarded
from jungle_pg.games.xiangqi.engine.horizon import WORTH, Horizon
from jungle_pg.games.xiangqi.engine.kings import CHECK, gives_check, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import (
    BIT,
    FIRST_HORSE,
    MOVE_MASK,
    NO_MOVE,
    NO_PIECE,
    NO_POINT,
)
from jungle_pg.games.xiangqi.engine.trail import BANNED

NULL_DEPTH: Final = 3
FUTILITY: Final = 90
REVERSE_FUTILITY: Final = 80
FUTILITY_DEPTH: Final = 3

REDUCTIONS: Final = [
    [
        int(0.5 + log(depth) * log(number) / 1.8) if depth > 1 and number > 2 else 0
        for number in range(160)
    ]
    for depth in range(MAX_PLY)
]
"""How many plies less to look at a late quiet move, by depth and number."""

NOBODY: Final = [NO_POINT] * (16 - FIRST_HORSE)
"""Where the fighters of a side stand that has none."""

PATHLESS: Final = BANNED - MAX_PLY
"""Scores beyond this, short of a mate, come from how a position was reached."""


class Search(Horizon):
    """One search of one position; the board is changed on the way and restored at the end."""

    extend_until = 0
    """The ply from which on checks are not looked at any deeper."""

    def search(
        self,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        seat: Seat,
        own: int,
        their: int,
        key: int,
        score: int,
        count: int,
        quiet: int,
        may_pass: bool,
    ) -> int:
        """The score of a position for the side to move."""
        board, trail = self.board, self.trail
        cells, points = board.cells, board.points
        watched = watched_bits(seat, points, cells, own | their)
        is_checked = watched >= CHECK
        step = trail.root + ply
        trail.checks[step] = is_checked
        if trail.counts and key in trail.met:
            return trail.again(trail.met[key], ply, self.draws[seat])
        if quiet >= self.limit or count < self.alive:
            return self.at_end(ply, seat, own, their, watched)
        if is_checked and ply < self.extend_until:
            depth += 1
        if depth <= 0 or ply >= MAX_PLY - 2:
            return self.quiesce(alpha, beta, ply, seat, own, their, score, count, watched)
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.look_at_clock()

        memory = self.memory
        best_known = NO_MOVE
        trusted = quiet + depth < self.limit
        entry = memory.table[key & memory.mask]
        if entry is not None and entry[0] == key:
            _, known_depth, bound, known, best_known = entry
            if known_depth >= depth and trusted:
                if known > SURE:
                    known -= ply
                elif known < -SURE:
                    known += ply
                if (
                    bound == EXACT
                    or (bound == LOWER and known >= beta)
                    or (bound == UPPER and known <= alpha)
                ):
                    return known

        other = 1 - seat
        is_ahead = score >= beta and -SURE < beta < SURE and trusted and not is_checked
        # Who has nobody to wait with may be left without a move.
        if is_ahead and points[16 * seat + FIRST_HORSE : 16 * (seat + 1)] != NOBODY:
            if depth <= FUTILITY_DEPTH and score - REVERSE_FUTILITY * depth >= beta:
                return score
            if may_pass and depth >= NULL_DEPTH:
                trail.met[key] = step
                value = -self.search(
                    depth - 3 - depth // 6, -beta, 1 - beta, ply + 1, other, their, own,
                    key ^ self.side_key, -score, count, quiet + 1, False,
                )  # fmt: skip
                trail.met.pop(key, None)
                if value >= beta:
                    return value if value < PATHLESS else beta

        trail.met[key] = step
        is_timid = not is_checked and alpha > -SURE
        general = points[16 * other]
        risky = watched | BIT[points[16 * seat]]
        best, best_move, lowest = -INFINITE, NO_MOVE, alpha
        number = quiet_number = 0
        for move in self._ordered(best_known, ply, seat, own | their, depth):
            start, target, bits, after_key, gain = self.moves[move]
            is_risky = bits & risky
            if is_checked and not is_risky:
                continue
            victim = cells[target]
            after_key ^= key
            left, fewer, after = their, count, score + gain
            piece = cells[start]
            if victim == NO_PIECE:
                calm = quiet + 1
            else:
                left ^= BIT[target]
                fewer = count - COUNT[victim]
                change = BALANCE[fewer] - BALANCE[count]
                after += self.values[victim][target] + (-change if seat else change)
                after_key ^= self.keys[victim][target]
                calm = 0
            checks = gives_check(piece, target, general, own ^ bits | their)
            less = 0
            if calm and number and not is_checked and not checks:
                quiet_number += 1
                less = REDUCTIONS[depth][quiet_number]
            if is_timid and not checks and (number or not is_risky):
                # What this move could reach, if the answer is to do nothing.
                if depth - less <= 1:
                    hope = after
                elif calm and depth <= FUTILITY_DEPTH:
                    hope = score + FUTILITY * depth
                else:
                    hope = INFINITE
                if hope <= alpha:
                    if hope > best:
                        best = hope
                    continue
            cells[start], cells[target] = NO_PIECE, piece
            points[victim] = NO_POINT
            points[piece] = target
            ours = own ^ bits
            if is_risky and is_exposed(seat, points, cells, ours | left):
                points[piece] = start
                points[victim] = target
                cells[start], cells[target] = piece, victim
                continue
            if number == 0:
                value = -self.search(
                    depth - 1, -beta, -alpha, ply + 1, other, left, ours,
                    after_key, -after, fewer, calm, True,
                )  # fmt: skip
            else:
                value = -self.search(
                    depth - 1 - less, -alpha - 1, -alpha, ply + 1, other, left, ours,
                    after_key, -after, fewer, calm, True,
                )  # fmt: skip
                if value > alpha and (less or value < beta):
                    value = -self.search(
                        depth - 1, -beta, -alpha, ply + 1, other, left, ours,
                        after_key, -after, fewer, calm, True,
                    )  # fmt: skip
            points[piece] = start
            points[victim] = target
            cells[start], cells[target] = piece, victim
            number += 1
            if value > best:
                best = value
                if value > alpha:
                    alpha, best_move = value, move
                    if value >= beta:
                        if calm:
                            memory.remember(move, ply, depth)
                        break
        trail.met.pop(key, None)
        if best == -INFINITE:
            return ply - MATE
        if trusted and not PATHLESS < abs(best) < SURE:
            kept = best + ply if best > SURE else best - ply if best < -SURE else best
            bound = LOWER if best >= beta else EXACT if best > lowest else UPPER
            known_move = best_move if best_move != NO_MOVE else best_known
            memory.table[key & memory.mask] = (key, depth, bound, kept, known_move)
        return best

    def _ordered(
        self, best_known: int, ply: int, seat: Seat, occupied: int, depth: int
    ) -> Iterator[int]:
        if best_known != NO_MOVE:
            yield best_known
        captures: list[int] = []
        quiets = self.board.generate(seat, occupied, captures)
        if len(captures) > 1:
            captures.sort(reverse=True)
        doubtful: list[int] = []
        for capture in captures:
            move = capture & MOVE_MASK
            if move != best_known:
                if self._costs(move, seat, occupied):
                    doubtful.append(move)
                else:
                    yield move
        killers = self.memory.killers[ply]
        for killer in killers:
            if killer != best_known and killer in quiets:
                yield killer
        # Close to the horizon nothing counts but what a move itself gains.
        order = self.gains if depth == 1 else self.memory.history
        quiets.sort(key=order.__getitem__, reverse=True)
        for move in quiets:
            if move != best_known and move not in killers:
                yield move
        yield from doubtful

    def _costs(self, move: int, seat: Seat, occupied: int) -> bool:
        """Whether a capture gives a costlier piece for what is guarded."""
        board = self.board
        start, target, *_ = self.moves[move]
        return WORTH[board.cells[start]] > WORTH[board.cells[target]] and is_guarded(
            target, 1 - seat, board.points, board.cells, occupied ^ BIT[start]
        )
