"""Where the search ends: captures, the den and races to it are still looked at, nothing else."""

from collections.abc import Callable
from typing import Final, TypeAlias

from jungle_pg.engine.search.memory import MOVE_MASK, Memory, Met
from jungle_pg.engine.search.packed import i64
from jungle_pg.engine.search.scores import MATE, UNKNOWN
from jungle_pg.engine.search.searching import Searching
from jungle_pg.games.jungle.endgames.bits import SPOT_BITS
from jungle_pg.games.jungle.endgames.probe import PIECE_BITS
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.lookups import (
    BIT,
    NEAR_DEN,
    NO_PIECE,
    NO_SPOT,
    TRAP_BITS,
)

LAZY: Final = 150
"""How far from the window a position may be before its races are looked at."""

Ask: TypeAlias = Callable[[int, int, int, int, int], int]
"""How the side to move fares with few animals: its seat, who they are and where they stand, as
`Probe.score` takes them, the ply and the plies without a capture; 0 for a draw, or UNKNOWN."""


class Horizon(Searching):
    """What a search works with, and its last plies."""

    def __init__(
        self,
        board: SearchBoard,
        memory: Memory,
        met: Met,
        contempt: int,
        must_stop: Callable[[int], bool],
        ask: Ask | None,
    ) -> None:
        super().__init__(memory, board.seat, contempt, must_stop)
        self.board, self.met, self.ask = board, met, ask
        tables = board.tables
        self.limit, self.best_gain = tables.no_capture_limit, tables.best_gain
        self.moves, self.values, self.keys = tables.moves, tables.values, tables.keys
        self.side_key = tables.side_key
        self.races = tables.races

    def quiesce(
        self,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        own: i64,
        their: i64,
        score: i64,
        quiet: i64,
    ) -> i64:
        """The score when only captures and the den are still looked at."""
        self.nodes += 1
        if quiet >= self.limit:
            return self.at_limit(ply, seat, own, their)
        if quiet == 0:
            known = self.known_end(ply, seat, own, their)
            if known != UNKNOWN:
                return known
        other = 1 - seat
        if own & TRAP_BITS[other] and self.board.entering(seat, own & TRAP_BITS[other]):
            return MATE - ply - 1
        threat = their & TRAP_BITS[seat]
        if threat:
            threat = self.board.entering(other, threat) if quiet + 1 < self.limit else 0
        if threat:
            captures = self.board.answers(seat, their, threat)
            best = ply + 2 - MATE
        else:
            near = own & NEAR_DEN[other] and quiet + 2 < self.limit
            if near and self.board.walks_in(seat, own, their):
                return MATE - ply - 3
            best = score
            if beta - LAZY < score < beta + LAZY or alpha - LAZY < score < alpha + LAZY:
                races = self.races
                if own & races.starts[seat]:
                    best += races.gain(seat, own, their, self.board.squares)
                if their & races.starts[other]:
                    best -= races.gain(other, their, own, self.board.squares)
            if best >= beta:
                return best
            if best > alpha:
                alpha = best
            captures = self.board.captures(seat, their)
        if not captures:
            return best
        return self.best_capture(captures, best, alpha, beta, ply, seat, own, their, score)

    def best_capture(
        self,
        captures: list[int],
        best: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        seat: i64,
        own: i64,
        their: i64,
        score: i64,
    ) -> i64:
        """The best score by one of these captures, or the one already sure."""
        other = 1 - seat
        cells, squares = self.board.cells, self.board.squares
        if len(captures) > 1:
            captures.sort(reverse=True)
        for capture in captures:
            facts = self.moves[capture & MOVE_MASK]
            target = facts.target
            victim = cells[target]
            left = their ^ BIT[target]
            if not left:
                return MATE - ply - 1
            # Exact: the answer could stand pat, unless the den is threatened now.
            reach = score + facts.gain + self.values[victim][target]
            if reach <= alpha and not BIT[target] & TRAP_BITS[other]:
                if reach > best:
                    best = reach
                continue
            piece, start, ours = facts.piece, facts.start, own ^ facts.bits
            cells[start], cells[target] = NO_PIECE, piece
            squares[piece], squares[victim] = target, NO_SPOT
            value = -self.quiesce(-beta, -alpha, ply + 1, other, left, ours, -reach, 0)
            squares[piece], squares[victim] = start, target
            cells[start], cells[target] = piece, victim
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        return value
        return best

    def known_end(self, ply: i64, seat: i64, own: i64, their: i64) -> i64:
        """The exact score after a capture that leaves few animals, or UNKNOWN."""
        left = own | their
        left &= left - 1
        left &= left - 1
        if left & (left - 1) or self.ask is None:
            return UNKNOWN
        squares = self.board.squares
        pieces: i64 = 0
        spots: i64 = 0
        for piece in range(NO_PIECE):
            if squares[piece] != NO_SPOT:
                pieces = pieces << PIECE_BITS | piece + 1
                spots = spots << SPOT_BITS | squares[piece]
        known: i64 = self.ask(seat, pieces, spots, ply, 0)
        return known or self.draws[seat]

    def at_limit(self, ply: i64, seat: i64, own: i64, their: i64) -> i64:
        """A draw by the no-capture limit, unless the side to move cannot move and has lost."""
        captures: list[int] = []
        quiets = self.board.generate(seat, own, their, captures)
        can_move = quiets or captures or self.board.den_moves(seat, own)
        return self.draws[seat] if can_move else ply - MATE
