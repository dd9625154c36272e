"""Solves a task by trying everything: full width, nothing guessed, positions remembered."""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final, Generic

from jungle_pg.core.journey.goals import HELD, followed
from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.judging.ground import Ground, KnowsGround, M, RulebookGround
from jungle_pg.engine.judging.judgement import Judgement, Task
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import keep_on

LOOK_EVERY: Final = 256
"""Positions between two looks at whether to stop."""
NEVER: Final = 1 << 20


class Solver(Generic[M]):
    """What holds in the positions of one ground.

    A goal that is reached with some moves is reached with more of them, and one that is held for
    some is held for fewer. `ease` grows with what makes a goal easier, so that one memory does for
    both: by position the least ease that is enough, and the greatest that is not.
    """

    def __init__(
        self,
        ground: Ground[M],
        *,
        is_held: bool = False,
        must_stop: Callable[[], bool] = keep_on,
    ) -> None:
        self.ground = ground
        self.nodes = 0
        self._is_held, self._must_stop = is_held, must_stop
        self._enough: dict[Hashable, int] = {}
        self._too_little: dict[Hashable, int] = {}
        self._decisive: dict[Hashable, M] = {}

    def reaches(self, left: int) -> bool:
        """Whether the goal is reached from here with so many own moves, whatever the answers."""
        known = self.ground.known(left)
        if known is not None:
            return known
        key, ease = self.ground.key(), -left if self._is_held else left
        if self._enough.get(key, NEVER) <= ease:
            return True
        if self._too_little.get(key, -NEVER) >= ease:
            return False
        self._count()
        found = self._tried(key, left)
        if found:
            self._enough[key] = ease
        else:
            self._too_little[key] = ease
        return found

    def _tried(self, key: Hashable, left: int) -> bool:
        ground = self.ground
        is_own = ground.is_own()
        actions = ground.actions()
        if not actions:
            return ground.is_reached_stuck()
        first = self._decisive.get(key)
        if first is not None:
            actions = [first, *(action for action in actions if action != first)]
        for action in actions:
            cost = ground.play(action)
            is_reached = self.reaches(left - cost)
            ground.take_back()
            if is_reached == is_own:
                self._decisive[key] = action
                return is_own
        return not is_own

    def moves_needed(self, most: int) -> int | None:
        """The least number of own moves that is enough, None where even the most is not."""
        if self._is_held:
            return most if self.reaches(most) else None
        return next((left for left in range(most + 1) if self.reaches(left)), None)

    def right_actions(self, left: int) -> list[M]:
        """What the owner of the goal can do so that it is still reached."""
        return [action for action in self.ground.actions() if self._after(action, left) is not None]

    def answers(self, left: int) -> list[tuple[M, int | None]]:
        """What the other side can do, each with the own moves that are needed after it."""
        return [(action, self._after(action, left)) for action in self.ground.actions()]

    def best_answers(self, left: int) -> list[M]:
        """The answers to a right move that delay the goal longest; with a held goal, those that
        leave the fewest ways to hold it."""
        found = self.answers(left)
        if self._is_held:
            ways = [(action, -self._ways(action, left)) for action, _ in found]
        else:
            ways = [(action, NEVER if needed is None else needed) for action, needed in found]
        most = max(worth for _, worth in ways)
        return [action for action, worth in ways if worth == most]

    def line(self, left: int) -> list[str]:
        """How the goal is reached from here where the answers hold out longest, as texts."""
        ground, told = self.ground, list[str]()
        while ground.actions():
            if ground.is_own():
                left = self.moves_needed(left) or left
                action = self.right_actions(left)[0]
            elif ground.known(0) is True:
                break
            else:
                action = self.best_answers(left)[0]
            told.append(ground.text(action))
            left -= ground.play(action)
        for _ in told:
            ground.take_back()
        return told

    def refutations(self, left: int) -> list[M]:
        """The answers after which the goal cannot be reached."""
        return [action for action, needed in self.answers(left) if needed is None]

    def most_harmful(self, answers: Sequence[M]) -> list[M]:
        """Of several answers those that hurt most plainly."""
        most = max(map(self.ground.harm, answers), default=0)
        return [action for action in answers if self.ground.harm(action) == most]

    def _ways(self, action: M, left: int) -> int:
        self.ground.play(action)
        is_own = self.ground.known(left) is None and self.ground.is_own()
        ways = len(self.right_actions(left)) if is_own else NEVER
        self.ground.take_back()
        return ways

    def _after(self, action: M, left: int) -> int | None:
        cost = self.ground.play(action)
        needed = self.moves_needed(left - cost) if left >= cost else None
        self.ground.take_back()
        return needed

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes % LOOK_EVERY == 0 and self._must_stop():
            raise Stopped


def solver_of(
    match: AnyMatch, task: Task, thinker: object = None, must_stop: Callable[[], bool] = keep_on
) -> Solver[Any]:
    """A solver for a match where it stands."""
    ground: Ground[Any] | None = None
    if isinstance(thinker, KnowsGround):
        ground = thinker.ground(match, task)
    if ground is None:
        rulebook, goal, seat = match.rulebook, task.goal, task.seat
        ground = RulebookGround(rulebook, match.opening, match.state, goal, seat)
    return Solver(ground, is_held=task.goal.code in HELD, must_stop=must_stop)


def judge(
    match: AnyMatch, task: Task, thinker: object = None, must_stop: Callable[[], bool] = keep_on
) -> Judgement:
    """What is to be said of a match in which somebody has a goal; or Stopped."""
    standing, played = followed(task.goal, task.seat, match)
    if standing == "reached" or task.goal.moves is None:
        return Judgement(standing != "missed", standing)
    if match.verdict is not None:
        return Judgement(False, "missed")
    left = task.goal.moves - played
    solver = solver_of(match, task, thinker, must_stop)
    ground, rng = solver.ground, Random(match.rulebook.codec.position_text(match.state))

    def one_of(actions: Sequence[Any]) -> str | None:
        # The same for everyone, however the actions are ordered inside.
        return rng.choice(sorted(map(ground.text, actions))) if actions else None

    if not ground.is_own():
        if standing == "missed":
            return Judgement(False, standing, one_of(solver.most_harmful(ground.actions())))
        if not solver.reaches(left):
            return Judgement(False, standing, one_of(solver.most_harmful(solver.refutations(left))))
        needed = solver.moves_needed(left)
        return Judgement(True, standing, one_of(solver.best_answers(left)), needed)
    needed = None if standing == "missed" else solver.moves_needed(left)
    if needed is None:
        return Judgement(False, standing)
    return Judgement(True, standing, None, needed, one_of(solver.right_actions(needed)))
