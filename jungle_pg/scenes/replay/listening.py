"""What is heard of a replay: the sounds that lie between two looks at it."""

from collections.abc import Callable
from math import ceil, inf

from jungle_pg.scenes.board.moving_board import BETWEEN_VOICES_S, SAME_VOICE_S, VOICE
from jungle_pg.scenes.replay.projector import Projector
from jungle_pg.scenes.replay.tape import Tape
from jungle_pg.stage.cues import Cue
from jungle_pg.tables.base import Pace


class Listening:
    """Goes along with a tape that runs forwards; jumps and ways back are silent."""

    def __init__(self, projector: Projector, hear: Callable[[Cue], None]) -> None:
        self._projector, self._hear = projector, hear
        self._tape: Tape | None = None
        self._place = 0.0
        self._voices: dict[str, float] = {}
        """When each voice was last heard."""
        self._speaks_in = 0
        """The ply of the last voice: those of one ply belong together."""

    def follow(self, tape: Tape, now: float, pace: Pace, *, voices: bool, is_flipped: bool) -> None:
        """Let be heard what has gone by since the last look."""
        place = tape.position(now)
        # Whatever changed the tape has put it where it began to run from then on.
        start = self._place if tape is self._tape else tape.place
        self._tape, self._place = tape, place
        if place <= start:
            return
        # After a long wait only the move that is seen is heard.
        start = max(start, ceil(place) - 1.0)
        for each in self._projector.heard(start, place, pace, voices=voices, is_flipped=is_flipped):
            if self._is_bearable(each.cue.name, ceil(place), now):
                self._hear(each.cue)

    def _is_bearable(self, name: str, ply: int, now: float) -> bool:
        """Whether this is no voice that comes too soon after others."""
        if not name.startswith(VOICE):
            return True
        last = max(self._voices.values(), default=-inf)
        if now - self._voices.get(name, -inf) < SAME_VOICE_S:
            return False
        if now - last < BETWEEN_VOICES_S and ply != self._speaks_in:
            return False
        self._voices[name], self._speaks_in = now, ply
        return True
