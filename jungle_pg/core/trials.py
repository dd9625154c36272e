"""Games of the computer against itself under some rules, and what they tell of the rules."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from statistics import quantiles
from typing import Any, Final

SURE: Final = 1.96
"""So many standard errors hold the truth in 95 of 100 cases."""
FEW: Final = 30
"""Games with which nothing can be said yet."""
EVEN_ENOUGH: Final = 0.22
"""How far the sides may be apart, the margin included, where rules are called fair."""
MOSTLY: Final = 0.5
"""Of more drawn games than this part it is said before all else that is not certain."""

LATER, NOBODY = 1, None
FIRST: Final = 0

BROKEN_OFF: Final = "broken_off"
"""Why a game ended that had become too long."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One game to be played: its seed is all the luck in it."""

    seed: int


@dataclass(frozen=True, slots=True)
class TrialGame:
    """What became of it."""

    winner: int | None
    """0 for the side that began, 1 for the other one, None where nobody won."""
    reason: str
    moves: int
    takers: tuple[tuple[str, int], ...] = ()
    """The kinds of pieces that took others, and how often, by name."""


class Judgement(StrEnum):
    """What rules are like, as far as games tell."""

    FEW = "few"
    FAIR = "fair"
    FIRST = "first"
    SECOND = "second"
    DRAWN = "drawn"
    UNSURE = "unsure"
    """Neither fair nor unfair beyond the margin."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Many games, summed up."""

    wins: tuple[int, int] = (0, 0)
    """Of the side that began, and of the other one."""
    draws: int = 0
    lengths: tuple[int, ...] = ()
    """The moves of both sides in each game, from the shortest to the longest."""
    reasons: tuple[tuple[str, int], ...] = ()
    """Why games ended, the most frequent reason first."""
    takers: tuple[tuple[str, int], ...] = ()
    """Which kinds of pieces took most, over all games."""
    judgement: Judgement = field(default=Judgement.FEW)

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def parts(self) -> tuple[int, int, int]:
        """Games won by who began, drawn, and won by the other side."""
        return self.wins[0], self.draws, self.wins[1]

    def share(self, count: int) -> float:
        """A part of the games, from 0 to 1."""
        return count / self.games if self.games else 0.0

    def margin(self, count: int) -> float:
        """Half the width of the interval that holds the true share of so many games, as 95 in 100.

        By Wilson, which stays honest with few games and with shares near nothing or all.
        """
        if not self.games:
            return MOSTLY
        games, share, spread = self.games, self.share(count), SURE * SURE
        within = share * (1 - share) / games + spread / (4 * games * games)
        return SURE * sqrt(within) / (1 + spread / games)

    @property
    def spread(self) -> tuple[int, int, int]:
        """The length that half of the games stay below, and the one below and above the middle

        half of them: first quarter, median, third quarter.
        """
        if not self.lengths:
            return 0, 0, 0
        if len(self.lengths) == 1:
            return self.lengths[0], self.lengths[0], self.lengths[0]
        low, middle, high = (round(cut) for cut in quantiles(self.lengths, method="inclusive"))
        return low, middle, high


def findings_of(games: Iterable[TrialGame]) -> Findings:
    """What games tell together, in whatever order they were played."""
    played = list(games)
    won = [sum(game.winner == side for game in played) for side in (FIRST, LATER)]
    reasons = Counter(game.reason for game in played)
    takers: Counter[str] = Counter()
    for game in played:
        takers.update(dict(game.takers))
    first, second = won
    return Findings(
        (first, second),
        sum(game.winner is NOBODY for game in played),
        tuple(sorted(game.moves for game in played)),
        _ranked(reasons),
        _ranked(takers),
        judged(first, second, len(played)),
    )


def judged(first: int, second: int, games: int) -> Judgement:
    """What so many wins of both sides mean; the rest of the games was drawn."""
    if games < FEW:
        return Judgement.FEW
    lead = first - second
    # As far as chance alone would take two equal sides apart.
    by_chance = SURE * sqrt(first + second)
    if abs(lead) > by_chance:
        return Judgement.FIRST if lead > 0 else Judgement.SECOND
    if games - first - second > MOSTLY * games:
        return Judgement.DRAWN
    is_fair = (abs(lead) + by_chance) / games <= EVEN_ENOUGH
    return Judgement.FAIR if is_fair else Judgement.UNSURE


def _ranked(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """The most frequent first; of equals by name, so that nothing depends on the order of games."""
    return tuple(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


def parse_trial(record: Any) -> Trial | None:
    """A trial as `asdict` wrote it."""
    return None if record is None else Trial(**record)


def parse_trial_game(record: Any) -> TrialGame | None:
    """A game as `asdict` wrote it, which may be damaged: TypeError where it makes no sense."""
    if record is None:
        return None
    takers = tuple((kind, count) for kind, count in record["takers"])
    game = TrialGame(**{**record, "takers": takers})
    if not (
        game.winner in (FIRST, LATER, NOBODY)
        and isinstance(game.reason, str)
        and type(game.moves) is int
        and game.moves >= 0
        and all(isinstance(kind, str) and type(count) is int for kind, count in takers)
    ):
        raise TypeError("no game")
    return game
