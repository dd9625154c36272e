"""A throat and a mouth: the harmonics of a pitch, weighted by formants that move."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.sound.tones import (
    RATE,
    TAU,
    Luck,
    Wave,
    band,
    curve,
    fades,
    hiss,
    shape,
    strength,
)

Formant = tuple[float, float, float]
"""Centre and width in Hz, and level."""
Mouth = tuple[tuple[float, tuple[Formant, ...]], ...]
"""Formants at shares of the length of a call."""

STRIDE: Final = 64
"""Levels of harmonics are worked out for every so many samples."""
HIGHEST_HZ: Final = 8000


@dataclass(frozen=True, slots=True)
class Throat:
    """What makes a voice.

    `tilt`: decibels by which the source falls each octave; `rough`: depth of the growl, `rate`
    times a second; `sub`: level of the octave below; `breath`: level of air through the same mouth.
    """

    tilt: float
    rough: float = 0.0
    rate: float = 30.0
    sub: float = 0.0
    breath: float = 0.0


@dataclass(frozen=True, slots=True)
class _Track:
    """A formant along a call, a value for every stride."""

    centre: Wave
    width: Wave
    level: Wave


def voice(luck: Luck, pitch: Wave, mouth: Mouth, throat: Throat) -> Wave:
    """A call that follows a curve of pitch."""
    count = len(pitch)
    wobble = shape(luck.standard_normal(count), band(2, 40))
    wobble /= np.abs(wobble).max()
    beat = np.cumsum(throat.rate * (1 + 0.25 * wobble))
    growl = 1 - throat.rough * (0.5 + 0.5 * np.sin(TAU * beat / RATE))
    pitch = pitch * (1 + 0.03 * throat.rough * wobble + 0.004 * wobble)
    steps = np.arange(0, count + STRIDE - 1, STRIDE, dtype=np.float64)
    tracks = _tracks(mouth, steps / count)
    out = _harmonics(pitch, steps, tracks, throat)
    if throat.breath:
        air = _air(luck, count, steps, tracks)
        out += throat.breath * strength(out) * air / strength(air)
    return out * growl


def _tracks(mouth: Mouth, share: Wave) -> list[_Track]:
    at = [share_of_length for share_of_length, _ in mouth]
    return [
        _Track(*(np.interp(share, at, [shapes[k][j] for _, shapes in mouth]) for j in range(3)))
        for k in range(len(mouth[0][1]))
    ]


def _harmonics(pitch: Wave, steps: Wave, tracks: list[_Track], throat: Throat) -> Wave:
    every = np.arange(len(pitch))
    base = np.interp(steps, every, pitch)
    phase = TAU * np.cumsum(pitch) / RATE
    out = np.zeros(len(pitch))
    for half in range(1, int(2 * HIGHEST_HZ / base.min())):
        k, is_between = half / 2, half % 2 == 1
        if is_between and not throat.sub:
            continue
        source = k ** (-throat.tilt / 6.02) if k >= 1 else 1.0
        level = source * (throat.sub if is_between else 1) * _passed(k * base, tracks)
        if level.max() > 1e-4:
            out += np.interp(every, steps, level) * np.sin(k * phase + 0.7 * k * k)
    return out


def _passed(freq: Wave, tracks: list[_Track]) -> Wave:
    """How much of a harmonic leaves the mouth; little at 2.5 to 5 kHz, where it would be harsh."""
    passed = np.zeros(len(freq))
    for track in tracks:
        passed = passed + track.level / (1 + ((freq - track.centre) / track.width) ** 2)
    harsh = 1 - 0.5 * np.exp(-((np.log2(freq / 3500) / 0.6) ** 2))
    weakened: Wave = passed * harsh / (1 + (freq / 6500) ** 8)
    return weakened


def _air(luck: Luck, count: int, steps: Wave, tracks: list[_Track]) -> Wave:
    air = np.zeros(count)
    for track in tracks:
        line = np.interp(np.arange(count), steps, track.centre)
        air += np.mean(track.level) * hiss(luck, line, 1.5 * float(np.mean(track.width)))
    return shape(air, lambda freq: 1 - 0.6 * np.exp(-((np.log2(freq / 3500) / 0.6) ** 2)))


def swelling(sound: Wave, *points: tuple[float, float]) -> Wave:
    """Give a voice its loudness along (share of the length, level) points."""
    return sound * curve(len(sound) / RATE, *points) * fades(len(sound), 0.012, 0.04)
