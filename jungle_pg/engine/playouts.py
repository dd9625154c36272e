"""A computer player of any game, from its rulebook alone: it tries actions out in random games.

No game is played well like this, but each is played from its first day on, at every level.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic

from jungle_pg.core.rulebook import CHANCE, A, R, Rulebook, S, Seat
from jungle_pg.engine.levels import UNLIMITED, level_of
from jungle_pg.engine.search.scores import MATE
from jungle_pg.engine.thinking import Clock, Order, Thought, keep_on

ROUNDS: Final = {1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 6: 16, 7: 32, 8: 64}
"""How often each action is tried out, by level; each ply of a limited depth counts as a level."""
LONGEST: Final = 300
"""Actions after which a random game is as good as drawn."""
DRAWN: Final = 0.5
LEAD: Final = 1000
"""The score of a side that wins every random game."""


class PlayoutThinker(Generic[R, S, A]):
    """Plays whatever wins most of the games that go on at random."""

    def __init__(self, rulebook: Rulebook[R, S, A, Any], clock: Clock) -> None:
        self._book, self._clock = rulebook, clock

    def forget(self) -> None:
        """Nothing is kept."""

    def think(
        self,
        state: S,
        past: Sequence[S],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[A]], None] = lambda thought: None,
    ) -> Thought[A]:
        """Wins at once if it can; what others hide is not guessed, so luck decides there."""
        book, seat = self._book, self._book.actor(state)
        actions = list(book.actions(state))
        if seat is None or not actions:
            return Thought(())
        level = None if order.level is None else level_of(order.level)
        # The same seed must not choose the same way at every move of a game.
        rng = Random(f"{order.seed}/{book.codec.position_text(state)}")
        rng.shuffle(actions)
        limits = order.limits_or(level.limits if level else UNLIMITED)
        rounds = ROUNDS[len(ROUNDS) if level is None else level.number]
        if level is None and limits.depth is not None:
            rounds = ROUNDS[min(limits.depth + 1, len(ROUNDS))]
        if not book.is_whole(state) or not rounds:
            return Thought((actions[0],))
        begun, nodes = self._clock(), 0
        afters = [book.play(state, action).state for action in actions]
        for action, after in zip(actions, afters, strict=True):
            if self._won(after, seat) == 1.0:
                return Thought((action,), MATE - 1, mate_in=1)
        points = [0.0] * len(actions)
        best = Thought((actions[0],))
        for done in range(1, rounds + 1):
            for number, after in enumerate(afters):
                point, plies = self._play_out(after, seat, rng)
                points[number] += point
                nodes += 1 + plies
            place = max(range(len(actions)), key=points.__getitem__)
            score = round(LEAD * (2 * points[place] / done - 1))
            seconds = self._clock() - begun
            best = Thought((actions[place],), score, depth=1, nodes=nodes, seconds=seconds)
            report(best)
            is_late = limits.seconds is not None and seconds >= limits.seconds
            if is_late or must_stop() or (limits.nodes is not None and nodes >= limits.nodes):
                break
        return best

    def _play_out(self, state: S, seat: Seat, rng: Random) -> tuple[float, int]:
        """What a seat gets out of one random game, 1 for a win and 0 for a loss; its plies."""
        book = self._book
        for plies in range(LONGEST):
            actor = book.actor(state)
            if actor is None:
                return self._won(state, seat), plies
            is_luck = actor == CHANCE
            action = book.draw(state, rng) if is_luck else rng.choice(book.actions(state))
            state = book.play(state, action).state
        return DRAWN, LONGEST

    def _won(self, state: S, seat: Seat) -> float:
        verdict = self._book.verdict(state)
        if verdict is None or verdict.winner is None:
            return DRAWN
        return float(verdict.winner == seat)
