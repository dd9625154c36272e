"""How strong the levels of each game are, on one scale: neighbours play, the steps add up.

The ratings are what `Game.ratings` says; whoever changes a player measures them again.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from benchmarks.aims import Aimed
from benchmarks.repeats import often
from jungle_pg.cabinet import brains, games
from jungle_pg.engine.arena import Contest, run_contest
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.outcomes import Summary, elo, summary_of

ANCHOR: Final = 2
"""The level whose rating is said: one that takes what it can and sees nothing else."""
ANCHOR_RATING: Final = 1000
FEWEST_POINTS: Final = 0.5
"""A step nobody lost a game of is rated as if half a point had been lost."""

STEP_AIM: Final = {"jungle": 60, "xiangqi": 60, "jackaroo": 50}
"""How many of a hundred points a level should have against the one below it."""


@dataclass(frozen=True, slots=True)
class Step:
    """Two neighbours; levels by the clock play with a part of their time."""

    upper: int
    games: int
    part: int = 1

    @property
    def names(self) -> tuple[str, str]:
        """The two contestants as the arena calls them."""
        part = "" if self.part == 1 else f"/{self.part}"
        return f"level:{self.upper}{part}", f"level:{self.upper - 1}{part}"


CHEAP: Final = tuple(Step(upper, 1000) for upper in (2, 3, 4, 5))
DEAR: Final = (Step(6, 400), Step(7, 100, 20), Step(8, 100, 20))


def figures(*, is_long: bool = False) -> Iterator[Aimed]:
    """Every step with its score, then the ratings; a glance at the cheap ones if not `is_long`."""
    steps = (*CHEAP, *DEAR) if is_long else tuple(replace(step, games=100) for step in CHEAP)
    for game_id, game in games().items():
        rules = game.rulebook.usual_rules
        differences = []
        for step in steps:
            found = played(game_id, rules, step)
            differences.append(difference(found))
            what = f"{game_id}: {step.names[0]} against {step.names[1]}"
            aim = STEP_AIM[game_id]
            yield Aimed(what, found.score * 100, "%", aim, str(found), at_least=True)
        for level, rating in zip(LEVELS, ratings(differences), strict=False):
            said = game.ratings[level - 1]
            yield Aimed(f"{game_id}: rating of level {level}", rating, "", note=f"told: {said}")


def played(game_id: str, rules: str, step: Step) -> Summary:
    """What came of the games of a step; CPU time counts, so that whoever else runs does not."""
    contest = Contest(game_id, rules, *step.names, often(step.games, 4), None, seed=1)
    return summary_of(list(run_contest(contest, brains, time.process_time, workers=2)))


def difference(found: Summary) -> float:
    """The rating difference of a step, finite whatever the score."""
    least = FEWEST_POINTS / found.games
    return elo(min(max(found.score, least), 1 - least))


def ratings(differences: list[float]) -> list[float]:
    """The ratings of all levels from the differences between neighbours."""
    above_first = [0.0, *accumulate(differences)]
    return [ANCHOR_RATING + each - above_first[ANCHOR - 1] for each in above_first]
