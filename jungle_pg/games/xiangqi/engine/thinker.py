"""The computer player of Xiangqi: its search from the root, and its two simplest players."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.board import rank_from
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.memory import Memory
from jungle_pg.engine.root import Root
from jungle_pg.engine.scores import mate_in
from jungle_pg.engine.thinker import SearchThinker
from jungle_pg.engine.thinking import Clock, Reader
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.evaluation import MATERIAL
from jungle_pg.games.xiangqi.engine.lookups import lookups
from jungle_pg.games.xiangqi.engine.search import Search
from jungle_pg.games.xiangqi.engine.trail import Trail

CONTEMPT: Final = 6
WON: Final = 10_000


class XiangqiRoot(Root[Move]):
    """The position in question and its search."""

    def __init__(
        self,
        state: XiangqiState,
        past: Sequence[XiangqiState],
        memory: Memory,
        must_stop: Callable[[int], bool],
    ) -> None:
        self._board = SearchBoard(state)
        super().__init__(self._board, memory)
        self._search = Search(self._board, memory, Trail(state, past), CONTEMPT, must_stop)

    @property
    def nodes(self) -> int:
        return self._search.nodes

    @property
    def is_settled(self) -> bool:
        """Whether an end is forced; checks are looked at deeper, so a shorter way may be left."""
        plies = mate_in(self.score)
        return plies is not None and abs(plies) <= self.depth

    def look(self, depth: int, alpha: int, beta: int) -> int:
        board = self._board
        self._search.extend_until = 2 * depth + 4
        return self._search.search(
            depth, alpha, beta, 1, board.seat, board.own, board.their,
            board.key, board.score, board.count, board.quiet, True,
        )  # fmt: skip


class XiangqiThinker(SearchThinker[XiangqiState, Move]):
    """Thinks about positions of Xiangqi."""

    def is_over(self, state: XiangqiState) -> bool:
        return state.verdict is not None

    def root(
        self,
        state: XiangqiState,
        past: Sequence[XiangqiState],
        must_stop: Callable[[int], bool],
    ) -> XiangqiRoot:
        memory = self.memory_for(state.rules, len(lookups().moves))
        return XiangqiRoot(state, past, memory, must_stop)

    def board(self, state: XiangqiState) -> SearchBoard:
        return SearchBoard(state)

    def random_action(self, state: XiangqiState, rng: Random) -> Move:
        """Any move, but never past a move that ends the game."""
        return random_move(state, rng)

    def greedy_action(self, state: XiangqiState, rng: Random) -> Move:
        return greedy_move(state, rng)


def thinker(clock: Clock, read: Reader) -> XiangqiThinker:
    """A computer player with nothing in its memory yet, which needs no files."""
    return XiangqiThinker(clock)


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
