"""The puzzles of Jungle, as they were found by `python -m tools.puzzles`."""

from typing import Final

from jungle_pg.core.journey.stage import PUZZLE, Goal, Stage
from jungle_pg.core.jungle.animals import BOTTOM

RULES: Final = "traditional"


def puzzle(number: int, theme: str, position: str, goal: Goal, key: str) -> Stage:
    """A puzzle with the actions of both sides that solve it."""
    actions = tuple(key.split())
    name = f"jungle_puzzle_{number:02}"
    hints = (actions[0][:2],)
    return Stage(
        name,
        "jungle",
        RULES,
        position,
        PUZZLE,
        goal,
        BOTTOM,
        actions,
        hints,
        theme=theme,
        text=name,
    )


PUZZLES: Final = (
    puzzle(1, "den", "7/2D4/7/7/7/7/7/7/4c2 r", Goal("win", 2), "C8D8 E1E2 D8D9"),
    puzzle(
        2,
        "zugzwang",
        "D1r4/1T5/2l4/7/7/7/7/7/7 r",
        Goal("win", 4),
        "B8C8 C7C8 A9B9 C8D8 B9C9 D8E8 C9D9",
    ),
)
