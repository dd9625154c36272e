"""What a journey is made of: stages with a goal each, in chapters."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from jungle_pg.core.rulebook import Fact, Pick, Seat

KINDS: Final = ("lesson", "puzzle", "duel", "boss")
LESSON, PUZZLE, DUEL, BOSS = KINDS


@dataclass(frozen=True, slots=True)
class Goal:
    """What must be reached, or held: a code and facts, worded elsewhere."""

    code: str
    moves: int | None = None
    """Own moves at most; for what must be held, how many moves it must be held for."""
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step of a lesson."""

    text: str
    """The key of what is said."""
    picks: tuple[Pick, ...] = ()
    """What must be clicked; nothing where any legal move will do."""
    marks: tuple[Pick, ...] = ()
    """What stays bright besides."""
    answer: str = ""
    """The action of the other side after it."""
    reads: bool = False
    """Whether it is only to be read."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One thing to do in a position."""

    id: str
    game: str
    rules: str
    position: str
    kind: str
    goal: Goal
    seat: Seat
    key: tuple[str, ...] = ()
    """The solution: the actions of both sides."""
    hints: tuple[str, ...] = ()
    """What to look at first, as picks."""
    guide: tuple[GuideStep, ...] = ()
    level: int | None = None
    """Of the opponent in duels, bosses, and lessons that end in a game; in puzzles the judge
    answers, in other lessons the guide."""
    theme: str = ""
    text: str = ""
    """Its name and its task are texts under this word."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A region of the map, or a chapter of an academy."""

    id: str
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Journey:
    """The whole way through a game."""

    game: str
    chapters: tuple[Chapter, ...] = ()
    wanted: tuple[Goal, ...] = ()
    """What puzzles that players make themselves can be about; the moves are up to them."""

    @property
    def stages(self) -> tuple[Stage, ...]:
        """All stages in their order."""
        return tuple(stage for chapter in self.chapters for stage in chapter.stages)

    def stage(self, stage_id: str) -> Stage:
        """The stage of an id, or KeyError."""
        return self.stages[_places(self)[stage_id]]

    def after(self, stage_id: str) -> Stage | None:
        """The stage that follows another one; None after the last."""
        next_place = _places(self)[stage_id] + 1
        stages = self.stages
        return stages[next_place] if next_place < len(stages) else None


@cache
def _places(journey: Journey) -> Mapping[str, int]:
    return {stage.id: place for place, stage in enumerate(journey.stages)}
