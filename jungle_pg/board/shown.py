"""What a board shows at a moment: a position, and how it comes about."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark, Motion
from jungle_pg.stage.ops import DrawList

ARRIVED: Final = frozenset({"last_to"})
"""Marks of a ply that wait until its mover has arrived."""

SETTLED: Final = frozenset({"danger", "danger_from"})
"""Marks that wait until everything that comes about stands where it belongs."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A position, or a motion that leads to it at a point of its time."""

    position: Any
    motion: Motion | None = None
    time_s: float = 0.0
    waiting: frozenset[str] = SETTLED
    """The marks that wait until what moves has landed."""

    @property
    def stands(self) -> bool:
        """Whether nothing is on its way."""
        return self.motion is None or self.time_s >= self.motion.ends_s

    def shift(self, field: Field) -> tuple[int, int]:
        """How many pixels a blow shakes the ground by."""
        if self.motion is None:
            return 0, 0
        x, y = self.motion.shake(self.time_s, field)
        return round(x), round(y)

    def draw(
        self, look: AnyLook, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Marks and pieces."""
        if self.motion is None or self.time_s >= self.motion.ends_s:
            return look.standing(self.position, field, appearance, marks)
        if self.time_s < self.motion.lands_s:
            # Nobody has come there yet, and whom it may take still stands there.
            marks = tuple(mark for mark in marks if mark.name not in self.waiting)
        return self.motion.draw(self.time_s, field, appearance, marks)


@dataclass(frozen=True, slots=True)
class MotionSequence:
    """Motions one after the other: each begins when the one before has settled."""

    motions: tuple[Motion, ...]

    @property
    def ends_s(self) -> float:
        """When the last one has settled."""
        return sum(motion.ends_s for motion in self.motions)

    @property
    def lands_s(self) -> float:
        """When what moves in the last one has arrived."""
        *earlier, last = self.motions
        return sum(motion.ends_s for motion in earlier) + last.lands_s

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """What is seen of the one that is on."""
        motion, since_s = self._at(time_s)
        return motion.draw(since_s, field, appearance, marks)

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Pixels the board is shaken by."""
        motion, since_s = self._at(time_s)
        return motion.shake(since_s, field)

    def _at(self, time_s: float) -> tuple[Motion, float]:
        *earlier, last = self.motions
        for motion in earlier:
            if time_s < motion.ends_s:
                return motion, time_s
            time_s -= motion.ends_s
        return last, time_s
