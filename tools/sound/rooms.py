"""Echoes."""

import numpy as np

from tools.sound.tones import Wave, band, clock, fades, luck_of, mix, samples, shape


def room(name: str, seconds: float) -> list[Wave]:
    """The echo of a space for the left and the right ear: noise that dies away, 12 ms late."""
    luck, t = luck_of(name), clock(seconds)
    sides = []
    for _ in ("left", "right"):
        dying = luck.standard_normal(len(t)) * np.exp(-6.9 * t / seconds)
        echo = shape(dying, band(220, 4500, 1))
        echo *= fades(len(echo), 0.004, 0.05)
        late = np.zeros(samples(0.012))
        sides.append(np.concatenate([late, echo / np.sqrt(np.sum(echo**2))]))
    return sides


def in_room(sound: Wave, seconds: float, wet: float) -> Wave:
    """A sound with a small echo, for jingles and calls from far away."""
    echo = room("effects", seconds)[0]
    size = len(sound) + len(echo) - 1
    tail = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    return mix((0, sound), (0, tail, wet))
