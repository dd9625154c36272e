"""What a board shows and lets hear at a place of a match, at any speed and in both directions."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Heard, Mark, Motion, Pace
from jungle_pg.scenes.replay.tape import tape_steps
from jungle_pg.scenes.table.board_view import SEEDS_PER_GAME
from jungle_pg.scenes.table.danger import marks_of_danger
from jungle_pg.scenes.table.moving_board import SETTLED
from jungle_pg.scenes.table.selection import last_marks
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList

MOVE_S: Final = 1.0
"""How long a move takes at the usual speed."""

LONGEST_S: Final = 0.9
"""What takes longer is squeezed into this part of its move."""

KEPT_MOTIONS: Final = 8
"""Steps whose motion is kept; one more costs far less than a frame."""


@dataclass(frozen=True, slots=True)
class Due:
    """A sound and the place of the match at which it begins."""

    place: float
    heard: Heard


class Projector:
    """Shows a match; every picture depends on the place alone, and on how fast one goes by.

    Places count steps. `seen` is what may be seen of it; without it that is everything.
    """

    def __init__(self, look: AnyLook, match: AnyMatch, seen: AnyMatch | None = None) -> None:
        self._look, self._match, self._seen = look, match, seen or match
        self.steps = tape_steps(match)
        self._motions: OrderedDict[tuple[int, Pace], Motion] = OrderedDict()
        self._standing: Memo[DrawList] = Memo()
        self._marks: Memo[tuple[Mark, ...]] = Memo()
        self._sounds: Memo[tuple[Due, ...]] = Memo()

    def draw(
        self,
        place: float,
        pace: Pace,
        field: Field,
        appearance: Appearance,
        more: Sequence[Mark] = (),
    ) -> DrawList:
        """Marks and pieces: those after a step where it is whole, else on their way to the next."""
        step = ceil(place)
        ply = self.steps.ends[step]
        marks = (*self.marks(ply), *more)
        if step == place:
            return self._stand(ply, field, appearance, marks)
        motion = self._motion(step, pace)
        time_s = motion_s(motion, place - floor(place))
        if time_s >= motion.ends_s:
            return self._stand(ply, field, appearance, marks)
        if time_s < motion.lands_s:
            marks = tuple(mark for mark in marks if mark.name not in SETTLED)
        return motion.draw(time_s, field, appearance, marks)

    def shift(self, place: float, pace: Pace, field: Field) -> tuple[int, int]:
        if place == floor(place):
            return 0, 0
        motion = self._motion(ceil(place), pace)
        x, y = motion.shake(motion_s(motion, place - floor(place)), field)
        return round(x), round(y)

    def marks(self, ply: int) -> tuple[Mark, ...]:
        """The two ends of the last move before a place, and the danger it has brought about."""
        return self._marks(_marks_at, self._match, self._seen, ply)

    def busy(self, step: int, pace: Pace) -> float:
        """The part of a step, from its beginning, in which something is to be seen."""
        if not 0 < step <= self.steps.length:
            return 1.0
        return min(self._motion(step, pace).ends_s, LONGEST_S) / MOVE_S

    def heard(
        self, start: float, end: float, pace: Pace, *, voices: bool, is_flipped: bool
    ) -> list[Heard]:
        """The sounds on the way from one place to a later one, without those at its very end."""
        found: list[Heard] = []
        for step in range(floor(start) + 1, ceil(end) + 1):
            due = self._sounds(self._due, step, pace, voices, is_flipped)
            found += [each.heard for each in due if start <= each.place < end]
        return found

    def _stand(
        self, ply: int, field: Field, appearance: Appearance, marks: tuple[Mark, ...]
    ) -> DrawList:
        state = self._seen.state_at(ply)
        return self._standing(self._look.standing, state, field, appearance, marks)

    def _motion(self, step: int, pace: Pace) -> Motion:
        key = (step, pace)
        if key not in self._motions:
            if len(self._motions) >= KEPT_MOTIONS:
                self._motions.popitem(last=False)
            self._motions[key] = self._look.motion(*self._panels(step), pace)
        return self._motions[key]

    def _panels(self, step: int) -> tuple[Any, Any, Any]:
        """The state before a step, what happens in it, and the state after it."""
        start, end = self.steps.ends[step - 1 : step + 1]
        moments = self._seen.moments[start:end]
        events = [event for moment in moments for event in moment.events]
        return self._seen.state_at(start), tuple(events), moments[-1].state

    def _due(self, step: int, pace: Pace, voices: bool, is_flipped: bool) -> tuple[Due, ...]:
        """When what is heard of a step: at the moments the eye sees it."""
        # The same seed as when it was played, so that a replay sounds like the game.
        seed = self._match.setup.luck_seed * SEEDS_PER_GAME + self.steps.ends[step]
        sounds = self._look.sounds(
            *self._panels(step), pace, seed, voices=voices, is_flipped=is_flipped
        )
        squeezed = squeeze(self._motion(step, pace))
        return tuple(Due(step - 1 + each.at_s * squeezed / MOVE_S, each) for each in sounds)


def _marks_at(match: AnyMatch, seen: AnyMatch, ply: int) -> tuple[Mark, ...]:
    return (*last_marks(match, ply), *marks_of_danger(seen, ply))


def squeeze(motion: Motion) -> float:
    """How much of its own time a motion gets."""
    return min(1.0, LONGEST_S / motion.ends_s) if motion.ends_s > 0 else 1.0


def motion_s(motion: Motion, part: float) -> float:
    """The time of a motion at a part of its move."""
    return part * MOVE_S / squeeze(motion)
