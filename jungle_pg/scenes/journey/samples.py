"""Screens of the journey as they are half-way, ready to be looked at."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.career.career import GameResult
from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.core.journey.progress import MOST_STARS, Earned, Progress, StageResult
from jungle_pg.core.journey.stage import PUZZLE, Journey
from jungle_pg.files.career import CareerStore
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.journey.academy import AcademyScreen
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.journey.map.places import has_map
from jungle_pg.scenes.journey.stage.attempt import Attempt
from jungle_pg.scenes.journey.stage.opening import open_stage
from jungle_pg.scenes.journey.stage.solved import Solved, SolvedDialog
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.trophies.trophies import TrophiesScreen
from jungle_pg.scenes.world import World

DONE: Final = 0.4
"""How much of the way is behind the player."""
DATE: Final = "2026-01-01"
GAMES_PLAYED: Final = 40
LONG_AGO_S: Final = -10.0
"""When dialogs were opened whose stars are in their places."""


def part_way(journey: Journey) -> Progress:
    """Someone who has come some way, now with more and now with fewer stars."""
    done = journey.stages[: int(len(journey.stages) * DONE)]
    return Progress(
        {
            stage.id: StageResult(MOST_STARS - number % 5 // 3, 1, DATE)
            for number, stage in enumerate(done)
        }
    )


def stage_scene(world: World, kind: str) -> Scene:
    """The first stage of a kind; the title where there is none."""
    for game in world.journeys():
        journey = world.journeys()[game]
        for stage in journey.stages:
            if stage.kind == kind:
                store = SharedStore(part_way(journey))
                return open_stage(replace(world, progress=store), journey, stage)
    return Title(world)


def solved_scenes(world: World) -> tuple[Scene, ...]:
    """The stars of a stage over its board."""
    below = stage_scene(world, PUZZLE)
    if not isinstance(below, StageScreen):
        return (below,)
    after = below.journey.after(below.stage.id)
    name = "" if after is None else f"stage.{after.text}.name"
    solved = Solved(Attempt(), below.number + 1, name, (12, 264), 3, 48, is_explained=True)
    return below, SolvedDialog(world, solved, LONG_AGO_S)


def map_scene(world: World) -> Scene:
    """The map of the first game that has one; the title where there is none."""
    for game in world.journeys():
        journey = world.journeys()[game]
        if has_map(journey):
            store = SharedStore(part_way(journey))
            return JourneyMap(replace(world, progress=store), journey)
    return Title(world)


def academy_scene(world: World) -> Scene:
    """The first academy; the title where there is none."""
    for game in world.journeys():
        journey = world.journeys()[game]
        if not has_map(journey):
            store = SharedStore(part_way(journey))
            return AcademyScreen(replace(world, progress=store), game)
    return Title(world)


def trophies_scene(world: World) -> Scene:
    """Trophies and a career as they are after some weeks."""
    earned = {name: Earned(DATE) for number, name in enumerate(TROPHIES) if number % 5 < 3}
    career, game = CareerStore(), next(iter(world.games().values()))
    lion, elephant = (game.look.face(game.rules, 0, level)[1] for level in (7, 8))
    for number in range(GAMES_PLAYED):
        level = 1 + number % 6
        winner = 0 if number * 7 % 11 > level else None if number % 4 == 0 else 1
        career.add(
            GameResult(
                f"game {number}", game.rulebook.game_id, DATE, levels=(None, level),
                winner=winner, moves=40, against=800 + 100 * level,
                moved={lion: 9}, taken={elephant: 2}, leaps=number % 4,
            )
        )  # fmt: skip
    store = SharedStore(Progress(trophies=earned))
    return TrophiesScreen(replace(world, progress=store, career=career))
