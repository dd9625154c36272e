"""Alpha-beta search for Jungle.

Moves are made on the board right here, not by `SearchBoard.make`: a call for each of them would
cost a tenth of the speed. What changes with a move besides the board is passed down as numbers.
"""

from collections.abc import Iterator
from math import log
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.memory import EXACT, LOWER, MAX_PLY, UPPER
from jungle_pg.engine.scores import CHECK_EVERY, INFINITE, MATE, SURE, Stopped
from jungle_pg.games.jungle.engine.horizon import Horizon
from jungle_pg.games.jungle.engine.lookups import (
    BIT,
    MOVE_MASK,
    NEAR_DEN,
    NO_MOVE,
    NO_PIECE,
    NO_SPOT,
    TRAP_BITS,
)

NULL_DEPTH: Final = 3
FUTILITY: Final = 100
REVERSE_FUTILITY: Final = 90
FUTILITY_DEPTH: Final = 3

REDUCTIONS: Final = [
    [
        int(0.4 + log(depth) * log(number) / 2.2) if depth > 2 and number > 3 else 0
        for number in range(128)
    ]
    for depth in range(MAX_PLY)
]
"""How many plies less to look at a late quiet move, by depth and number."""


class Search(Horizon):
    """One search of one position; the board is changed on the way and restored at the end."""

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
        quiet: int,
        may_pass: bool,
    ) -> int:
        """The score of a position for the side to move, which has a piece left."""
        if quiet >= self.limit:
            return self.at_limit(ply, seat, own, their)
        other = 1 - seat
        if own & TRAP_BITS[other] and self.board.entering(seat, own & TRAP_BITS[other]):
            return MATE - ply - 1
        threat = their & TRAP_BITS[seat]
        if threat:
            threat = self.board.entering(other, threat) if quiet + 1 < self.limit else 0
        if threat:
            depth += 1
        elif (
            own & NEAR_DEN[other]
            and quiet + 2 < self.limit
            and self.board.walks_in(seat, own, their)
        ):
            return MATE - ply - 3
        if depth <= 0 or ply >= MAX_PLY - 2:
            return self.quiesce(alpha, beta, ply, seat, own, their, score, quiet)
        if key in self.path:
            return self.draws[seat]
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.check_at = self.nodes + CHECK_EVERY
            if self.must_stop(self.nodes):
                raise Stopped

        if depth == 1 and not threat:
            return self._frontier(alpha, beta, ply, seat, own, their, key, score, quiet)

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

        hopeless = False
        if not threat and not their & NEAR_DEN[seat]:
            if beta < SURE and trusted:
                if depth <= FUTILITY_DEPTH and score - REVERSE_FUTILITY * depth >= beta > -SURE:
                    return score
                if may_pass and depth >= NULL_DEPTH and score >= beta and own & (own - 1):
                    self.path.add(key)
                    value = -self.search(
                        depth - 3 - depth // 6, -beta, 1 - beta, ply + 1, other, their, own,
                        key ^ self.side_key, -score, quiet + 1, False,
                    )  # fmt: skip
                    self.path.discard(key)
                    if value >= beta:
                        return value if value < SURE else beta
            hopeless = depth <= FUTILITY_DEPTH and -SURE < score + FUTILITY * depth <= alpha

        self.path.add(key)
        cells, squares = self.board.cells, self.board.squares
        near_den = NEAR_DEN[other]
        best, best_move, lowest = -INFINITE, NO_MOVE, alpha
        number = quiet_number = 0
        for move in self._ordered(best_known, ply, seat, own, their, threat):
            piece, start, target, bits, after_key, gain = self.moves[move]
            victim = cells[target]
            after_key ^= key
            if victim == NO_PIECE:
                if hopeless and number and not BIT[target] & near_den:
                    if score + FUTILITY * depth > best:
                        best = score + FUTILITY * depth
                    continue
                left, after, calm = their, -score - gain, quiet + 1
                quiet_number += 1
                less = REDUCTIONS[depth][quiet_number]
            else:
                left = their ^ BIT[target]
                if not left:
                    best, best_move = MATE - ply - 1, move
                    break
                squares[victim] = NO_SPOT
                after = -score - gain - self.values[victim][target]
                after_key ^= self.keys[victim][target]
                calm = less = 0
            cells[start], cells[target] = NO_PIECE, piece
            squares[piece] = target
            if number == 0:
                value = -self.search(
                    depth - 1, -beta, -alpha, ply + 1, other, left, own ^ bits,
                    after_key, after, calm, True,
                )  # fmt: skip
            else:
                value = -self.search(
                    depth - 1 - less, -alpha - 1, -alpha, ply + 1, other, left, own ^ bits,
                    after_key, after, calm, True,
                )  # fmt: skip
                if value > alpha and (less or value < beta):
                    value = -self.search(
                        depth - 1, -beta, -alpha, ply + 1, other, left, own ^ bits,
                        after_key, after, calm, True,
                    )  # fmt: skip
            squares[piece] = start
            cells[start], cells[target] = piece, victim
            squares[victim] = target
            number += 1
            if value > best:
                best = value
                if value > alpha:
                    alpha, best_move = value, move
                    if value >= beta:
                        if victim == NO_PIECE:
                            memory.remember(move, ply, depth)
                        break
        self.path.discard(key)
        if best == -INFINITE:
            return ply + 2 - MATE if threat else ply - MATE
        if trusted:
            kept = best + ply if best > SURE else best - ply if best < -SURE else best
            bound = LOWER if best >= beta else EXACT if best > lowest else UPPER
            known_move = best_move if best_move != NO_MOVE else best_known
            memory.table[key & memory.mask] = (key, depth, bound, kept, known_move)
        return best

    def _frontier(
        self,
        alpha: int,
        beta: int,
        ply: int,
        seat: Seat,
        own: int,
        their: int,
        key: int,
        score: int,
        quiet: int,
    ) -> int:
        """The score one ply before the horizon, where the den is not in danger."""
        other = 1 - seat
        if score - REVERSE_FUTILITY >= beta > -SURE and not their & NEAR_DEN[seat]:
            return score
        board = self.board
        cells, squares = board.cells, board.squares
        quiets: list[int] = []
        traps = TRAP_BITS[other]
        best = score + board.tables.best_gain
        if best > alpha or own & NEAR_DEN[other]:
            captures: list[int] = []
            quiets = board.generate(seat, own, their, captures)
            if not quiets and not captures:
                return ply - MATE
            best = -INFINITE
        else:
            captures = board.captures(seat, their)
        if captures:
            best = self.best_capture(captures, best, alpha, beta, ply, seat, own, their, score)
            if best >= beta:
                return best
            alpha = max(alpha, best)
        for move in quiets:
            piece, start, target, bits, after_key, gain = self.moves[move]
            if score + gain <= alpha and not BIT[target] & traps:
                if score + gain > best:
                    best = score + gain
                continue
            cells[start], cells[target] = NO_PIECE, piece
            squares[piece] = target
            value = -self.search(
                0, -beta, -alpha, ply + 1, other, their, own ^ bits,
                key ^ after_key, -score - gain, quiet + 1, False,
            )  # fmt: skip
            squares[piece] = start
            cells[start], cells[target] = piece, NO_PIECE
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        return value
        return best

    def _ordered(
        self, best_known: int, ply: int, seat: Seat, own: int, their: int, threat: int
    ) -> Iterator[int]:
        """The moves in the order of their promise, worked out only as far as they are asked for."""
        if best_known != NO_MOVE:
            yield best_known
        captures: list[int] = []
        quiets: list[int] = []
        if threat:
            captures = self.board.answers(seat, their, threat)
        else:
            quiets = self.board.generate(seat, own, their, captures)
        if len(captures) > 1:
            captures.sort(reverse=True)
        for capture in captures:
            if capture & MOVE_MASK != best_known:
                yield capture & MOVE_MASK
        if not quiets:
            return
        killers = self.memory.killers[ply]
        for killer in killers:
            if killer != best_known and killer in quiets:
                yield killer
        quiets.sort(key=self.memory.history.__getitem__, reverse=True)
        for move in quiets:
            if move != best_known and move not in killers:
                yield move
