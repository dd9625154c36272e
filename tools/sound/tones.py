"""Sounds as arrays of samples: tones, noise, fades, filters, mixing.

Nothing is random: luck comes from a generator that is seeded by the name of a sound.
"""

import zlib
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
"""One value for each sample; full scale is 1."""
Luck: TypeAlias = np.random.Generator
Gain = Callable[[Wave], Wave]
"""How much of each frequency passes a filter."""
Layer = tuple[float, Wave] | tuple[float, Wave, float]
"""The second at which a sound starts, the sound, and its level if that is not 1."""

RATE: Final = 44100
TAU: Final = 2 * np.pi
SEMITONES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def luck_of(name: str) -> Luck:
    """The random generator that belongs to a name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """The time of every sample of a sound of that length."""
    return np.arange(samples(seconds)) / RATE


def hz(note: str) -> float:
    """The pitch of a note: A4 is 440 Hz, F#5 739.99 Hz."""
    semitone = SEMITONES[note[0]] + ("#" in note)
    return float(440.0 * 2 ** (int(note[-1]) - 4 + semitone / 12))


def factor(decibels: float) -> float:
    """What a level changes by so many decibels."""
    return float(10 ** (decibels / 20))


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A smooth line through (share of the length, value) points, one value for each sample."""
    at, value = zip(*points, strict=True)
    line = np.interp(np.linspace(0, 1, samples(seconds)), at, value)
    width = len(line) // 10 | 1
    window = np.hanning(width + 2)[1:-1]
    return np.convolve(np.pad(line, width // 2, "edge"), window / window.sum(), "valid")


def tone(pitch: Wave, phase: float = 0.0) -> Wave:
    """A sine that follows a curve of pitch."""
    sine: Wave = np.sin(TAU * np.cumsum(pitch) / RATE + phase)
    return sine


def steady_tone(pitch: float, count: int, phase: float = 0.0) -> Wave:
    """A sine of one pitch."""
    return tone(np.full(count, pitch), phase)


def decay(seconds: float, fall: float, attack: float = 0.002) -> Wave:
    """A soft attack, then a fall to a third in `fall` seconds, zero at the end."""
    t = clock(seconds)
    rise = np.where(t < attack, 0.5 - 0.5 * np.cos(np.pi * t / attack), 1.0)
    faded: Wave = rise * np.exp(-t / fall) * fades(len(t), 0.0, min(0.02, seconds / 4))
    return faded


def fades(count: int, start: float, end: float) -> Wave:
    """The levels of a sound that fades in and out softly, in `start` and `end` seconds."""
    mask = np.ones(count)
    for seconds, part in ((start, slice(None)), (end, slice(None, None, -1))):
        width = min(samples(seconds), count)
        if width:
            mask[part][:width] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(width) / width)
    return mask


def shape(sound: Wave, gain: Gain, *, circular: bool = False) -> Wave:
    """Filter a sound without moving it in time; `circular` keeps a loop a loop."""
    count = len(sound)
    size = count if circular else 1 << int(np.ceil(np.log2(count + 4096)))
    freq = np.fft.rfftfreq(size, 1 / RATE)
    passed: Wave = np.fft.irfft(np.fft.rfft(sound, size) * gain(np.maximum(freq, 1e-3)), size)
    return passed[:count]


def band(low: float, high: float, order: int = 2) -> Gain:
    """A filter that passes what lies between two frequencies."""

    def gain(freq: Wave) -> Wave:
        below, above = 1 + (low / freq) ** (2 * order), 1 + (freq / high) ** (2 * order)
        passed: Wave = 1 / np.sqrt(below * above)
        return passed

    return gain


def strength(sound: Wave) -> float:
    """The root of the mean square."""
    return float(np.sqrt(np.mean(sound**2)))


def noise(luck: Luck, seconds: float, low: float, high: float, order: int = 2) -> Wave:
    """Noise between two frequencies, of strength 1."""
    sound = shape(luck.standard_normal(samples(seconds)), band(low, high, order))
    return sound / strength(sound)


def hiss(luck: Luck, centre: Wave, width: float) -> Wave:
    """Noise of strength 1 whose centre follows a curve; `width` in Hz."""
    first, second = (shape(luck.standard_normal(len(centre)), band(1, width / 2)) for _ in range(2))
    sound = first * tone(centre) + second * tone(centre, np.pi / 2)
    return sound / strength(sound)


def modes(
    seconds: float, partials: Iterable[tuple[float, float, float]], attack: float = 0.0015
) -> Wave:
    """A struck thing: its partials with pitch, level and the time in which each falls."""
    t = clock(seconds)
    sound = np.zeros(len(t))
    for pitch, level, fall in partials:
        if pitch < 15000:
            sound += level * np.sin(TAU * pitch * t) * np.exp(-t / fall)
    return sound * fades(len(sound), attack, min(0.03, seconds / 4))


def summed(parts: Iterable[Wave]) -> Wave:
    """Sounds of the same length together."""
    total, *others = parts
    for other in others:
        total = total + other
    return total


def mix(*layers: Layer) -> Wave:
    """Sounds laid over one another."""
    out = np.zeros(max(samples(layer[0]) + len(layer[1]) for layer in layers))
    for layer in layers:
        start, sound = samples(layer[0]), layer[1]
        level = layer[2] if len(layer) == 3 else 1.0
        out[start : start + len(sound)] += level * sound
    return out


def cut(sound: Wave, seconds: float, tail: float) -> Wave:
    """A sound of exactly that length, with a fade of `tail` seconds at its end."""
    count = samples(seconds)
    sound = np.pad(sound, (0, max(0, count - len(sound))))[:count]
    return sound * fades(len(sound), 0, tail)
