"""Mates that cannot be escaped, proved by trying every answer."""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import Board
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.engine.judging.solver import Solver
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.games.xiangqi.engine.ground import XiangqiGround
from jungle_pg.games.xiangqi.review.taking import gives_check

LONGEST: Final = 4
"""Own moves of the longest mate that is looked for."""

MOST_LOOKS: Final = 8
"""After so many times that the solver asks whether to stop, it does: a review cannot wait."""


def mate_by_checks(board: Board, mover: Seat, move: Move) -> tuple[Move, ...] | None:
    """The line to a mate that begins with a move, gives check all the way, and cannot be escaped.

    The answers in it are those that hold out longest; None where there is none, or none so short.
    """
    if not gives_check(board, mover, move):
        return None
    solver = _solver(board_after(board, move), mover)
    try:
        left = solver.moves_needed(LONGEST - 1)
        if left is None:
            return None
        return (move, *map(XiangqiCodec().parse_action, solver.line(left)))
    except Stopped:
        return None


def is_mate_by_checks(board: Board, mover: Seat, move: Move, moves: int) -> bool:
    """Whether a move is the first of a mate in so many moves, all of them with check."""
    if not gives_check(board, mover, move):
        return False
    try:
        return _solver(board_after(board, move), mover).reaches(moves - 1)
    except Stopped:
        return False


def state_of(board: Board, mover: Seat) -> XiangqiState:
    """A board as a state of which nothing else is known."""
    return XiangqiState(XiangqiRules(), board, mover, 0, 1, (), checkers(board, mover), None)


def _solver(after: Board, mover: Seat) -> "Solver[int]":
    ground = XiangqiGround(state_of(after, opponent(mover)), Goal("checks", LONGEST), mover)
    return Solver(ground, must_stop=_patience())


def _patience() -> Callable[[], bool]:
    looks = iter(range(MOST_LOOKS))
    return lambda: next(looks, None) is None
