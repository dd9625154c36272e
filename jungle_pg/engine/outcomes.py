"""How games of the arena ended: told by their record, summed up, and when enough were played."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from typing import Final

UNSURE: Final = 0.05
"""How often the sequential test may be wrong, either way."""
WORTHWHILE: Final = 0.55
"""The score a contestant must be good for to be told from an equal one."""

_GAME: Final = re.compile(r"Game: (\d+)\n.+?\n\n.*?\n(\S+)(?: \w+)?\n\n", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: its score for the first contestant, and what there is to tell about it."""

    number: int
    score: float
    text: str
    illegal_by: str = ""
    seconds: tuple[float, float] = (0.0, 0.0)


def outcomes_in(record: str, seat_ids: tuple[str, str]) -> Iterator[Outcome]:
    """The games of a record; one that was broken off is none."""
    for game in _GAME.finditer(record):
        number, side = int(game[1]), game[2]
        # The first contestant has the first seat in games with an odd number.
        points = {seat_ids[number % 2]: 0.0, seat_ids[1 - number % 2]: 1.0}
        yield Outcome(number, points.get(side, 0.5), game[0][:-1])


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of a contest for its first contestant."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """Games played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points per game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the score."""
        if not self.games:
            return 0.0
        points = ((1.0, self.wins), (0.5, self.draws), (0.0, self.losses))
        spread = sum(count * (point - self.score) ** 2 for point, count in points)
        return 1.96 * sqrt(spread) / self.games

    @property
    def likelihood(self) -> float:
        """How much likelier a worthwhile lead made these results than equality, as a logarithm."""
        # Half a game of each kind is added, so that a few games alike are not taken for certain.
        points = ((1.0, self.wins + 0.5), (0.5, self.draws + 0.5), (0.0, self.losses + 0.5))
        games = self.games + 1.5
        mean = sum(point * count for point, count in points) / games
        spread = sum(count * (point - mean) ** 2 for point, count in points) / games
        return games * (WORTHWHILE - 0.5) * (2 * mean - 0.5 - WORTHWHILE) / (2 * spread)

    @property
    def is_decided(self) -> bool:
        """Whether a sequential test has told which of both is true."""
        return abs(self.likelihood) >= log((1 - UNSURE) / UNSURE)

    def __str__(self) -> str:
        return (
            f"+{self.wins} ={self.draws} -{self.losses}  score {self.score:.1%}"
            f" ± {self.margin:.1%}  Elo {elo(self.score):+.0f}"
        )


def elo(score: float) -> float:
    """The rating difference a score stands for."""
    if score <= 0 or score >= 1:
        return inf if score >= 1 else -inf
    return -400 * log10(1 / score - 1)


def summary_of(outcomes: Iterable[Outcome]) -> Summary:
    """Wins, draws and losses of the first contestant."""
    scores = [outcome.score for outcome in outcomes]
    return Summary(scores.count(1.0), scores.count(0.5), scores.count(0.0))
