"""Looking ahead: each choice is played on in many worlds, and judged by how it goes there."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.games.jackaroo.engine.choices import Choice
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.playout import PlayoutState
from jungle_pg.games.jackaroo.engine.worlds import Setting, Worlds

SCALE: Final = 100
"""The lead that makes a chance of 73 %."""
SUREST: Final = 0.9999
FIRST_SIGHT: Final = 0.0006
"""What a point at first sight adds to the chances: among like plays, captures and homes lead."""
FEW_WORLDS: Final = 10
"""With so many worlds first sight counts twice as much, with fewer of them still more."""
NARROW_FROM: Final = 16
"""Worlds after which only the better half of the choices is looked at, and again when doubled."""
FEWEST: Final = 2
"""Choices that are compared to the end."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far is looked: how many worlds, how many of the best plays, how many cards ahead."""

    worlds: int
    plays: int
    turns: int


class Search:
    """The choices of a seat and how they fared in the worlds so far."""

    def __init__(
        self,
        view: JackarooState,
        choices: list[Choice],
        judge: Judge,
        turns: int,
        must_stop: Callable[[int], bool],
    ) -> None:
        assert view.actor is not None
        self._worlds, self._judge, self._turns = Worlds(view), judge, turns
        self._seat: Seat = view.actor
        self._must_stop = must_stop
        self._choices = choices
        self._settings = [Setting(choice.play.after, self._seat) for choice in choices]
        self._chances = [0.0] * len(choices)
        self.worlds = self.nodes = 0

    def look_into_a_world(self, rng: Random) -> list[float]:
        """Play every choice on in one more world; raises Stopped without a trace on the way.

        What each choice promises there, in the order of the choices.
        """
        world = self._worlds.draw(rng)
        chances: list[float] = []
        for setting in self._settings:
            if self._must_stop(self.nodes):
                raise Stopped
            table = setting.table(world, self._judge)
            table.play_on(self._judge, self._turns)
            chances.append(chance(table, self._seat, self._judge))
            self.nodes += 1
        self.worlds += 1
        for number, found in enumerate(chances):
            self._chances[number] += found
        return chances

    def narrow(self) -> None:
        """Go on with the better half only, the best one first; two at least."""
        count = max(FEWEST, (len(self._choices) + 1) // 2)
        ranked = self._ranked[:count]
        self._choices = [self._choices[number] for number in ranked]
        self._settings = [self._settings[number] for number in ranked]
        self._chances = [self._chances[number] for number in ranked]

    @property
    def ranked(self) -> list[Choice]:
        """The choices that are still compared, the best first."""
        return [self._choices[number] for number in self._ranked]

    @property
    def best(self) -> Choice:
        """The choice that fared best; the most promising one while nothing is known."""
        return self._choices[self._best]

    @property
    def score(self) -> int:
        """What the best choice promises, as a lead in hundredths."""
        if not self.worlds:
            return 0
        return score_of(self._chances[self._best] / self.worlds)

    @property
    def _ranked(self) -> list[int]:
        return sorted(range(len(self._choices)), key=self._promise, reverse=True)

    @property
    def _best(self) -> int:
        return max(range(len(self._choices)), key=self._promise)

    def _promise(self, number: int) -> float:
        worth, worlds = self._choices[number].worth, self.worlds
        if not worlds:
            return worth
        return self._chances[number] / worlds + FIRST_SIGHT * (1 + FEW_WORLDS / worlds) * worth


def score_of(chance: float) -> int:
    """A chance as a lead in hundredths."""
    likely = min(max(chance, 1 - SUREST), SUREST)
    return round(SCALE * log(likely / (1 - likely)))


def chance(table: PlayoutState, seat: Seat, judge: Judge) -> float:
    """How likely a seat wins from here, by the judge's reckoning."""
    if table.winner is not None:
        return 1.0 if table.winner == seat else 0.0
    mover, other = table.mover, opponent(table.mover)
    sides, hands = table.sides, table.hands
    lead = judge.lead(sides[mover], sides[other], hands[mover], hands[other])
    found = 1 / (1 + exp(-lead / SCALE))
    return found if mover == seat else 1 - found
