"""The living background; every call takes its luck and the pitch of its take."""

import numpy as np

from tools.sound.nature import bird, drop, frog
from tools.sound.rooms import in_room
from tools.sound.tones import (
    TAU,
    Luck,
    Wave,
    clock,
    curve,
    fades,
    hiss,
    hz,
    mix,
    samples,
    steady_tone,
    tone,
)


def amb_bird(luck: Luck, pitch: float) -> Wave:
    """One of three birds."""
    calls = ((1850, 3, 0.2), (2150, 5, 0.12), (1500, 2, 0.35))
    freq, count, spread = calls[int(luck.integers(3))]
    return in_room(bird(luck, freq * pitch, count, spread), 0.6, 0.35)


def amb_toucan(_luck: Luck, pitch: float) -> Wave:
    """The toucan of the title: three dry, low, croaky yelps."""
    flutter = 0.65 + 0.35 * np.sin(TAU * 42 * clock(0.13))
    line = curve(0.13, (0, 520 * pitch), (0.35, 720 * pitch), (1, 560 * pitch))
    throat = tone(line) + 0.45 * tone(2 * line) + 0.2 * tone(3 * line)
    yelp = throat * flutter * fades(samples(0.13), 0.02, 0.06)
    yelps = [(0.21 * k, yelp, 0.7 + 0.15 * k) for k in range(3)]
    return in_room(mix(*yelps), 0.5, 0.3)


def amb_frog(_luck: Luck, pitch: float) -> Wave:
    """A frog."""
    return in_room(frog(430 * pitch), 0.5, 0.25)


def amb_cricket(_luck: Luck, pitch: float) -> Wave:
    """Three chirps of three pulses each, above the harsh band."""
    count = samples(0.028)
    pulse = steady_tone(5300 * pitch, count) * fades(count, 0.01, 0.014)
    pulses = [(0.24 * k + 0.036 * j, pulse, 0.7 + 0.15 * j) for k in range(3) for j in range(3)]
    return in_room(mix(*pulses), 0.4, 0.25)


def amb_owl(luck: Luck, pitch: float) -> Wave:
    """Hoo, hoo-hoo."""

    def hoo(length: float) -> Wave:
        line = 370 * pitch * curve(length, (0, 0.93), (0.3, 1.0), (1, 0.94))
        breath = 0.03 * hiss(luck, line, 150)
        return (tone(line) + 0.12 * tone(2 * line) + breath) * fades(len(line), 0.06, length / 2)

    return in_room(mix((0, hoo(0.3), 0.8), (0.42, hoo(0.16), 0.7), (0.62, hoo(0.42))), 0.7, 0.35)


def amb_drop(_luck: Luck, pitch: float) -> Wave:
    """Two drops, in tune with the music."""
    drops = mix((0, drop(hz("D5") * pitch, 0.13)), (0.16, drop(hz("A5") * pitch, 0.09), 0.35))
    return in_room(drops, 0.5, 0.3)
