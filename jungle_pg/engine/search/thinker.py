"""The computer player of any game that is searched: from a position and an order to a move."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Generic

from jungle_pg.core.codecs import Codec
from jungle_pg.core.rulebook import A, S
from jungle_pg.engine.levels import UNLIMITED, Level, level_of
from jungle_pg.engine.search.knowledge import Prospect, Standing
from jungle_pg.engine.search.memory import Memory
from jungle_pg.engine.search.root import Root
from jungle_pg.engine.search.scores import SURE, Stopped, mate_in
from jungle_pg.engine.search.steady import Steady
from jungle_pg.engine.thinking import Clock, Limits, Line, Order, Thought, keep_on

MAX_DEPTH: Final = 60
BY_HEART_PART: Final = 0.5
"""What part of its time a thought may take to find out what is known, before it searches."""


class SearchThinker(Generic[S, A]):
    """Thinks about positions; what it learned stays for the next move.

    A game says how it is searched and how its two simplest players choose.
    """

    codec: Codec[Any, Any, Any]
    """How orders name actions of this game."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._memory: Memory | None = None
        self._remembered: object = None

    def is_over(self, state: S) -> bool:
        """Whether there is nothing left to think about."""
        raise NotImplementedError

    def root(
        self,
        state: S,
        past: Sequence[S],
        must_stop: Callable[[int], bool],
        level: Level | None,
    ) -> Root[A]:
        """The search of a position by who plays at a level, or None who wants to know the best.

        `must_stop` is asked now and then with the nodes so far.
        """
        raise NotImplementedError

    def random_action(self, state: S, rng: Random) -> A:
        """What the first level plays most of the time."""
        raise NotImplementedError

    def greedy_action(self, state: S, rng: Random) -> A:
        """What the second level plays, and the first now and then."""
        raise NotImplementedError

    def by_heart(self, state: S, rng: Random, must_stop: Callable[[], bool]) -> Thought[A] | None:
        """What is known of a position without a search, if anything is.

        Its line is empty where a search must find the move.
        """
        return None

    def opening(self, state: S, past: Sequence[S], rng: Random) -> Thought[A] | None:
        """A move of an opening book; only levels that know one ask, nobody who wants the best."""
        return None

    def forget(self) -> None:
        self._memory = None

    def think(
        self,
        state: S,
        past: Sequence[S],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[A]], None] = lambda thought: None,
    ) -> Thought[A]:
        """The best move found; `past` is how the game came here."""
        if self.is_over(state):
            return Thought(())
        if order.is_fresh:
            self.forget()
        level = None if order.level is None else level_of(order.level)
        # The same seed must not choose the same way at every move of a game.
        rng = Random(f"{order.seed}/{len(past)}")
        if level is not None and level.style == "random":
            chosen = self.greedy_action if rng.random() < level.care else self.random_action
            return Thought((chosen(state, rng),))
        if level is not None and level.style == "greedy":
            return Thought((self.greedy_action(state, rng),))
        if level is not None and level.margin:
            return self._near_best(state, past, level, rng)
        if level is not None and level.knows_openings:
            found = self.opening(state, past, rng)
            if found is not None:
                report(found)
                return found
        limits = order.limits_or(level.limits if level else UNLIMITED)
        return self._best(state, past, order, level, limits, rng, must_stop, report)

    def memory_for(self, rules: object, move_count: int) -> Memory:
        """What was learned under these rules, or whatever else counts, for the next search."""
        if self._memory is None or rules != self._remembered:
            self._memory = Memory(move_count)
            self._remembered = rules
        self._memory.next_search()
        return self._memory

    def _best(
        self,
        state: S,
        past: Sequence[S],
        order: Order,
        level: Level | None,
        limits: Limits,
        rng: Random,
        must_stop: Callable[[], bool],
        report: Callable[[Thought[A]], None],
    ) -> Thought[A]:
        begun = self._clock()

        def is_late(part: float = 1.0) -> bool:
            seconds = limits.seconds
            return (seconds is not None and self._clock() - begun >= seconds * part) or must_stop()

        def is_over(nodes: int) -> bool:
            if root.depth == 0:
                return False
            most = limits.nodes if steady is None else steady.most
            return (most is not None and nodes >= most) or is_late()

        told = None
        if level is None or level.knows_endings:
            told = self.by_heart(state, rng, lambda: is_late(BY_HEART_PART))
        if told is not None and told.line:
            others = known_lines(told)[: order.lines - 1]
            thought = replace(told, seconds=self._clock() - begun, others=others)
            report(thought)
            return thought
        root = self.root(state, past, is_over, level)
        root.shuffle(rng)
        about = self.codec.parse_action(order.about[0]) if order.about else None
        root.want(order.lines, about)
        steady: Steady[A] | None = None
        if order.steepness is not None and limits.nodes is not None:
            steady = Steady(limits.nodes, about, order.steepness)
        for depth in range(1, (limits.depth or MAX_DEPTH) + 1):
            try:
                root.deepen(depth)
            except Stopped:
                root.restore()
                break
            report(thought := root.thought(self._clock() - begun))
            if steady is not None:
                steady.take(thought)
                if steady.is_enough:
                    break
            is_forced = len(root.moves) == 1 and limits.depth is None and not root.wants_more
            if root.is_settled or is_forced:
                break
        found = root.thought(self._clock() - begun)
        if steady is not None:
            found = steady.levelled(found)
        return found if told is None else replace(found, known=told.known)

    def _near_best(self, state: S, past: Sequence[S], level: Level, rng: Random) -> Thought[A]:
        """A move by chance among those that look nearly as good as the best."""
        root = self.root(state, past, lambda nodes: False, level)
        depth = level.limits.depth or 1
        scores = root.scores(depth)
        best = max(score for _, score in scores)
        margin = 0 if abs(best) > SURE else level.margin
        move, score = rng.choice([entry for entry in scores if entry[1] >= best - margin])
        return Thought((root.position.action(move),), score, depth=depth)


def known_lines(thought: Thought[A]) -> tuple[Line[A], ...]:
    """Where all is known: every other action than the one that was found, the best first."""
    if thought.known is None:
        return ()

    def line(prospect: Prospect[A]) -> Line[A]:
        # What a limit could take away is worth no more than a draw to who counts on it.
        sure = prospect.outcome.rank if prospect.standing is Standing.CERTAIN else 0
        score = min(sure, thought.score)
        return Line((prospect.action,), score, mate_in(score))

    left = (each for each in thought.known.prospects if each.action != thought.action)
    return tuple(sorted(map(line, left), key=lambda each: -each.score))
