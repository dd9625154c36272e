"""What a board shows and lets hear at a place of a match, at any speed and in both directions."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, floor
from typing import Any, Final

from jungle_pg.board.fields import field_in_corners
from jungle_pg.board.marks import last_marks, marks_of_danger
from jungle_pg.board.moving_pieces import Voices, seed_of
from jungle_pg.board.shown import Shown
from jungle_pg.core.audience import is_secret, watcher
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.files.settings import Settings
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Field, Heard, Mark, Motion, Pace
from jungle_pg.scenes.replay.tape import Tape, tape_steps
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo

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
        self._marks: Memo[tuple[Mark, ...]] = Memo()
        self._sounds: Memo[tuple[Due, ...]] = Memo()

    def at(self, place: float, pace: Pace) -> Shown:
        """What stands after a step where it is whole, else what is on its way to the next."""
        step = ceil(place)
        state = self._seen.state_at(self.steps.ends[step])
        if step == place:
            return Shown(state)
        motion = self._motion(step, pace)
        return Shown(state, motion, motion_s(motion, place - floor(place)))

    def marks_at(self, place: float) -> tuple[Mark, ...]:
        """The marks of what is seen at a place."""
        return self.marks(self.steps.ends[ceil(place)])

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
        seed = seed_of(self._match.setup.luck_seed, self.steps.ends[step])
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


def watched_pace(settings: Settings, speed: float) -> Pace:
    """How motions look at a speed; they keep their own time, whatever is set for playing."""
    factor = 0.0 if settings.motion == "off" else 1.0
    return Pace(factor, settings.reduced_motion, speed)


def field_of(look: AnyLook, match: AnyMatch, area: Rect, bottom: Seat) -> Field:
    """Where the board of a match that is watched lies in an area."""
    is_open = watcher(match) is None or not is_secret(match)
    return field_in_corners(look, match.setup.rules, area, bottom, alike=is_open)


class Listening:
    """Goes along with a tape that runs forwards; jumps and ways back are silent."""

    def __init__(self, projector: Projector, hear: Callable[[Cue], None]) -> None:
        self._projector, self._hear = projector, hear
        self._tape: Tape | None = None
        self._place = 0.0
        self._voices = Voices()

    def follow(self, tape: Tape, now: float, pace: Pace, *, voices: bool, is_flipped: bool) -> None:
        """Let be heard what has gone by since the last look."""
        place = tape.position(now)
        # Whatever changed the tape has put it where it began to run from then on.
        start = self._place if tape is self._tape else tape.place
        self._tape, self._place = tape, place
        if place <= start:
            return
        # After a long wait only the move that is seen is heard.
        step = ceil(place)
        start = max(start, step - 1.0)
        for each in self._projector.heard(start, place, pace, voices=voices, is_flipped=is_flipped):
            if self._voices.is_bearable(each.cue.name, now, step):
                self._hear(each.cue)
