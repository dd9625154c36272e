"""Screens of the journey as they are half-way, ready to be looked at."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.journey.progress import MOST_STARS, Progress, StageResult
from jungle_pg.core.journey.stage import Journey
from jungle_pg.files.progress import ProgressStore
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.journey.map import JourneyMap
from jungle_pg.scenes.journey.places import has_map
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World

DONE: Final = 0.4
"""How much of the way is behind the player."""
DATE: Final = "2026-01-01"


def part_way(journey: Journey) -> Progress:
    """Someone who has come some way, now with more and now with fewer stars."""
    done = journey.stages[: int(len(journey.stages) * DONE)]
    return Progress(
        {
            stage.id: StageResult(MOST_STARS - number % 5 // 3, 1, DATE)
            for number, stage in enumerate(done)
        }
    )


def map_scene(world: World) -> Scene:
    """The map of the first game that has one; the title where there is none."""
    for game in world.journeys():
        journey = world.journeys()[game]
        if has_map(journey):
            store = ProgressStore(part_way(journey))
            return JourneyMap(replace(world, progress=store), journey)
    return Title(world)
