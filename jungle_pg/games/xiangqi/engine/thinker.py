"""The computer player of Xiangqi, and its two simplest players: random and greedy."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, opponent
from jungle_pg.core.xiangqi.board import rank_from
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.levels import Level
from jungle_pg.engine.search.thinker import SearchThinker
from jungle_pg.engine.thinking import Clock, Reader, Thought
from jungle_pg.games.xiangqi.engine.evaluation import MATERIAL
from jungle_pg.games.xiangqi.engine.ground import GOALS, XiangqiGround
from jungle_pg.games.xiangqi.engine.lookups import lookups
from jungle_pg.games.xiangqi.engine.openings import (
    BOOK_FILE,
    Openings,
    opening_thought,
    parse_openings,
)
from jungle_pg.games.xiangqi.engine.root import XiangqiRoot

WON: Final = 10_000


class XiangqiThinker(SearchThinker[XiangqiState, Move]):
    """Thinks about positions of Xiangqi; its upper levels begin by an opening book."""

    codec = XiangqiCodec()

    def __init__(self, clock: Clock, read: Reader | None = None) -> None:
        super().__init__(clock)
        self._read = read
        self._openings: Openings | None = None

    def is_over(self, state: XiangqiState) -> bool:
        return state.verdict is not None

    def root(
        self,
        state: XiangqiState,
        past: Sequence[XiangqiState],
        must_stop: Callable[[int], bool],
        level: Level | None,
    ) -> XiangqiRoot:
        memory = self.memory_for(state.rules, len(lookups().moves))
        return XiangqiRoot(state, past, memory, must_stop)

    def ground(self, match: AnyMatch, task: Task) -> XiangqiGround | None:
        """Where the judge solves a stage."""
        is_known = task.goal.code in GOALS
        return XiangqiGround(match.state, task.goal, task.seat) if is_known else None

    def opening(
        self, state: XiangqiState, past: Sequence[XiangqiState], rng: Random
    ) -> Thought[Move] | None:
        if self._openings is None:
            self._openings = self._read_openings()
        return opening_thought(self._openings, state, past, rng)

    def _read_openings(self) -> Openings:
        """The book that came with the program; an empty one where it cannot be read."""
        if self._read is None:
            return {}
        try:
            return parse_openings(self._read(BOOK_FILE).decode("utf-8"))
        except (OSError, UnicodeDecodeError, BadText):
            return {}

    def random_action(self, state: XiangqiState, rng: Random) -> Move:
        """Any move, but never past a move that ends the game."""
        return random_move(state, rng)

    def greedy_action(self, state: XiangqiState, rng: Random) -> Move:
        return greedy_move(state, rng)


def thinker(clock: Clock, read: Reader) -> XiangqiThinker:
    """A computer player with nothing in its memory yet but how games begin."""
    return XiangqiThinker(clock, read)


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
