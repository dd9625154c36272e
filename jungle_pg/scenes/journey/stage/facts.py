"""What is told of a stage beside its board, as a value."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from jungle_pg.core.journey.stage import Stage
from jungle_pg.scenes.journey.map.layout import KIND_ICONS
from jungle_pg.scenes.journey.stage.attempt import Attempt, StarState
from jungle_pg.texts.languages import Words

Mood: TypeAlias = Literal["calm", "happy", "worried", "point", "think"]


@dataclass(frozen=True, slots=True)
class StageFacts:
    """All that is told of a stage."""

    heading: str
    icon: str
    task: str
    """What stands on the plank; nothing in a lesson."""
    count: str
    """Which move or step it is, in words."""
    done: int
    steps: int
    """Of how many moves or steps so many are done; none where they are not counted."""
    tries: str
    stars: tuple[StarState, StarState, StarState]
    conditions: tuple[str, ...]
    speech: str
    longest: str
    """What it says at most by itself: so much room is kept, so that no button moves."""
    strip: str
    """The one thing to do, in gold."""
    mood: Mood
    foot: str = ""
    """What stands over the steps of a lesson."""


def stage_facts(
    words: Words,
    stage: Stage,
    attempt: Attempt,
    *,
    number: int,
    goal: str,
    done: int,
    said: str,
    spoken: tuple[str, ...],
    mood: Mood,
) -> StageFacts:
    """What is told while so many of its moves are made; the guide says the task by itself."""
    steps = stage.goal.moves or 0
    count = words("stage.move_of", number=min(steps, done + 1), count=steps) if steps else ""
    is_first = attempt.tries == 1
    return StageFacts(
        words("stage.heading", number=number, name=words(f"stage.{stage.text}.name")),
        KIND_ICONS[stage.kind],
        goal,
        count,
        done,
        steps,
        words("stage.first_try") if is_first else words("stage.try", number=attempt.tries),
        attempt.star_states(),
        tuple(words(f"stage.star.{name}") for name in ("solved", "no_hint", "first_try")),
        said or words(f"stage.{stage.text}.task"),
        max((words(key) for key in spoken), key=len),
        "",
        mood,
    )
