"""Music that closes on itself: tails that run over the end sound on at the start."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.sound.instruments import Instrument
from tools.sound.rooms import room
from tools.sound.tones import RATE, Wave, band, hz, luck_of, samples, shape


@dataclass(frozen=True, slots=True)
class Place:
    """Where a sound stands: its level, left -1 to right 1, how much of it echoes."""

    level: float = 1.0
    pan: float = 0.0
    wet: float = 0.2


class Loop:
    """A tape of so many bars of four beats, with its own luck and echo."""

    def __init__(self, name: str, bpm: float, bars: int, echo_s: float) -> None:
        self.luck = luck_of(name)
        self.beat_s = 60 / bpm
        self.frames = round(bars * 4 * self.beat_s * RATE)
        self.dry = np.zeros((2, self.frames))
        self.send = np.zeros((2, self.frames))
        self.echo = room(name, echo_s)

    def add(self, sound: Wave, beat: float, place: Place, human_s: float = 0.004) -> None:
        """Put a sound on the tape; its time is up to `human_s` early or late, as if by hand."""
        at = beat * self.beat_s + human_s * self.luck.uniform(-1, 1)
        where = (round(at * RATE) + np.arange(len(sound))) % self.frames
        angle = (place.pan + 1) * np.pi / 4
        for side, gain in ((0, np.cos(angle)), (1, np.sin(angle))):
            self.dry[side][where] += place.level * gain * sound
            self.send[side][where] += place.level * gain * place.wet * sound

    def line(
        self,
        instrument: Instrument,
        bars: Sequence[str],
        first_bar: float,
        place: Place,
        force: float = 0.75,
        octave: int = 0,
    ) -> None:
        """Play bars of words like `A4 . D5!`: half a beat each, `.` a rest, `!` an accent."""
        for bar, words in enumerate(bars):
            for k, word in enumerate(words.split()):
                if word == ".":
                    continue
                strength = (
                    force
                    * (1.15 if word.endswith("!") else 1.0)
                    * (1.06 if k % 4 == 0 else 0.94)
                    * self.luck.uniform(0.93, 1.05)
                )
                sound = instrument(self.luck, hz(word.rstrip("!")) * 2**octave, strength)
                self.add(sound, (first_bar + bar) * 4 + k * 0.5, place)

    def sides(self, lead_s: float) -> list[Wave]:
        """The finished loop, left and right.

        The first beat comes `lead_s` late, so that no attack meets the seam; the leads in use are
        those that leave the smallest step at the seam after encoding.
        """
        out = []
        for side in range(2):
            echo = np.zeros(self.frames)
            echo[: len(self.echo[side])] = self.echo[side]
            wet = np.fft.irfft(np.fft.rfft(self.send[side]) * np.fft.rfft(echo), self.frames)
            whole = shape(self.dry[side] + wet, band(45, 15000, 3), circular=True)
            out.append(np.roll(whole, samples(lead_s)))
        return out
