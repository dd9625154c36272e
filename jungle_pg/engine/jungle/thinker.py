"""The computer player of Jungle."""

from collections.abc import Callable, Sequence
from random import Random

from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.jungle.board import SearchBoard
from jungle_pg.engine.jungle.root import JungleRoot
from jungle_pg.engine.jungle.simple import greedy_move, random_move
from jungle_pg.engine.jungle.tables import tables_of
from jungle_pg.engine.thinker import SearchThinker


class JungleThinker(SearchThinker[JungleState, Move]):
    """Thinks about positions of Jungle."""

    def is_over(self, state: JungleState) -> bool:
        """Whether the game has ended."""
        return state.verdict is not None

    def root(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        must_stop: Callable[[int], bool],
    ) -> JungleRoot:
        """The search of a position."""
        memory = self.memory_for(state.rules, len(tables_of(state.rules).moves))
        return JungleRoot(state, past, memory, must_stop)

    def board(self, state: JungleState) -> SearchBoard:
        """A fresh board of the search."""
        return SearchBoard(state)

    def random_action(self, state: JungleState, rng: Random) -> Move:
        """Any move, but never past an open den."""
        return random_move(state, rng)

    def greedy_action(self, state: JungleState, rng: Random) -> Move:
        """The best capture, or a step ahead."""
        return greedy_move(state, rng)
