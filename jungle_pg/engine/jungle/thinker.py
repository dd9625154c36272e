"""The computer player of Jungle: from a position and an order to a move."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.jungle.horizon import SURE
from jungle_pg.engine.jungle.memory import Memory
from jungle_pg.engine.jungle.root import Root
from jungle_pg.engine.jungle.search import Stopped
from jungle_pg.engine.jungle.simple import greedy_move, random_move
from jungle_pg.engine.jungle.tables import tables_of
from jungle_pg.engine.levels import UNLIMITED, Level, level_of
from jungle_pg.engine.thinking import Clock, Limits, Order, Thought, keep_on

MAX_DEPTH: Final = 60


class JungleThinker:
    """Thinks about positions of Jungle; what it learned stays for the next move."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._memory: Memory | None = None
        self._rules: JungleRules | None = None

    def forget(self) -> None:
        """Begin anew, as for a new game."""
        self._memory = None

    def think(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[Move]], None] = lambda thought: None,
    ) -> Thought[Move]:
        """The best move found; `past` is how the game came here."""
        if state.verdict is not None:
            return Thought(())
        level = None if order.level is None else level_of(order.level)
        # The same seed must not choose the same way at every move of a game.
        rng = Random(f"{order.seed}/{len(past)}")
        if level is not None and level.style == "random":
            return Thought((random_move(state, rng),))
        if level is not None and level.style == "greedy":
            return Thought((greedy_move(state, rng),))
        if level is not None and level.margin:
            return self._near_best(state, past, level, rng)
        limits = order.limits or (level.limits if level else UNLIMITED)
        return self._best(state, past, limits, rng, must_stop, report)

    def _best(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        limits: Limits,
        rng: Random,
        must_stop: Callable[[], bool],
        report: Callable[[Thought[Move]], None],
    ) -> Thought[Move]:
        begun = self._clock()

        def is_over(nodes: int) -> bool:
            if root.depth == 0:
                return False
            if limits.nodes is not None and nodes >= limits.nodes:
                return True
            if limits.seconds is not None and self._clock() - begun >= limits.seconds:
                return True
            return must_stop()

        root = Root(state, past, self._memory_for(state.rules), is_over)
        root.shuffle(rng)
        for depth in range(1, (limits.depth or MAX_DEPTH) + 1):
            try:
                root.deepen(depth)
            except Stopped:
                root.restore(state)
                break
            report(root.thought(self._clock() - begun))
            if abs(root.score) > SURE or (len(root.moves) == 1 and limits.depth is None):
                break
        return root.thought(self._clock() - begun)

    def _near_best(
        self, state: JungleState, past: Sequence[JungleState], level: Level, rng: Random
    ) -> Thought[Move]:
        """A move by chance among those that look nearly as good as the best."""
        root = Root(state, past, self._memory_for(state.rules), lambda nodes: False)
        scores = root.scores(level.limits.depth or 1)
        best = max(score for _, score in scores)
        margin = 0 if abs(best) > SURE else level.margin
        move, score = rng.choice([entry for entry in scores if entry[1] >= best - margin])
        return Thought((root.board.action(move),), score, depth=level.limits.depth or 1)

    def _memory_for(self, rules: JungleRules) -> Memory:
        if self._memory is None or rules != self._rules:
            self._memory = Memory(len(tables_of(rules).moves))
            self._rules = rules
        self._memory.next_search()
        return self._memory
