"""How strong a computer player is: eight levels, from a first opponent to a master."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.engine.thinking import Limits

UNLIMITED: Final = Limits()


@dataclass(frozen=True, slots=True)
class Level:
    """A strength; weakness comes from seeing less, not from throwing games away."""

    number: int
    word: str
    """What kind of opponent this is, in one word; texts translate it."""
    limits: Limits = UNLIMITED
    margin: int = 0
    """How far below the best a move may be scored and still be chosen."""
    style: str = "search"
    """`random`, `greedy` or `search`."""
    care: float = 0.0
    """How often one who plays about chooses as the greedy do."""
    knows_endings: bool = False
    """Whether endings that are known for certain are played without a mistake.

    Who does not know them knows little of good places either, in games that tell it apart.
    """
    knows_openings: bool = False
    """Whether it begins by an opening book, where its game has one."""


LEVELS: Final = {
    level.number: level
    for level in (
        Level(1, "beginner", style="random", care=0.65),
        Level(2, "easy", style="greedy"),
        Level(3, "casual", Limits(depth=1), margin=30),
        Level(4, "steady", Limits(depth=2), margin=20),
        Level(5, "skilled", Limits(depth=4)),
        Level(6, "strong", Limits(nodes=12_000), knows_endings=True, knows_openings=True),
        Level(7, "expert", Limits(seconds=1), knows_endings=True, knows_openings=True),
        Level(8, "master", Limits(seconds=5), knows_endings=True, knows_openings=True),
    )
}


STAND_IN: Final = 6
"""The level that plays on where another program, which has none, is not asked or goes wrong."""


def level_of(number: int) -> Level:
    """The level of a number, or ValueError that says which there are."""
    if number not in LEVELS:
        raise ValueError(f"a level is a number from 1 to {max(LEVELS)}, not {number}")
    return LEVELS[number]
