"""The order of the journey through Jungle: five regions, each two panels of the map wide."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.journey.stage import Chapter, Goal, Journey, Stage
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.games.jungle.journey.duels import BOSSES, DUELS
from jungle_pg.games.jungle.journey.lessons import LESSONS
from jungle_pg.games.jungle.journey.puzzles import PUZZLES

REGIONS: Final = {
    "meadow": "LLPLLPLLP LPLPBPPPB",
    "river": "PPDPPPPPB PPDPPPPDB",
    "traps": "PPPPDPPPP PDPPPPPDB",
    "bamboo": "PPPPDPPPP PDPPPPPDB",
    "mountain": "PPPDPPPB PDPPPPDB",
}
"""What follows what in the two panels of a region: lessons, puzzles, duels, bosses."""


def _chapters() -> Iterator[Chapter]:
    following: dict[str, Iterator[Stage]] = {
        "L": iter(LESSONS),
        "P": iter(PUZZLES),
        "D": iter(DUELS),
        "B": iter(BOSSES),
    }
    for region, kinds in REGIONS.items():
        yield Chapter(region, tuple(next(following[kind]) for kind in kinds.replace(" ", "")))


WANTED: Final = (
    Goal("win"),
    Goal("den"),
    *(Goal("capture", None, (("piece", animal.name.lower()),)) for animal in reversed(Animal)),
    Goal("survive"),
)

JOURNEY: Final = Journey("jungle", tuple(_chapters()), WANTED)
