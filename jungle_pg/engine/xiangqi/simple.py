"""Players that do not search: one that plays about, one that takes what it can."""

from random import Random
from typing import Final

from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.board import rank_from
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.xiangqi.evaluation import MATERIAL

WON: Final = 10_000


def random_move(state: XiangqiState, rng: Random) -> Move:
    """Any move, but never past a move that ends the game."""
    moves = list(legal_moves(state.board, state.mover))
    winning = [move for move in moves if not _answers(state, move)]
    return rng.choice(winning or moves)


def greedy_move(state: XiangqiState, rng: Random) -> Move:
    """The best capture, or a step ahead; not onto points where it would be taken."""
    moves = list(legal_moves(state.board, state.mover))
    worths = [_worth(state, move) for move in moves]
    best = max(worths)
    return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])


def _answers(state: XiangqiState, move: Move) -> list[Move]:
    return list(legal_moves(board_after(state.board, move), opponent(state.mover)))


def _worth(state: XiangqiState, move: Move) -> int:
    answers = _answers(state, move)
    if not answers:
        return WON
    piece, victim = state.board[move.start], state.board[move.target]
    assert piece is not None
    worth = rank_from(piece.seat, move.target) - rank_from(piece.seat, move.start)
    if victim is not None:
        worth += MATERIAL[victim.kind]
    if any(answer.target == move.target for answer in answers):
        worth -= MATERIAL[piece.kind]
    return worth
