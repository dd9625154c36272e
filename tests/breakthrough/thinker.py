"""A computer player of Breakthrough: negamax with a count of pawns and of how far they came."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.engine.levels import UNLIMITED, level_of
from jungle_pg.engine.search.scores import INFINITE, MATE, Stopped, mate_in
from jungle_pg.engine.thinking import Clock, Order, Reader, Thought, keep_on
from tests.breakthrough.position import SIZE, SPOTS, Move, Position, moves_of, row_of
from tests.breakthrough.rulebook import BreakthroughState

PAWN: Final = 200
STEP: Final = 10
DEEPEST: Final = 20
LISTEN_EVERY: Final = 256
"""Positions between two looks at the clock."""


class BreakthroughThinker:
    """Looks as deep as a level or the limits allow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._nodes = 0
        self._is_over: Callable[[], bool] = keep_on

    def forget(self) -> None:
        """Nothing is kept."""

    def think(
        self,
        state: BreakthroughState,
        past: Sequence[BreakthroughState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[Move]], None] = lambda thought: None,
    ) -> Thought[Move]:
        """The best move found, deeper and deeper."""
        moves = list(moves_of(state.position))
        if not moves:
            return Thought(())
        Random(f"{order.seed}/{len(past)}").shuffle(moves)
        level = None if order.level is None else level_of(order.level)
        if level is not None and level.style == "random":
            return Thought((moves[0],))
        limits = order.limits or (level.limits if level else UNLIMITED)
        begun, self._nodes = self._clock(), 0

        def is_over() -> bool:
            is_late = limits.seconds is not None and self._clock() - begun >= limits.seconds
            return is_late or must_stop() or self._nodes >= (limits.nodes or INFINITE)

        best = Thought((moves[0],))
        deepest = 1 if level is not None and level.style == "greedy" else limits.depth or DEEPEST
        for depth in range(1, deepest + 1):
            # The first look is short and always finished, so that no move is a blind one.
            self._is_over = is_over if depth > 1 else keep_on
            try:
                move, score = self._best(state.position, moves, depth)
            except Stopped:
                break
            moves.sort(key=move.__ne__)
            seconds = self._clock() - begun
            best = Thought((move,), score, mate_in(score), depth, self._nodes, seconds)
            report(best)
            if best.mate_in is not None:
                break
        return best

    def _best(self, position: Position, moves: list[Move], depth: int) -> tuple[Move, int]:
        best, alpha = moves[0], -INFINITE
        for move in moves:
            score = -self._score(position.after(move), depth - 1, 1, -INFINITE, -alpha)
            if score > alpha:
                best, alpha = move, score
        return best, alpha

    def _score(self, position: Position, depth: int, ply: int, alpha: int, beta: int) -> int:
        """What a position is worth to the side to move, if it is worth more than alpha."""
        self._nodes += 1
        if self._nodes % LISTEN_EVERY == 0 and self._is_over():
            raise Stopped
        if position.verdict is not None:
            return ply - MATE
        if depth == 0:
            return worth(position)
        for move in moves_of(position):
            score = -self._score(position.after(move), depth - 1, ply + 1, -beta, -alpha)
            alpha = max(alpha, score)
            if alpha >= beta:
                break
        return alpha


def worth(position: Position) -> int:
    """How much better the pawns of the side to move are."""
    total = 0
    for spot in SPOTS:
        seat = position.board[spot]
        if seat is not None:
            steps = row_of(spot) if seat == 0 else SIZE - 1 - row_of(spot)
            total += (PAWN + STEP * steps) * (1 if seat == position.mover else -1)
    return total


def thinker(clock: Clock, read: Reader | None = None) -> BreakthroughThinker:
    """A computer player, as the cabinet asks for one."""
    return BreakthroughThinker(clock)
