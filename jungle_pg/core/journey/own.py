"""Puzzles that a player has made: stages that can be added and taken away again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from jungle_pg.core.journey.stage import PUZZLE, Chapter, Goal, Journey, Stage
from jungle_pg.core.rulebook import Seat

OWN: Final = "own"
"""The word under which their name and task stand, and their chapter."""
MOST: Final = 500


@dataclass(frozen=True, slots=True)
class OwnStages:
    """All of them by their ids; None for one that was taken away, so that it stays away."""

    by_id: Mapping[str, Stage | None] = field(default_factory=dict)

    def merged(self, newer: "OwnStages") -> "OwnStages":
        """What is known here or there; what was taken away anywhere is gone."""
        both = {**self.by_id, **newer.by_id}
        gone = {each for one in (self, newer) for each, stage in one.by_id.items() if stage is None}
        return OwnStages({each: None if each in gone else stage for each, stage in both.items()})

    def added(self, stage: Stage) -> "OwnStages":
        return OwnStages({**self.by_id, stage.id: stage})

    def removed(self, stage_id: str) -> "OwnStages":
        return OwnStages({**self.by_id, stage_id: None})

    def journey(self, game: str) -> Journey:
        """Those of a game, the oldest first, as a way of their own."""
        stages = (stage for stage in self.by_id.values() if stage is not None)
        mine = tuple(stage for stage in stages if stage.game == game)
        return Journey(game, (Chapter(OWN, mine),))


def own_stage(game: str, rules: str, position: str, goal: Goal, seat: Seat) -> Stage:
    """A puzzle of a player's own; the same position and goal always have the same id."""
    told = "\n".join((game, rules, position, goal.code, str(goal.moves), str(seat)))
    name = f"{OWN}_{crc32(told.encode()):08x}"
    return Stage(name, game, rules, position, PUZZLE, goal, seat, text=OWN)
