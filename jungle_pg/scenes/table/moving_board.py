"""What stands on a board, and what happens on it: one motion at a time, with its sounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from jungle_pg.core.rulebook import Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Heard, Mark, Motion, Pace
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList

VOICE: Final = "voice_"
SAME_VOICE_S: Final = 4.0
BETWEEN_VOICES_S: Final = 1.2
"""Between voices of different plies; the two of one ply belong together."""

ARRIVED: Final = frozenset({"last_to"})
"""Marks of a ply that wait until its mover has arrived."""

SETTLED: Final = frozenset({"danger", "danger_from"})
"""Marks that wait until everything that comes about stands where it belongs."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a ply: its events, the state after it, and where luck of sounds is from."""

    events: Sequence[Any]
    after: Any
    seed: int


@dataclass(frozen=True, slots=True)
class PlaySequence:
    """Motions one after the other: each begins when the one before has settled."""

    motions: tuple[Motion, ...]

    @property
    def ends_s(self) -> float:
        """When the last one has settled."""
        return sum(motion.ends_s for motion in self.motions)

    @property
    def lands_s(self) -> float:
        """When what moves in the last one has arrived."""
        return self.begins_s(len(self.motions) - 1) + self.motions[-1].lands_s

    def begins_s(self, number: int) -> float:
        """When a motion begins."""
        return sum(motion.ends_s for motion in self.motions[:number])

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


class MovingBoard:
    """The pieces of a game; a ply that was played is seen and heard here."""

    def __init__(
        self, look: AnyLook, state: Any, hear: Callable[[Cue], None], gain: float = 1.0
    ) -> None:
        self._look, self._state = look, state
        self._hear, self._gain = hear, gain
        self._motion: Motion | None = None
        self._waiting: frozenset[str] = frozenset()
        """The marks that wait until what moves has landed."""
        self._began_at = 0.0
        self._due: list[tuple[float, Cue]] = []
        """What is still to be heard, and when."""
        self._voices: dict[str, float] = {}
        """When each voice was last heard."""
        self.sounds: tuple[Heard, ...] = ()
        """Everything that belongs to what was shown last."""
        self._standing: Memo[DrawList] = Memo()

    def play(
        self,
        events: Sequence[Any],
        after: Any,
        pace: Pace,
        now: float,
        *,
        seed: int,
        voices: bool,
        is_flipped: bool = False,
    ) -> None:
        """Show what leads from the state that is shown to the next one."""
        before, self._state = self._state, after
        self._motion = self._look.motion(before, events, after, pace)
        self._waiting = ARRIVED | SETTLED
        self.sounds = self._look.sounds(
            before, events, after, pace, seed, voices=voices, is_flipped=is_flipped
        )
        self._began_at = now
        self._due = []
        self.hear(self.sounds, now)

    def play_all(
        self,
        steps: Sequence[Shown],
        pace: Pace,
        now: float,
        *,
        voices: bool,
        is_flipped: bool = False,
    ) -> None:
        """Show several plies one after the other, as where luck follows a move."""
        motions: list[Motion] = []
        sounds: list[Heard] = []
        before, begins_s = self._state, 0.0
        for step in steps:
            facts = (before, step.events, step.after, pace)
            heard = self._look.sounds(*facts, step.seed, voices=voices, is_flipped=is_flipped)
            sounds += [replace(each, at_s=begins_s + each.at_s) for each in heard]
            motions.append(self._look.motion(*facts))
            before, begins_s = step.after, begins_s + motions[-1].ends_s
        self._state, self._motion = before, PlaySequence(tuple(motions))
        self._waiting = ARRIVED | SETTLED
        self.sounds, self._began_at, self._due = tuple(sounds), now, []
        self.hear(self.sounds, now)

    @property
    def state(self) -> Any:
        """What is shown when everything has settled."""
        return self._state

    def stand(self, state: Any) -> None:
        """Show another board at once."""
        self._state, self._motion = state, None

    def change(self, after: Any, pace: Pace, now: float) -> None:
        """Show how another board comes about that no ply leads to; nothing is heard."""
        before, self._state = self._state, after
        self._motion, self._waiting = self._look.change(before, after, pace), SETTLED
        self._began_at, self._due, self.sounds = now, [], ()

    def refuse(self, pick: Pick, offset: tuple[float, float], pace: Pace, now: float) -> None:
        """Show that a piece cannot go there; it comes home from where it was let go."""
        self._motion = self._look.refusing(self._state, pick, offset, pace)
        self._waiting = frozenset()
        self._began_at = now

    def hear(self, sounds: Sequence[Heard], now: float) -> None:
        """Let these be heard too, from now on."""
        due = [(now + each.at_s, each.cue) for each in self._bearable(sounds, now)]
        self._due = sorted([*self._due, *due], key=lambda one: one[0])

    def finish(self) -> None:
        """Let everything stand at once, as when a hand wants to go on."""
        self._motion = None

    @property
    def began_at(self) -> float:
        """When what was shown last began."""
        return self._began_at

    def settles_at(self) -> float:
        """When what moves now has settled."""
        return self._began_at + self._motion.ends_s if self._motion is not None else self._began_at

    def is_moving(self, now: float) -> bool:
        """Whether something has not settled yet."""
        return self._motion is not None and now < self._began_at + self._motion.ends_s

    def update(self, now: float) -> None:
        """Let the sounds be heard that are due."""
        while self._due and now >= self._due[0][0]:
            _, cue = self._due.pop(0)
            if self._gain > 0:
                self._hear(replace(cue, gain=cue.gain * self._gain))

    def _bearable(self, sounds: Sequence[Heard], now: float) -> list[Heard]:
        """The sounds of one moment without voices that come too soon after others."""
        last = max(self._voices.values(), default=-inf)
        found, heard = [], dict(self._voices)
        for each in sounds:
            name, at = each.cue.name, now + each.at_s
            if name.startswith(VOICE):
                if at - last < BETWEEN_VOICES_S or at - heard.get(name, -inf) < SAME_VOICE_S:
                    continue
                self._voices[name] = at
            found.append(each)
        return found

    def listen(self, gain: float) -> None:
        """Let everything from now on be heard so loud; 0 is not at all."""
        self._gain = gain

    def shift(self, now: float, field: Field) -> tuple[int, int]:
        """How many pixels a blow shakes the ground by."""
        if self._motion is None:
            return 0, 0
        x, y = self._motion.shake(now - self._began_at, field)
        return round(x), round(y)

    def draw(
        self, now: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Marks and pieces; the very same list while nothing moves."""
        if self._motion is not None and not self.is_moving(now):
            # A motion is over only once its end is drawn, so that it never stops on the way.
            self._motion = None
        if self._motion is not None:
            time_s = now - self._began_at
            if time_s < self._motion.lands_s:
                # Nobody has come there yet, and whom it may take still stands there.
                marks = tuple(mark for mark in marks if mark.name not in self._waiting)
            return self._motion.draw(time_s, field, appearance, marks)
        return self._standing(self._look.standing, self._state, field, appearance, tuple(marks))

    def wakes_at(self, now: float) -> float | None:
        """When it looks different by itself: at once as long as something moves."""
        return now if self._motion is not None else None
