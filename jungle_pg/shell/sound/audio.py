"""The speaker: sounds and music through pygame, and a silent one where there is no device."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from jungle_pg.core.rulebook import BadText
from jungle_pg.shell.sound.mixer import (
    VOICES,
    Controls,
    Deck,
    Duck,
    FadeOut,
    Group,
    Mix,
    SoundEntry,
    StartLoop,
    pan_volumes,
    parse_sound_list,
)
from jungle_pg.stage.cues import Cue

SOUND_LIST: Final = "sounds.json"
RATE_HZ: Final = 44100
SIXTEEN_BITS: Final = -16
STEREO: Final = 2
LOOKS_AGAIN_S: Final = 0.1

_NO_DEVICE: Final = "No sound device answers; the game goes on without sound."
_DEVICE_GONE: Final = "The sound device is gone; the game goes on without sound."
_NO_LIST: Final = "The list of sounds is missing or damaged; the game goes on without sound."


class Silence:
    """A speaker that is never heard."""

    def __init__(self, problem: str | None = None) -> None:
        self._problems = (problem,) if problem else ()

    def cue(self, cue: Cue) -> None:
        """Nothing is heard."""

    def music(self, name: str | None) -> None:
        """Nothing is heard."""

    def set_volumes(self, effects: float, music: float, muted: bool, voices: bool) -> None:
        """Nothing changes."""

    def pause(self) -> None:
        """Nothing stops."""

    def resume(self) -> None:
        """Nothing goes on."""

    def update(self, now: float) -> float | None:
        """Nothing is ever due."""

    def problems(self) -> tuple[str, ...]:
        """Why nothing is heard, told once."""
        told, self._problems = self._problems, ()
        return told

    def close(self) -> None:
        """Nothing has to be given back."""


class Speaker:
    """Sounds and music on the open device; wishes are noted and carried out by `update`."""

    def __init__(self, folder: Path, sounds: Mapping[str, SoundEntry]) -> None:
        self._folder = folder
        self._sounds = sounds
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._cues: list[Cue] = []
        self._loop_wanted: str | None = None
        self._controls = Controls()
        self._mix = Mix()
        self._duck = Duck()
        self._deck = Deck()
        self._music_is_held = False
        self._is_gone = False
        self._untold: list[str] = []
        self._noted: set[str] = set()

    def cue(self, cue: Cue) -> None:
        """Let one sound be heard at the next update."""
        self._cues.append(cue)

    def music(self, name: str | None) -> None:
        self._loop_wanted = name

    def set_volumes(self, effects: float, music: float, muted: bool, voices: bool) -> None:
        """Set the sliders, in percent, and the switches."""
        self._controls = replace(
            self._controls, effects=effects, music=music, muted=muted, voices=voices
        )

    def pause(self) -> None:
        """Hold music and background sounds while the window is in the background."""
        self._controls = replace(self._controls, paused=True)

    def resume(self) -> None:
        """Let music and background sounds go on."""
        self._controls = replace(self._controls, paused=False)

    def update(self, now: float) -> float | None:
        """Carry out what is due; says when to come again, None when nothing changes."""
        cues, self._cues = self._cues, []
        if not self._is_gone:
            try:
                return self._carry_out(cues, now)
            except pygame.error:
                self._is_gone = True
                self._note("device", _DEVICE_GONE)
        return None

    def problems(self) -> tuple[str, ...]:
        """What went wrong, in words; each kind of problem is told once."""
        untold, self._untold = tuple(self._untold), []
        return untold

    def close(self) -> None:
        """Give the device back."""
        self._is_gone = True
        self._loaded.clear()
        if pygame.mixer.get_init():
            # A sound that ends while the device is given back would find nothing to end.
            pygame.mixer.stop()
        pygame.mixer.quit()

    def _carry_out(self, cues: Sequence[Cue], now: float) -> float | None:
        # Asked first, because playing on a closed device ends the whole program.
        if not pygame.mixer.get_init():
            raise pygame.error("the device is closed")
        self._keep_to_controls(now)
        for cue in cues:
            self._play(cue, now)
        self._turn_deck(now)
        return self._adjust_music(now)

    def _keep_to_controls(self, now: float) -> None:
        """Bring what already plays in line with the sliders and switches."""
        for voice, playing in self._mix.sounding(now).items():
            sound = self._load(playing.take.file)
            if not self._controls.admits(playing.entry.group):
                pygame.mixer.Channel(voice).stop()
                self._mix = self._mix.stop(voice)
            elif sound:
                sound.set_volume(self._controls.effect_volume(playing.entry, playing.cue))
        if self._controls.muted:
            self._duck = Duck()

    def _play(self, cue: Cue, now: float) -> None:
        entry = self._sounds.get(cue.name)
        if entry is None or entry.group is Group.MUSIC:
            self._miss(cue.name)
            return
        started = self._mix.start(entry, cue, now) if self._controls.admits(entry.group) else None
        if started is None:
            return
        self._mix, voice = started
        playing = self._mix.last[entry.name]
        sound = self._load(playing.take.file)
        if sound is None:
            self._mix = self._mix.stop(voice)
            return
        # The sound carries the volume because a channel begins at its loudest; it only pans.
        sound.set_volume(self._controls.effect_volume(entry, cue))
        channel = pygame.mixer.Channel(voice)
        channel.play(sound)
        channel.set_volume(*pan_volumes(cue.pan))
        if entry.ducks_music:
            self._duck = self._duck.hold(now, playing.ends_at)

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            self._loaded[file] = _opened(self._folder / file)
            if self._loaded[file] is None:
                self._miss(file)
        return self._loaded[file]

    def _miss(self, name: str) -> None:
        self._note("file", f"The sound {name} cannot be played; the game goes on without it.")

    def _note(self, kind: str, words: str) -> None:
        if kind not in self._noted:
            self._noted.add(kind)
            self._untold.append(words)

    def _turn_deck(self, now: float) -> None:
        self._deck, order = self._deck.step(self._loop_wanted, now)
        match order:
            case FadeOut(fade_ms):
                pygame.mixer.music.fadeout(fade_ms)
            case StartLoop(name, fade_ms):
                # Stopped first, because starting would wait for the end of a fade.
                pygame.mixer.music.stop()
                if name is not None:
                    self._start_loop(name, fade_ms)

    def _start_loop(self, name: str, fade_ms: int) -> None:
        entry = self._sounds.get(name)
        if entry is None or entry.group is not Group.MUSIC:
            self._miss(name)
            return
        try:
            pygame.mixer.music.load(self._folder / entry.takes[0].file)
        except (pygame.error, OSError):
            self._miss(name)
            return
        pygame.mixer.music.play(-1, fade_ms=fade_ms)
        self._music_is_held = False

    def _adjust_music(self, now: float) -> float | None:
        """Hold or release the music and set its volume; says when something changes next."""
        if self._controls.holds_music != self._music_is_held and _is_quiet():
            self._music_is_held = self._controls.holds_music
            if self._music_is_held:
                pygame.mixer.music.pause()
            else:
                pygame.mixer.music.unpause()
        entry = self._sounds.get(self._deck.loop or "")
        if entry is None or self._music_is_held:
            return self._deck.silent_at
        if self._controls.holds_music:
            # It is held as soon as no effect sounds any more.
            pygame.mixer.music.set_volume(0)
            return now + LOOKS_AGAIN_S
        pygame.mixer.music.set_volume(self._controls.music_volume(entry, self._duck.level_at(now)))
        dues = (self._deck.silent_at, self._duck.wakes_at(now))
        return min((due for due in dues if due is not None), default=None)


def _is_quiet() -> bool:
    """Whether no effect sounds, and none can end before the next one begins.

    To hold the music waits for the thread of the sounds, which at the end of a sound waits for us:
    neither would ever go on.
    """
    if pygame.mixer.get_busy():
        return False
    # One may be ending right now; this waits for it without keeping it waiting.
    pygame.mixer.stop()
    return True


def _opened(path: Path) -> pygame.mixer.Sound | None:
    """A sound that can be played, None when there is none in the file."""
    try:
        sound = pygame.mixer.Sound(path)
    except (pygame.error, OSError):
        return None
    # A damaged file may open as a sound of no length, and playing that ends the whole program.
    return sound if sound.get_length() > 0 else None


def open_speaker(sounds_folder: Path, buffer: int) -> Speaker | Silence:
    """Open the sound device with a buffer of so many frames; Silence when that is impossible."""
    try:
        sounds = parse_sound_list((sounds_folder / SOUND_LIST).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, BadText):
        return Silence(_NO_LIST)
    try:
        # A device that is open already would keep its own buffer.
        pygame.mixer.quit()
        pygame.mixer.init(RATE_HZ, SIXTEEN_BITS, STEREO, buffer)
        pygame.mixer.set_num_channels(VOICES)
    except pygame.error:
        return Silence(_NO_DEVICE)
    return Speaker(sounds_folder, sounds)
