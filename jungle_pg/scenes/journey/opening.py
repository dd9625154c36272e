"""Which screen a stage is played on."""

from jungle_pg.core.journey.stage import BOSS, DUEL, LESSON, Journey, Stage
from jungle_pg.scenes.journey.duel import DuelScreen
from jungle_pg.scenes.journey.lesson import LessonScreen
from jungle_pg.scenes.journey.puzzle import PuzzleScreen
from jungle_pg.scenes.journey.stage import StageScreen
from jungle_pg.scenes.world import World


def open_stage(world: World, journey: Journey, stage: Stage) -> StageScreen:
    """The screen of a stage, by its kind."""
    if stage.kind == LESSON:
        return LessonScreen(world, journey, stage)
    if stage.kind in (DUEL, BOSS):
        return DuelScreen(world, journey, stage)
    return PuzzleScreen(world, journey, stage)
