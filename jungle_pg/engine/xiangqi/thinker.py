"""The computer player of Xiangqi."""

from collections.abc import Callable, Sequence
from random import Random

from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.thinker import SearchThinker
from jungle_pg.engine.xiangqi.board import SearchBoard
from jungle_pg.engine.xiangqi.root import XiangqiRoot
from jungle_pg.engine.xiangqi.simple import greedy_move, random_move
from jungle_pg.engine.xiangqi.tables import tables


class XiangqiThinker(SearchThinker[XiangqiState, Move]):
    """Thinks about positions of Xiangqi."""

    def is_over(self, state: XiangqiState) -> bool:
        """Whether the game has ended."""
        return state.verdict is not None

    def root(
        self,
        state: XiangqiState,
        past: Sequence[XiangqiState],
        must_stop: Callable[[int], bool],
    ) -> XiangqiRoot:
        """The search of a position."""
        memory = self.memory_for(state.rules, len(tables().moves))
        return XiangqiRoot(state, past, memory, must_stop)

    def board(self, state: XiangqiState) -> SearchBoard:
        """A fresh board of the search."""
        return SearchBoard(state)

    def random_action(self, state: XiangqiState, rng: Random) -> Move:
        """Any move, but never past a move that ends the game."""
        return random_move(state, rng)

    def greedy_action(self, state: XiangqiState, rng: Random) -> Move:
        """The best capture, or a step ahead."""
        return greedy_move(state, rng)
