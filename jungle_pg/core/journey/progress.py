"""How far a player has come: results of stages, trophies, and which stages are open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from jungle_pg.core.journey.stage import Journey, Stage

MOST_STARS: Final = 3
FAILURES_UNTIL_SHOWN: Final = 3
"""After so many failures the way can be shown: no stage is a dead end."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StageResult:
    """The best that was reached in a stage; it has no stars where the way was shown."""

    stars: int
    tries: int
    """How many it took, the last one included."""
    date: str

    @property
    def is_solved(self) -> bool:
        return self.stars > 0


@dataclass(frozen=True, slots=True)
class Earned:
    """When a trophy was earned, and the name of the save with the game, if there is one."""

    date: str
    save: str = ""


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything that was reached. Nothing is ever taken away, so two of them can be merged."""

    results: Mapping[str, StageResult] = field(default_factory=dict)
    failures: Mapping[str, int] = field(default_factory=dict)
    """How often each stage was missed before it was passed."""
    knows_game: frozenset[str] = frozenset()
    """The games whose lessons the player needs not take."""
    trophies: Mapping[str, Earned] = field(default_factory=dict)
    last: Mapping[str, str] = field(default_factory=dict)
    """The stage that was played last, by game."""

    def stars(self, stage_id: str) -> int:
        result = self.results.get(stage_id)
        return 0 if result is None else result.stars

    def is_solved(self, stage_id: str) -> bool:
        return self.stars(stage_id) > 0

    def is_passed(self, stage_id: str) -> bool:
        """Whether a stage was solved, or its way was shown."""
        return stage_id in self.results

    def is_open(self, journey: Journey, stage_id: str) -> bool:
        """Whether a stage may be played: the one before it is passed, or it is itself."""
        if self.is_passed(stage_id):
            return True
        before: Stage | None = None
        for stage in journey.stages:
            if stage.id == stage_id:
                return before is None or self.is_passed(before.id)
            if self.is_passed(stage.id) or not self._is_skipped(stage):
                before = stage
        return False

    def current(self, journey: Journey) -> Stage | None:
        """The first stage that waits to be passed; None at the end of the path."""
        waiting = (stage for stage in journey.stages if not self._is_skipped(stage))
        return next((stage for stage in waiting if not self.is_passed(stage.id)), None)

    def stars_in(self, journey: Journey) -> int:
        """All stars of a path."""
        return sum(self.stars(stage.id) for stage in journey.stages)

    def with_result(self, stage: Stage, stars: int, tries: int, date: str) -> "Progress":
        """With a stage that was solved; only the best result of each is kept."""
        return self._with(stage, StageResult(stars, tries, date))

    def with_shown(self, stage: Stage, date: str) -> "Progress":
        """With a stage whose way was shown: it is passed without a star."""
        return self._with(stage, StageResult(0, self.failures.get(stage.id, 0) + 1, date))

    def with_failure(self, stage: Stage) -> "Progress":
        """With one more failure, which counts until the stage is passed."""
        if self.is_passed(stage.id):
            return self.with_last(stage)
        failures = {**self.failures, stage.id: self.failures.get(stage.id, 0) + 1}
        return replace(self.with_last(stage), failures=failures)

    def with_last(self, stage: Stage) -> "Progress":
        """With the stage that is played now."""
        return replace(self, last={**self.last, stage.game: stage.id})

    def with_known_game(self, game_id: str) -> "Progress":
        """With a game whose lessons are skipped."""
        return replace(self, knows_game=self.knows_game | {game_id})

    def with_trophy(self, trophy: str, earned: Earned) -> "Progress":
        """With a trophy; one that is there already keeps its date and its game."""
        return replace(self, trophies={trophy: earned, **self.trophies})

    def merged(self, newer: "Progress") -> "Progress":
        """What was reached here or there: the best results, all trophies, the newer last stage."""
        return Progress(
            _joined(self.results, newer.results, _better),
            _joined(self.failures, newer.failures, max),
            self.knows_game | newer.knows_game,
            _joined(self.trophies, newer.trophies, _earlier),
            {**self.last, **newer.last},
        )

    def _with(self, stage: Stage, result: StageResult) -> "Progress":
        best = _joined(self.results, {stage.id: result}, _better)
        return replace(self.with_last(stage), results=best)

    def _is_skipped(self, stage: Stage) -> bool:
        return stage.kind == "lesson" and stage.game in self.knows_game


def _better(one: StageResult, other: StageResult) -> StageResult:
    return min(one, other, key=lambda result: (-result.stars, result.tries, result.date))


def _earlier(one: Earned, other: Earned) -> Earned:
    return min(one, other, key=lambda earned: (earned.date, earned.save))


def _joined(
    one: Mapping[str, T], other: Mapping[str, T], choose: Callable[[T, T], T]
) -> Mapping[str, T]:
    both = {name: choose(one[name], other[name]) for name in one if name in other}
    return {**one, **other, **both}
