"""Alpha-beta search for Xiangqi.

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
from jungle_pg.engine.search.scores import INFINITE, MATE, SURE
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.bits import BIT, HIGH, LOW, NO_POINT
from jungle_pg.games.xiangqi.engine.guards import is_guarded
from jungle_pg.games.xiangqi.engine.horizon import WORTH, Horizon
from jungle_pg.games.xiangqi.engine.kings import (
    BEARING,
    CHECK,
    gives_check,
    is_exposed,
    watched_bits,
)
from jungle_pg.games.xiangqi.engine.lookups import FIRST_CHARIOT, FIRST_HORSE, NO_PIECE
from jungle_pg.games.xiangqi.engine.trail import BANNED

NULL_DEPTH: Final = 3
FUTILITY: Final = 90
FUTILITY_DEPTH: Final = 3
REVERSE_FUTILITY: Final = 80
REVERSE_DEPTH: Final = 6
UNKNOWN_DEPTH: Final = 4
"""From this depth on a position nothing is known of is looked at a ply less."""

REDUCTIONS: Final = nested(
    [
        int(0.5 + log(depth) * log(number) / 1.8) if depth > 1 and number > 2 else 0
        for number in range(160)
    ]
    for depth in range(MAX_PLY)
)
"""How many plies less to look at a late quiet move, by depth and number."""

PATHLESS: Final = BANNED - MAX_PLY
"""Scores beyond this, short of a mate, come from how a position was reached."""

# Moves in the order of their promise, worked out only as far as they are asked for.
KNOWN: Final = 0
CAPTURES: Final = 1
KILLERS: Final = 2
QUIETS: Final = 3
DOUBTFUL: Final = 4


@final
class Search(Horizon):
    """One search of one position; the board is changed on the way and restored at the end."""

    extend_until: i64 = 0
    """The ply from which on checks are not looked at any deeper."""

    def search(
        self,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        low: i64,
        high: i64,
        their_low: i64,
        their_high: i64,
        key: i64,
        score: i64,
        count: i64,
        quiet: i64,
        may_pass: bool,
    ) -> i64:
        """The score of a position for the side to move."""
        board, trail = self.board, self.trail
        cells, points = board.cells, board.points
        all_low, all_high = low | their_low, high | their_high
        watched = watched_bits(seat, points, cells, all_low, all_high)
        is_checked = watched >= CHECK
        step = trail.root + ply
        trail.checks[step] = is_checked
        if trail.judges_chases:
            trail.note(step, cells)
        met = trail.met.keys
        place = key & MET_MASK
        while met[place]:
            if met[place] == key and trail.counts:
                return trail.again(trail.met.steps[place], ply, self.draws[seat])
            place += 1
        if quiet >= self.limit or count < self.alive:
            return self.at_end(ply, seat, all_low, all_high, watched)
        if is_checked and ply < self.extend_until:
            depth += 1
        if depth <= 0 or ply >= MAX_PLY - 2:
            return self.quiesce(
                alpha, beta, ply, seat, low, high, their_low, their_high, score, count, watched
            )
        self.nodes += 1
        if self.nodes >= self.check_at:
            self.look_at_clock()

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
        elif depth >= UNKNOWN_DEPTH and not is_checked:
            depth -= 1

        other = 1 - seat
        met[place] = key
        trail.met.steps[place] = step
        is_ahead = score >= beta and -SURE < beta < SURE and trusted and not is_checked
        # Who has nobody to wait with may be left without a move.
        if is_ahead and (points[16 * seat + FIRST_CHARIOT] != NO_POINT or self._has_fighters(seat)):
            if depth <= REVERSE_DEPTH and score - REVERSE_FUTILITY * depth >= beta:
                met[place] = 0
                return score
            if may_pass and depth >= NULL_DEPTH:
                value = -self.search(
                    depth - 4 - depth // 6, -beta, 1 - beta, ply + 1, other, their_low, their_high,
                    low, high, key ^ self.side_key, -score, count, quiet + 1, False,
                )  # fmt: skip
                if value >= beta:
                    met[place] = 0
                    return value if value < PATHLESS else beta

        is_timid = not is_checked and alpha > -SURE
        general = points[16 * other]
        bearing = BEARING[general]
        risky = watched | BIT[points[16 * seat]]
        best: i64 = -INFINITE
        best_move: i64 = NO_MOVE
        lowest = alpha
        number: i64 = 0
        quiet_number: i64 = 0
        facts_of = self.moves
        quiets: list[int] = []
        doubtful: list[int] = []
        tried: list[int] = []
        for stage in range(CAPTURES if best_known == NO_MOVE else KNOWN, DOUBTFUL + 1):
            is_vain = False
            if stage == KNOWN:
                moves = [best_known]
            elif stage == DOUBTFUL:
                moves = doubtful
            else:
                moves = self._staged(stage, best_known, quiets, ply, seat, all_low, all_high, depth)
            for promised in moves:
                move = promised & MOVE_MASK
                facts = facts_of[move]
                start, target = facts.start, facts.target
                if is_vain and bearing[target] == 0:
                    continue
                piece, victim = cells[start], cells[target]
                if stage == CAPTURES and (
                    WORTH[piece] > WORTH[victim]
                    and is_guarded(
                        target, other, points, cells, all_low ^ LOW[start], all_high ^ HIGH[start]
                    )
                ):
                    doubtful.append(move)
                    continue
                if is_checked and not facts.bits & risky:
                    continue
                after_key = key ^ facts.key
                after, fewer = score + facts.gain, count
                if victim == NO_PIECE:
                    calm = quiet + 1
                else:
                    fewer = count - COUNT[victim]
                    change = BALANCE[fewer] - BALANCE[count]
                    after += self.values[victim][target] + (-change if seat else change)
                    after_key ^= self.keys[victim][target]
                    calm = 0
                checks = bearing[target] == 1 and gives_check(
                    piece, target, general, all_low ^ LOW[start], all_high ^ HIGH[start]
                )
                less: i64 = 0
                if calm and number and not is_checked and not checks:
                    quiet_number += 1
                    less = REDUCTIONS[depth][quiet_number]
                    if less and beta - alpha == 1:
                        less += 1
                if is_timid and not checks and (number or not facts.bits & risky):
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
                        # Close to the horizon, those that follow promise even less.
                        is_vain = stage == QUIETS and depth == 1 and number > 0
                        continue
                cells[start], cells[target] = NO_PIECE, piece
                points[victim] = NO_POINT
                points[piece] = target
                our_low, our_high = low ^ facts.low, high ^ facts.high
                left_low, left_high = their_low, their_high
                if victim != NO_PIECE:
                    left_low ^= LOW[target]
                    left_high ^= HIGH[target]
                if facts.bits & risky and is_exposed(
                    seat, points, cells, our_low | left_low, our_high | left_high
                ):
                    points[piece] = start
                    points[victim] = target
                    cells[start], cells[target] = piece, victim
                    continue
                if number == 0:
                    value = -self.search(
                        depth - 1, -beta, -alpha, ply + 1, other, left_low, left_high,
                        our_low, our_high, after_key, -after, fewer, calm, True,
                    )  # fmt: skip
                else:
                    value = -self.search(
                        depth - 1 - less, -alpha - 1, -alpha, ply + 1, other, left_low, left_high,
                        our_low, our_high, after_key, -after, fewer, calm, True,
                    )  # fmt: skip
                    if value > alpha and (less or value < beta):
                        value = -self.search(
                            depth - 1, -beta, -alpha, ply + 1, other, left_low, left_high,
                            our_low, our_high, after_key, -after, fewer, calm, True,
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
                                memory.learn(move, tried, ply, depth)
                            break
                if calm:
                    tried.append(move)
            else:
                continue
            break
        met[place] = 0
        if best == -INFINITE:
            return ply - MATE
        if trusted and not (PATHLESS < best < SURE or PATHLESS < -best < SURE):
            kept = best + ply if best > SURE else best - ply if best < -SURE else best
            bound = LOWER if best >= beta else EXACT if best > lowest else UPPER
            memory.keep(key, depth, bound, kept, best_known if best_move == NO_MOVE else best_move)
        return best

    def _staged(
        self,
        stage: i64,
        best_known: i64,
        quiets: list[int],
        ply: i64,
        seat: i64,
        low: i64,
        high: i64,
        depth: i64,
    ) -> list[int]:
        """The moves of a stage, each below its promise; quiet ones are found with the captures.

        What takes a guarded piece for a costlier one is put off by the search itself.
        """
        if stage == CAPTURES:
            captures: list[int] = []
            quiets += self.board.generate(seat, low, high, captures)
            if len(captures) > 1:
                captures.sort(reverse=True)
            if best_known == NO_MOVE:
                return captures
            if best_known in quiets:
                quiets.remove(best_known)
            return [capture for capture in captures if capture & MOVE_MASK != best_known]
        memory = self.memory
        if stage == KILLERS:
            return memory.killers_among(quiets, ply)
        # Close to the horizon nothing counts but what a move itself gains.
        order = self.gains if depth == 1 else memory.history
        moves = [order[move] for move in quiets]
        moves.sort()
        return moves

    def _has_fighters(self, seat: i64) -> bool:
        """Whether a side has more than its general and guards."""
        for point in self.board.points[16 * seat + FIRST_HORSE : 16 * seat + 16]:
            if point != NO_POINT:
                return True
        return False
