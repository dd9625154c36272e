"""A stage of the journey: a position, what must be reached from it, and what helps there."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import Fact, Pick, Seat

KINDS: Final = ("lesson", "puzzle", "duel", "boss")


@dataclass(frozen=True, slots=True)
class Goal:
    """What must be reached."""

    code: str
    moves: int | None = None
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step of a lesson."""

    text: str
    picks: tuple[Pick, ...] = ()
    marks: tuple[Pick, ...] = ()
    answer: str = ""
    reads: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """One thing to do."""

    id: str
    game: str
    rules: str
    position: str
    kind: str
    goal: Goal
    seat: Seat
    key: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    guide: tuple[GuideStep, ...] = ()
    level: int | None = None
    theme: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A region of the map, or a chapter of an academy."""

    id: str
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Journey:
    """The whole path of a game."""

    game: str
    chapters: tuple[Chapter, ...]

    @property
    def stages(self) -> tuple[Stage, ...]:
        return tuple(stage for chapter in self.chapters for stage in chapter.stages)
