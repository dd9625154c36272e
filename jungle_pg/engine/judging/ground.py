"""What a solver walks over: the positions of a task, one after another and back."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from jungle_pg.core.journey.goals import standing_after
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, A, E, R, Rulebook, S, Seat
from jungle_pg.engine.judging.judgement import Task

M = TypeVar("M")
"""An action as a ground knows it."""


class Ground(Protocol[M]):
    """A position and the way back from it; everything it says is certain."""

    def key(self) -> Hashable:
        """The same for positions that are equal for the goal."""

    def is_own(self) -> bool:
        """Whether the owner of the goal is to act."""

    def known(self, left: int) -> bool | None:
        """Whether the goal is reached with so many own moves left; None where it must be tried."""

    def actions(self) -> Sequence[M]:
        """What can be done, the most promising first."""

    def is_reached_stuck(self) -> bool:
        """Whether the goal is reached where it must be tried and nothing can be done."""

    def play(self, action: M) -> int:
        """Act, and tell how many own moves it took: 1 or 0."""

    def take_back(self) -> None:
        """Go back by one action."""

    def harm(self, action: M) -> int:
        """How plainly an action of the other side hurts, to choose what refutes a mistake."""

    def text(self, action: M) -> str:
        """An action as everybody writes it."""


@runtime_checkable
class KnowsGround(Protocol):
    """A thinker that has a faster ground for some goals of its game."""

    def ground(self, match: AnyMatch, task: Task) -> Ground[Any] | None:
        """The ground of a match where it stands; None where the rulebook will do."""


class RulebookGround(Generic[R, S, A, E]):
    """The ground of any game, by its rulebook alone; what luck decides leads nowhere for sure."""

    def __init__(
        self, rulebook: Rulebook[R, S, A, E], opening: S, state: S, goal: Goal, seat: Seat
    ) -> None:
        self._rulebook, self._opening = rulebook, opening
        self._goal, self._seat = goal, seat
        self._states = [state]

    def key(self) -> Hashable:
        state: Any = self._states[-1]
        return state  # type: ignore[no-any-return]

    def is_own(self) -> bool:
        return self._rulebook.actor(self._states[-1]) == self._seat

    def known(self, left: int) -> bool | None:
        state, rulebook = self._states[-1], self._rulebook
        played = (self._goal.moves or 0) - left
        verdict = rulebook.verdict(state)
        found = standing_after(
            self._goal, self._seat, rulebook, self._opening, state, verdict, played
        )
        if found == "open":
            return False if rulebook.actor(state) == CHANCE else None
        return found == "reached"

    def actions(self) -> Sequence[A]:
        return self._rulebook.actions(self._states[-1])

    def is_reached_stuck(self) -> bool:
        return False

    def play(self, action: A) -> int:
        state = self._states[-1]
        own = self.is_own() and self._rulebook.commits(state, action)
        self._states.append(self._rulebook.play(state, action).state)
        return int(own)

    def take_back(self) -> None:
        self._states.pop()

    def harm(self, action: A) -> int:
        before = self._rulebook.count(self._states[-1], self._seat, "")
        after = self._rulebook.play(self._states[-1], action).state
        verdict = self._rulebook.verdict(after)
        if verdict is not None and verdict.winner == 1 - self._seat:
            return before + 1
        return before - self._rulebook.count(after, self._seat, "")

    def text(self, action: A) -> str:
        return self._rulebook.codec.action_text(action)
