"""Who is heard and how loud: the decisions behind the speaker, without a device or a clock."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from math import isfinite
from pathlib import PurePath
from random import Random
from typing import Any, Final, Self

from jungle_pg.core.rulebook import BadText
from jungle_pg.stage.cues import Cue

VOICES: Final = 8
SAME_SOUND_S: Final = 0.040
FAR_SIDE: Final = 0.7
"""Volume on the side of the board away from a sound at its edge."""
DUCK_LEVEL: Final = 0.5
DUCK_FALL_S: Final = 0.030
DUCK_RISE_S: Final = 0.400
DUCK_STEP_S: Final = 0.016
CHANGE_OUT_MS: Final = 400
CHANGE_IN_MS: Final = 600
END_OUT_MS: Final = 300
RETURN_IN_MS: Final = 800


class Group(IntEnum):
    """Kinds of sounds; when all voices are taken, the lowest gives way first."""

    AMBIENCE = 0
    TERRAIN = 1
    UI = 2
    MOVE = 3
    VOICE = 4
    EVENT = 5
    JINGLE = 6
    MUSIC = 7


@dataclass(frozen=True, slots=True)
class Take:
    """One recording of a sound."""

    file: str
    length_s: float


@dataclass(frozen=True, slots=True)
class SoundEntry:
    """A sound of the list, with the gain of its group."""

    name: str
    group: Group
    gain: float
    takes: tuple[Take, ...]

    @property
    def ducks_music(self) -> bool:
        """Whether the music makes room for it."""
        return self.group in (Group.EVENT, Group.VOICE, Group.JINGLE) or self.name == "clock_low"


def parse_sound_list(text: str) -> Mapping[str, SoundEntry]:
    """The sounds in a list by name, or BadText."""
    try:
        listing = json.loads(text)
        gains = {Group[name.upper()]: _number(gain) for name, gain in listing["gain"].items()}
        return {
            name: _entry(name, sound, gains, listing["rate"])
            for name, sound in listing["sounds"].items()
        }
    except (
        *(ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError),
    ) as error:
        raise BadText(f"the list of sounds is damaged: {error!r}") from error


def _entry(
    name: str, sound: Mapping[str, Any], gains: Mapping[Group, float], rate: float
) -> SoundEntry:
    group = Group[sound["bus"].upper()]
    takes = tuple(
        Take(_file(take["file"]), _number(take["frames"] / rate)) for take in sound["takes"]
    )
    if not takes:
        raise ValueError(f"{name} has no take")
    return SoundEntry(name, group, gains[group], takes)


def _number(value: object) -> float:
    if isinstance(value, int | float) and isfinite(value):
        return float(value)
    raise ValueError(f"{value!r:.40} is no number")


def _file(name: object) -> str:
    """The name of a file in the folder of the list; it leads nowhere else."""
    if isinstance(name, str) and name.isprintable() and PurePath(name).name == name != "":
        return name
    raise ValueError(f"{name!r:.40} is no file")


@dataclass(frozen=True, slots=True)
class Playing:
    """A sound on one of the voices."""

    entry: SoundEntry
    take_number: int
    cue: Cue
    started_at: float

    @property
    def take(self) -> Take:
        """The recording that plays."""
        return self.entry.takes[self.take_number]

    @property
    def ends_at(self) -> float:
        """When it is over."""
        return self.started_at + self.take.length_s


@dataclass(frozen=True, slots=True)
class Mix:
    """What plays on each voice, and how each sound was played last."""

    voices: tuple[Playing | None, ...] = (None,) * VOICES
    last: Mapping[str, Playing] = field(default_factory=dict)

    def start(self, entry: SoundEntry, cue: Cue, now: float) -> tuple[Self, int] | None:
        """The mix with one more sound and its voice; None when the sound is not to be heard."""
        last = self.last.get(entry.name)
        if last and now - last.started_at < SAME_SOUND_S:
            return None
        voice = self._voice_for(entry.group, now)
        if voice is None:
            return None
        last_take = last.take_number if last else None
        number = choose_take(len(entry.takes), last_take, cue.take_seed)
        playing = Playing(entry, number, cue, now)
        started = replace(self, last={**self.last, entry.name: playing})
        return started._with(voice, playing), voice

    def stop(self, voice: int) -> Self:
        """The mix with a voice set free."""
        return self._with(voice, None)

    def sounding(self, now: float) -> dict[int, Playing]:
        """The voices that have not come to their end, and what they play."""
        return {
            voice: playing
            for voice, playing in enumerate(self.voices)
            if playing and now < playing.ends_at
        }

    def _voice_for(self, group: Group, now: float) -> int | None:
        sounding = self.sounding(now)
        free = [voice for voice in range(VOICES) if voice not in sounding]
        if free:
            return free[0]
        voice, weakest = min(
            sounding.items(), key=lambda item: (item[1].entry.group, item[1].started_at)
        )
        may_steal = group is not Group.AMBIENCE and weakest.entry.group <= group
        return voice if may_steal else None

    def _with(self, voice: int, playing: Playing | None) -> Self:
        return replace(self, voices=(*self.voices[:voice], playing, *self.voices[voice + 1 :]))


def choose_take(count: int, last: int | None, seed: int | None) -> int:
    """A take other than the last one if there is any, by luck or in turn."""
    following = 0 if last is None else (last + 1) % count
    if seed is None:
        return following
    drawn = Random(seed).randrange(count)
    return following if drawn == last else drawn


def pan_volumes(pan: float) -> tuple[float, float]:
    """Volume on the left and on the right for a place between 0 and 1."""
    right_part = min(1.0, max(0.0, pan))
    spread = 1 - FAR_SIDE
    return 1 - spread * right_part, FAR_SIDE + spread * right_part


@dataclass(frozen=True, slots=True)
class Controls:
    """The sliders and switches of a player, and whether the window is in the background."""

    effects: float = 80
    """Percent."""
    music: float = 45
    """Percent."""
    muted: bool = False
    voices: bool = True
    paused: bool = False

    def admits(self, group: Group) -> bool:
        """Whether sounds of this kind are to be heard."""
        if self.muted or self.effects <= 0:
            return False
        if group is Group.AMBIENCE:
            return not self.paused
        return self.voices or group is not Group.VOICE

    @property
    def holds_music(self) -> bool:
        """Whether the music stands still."""
        return self.muted or self.paused or self.music <= 0

    def effect_volume(self, entry: SoundEntry, cue: Cue) -> float:
        """Volume of an effect between 0 and 1."""
        return min(1.0, max(0.0, entry.gain * cue.gain * self.effects / 100))

    def music_volume(self, entry: SoundEntry, duck_level: float) -> float:
        """Volume of a loop between 0 and 1."""
        return min(1.0, max(0.0, entry.gain * duck_level * self.music / 100))


@dataclass(frozen=True, slots=True)
class Duck:
    """How far the music makes room: down while something speaks, slowly back after it."""

    level: float = 1.0
    since: float = 0.0
    until: float = 0.0

    def hold(self, now: float, until: float) -> Self:
        """Stay down at least until then."""
        return replace(self, level=self.level_at(now), since=now, until=max(self.until, until))

    def level_at(self, now: float) -> float:
        """What is left of the music's volume, from 0.5 to 1."""
        room = 1 - DUCK_LEVEL
        fallen = (min(now, self.until) - self.since) * room / DUCK_FALL_S
        risen = max(0.0, now - self.until) * room / DUCK_RISE_S
        return min(1.0, max(DUCK_LEVEL, self.level - fallen) + risen)

    def wakes_at(self, now: float) -> float | None:
        """When the level changes next, None when it stays."""
        level = self.level_at(now)
        if now < self.until and level <= DUCK_LEVEL:
            return self.until
        return now + DUCK_STEP_S if now < self.until or level < 1 else None


@dataclass(frozen=True, slots=True)
class FadeOut:
    """An order to let the music fade."""

    fade_ms: int


@dataclass(frozen=True, slots=True)
class StartLoop:
    """An order to stop the music and start a loop; None starts none."""

    name: str | None
    fade_ms: int


@dataclass(frozen=True, slots=True)
class Deck:
    """The loop that plays and, while it fades out, when it will be silent."""

    loop: str | None = None
    silent_at: float | None = None

    def step(self, wanted: str | None, now: float) -> tuple[Self, FadeOut | StartLoop | None]:
        """What is to be done now to come nearer to the wanted loop."""
        if self.silent_at is not None:
            if now < self.silent_at:
                return self, None
            return replace(self, loop=wanted, silent_at=None), StartLoop(wanted, CHANGE_IN_MS)
        if wanted == self.loop:
            return self, None
        if self.loop is None:
            return replace(self, loop=wanted), StartLoop(wanted, RETURN_IN_MS)
        fade_ms = END_OUT_MS if wanted is None else CHANGE_OUT_MS
        return replace(self, silent_at=now + fade_ms / 1000), FadeOut(fade_ms)
