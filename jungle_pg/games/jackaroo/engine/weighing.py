"""What a play gave away against the best one: all that matter are played on in the same worlds.

Luck makes even equal plays look different. So the best one is chosen in some worlds and measured
in others, and a play is only called worse where that is no mere luck.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.plays import Play, plays_in
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Line, Thought
from jungle_pg.games.jackaroo.engine.choices import Choice, sameness_of
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.search import NARROW_FROM, Search, score_of

CHOOSING: Final = 0.4
"""What part of the play-outs goes into choosing the best one; the others measure it."""
SURE: Final = 2.0
"""So many standard errors must lie between two plays before one is called worse."""
MOST_NODES: Final = 20_000
"""Play-outs where nobody says how many."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """What is compared, how far ahead, and when to stop: asked with the play-outs so far."""

    view: JackarooState
    choices: list[Choice]
    """The most promising first."""
    about: tuple[Decision, ...]
    """The picks of a play, or those it begins with."""
    judge: Judge
    turns: int
    nodes: int
    must_stop: Callable[[int], bool]
    lines: int = 2
    """How many of the best plays are told."""

    def thought(self, rng: Random) -> Thought[Decision]:
        """The best play, then the next best ones and the one that was asked about."""
        ranked, used = self._ranked(rng)
        played = [] if not self.about else plays_begun(self.view, self.about)
        asked = self._asked(ranked, played)
        finalists = ranked[: max(2, self.lines)]
        if asked is not None and asked not in finalists:
            finalists.append(asked)
        found, used = self._measured(finalists, used, rng)
        if not found:
            return Thought(ranked[0].decisions, nodes=used)
        place = None if asked is None else finalists.index(asked)
        best, chances = told_chances(found, place)
        lines = [
            Line(self._picks(choice, played), score_of(chance), 1 if choice.wins else None)
            for choice, chance in zip(finalists, chances, strict=True)
        ]
        others = [number for number in range(len(lines)) if number != best]
        if asked is None:
            others.sort(key=lambda number: -chances[number])
        first = lines[best]
        return Thought(
            first.actions, first.score, first.mate_in, self.turns, used,
            others=tuple(lines[number] for number in others),
        )  # fmt: skip

    def _ranked(self, rng: Random) -> tuple[list[Choice], int]:
        """The choices that did best, and how many play-outs it took to know."""
        most = int(self.nodes * CHOOSING)

        def is_over(done: int) -> bool:
            return done >= most or self.must_stop(done)

        search = Search(self.view, self.choices, self.judge, self.turns, is_over)
        try:
            while len(self.choices) > 1:
                search.look_into_a_world(rng)
                if search.worlds >= NARROW_FROM and search.worlds & (search.worlds - 1) == 0:
                    search.narrow()
        except Stopped:
            pass
        return search.ranked, search.nodes

    def _measured(
        self, finalists: list[Choice], used: int, rng: Random
    ) -> tuple[list[list[float]], int]:
        """What the choices promise in worlds in which none of them was chosen."""
        found: list[list[float]] = []

        def is_over(done: int) -> bool:
            return used + done >= self.nodes or self.must_stop(used + done)

        search = Search(self.view, finalists, self.judge, self.turns, is_over)
        try:
            while True:
                found.append(search.look_into_a_world(rng))
        except Stopped:
            return found, used + search.nodes

    def _asked(self, ranked: list[Choice], played: list[Play]) -> Choice | None:
        """The choice that was asked about, of several the most promising."""
        alike = {sameness_of(self.view, play) for play in played}
        candidates = (*ranked, *self.choices)
        return next(
            (each for each in candidates if sameness_of(self.view, each.play) in alike), None
        )

    def _picks(self, choice: Choice, played: list[Play]) -> tuple[Decision, ...]:
        """The picks of a choice, as they were made where it was played."""
        sameness = sameness_of(self.view, choice.play)
        alike = (play for play in played if sameness_of(self.view, play) == sameness)
        return next((play.decisions for play in alike), choice.decisions)


def plays_begun(view: JackarooState, about: tuple[Decision, ...]) -> list[Play]:
    """The plays that begin with some picks."""
    return [play for play in plays_in(view) if play.decisions[: len(about)] == about]


def told_chances(found: list[list[float]], asked: int | None) -> tuple[int, list[float]]:
    """Which of several plays is the best, and the chance of each, by what worlds promise.

    The first one was chosen as the best. The one that was asked about takes its place where it
    surely is better, and is as good where it is not surely worse; no other one is better.
    """
    count = len(found)
    chances = [sum(world[number] for world in found) / count for number in range(len(found[0]))]
    best = 0
    if asked:
        lead = chances[asked] - chances[0]
        doubt = SURE * error_of([world[asked] - world[0] for world in found])
        if lead > doubt:
            best = asked
        elif lead >= -doubt:
            chances[asked] = chances[0]
    return best, [min(chance, chances[best]) for chance in chances]


def error_of(differences: list[float]) -> float:
    """The standard error of a mean."""
    count = len(differences)
    if count < 2:
        return 1.0
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return sqrt(spread / count)
