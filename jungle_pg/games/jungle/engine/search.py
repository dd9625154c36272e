"""Alpha-beta search for Jungle.

Moves are made on the board right here, not by `SearchBoard.make`: a call for each of them would
cost a tenth of the speed. What changes with a move besides the board is passed down as numbers.
"""

from math import log
from typing import Final, final

from jungle_pg.engine.search.memory import (
    BEST_MASK,
    BOUND_MASK,
    BOUND_SHIFT,
    DEPTH_MASK,
    DEPTH_SHIFT,
    EXACT,
    LOWER,
    MAX_PLY,
    MET_MASK,
    MOVE_MASK,
    NO_MOVE,
    SCORE_SHIFT,
    UPPER,
    nested,
)
from jungle_pg.engine.search.packed import i64
from jungle_pg.engine.search.scores import INFINITE, MATE, SURE, UNKNOWN
from jungle_pg.games.jungle.engine.horizon import Horizon
from jungle_pg.games.jungle.engine.lookups import (
    BIT,
    NEAR_DEN,
    NO_PIECE,
    NO_SPOT,
    TRAP_BITS,
)

NULL_DEPTH: Final = 3
FUTILITY: Final = 100
REVERSE_FUTILITY: Final = 90
FUTILITY_DEPTH: Final = 3
REVERSE_DEPTH: Final = 6
UNKNOWN_DEPTH: Final = 4
"""From this depth on a position nothing is known of is looked at a ply less."""

REDUCTIONS: Final = nested(
    [
        int(0.4 + log(depth) * log(number) / 2.2) if depth > 2 and number > 3 else 0
        for number in range(128)
    ]
    for depth in range(MAX_PLY)
)
"""How many plies less to look at a late quiet move, by depth and number."""

# Moves in the order of their promise, worked out only as far as they are asked for.
KNOWN: Final = 0
CAPTURES: Final = 1
KILLERS: Final = 2
QUIETS: Final = 3


@final
class Search(Horizon):
    """One search of one position; the board is changed on the way and restored at the end."""

    def search(
        self,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        own: i64,
        their: i64,
        key: i64,
        score: i64,
        quiet: i64,
        may_pass: bool,
    ) -> i64:
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
        met = self.met.keys
        place = key & MET_MASK
        while met[place]:
            if met[place] == key:
                return self.draws[seat]
            place += 1
        self.nodes += 1
        if quiet == 0:
            known_end = self.known_end(ply, seat, own, their)
            if known_end != UNKNOWN:
                return known_end
        if self.nodes >= self.check_at:
            self.look_at_clock()

        if depth == 1 and not threat:
            return self._frontier(alpha, beta, ply, seat, own, their, key, score, quiet)

        memory = self.memory
        best_known: i64 = NO_MOVE
        trusted = quiet + depth < self.limit
        slot = key & memory.mask
        if memory.keys[slot] == key:
            entry = memory.known[slot]
            best_known = (entry & BEST_MASK) - 1
            if entry >> DEPTH_SHIFT & DEPTH_MASK >= depth and trusted:
                known = entry >> SCORE_SHIFT
                if known > SURE:
                    known -= ply
                elif known < -SURE:
                    known += ply
                bound = entry >> BOUND_SHIFT & BOUND_MASK
                if (
                    bound == EXACT
                    or (bound == LOWER and known >= beta)
                    or (bound == UPPER and known <= alpha)
                ):
                    return known
        elif depth >= UNKNOWN_DEPTH and not threat:
            depth -= 1

        hopeless = False
        met[place] = key
        if not threat and not their & NEAR_DEN[seat]:
            if beta < SURE and trusted:
                if depth <= REVERSE_DEPTH and score - REVERSE_FUTILITY * depth >= beta > -SURE:
                    met[place] = 0
                    return score
                if may_pass and depth >= NULL_DEPTH and score >= beta and own & (own - 1):
                    value = -self.search(
                        depth - 4 - depth // 6, -beta, 1 - beta, ply + 1, other, their, own,
                        key ^ self.side_key, -score, quiet + 1, False,
                    )  # fmt: skip
                    if value >= beta:
                        met[place] = 0
                        return value if value < SURE else beta
            hopeless = depth <= FUTILITY_DEPTH and -SURE < score + FUTILITY * depth <= alpha

        cells, squares = self.board.cells, self.board.squares
        near_den = NEAR_DEN[other]
        best: i64 = -INFINITE
        best_move: i64 = NO_MOVE
        lowest = alpha
        number: i64 = 0
        quiet_number: i64 = 0
        quiets: list[int] = []
        tried: list[int] = []
        for stage in range(CAPTURES if best_known == NO_MOVE else KNOWN, QUIETS + 1):
            for promised in self._staged(stage, best_known, quiets, ply, seat, own, their, threat):
                move = promised & MOVE_MASK
                facts = self.moves[move]
                target = facts.target
                victim = cells[target]
                after_key = key ^ facts.key
                after = -score - facts.gain
                if victim == NO_PIECE:
                    if hopeless and number and not BIT[target] & near_den:
                        if score + FUTILITY * depth > best:
                            best = score + FUTILITY * depth
                        continue
                    left, calm = their, quiet + 1
                    quiet_number += 1
                    less = REDUCTIONS[depth][quiet_number]
                    if less and beta - alpha == 1:
                        less += 1
                else:
                    left = their ^ BIT[target]
                    if not left:
                        best, best_move = MATE - ply - 1, move
                        break
                    squares[victim] = NO_SPOT
                    after -= self.values[victim][target]
                    after_key ^= self.keys[victim][target]
                    calm, less = 0, 0
                piece, start, ours = facts.piece, facts.start, own ^ facts.bits
                cells[start], cells[target] = NO_PIECE, piece
                squares[piece] = target
                if number == 0:
                    value = -self.search(
                        depth - 1, -beta, -alpha, ply + 1, other, left, ours,
                        after_key, after, calm, True,
                    )  # fmt: skip
                else:
                    value = -self.search(
                        depth - 1 - less, -alpha - 1, -alpha, ply + 1, other, left, ours,
                        after_key, after, calm, True,
                    )  # fmt: skip
                    if value > alpha and (less or value < beta):
                        value = -self.search(
                            depth - 1, -beta, -alpha, ply + 1, other, left, ours,
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
                                memory.learn(move, tried, ply, depth)
                            break
                if victim == NO_PIECE:
                    tried.append(move)
            else:
                continue
            break
        met[place] = 0
        if best == -INFINITE:
            return ply + 2 - MATE if threat else ply - MATE
        if trusted:
            kept = best + ply if best > SURE else best - ply if best < -SURE else best
            bound = LOWER if best >= beta else EXACT if best > lowest else UPPER
            memory.keep(key, depth, bound, kept, best_known if best_move == NO_MOVE else best_move)
        return best

    def _frontier(
        self,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        own: i64,
        their: i64,
        key: i64,
        score: i64,
        quiet: i64,
    ) -> i64:
        """The score one ply before the horizon, where the den is not in danger."""
        other = 1 - seat
        if score - REVERSE_FUTILITY >= beta > -SURE and not their & NEAR_DEN[seat]:
            return score
        board = self.board
        cells, squares = board.cells, board.squares
        quiets: list[int] = []
        traps = TRAP_BITS[other]
        best = score + self.best_gain
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
            if best > alpha:
                alpha = best
        for move in quiets:
            facts = self.moves[move]
            target, reach = facts.target, score + facts.gain
            if reach <= alpha and not BIT[target] & traps:
                if reach > best:
                    best = reach
                continue
            piece, start = facts.piece, facts.start
            cells[start], cells[target] = NO_PIECE, piece
            squares[piece] = target
            value = -self.search(
                0, -beta, -alpha, ply + 1, other, their, own ^ facts.bits,
                key ^ facts.key, -reach, quiet + 1, False,
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

    def _staged(
        self,
        stage: i64,
        best_known: i64,
        quiets: list[int],
        ply: i64,
        seat: i64,
        own: i64,
        their: i64,
        threat: i64,
    ) -> list[int]:
        """The moves of a stage, each below its promise; quiet ones are found with the captures."""
        if stage == KNOWN:
            return [best_known]
        if stage == CAPTURES:
            captures: list[int] = []
            if threat:
                captures = self.board.answers(seat, their, threat)
            else:
                quiets += self.board.generate(seat, own, their, captures)
            if len(captures) > 1:
                captures.sort(reverse=True)
            if best_known == NO_MOVE:
                return captures
            if best_known in quiets:
                quiets.remove(best_known)
            return [capture for capture in captures if capture & MOVE_MASK != best_known]
        if not quiets:
            return quiets
        memory = self.memory
        if stage == KILLERS:
            return memory.killers_among(quiets, ply)
        history = memory.history
        moves = [history[move] for move in quiets]
        moves.sort()
        return moves
