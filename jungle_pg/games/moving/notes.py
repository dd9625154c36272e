"""Sounds that may be heard of a ply; luck decides which, from a seed alone."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from jungle_pg.games.moving.shown import Spot
from jungle_pg.games.values import Heard, Pace
from jungle_pg.stage.cues import Cue

LIFTED_CHANCE: Final = 0.15
LIFTED_GAIN: Final = 0.5

HALF_CHANCE_BELOW: Final = 0.6
"""In a quicker replay animals speak half as often."""
PLAIN_BELOW: Final = 0.4
"""In a still quicker one only wood and blows are heard."""

MIDDLE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Note:
    """A sound that may be heard."""

    at_ms: float
    name: str
    spot: Spot | None
    """Where it comes from; None is the middle, where music comes from."""
    gain: float = 1.0
    chance: float = 1.0
    blow: float = 0.0
    """How hard something is hit by it."""

    @property
    def is_voice(self) -> bool:
        """Whether somebody speaks; players can switch that off."""
        return self.name.startswith("voice_")


@dataclass(frozen=True, slots=True)
class Ears:
    """Where sounds come from for a listener, and whether voices are wanted."""

    across: Callable[[Spot], float]
    """From 0 at the left edge of the board to 1 at the right one."""
    voices: bool
    is_flipped: bool

    def pan(self, spot: Spot | None) -> float:
        """From the left edge to the right one as the listener sits."""
        if spot is None:
            return MIDDLE
        pan = self.across(spot)
        return 1 - pan if self.is_flipped else pan


def quickness(pace: Pace) -> float:
    """How much time there is for a ply, compared with the usual."""
    return pace.factor / pace.haste


def is_plain(pace: Pace) -> bool:
    """Whether a ply goes by so fast that one sound must do."""
    return quickness(pace) < PLAIN_BELOW


def heard(notes: Iterable[Note], pace: Pace, seed: int, ears: Ears) -> tuple[Heard, ...]:
    """Those notes that luck lets be heard, in order of time."""
    rng = Random(seed)
    is_quick = quickness(pace) < HALF_CHANCE_BELOW
    sounds = []
    for note in notes:
        # Luck is drawn for every note, so that a voice left out changes no other sound.
        draw, take_seed = rng.random(), rng.randrange(2**32)
        rarely = 0.5 if note.chance < 1 and is_quick else 1.0
        if draw < note.chance * rarely and (ears.voices or not note.is_voice):
            cue = Cue(note.name, ears.pan(note.spot), note.gain, take_seed, note.blow)
            sounds.append(Heard(max(0.0, note.at_ms) / 1000, cue))
    return tuple(sorted(sounds, key=lambda one: one.at_s))


def lifted(spot: Spot, voice: str, seed: int, ears: Ears) -> tuple[Heard, ...]:
    """A piece is taken up: wood, and sometimes it says something under its breath, if it can."""
    rng, pan = Random(seed), ears.pan(spot)
    wood = Heard(0.0, Cue("select", pan))
    if not voice or rng.random() >= LIFTED_CHANCE or not ears.voices:
        return (wood,)
    return wood, Heard(0.0, Cue(voice, pan, LIFTED_GAIN, rng.randrange(2**32)))
