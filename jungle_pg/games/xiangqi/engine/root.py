"""A position of Xiangqi to think about: checks are looked at deeper than the rest."""

from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.search.memory import Memory
from jungle_pg.engine.search.root import Root
from jungle_pg.engine.search.scores import mate_in
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.search import Search
from jungle_pg.games.xiangqi.engine.trail import Trail

CONTEMPT: Final = 6
LONGEST_ANSWER: Final = 16
"""So many plies of captures, checks and answers to them are looked at beyond the horizon."""


class XiangqiRoot(Root[Move]):
    """The position in question and its search."""

    def __init__(
        self,
        state: XiangqiState,
        past: Sequence[XiangqiState],
        memory: Memory,
        must_stop: Callable[[int], bool],
    ) -> None:
        self._state, self._board = state, SearchBoard(state)
        super().__init__(self._board, memory)
        self._search = Search(self._board, memory, Trail(state, past), CONTEMPT, must_stop)

    @property
    def nodes(self) -> int:
        return self._search.nodes

    def restore(self) -> None:
        self.position = SearchBoard(self._state)

    def is_sure(self, score: int) -> bool:
        """Whether an end is forced; checks are looked at deeper, so a shorter way may be left."""
        plies = mate_in(score)
        return plies is not None and abs(plies) <= self.depth

    def look(self, depth: int, alpha: int, beta: int) -> int:
        board = self._board
        self._search.extend_until = 2 * depth + 4
        self._search.answer_until = self._search.extend_until + LONGEST_ANSWER
        return self._search.search(
            depth, alpha, beta, 1, board.seat, board.low, board.high, board.their_low,
            board.their_high, board.key, board.score, board.count, board.quiet, True,
        )  # fmt: skip
