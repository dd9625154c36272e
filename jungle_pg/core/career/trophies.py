"""All trophies, and those that are earned by a career or on the journey."""

from collections.abc import Collection
from typing import Final

from jungle_pg.core.career.career import Career, GameResult
from jungle_pg.core.journey.progress import MOST_STARS, Progress
from jungle_pg.core.journey.stage import Journey

TROPHIES: Final = (
    *("den", "giant", "leap", "swimmer", "trap", "unharmed", "last_one", "quick"),
    *("peace", "night", "all_levels", "master", "map", "three_stars", "streak", "summit"),
    *("general", "cannon", "horse", "crossing", "king", "home", "cards", "friend"),
)
"""All of them, in the order they stand: eight on a board."""

LEAPER: Final = "leap"
"""The one whose picture stands for leaps wherever they are told of."""

NIGHT: Final = frozenset({22, 23, 0, 1, 2, 3, 4})
"""The hours in which owls play."""

STARRED_STAGES: Final = 10
STAGES_IN_A_ROW: Final = 10


def earned_by_game(result: GameResult, career: Career, levels: Collection[int]) -> frozenset[str]:
    """What a game has earned by itself, or with all games before it, whatever is played."""
    if not result.is_won:
        return frozenset()
    earned = set()
    if _hour(result.date) in NIGHT:
        earned.add("night")
    if result.level == max(levels) and result.against is not None:
        earned.add("master")
    won = {each.level for each in (*career.results, result)
           if each.is_won and each.game == result.game}  # fmt: skip
    if won.issuperset(levels):
        earned.add("all_levels")
    return frozenset(earned)


def earned_on_journey(progress: Progress, journey: Journey) -> frozenset[str]:
    """What the stages of a path have earned so far."""
    stages = journey.stages
    earned = set()
    if stages and all(
        any(progress.is_solved(stage.id) for stage in chapter.stages)
        for chapter in journey.chapters
    ):
        earned.add("map")
    if sum(progress.stars(stage.id) == MOST_STARS for stage in stages) >= STARRED_STAGES:
        earned.add("three_stars")
    run = 0
    for stage in stages:
        result = progress.results.get(stage.id)
        run = run + 1 if result is not None and result.is_solved and result.tries == 1 else 0
        if run >= STAGES_IN_A_ROW:
            earned.add("streak")
    if stages and progress.is_solved(stages[-1].id):
        earned.add("summit")
    return frozenset(earned)


def _hour(date: str) -> int | None:
    hour = date[11:13]
    return int(hour) if hour.isdecimal() else None
