"""What stands on a board, and what happens on it: one motion at a time, with its sounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from jungle_pg.board.shown import ARRIVED, SETTLED, MotionSequence, Shown
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Heard, Motion, Pace
from jungle_pg.stage.cues import Cue
from jungle_pg.stage.memo import Memo

VOICE: Final = "voice_"
SAME_VOICE_S: Final = 4.0
BETWEEN_VOICES_S: Final = 1.2
"""Between voices of different plies; the two of one ply belong together."""

SEEDS_PER_GAME: Final = 1000


def seed_of(luck_seed: int, ply: int) -> int:
    """Where the luck of the sounds of a ply is from, so that a replay sounds like the game."""
    return luck_seed * SEEDS_PER_GAME + ply


@dataclass(frozen=True, slots=True)
class ShownPly:
    """What is shown of a ply: its events, the state after it, and where luck of sounds is from."""

    events: Sequence[Any]
    after: Any
    seed: int


class Voices:
    """Lets no voice come too soon after others."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        """When each voice was last heard."""
        self._speaks_in: object = None
        """What the last voice belongs to: those of one ply belong together."""

    def is_bearable(self, name: str, at: float, ply: object) -> bool:
        """Whether a sound of a ply may be heard at a time; a voice that may counts as heard."""
        if not name.startswith(VOICE):
            return True
        last = max(self._heard.values(), default=-inf)
        is_soon = at - last < BETWEEN_VOICES_S and ply != self._speaks_in
        if is_soon or at - self._heard.get(name, -inf) < SAME_VOICE_S:
            return False
        self._heard[name], self._speaks_in = at, ply
        return True


class MovingPieces:
    """The pieces of a game; a ply that was played is seen and heard here."""

    def __init__(
        self, look: AnyLook, state: Any, hear: Callable[[Cue], None], gain: float = 1.0
    ) -> None:
        self.state = state
        """What is shown when everything has settled."""
        self.gain = gain
        """How loud everything is heard; 0 is not at all."""
        self.began_at = 0.0
        """When what was shown last began."""
        self.sounds: tuple[Heard, ...] = ()
        """Everything that belongs to what was shown last."""
        self._look, self._hear = look, hear
        self._motion: Motion | None = None
        self._waiting: frozenset[str] = frozenset()
        self._due: list[tuple[float, Cue]] = []
        """What is still to be heard, and when."""
        self._voices, self._batches = Voices(), 0
        self._standing: Memo[Shown] = Memo()

    def play(
        self,
        plies: Sequence[ShownPly],
        pace: Pace,
        now: float,
        *,
        voices: bool,
        is_flipped: bool = False,
    ) -> None:
        """Show what leads from the state that is shown to the next ones, one after the other."""
        motions: list[Motion] = []
        sounds: list[Heard] = []
        begins_s = 0.0
        for ply in plies:
            facts = (self.state, ply.events, ply.after, pace)
            heard = self._look.sounds(*facts, ply.seed, voices=voices, is_flipped=is_flipped)
            sounds += [replace(each, at_s=begins_s + each.at_s) for each in heard]
            motions.append(self._look.motion(*facts))
            self.state, begins_s = ply.after, begins_s + motions[-1].ends_s
        self._begin(MotionSequence(tuple(motions)), ARRIVED | SETTLED, now)
        self.sounds, self._due = tuple(sounds), []
        self.hear(self.sounds, now)

    def change(self, after: Any, pace: Pace, now: float) -> None:
        """Show how another board comes about that no ply leads to; nothing is heard."""
        before, self.state = self.state, after
        self._begin(self._look.change(before, after, pace), SETTLED, now)
        self.sounds, self._due = (), []

    def refuse(self, pick: Pick, offset: tuple[float, float], pace: Pace, now: float) -> None:
        """Show that a piece cannot go there; it comes home from where it was let go."""
        self._begin(self._look.refusing(self.state, pick, offset, pace), frozenset(), now)

    def stand(self, state: Any) -> None:
        """Show another board at once."""
        self.state, self._motion = state, None

    def finish(self) -> None:
        """Let everything stand at once, as when a hand wants to go on."""
        self._motion = None

    def hear(self, sounds: Sequence[Heard], now: float) -> None:
        """Let these be heard too, from now on."""
        self._batches += 1
        for each in sounds:
            at = now + each.at_s
            if self._voices.is_bearable(each.cue.name, at, self._batches):
                self._due.append((at, each.cue))
        self._due.sort(key=lambda one: one[0])

    def update(self, now: float) -> None:
        """Let the sounds be heard that are due."""
        while self._due and now >= self._due[0][0]:
            _, cue = self._due.pop(0)
            if self.gain > 0:
                self._hear(replace(cue, gain=cue.gain * self.gain))

    def settles_at(self) -> float:
        """When what moves now has settled."""
        return self.began_at + self._motion.ends_s if self._motion is not None else self.began_at

    def is_moving(self, now: float) -> bool:
        """Whether something has not settled yet."""
        return self._motion is not None and now < self.began_at + self._motion.ends_s

    def at(self, now: float) -> Shown:
        """What is seen now; asked for whenever it is drawn."""
        if not self.is_moving(now):
            # A motion is over only once its end is drawn, so that it never stops on the way.
            self._motion = None
            return self._standing(Shown, self.state)
        return Shown(self.state, self._motion, now - self.began_at, self._waiting)

    def wakes_at(self, now: float) -> float | None:
        """When it looks different by itself: at once as long as something moves."""
        return now if self._motion is not None else None

    def _begin(self, motion: Motion, waiting: frozenset[str], now: float) -> None:
        self._motion, self._waiting, self.began_at = motion, waiting, now
