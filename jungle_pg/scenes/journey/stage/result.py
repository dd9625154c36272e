"""What a stage that was passed leaves: its result, its trophies, and what the stars are told."""

from dataclasses import dataclass

from jungle_pg.core.career.trophies import earned_on_journey
from jungle_pg.core.journey.progress import MOST_STARS, Earned
from jungle_pg.core.journey.stage import Journey, Stage
from jungle_pg.scenes.journey.stage.attempt import Attempt
from jungle_pg.scenes.journey.stage.solved import Solved
from jungle_pg.scenes.table.honours import award
from jungle_pg.scenes.world import World


@dataclass(frozen=True, slots=True)
class Passed:
    """What a stage leaves: it was solved, or its way was shown."""

    stage: str
    goes_on: bool = False
    """Whether the player wants the next one at once."""


def stage_number(journey: Journey, stage: Stage) -> int:
    """Which stage of its journey it is, from 1."""
    return [each.id for each in journey.stages].index(stage.id) + 1


def keep_result(world: World, journey: Journey, stage: Stage, attempt: Attempt) -> tuple[str, ...]:
    """Keep what came of an attempt, and give the trophies it has earned.

    A way that was shown passes the stage without a star.
    """
    date, store = world.stamp().date().isoformat(), world.progress
    if attempt.was_shown:
        store.change(lambda now: now.with_shown(stage, date))
    else:
        store.change(lambda now: now.with_result(stage, attempt.stars, attempt.tries, date))
    return award(world, earned_on_journey(store.now, journey), Earned(date))


def solved_facts(
    world: World,
    journey: Journey,
    stage: Stage,
    attempt: Attempt,
    moves: int,
    seconds: float,
    *,
    is_explained: bool,
) -> Solved:
    """What the dialog with the stars tells."""
    after = journey.after(stage.id)
    return Solved(
        attempt,
        0 if after is None else stage_number(journey, after),
        "" if after is None else f"stage.{after.text}.name",
        (world.progress.now.stars_in(journey), MOST_STARS * len(journey.stages)),
        moves,
        round(seconds),
        is_explained=is_explained,
    )
