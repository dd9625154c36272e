"""Which screen a stage is played on, and which stage follows what a screen has left."""

from jungle_pg.core.journey.stage import BOSS, DUEL, LESSON, Journey, Stage
from jungle_pg.scenes.base import Result
from jungle_pg.scenes.journey.stage.duel import DuelScreen
from jungle_pg.scenes.journey.stage.lesson import LessonScreen
from jungle_pg.scenes.journey.stage.puzzle import PuzzleScreen
from jungle_pg.scenes.journey.stage.result import Passed
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.world import World


def open_stage(world: World, journey: Journey, stage: Stage) -> StageScreen:
    """The screen of a stage, by its kind."""
    if stage.kind == LESSON:
        return LessonScreen(world, journey, stage)
    if stage.kind in (DUEL, BOSS):
        return DuelScreen(world, journey, stage)
    return PuzzleScreen(world, journey, stage)


def stage_after(world: World, journey: Journey, result: Result) -> Stage | None:
    """The stage that should be opened at once, where the player has asked for the next one."""
    if not isinstance(result, Passed) or not result.goes_on:
        return None
    after = journey.after(result.stage)
    is_open = after is not None and world.progress.now.is_open(journey, after.id)
    return after if is_open else None
