"""What the jungle is heard by: water, leaves, air, weight, birds and frogs."""

import numpy as np

from tools.sound.tones import (
    TAU,
    Layer,
    Luck,
    Wave,
    clock,
    curve,
    decay,
    fades,
    hiss,
    mix,
    noise,
    samples,
    steady_tone,
    summed,
    tone,
)


def drop(pitch: float, seconds: float) -> Wave:
    """A drop of water: its bubble rings higher while it closes."""
    t = clock(seconds)
    return tone(pitch * (1 + 0.9 * (t / seconds) ** 1.6)) * decay(seconds, seconds / 4, 0.004)


def bird(luck: Luck, pitch: float, calls: int, spread: float = 0.25) -> Wave:
    """A few chirps; each rises or falls, with a quick flutter inside."""
    layers: list[Layer] = []
    at = 0.0
    for _ in range(calls):
        length = luck.uniform(0.05, 0.11)
        t = clock(length)
        middle, end = (1 + luck.uniform(-1, 1) * spread for _ in range(2))
        slide = curve(length, (0, 1), (0.5, middle), (1, end))
        flutter = 1 + 0.03 * np.sin(TAU * luck.uniform(28, 45) * t)
        chirp = tone(pitch * slide * flutter) * fades(len(t), length * 0.3, length * 0.5)
        layers.append((at, chirp, luck.uniform(0.6, 1)))
        at += length + luck.uniform(0.03, 0.09)
    return mix(*layers)


def frog(pitch: float) -> Wave:
    """Two croaks, the second higher: a throat tone cut into pulses."""
    layers: list[Layer] = []
    at = 0.0
    for k in range(2):
        length = 0.13 + 0.03 * k
        t = clock(length)
        pulses = np.clip(np.sin(TAU * 38 * t), 0, 1) ** 1.5
        throat = tone(pitch * curve(length, (0, 0.9), (1, 1.12 + 0.1 * k)))
        throat = throat + 0.4 * steady_tone(pitch * 2.02, len(t))
        layers.append((at, throat * pulses * fades(len(t), 0.02, 0.05), 0.8 + 0.2 * k))
        at += length + 0.05
    return mix(*layers)


def thump(pitch: float, seconds: float, fall: float, drop_to: float = 0.75) -> Wave:
    """Soft weight on the ground; its overtones keep it audible on small loudspeakers."""
    line = pitch * (drop_to + (1 - drop_to) * np.exp(-clock(seconds) / 0.03))
    return summed(
        level * tone(k * line) * decay(seconds, fall / k**0.7, 0.003)
        for k, level in ((1, 0.8), (2, 0.4), (3, 0.18))
    )


def rustle(
    luck: Luck, seconds: float, grains: int, low: float, high: float, bright: float = 0.35
) -> Wave:
    """Leaves and blades: many tiny grains of noise, denser at the start."""
    out = np.zeros(samples(seconds))
    for _ in range(grains):
        length = luck.uniform(0.006, 0.02)
        centre = luck.uniform(low, high)
        grain = noise(luck, length, centre * 0.7, centre * 1.25, 3)
        grain = grain * decay(length, length / 3, length / 4)
        if luck.random() < bright:
            shine = noise(luck, length, 5200, 8500)
            grain = grain + 0.35 * shine * decay(length, length / 3, length / 4)
        at = int((len(out) - len(grain)) * luck.beta(1.1, 2.2))
        out[at : at + len(grain)] += luck.uniform(0.3, 1.0) * grain
    return out


def puff(luck: Luck, seconds: float, low: float, high: float) -> Wave:
    """A tuft of dust and hair: a short breath of soft noise."""
    return noise(luck, seconds, low, high, 1) * decay(seconds, seconds / 4, 0.012)


def whoosh(luck: Luck, seconds: float, low: float, high: float, peak: float = 0.55) -> Wave:
    """Air parting: noise that rises and falls in pitch and loudness."""
    line = curve(seconds, (0, low), (peak, high), (1, low * 1.3))
    swell: Wave = np.sin(np.pi * np.linspace(0, 1, len(line)) ** (np.log(0.5) / np.log(peak))) ** 2
    return (hiss(luck, line, 500) + 0.5 * hiss(luck, line * 0.55, 300)) * swell


def splash(luck: Luck, seconds: float, drops: int, size: float) -> Wave:
    """A slap on the water, falling noise, drops."""
    body = noise(luck, seconds, 300 / size, 1700 / size) * decay(seconds, seconds / 5, 0.008)
    fizz = noise(luck, seconds, 5200, 9000) * decay(seconds, seconds / 4, 0.03)
    layers: list[Layer] = [
        (0, body, 0.5),
        (0, fizz, 0.08),
        (0, thump(170 / size, 0.15, 0.04), 0.7),
    ]
    for _ in range(drops):
        at = luck.uniform(0.04, seconds * 0.7)
        sound = drop(luck.uniform(420, 1000) / size, luck.uniform(0.05, 0.1))
        layers.append((at, sound, luck.uniform(0.15, 0.45)))
    return mix(*layers)
