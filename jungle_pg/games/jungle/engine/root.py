"""A position of Jungle to think about: an open den is entered before anything is searched."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.jungle.board import DENS
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.search.memory import Memory, Met
from jungle_pg.engine.search.root import Root
from jungle_pg.engine.search.scores import MATE
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.horizon import Ask
from jungle_pg.games.jungle.engine.lookups import NO_PIECE, Lookups
from jungle_pg.games.jungle.engine.search import Search

CONTEMPT: Final = 6
"""How far below even a draw counts for the side that thinks."""

EAGER_CONTEMPT: Final = 60
"""The same for one that plays to win: it rather gives half an animal than let a limit end the
game."""


class JungleRoot(Root[Move]):
    """The position in question and its search."""

    def __init__(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        tables: Lookups,
        memory: Memory,
        must_stop: Callable[[int], bool],
        ask: Ask | None,
    ) -> None:
        self._state, self._board = state, SearchBoard(state, tables)
        super().__init__(self._board, memory)
        self._wins_now = bool(self._board.den_moves(self._board.seat, self._board.own))
        met = _met(state, past, tables)
        contempt = CONTEMPT if tables.eager is None else EAGER_CONTEMPT
        self._search = Search(self._board, memory, met, contempt, must_stop, ask)

    @property
    def nodes(self) -> int:
        return self._search.nodes

    def shuffle(self, rng: Random) -> None:
        """Let luck decide between moves of equal score; a step into the den stays first."""
        if not self._wins_now:
            super().shuffle(rng)

    def best_score(self, depth: int, last: int) -> int:
        """The score of the best move; an open den is entered first."""
        return MATE - 1 if self._wins_now else super().best_score(depth, last)

    def scores(self, depth: int) -> list[tuple[int, int]]:
        """Every move with its exact score at a depth; a step into the den makes others idle."""
        if self._wins_now:
            return [(self.moves[0], MATE - 1)]
        return super().scores(depth)

    def restore(self) -> None:
        self.position = SearchBoard(self._state, self._board.tables)

    def look(self, depth: int, alpha: int, beta: int) -> int:
        """The score one move from here, where the game may be over."""
        board = self._board
        if not board.own or (self._wins_now and board.cells[DENS[board.seat]] != NO_PIECE):
            return 1 - MATE
        return self._search.search(
            depth, alpha, beta, 1, board.seat, board.own, board.their,
            board.key, board.score, board.quiet, True,
        )  # fmt: skip


def _met(state: JungleState, past: Sequence[JungleState], tables: Lookups) -> Met:
    """The positions of the game that could come again; the search takes them for draws at once."""
    recent = past[max(0, len(past) - state.quiet) :]
    return Met([SearchBoard(earlier, tables).key for earlier in (*recent, state)])
