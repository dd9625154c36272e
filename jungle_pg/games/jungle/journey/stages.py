"""The order of the journey through Jungle."""

from typing import Final

from jungle_pg.core.journey.stage import BOSS, DUEL, Chapter, Goal, Journey, Stage
from jungle_pg.core.jungle.animals import BOTTOM
from jungle_pg.core.jungle.rules import START_BOARDS, Start
from jungle_pg.games.jungle.journey.lessons import LESSONS, RULES, placed
from jungle_pg.games.jungle.journey.puzzles import PUZZLES

START: Final = f"{START_BOARDS[Start.TRADITIONAL]} r 0 1"


def boss(animal: str, level: int) -> Stage:
    """A whole game against the level of an animal."""
    name = f"jungle_boss_{animal}"
    return Stage(
        name, "jungle", RULES, START, BOSS, Goal("win"), BOTTOM,
        level=level, theme=animal, text=name,
    )  # fmt: skip


def duel(name: str, level: int, animals: str, goal: Goal) -> Stage:
    """A position against a level, with a condition."""
    name = f"jungle_duel_{name}"
    return Stage(
        name, "jungle", RULES, placed(animals), DUEL, goal, BOTTOM,
        level=level, theme=goal.code, text=name,
    )  # fmt: skip


GUARD: Final = Goal("survive", 10)

JOURNEY: Final = Journey(
    "jungle",
    (
        Chapter("meadow", (*LESSONS, *PUZZLES, boss("rat", 1))),
        Chapter(
            "river", (duel("den", 3, "CD2 DC2 RE4 tD6 lA7", Goal("survive", 10)), boss("cat", 2))
        ),
    ),
)
