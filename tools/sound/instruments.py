"""The instruments of jingles and music; most take their luck, a pitch in Hz and a force."""

from collections.abc import Callable

import numpy as np

from tools.sound.tones import (
    TAU,
    Luck,
    Wave,
    clock,
    decay,
    fades,
    hiss,
    mix,
    modes,
    noise,
    steady_tone,
    summed,
    tone,
)

Instrument = Callable[[Luck, float, float], Wave]


def marimba(luck: Luck, pitch: float, force: float) -> Wave:
    """A bar of rosewood tuned 1 : 4 : 10 over a resonator, struck with a soft mallet."""
    fall = 0.42 * (262 / pitch) ** 0.55
    bar = modes(
        min(5 * fall, 2.2),
        [
            (pitch, 1.0, fall),
            (pitch * 3.98, 0.30 * force, fall * 0.26),
            (pitch * 9.7, 0.10 * force**2, fall * 0.09),
        ],
        attack=0.003,
    )
    mallet = noise(luck, 0.014, 400, 2300) * decay(0.014, 0.003)
    return force * mix((0, bar), (0, mallet, 0.14))


def kalimba(luck: Luck, pitch: float, force: float) -> Wave:
    """A plucked steel tine: its overtone 6.27, a little octave, the thump of the wooden box."""
    fall = 0.85 * (440 / pitch) ** 0.5
    tine = modes(
        min(4.5 * fall, 3.2),
        [
            (pitch, 1.0, fall),
            (pitch * 2.003, 0.16, fall * 0.45),
            (pitch * 3.01, 0.06, fall * 0.25),
            (pitch * 6.27, 0.18 * force, 0.06),
            (pitch * 0.9985, 0.25, fall * 1.2),
        ],
        attack=0.003,
    )
    box = modes(0.16, [(185, 0.16, 0.035), (310, 0.07, 0.02)])
    thumb = noise(luck, 0.01, 500, 2200) * decay(0.01, 0.002)
    return force * 0.85 * mix((0, tine), (0, box), (0, thumb, 0.05))


def log_drum(luck: Luck, pitch: float, force: float) -> Wave:
    """A slit drum: a short warm tone that falls a little, and a dry knock."""
    t = clock(0.5)
    body = tone(pitch * (1 + 0.06 * np.exp(-t / 0.02))) * decay(0.5, 0.13)
    ring = modes(0.2, [(pitch * 2.71, 0.30 * force, 0.05), (pitch * 5.2, 0.12 * force, 0.022)])
    knock = noise(luck, 0.02, 500, 1600) * decay(0.02, 0.004, 0.0005)
    return force * mix((0, body), (0, ring), (0, knock, 0.12))


def hand_drum(luck: Luck, pitch: float, force: float, slap: float) -> Wave:
    """A skin drum: a tone that falls to its pitch, and a slap."""
    t = clock(0.32)
    skin = tone(pitch * (1 + 0.5 * np.exp(-t / 0.018))) * decay(0.32, 0.075)
    ring = modes(0.15, [(pitch * 1.59, 0.25, 0.045), (pitch * 2.14, 0.15, 0.03)])
    hand = noise(luck, 0.05, 500, 2400) * decay(0.05, 0.012, 0.001)
    return force * mix((0, skin), (0, ring), (0, hand, 0.22 * slap))


def gong(luck: Luck, pitch: float, force: float, seconds: float) -> Wave:
    """A hammered bronze disc: partials that beat, the higher ones blooming after the stroke."""
    t = clock(seconds)
    sound = np.zeros(len(t))
    for number, ratio in enumerate((1.0, 1.483, 1.995, 2.51, 2.99, 3.62, 4.27, 5.1)):
        at = pitch * ratio * (1 + luck.uniform(-0.004, 0.004) * min(number, 1))
        fall = seconds * 0.34 / (1 + 0.28 * number)
        bloom = 1 - np.exp(-t / (0.004 + 0.018 * number))
        pair = np.sin(TAU * at * t) + 0.6 * np.sin(TAU * (at + 1.1 + 0.7 * number) * t)
        sound += 0.72**number * pair * bloom * np.exp(-t / fall)
    felt = noise(luck, 0.05, 200, 1100) * decay(0.05, 0.012)
    body = sound * fades(len(t), 0.003, seconds / 3)
    return force * 0.4 * mix((0, body), (0, felt, 0.3))


def shaker(luck: Luck, force: float) -> Wave:
    """Seeds in a gourd: high noise that swells and falls, with little between 2.5 and 5 kHz."""
    length = 0.07
    seeds = noise(luck, length, 5500, 9500, 3)
    return force * 0.3 * seeds * decay(length, length / 4, attack=length / 3.5)


def wood(luck: Luck, pitch: float, force: float, ring: float) -> Wave:
    """A small piece of hard wood, tapped: three dry modes and a click."""
    partials = [
        (pitch, 1.0, ring),
        (pitch * 2.57, 0.30, ring * 0.45),
        (pitch * 4.6, 0.07, ring * 0.22),
    ]
    bar = modes(0.12, partials, attack=0.001)
    click = noise(luck, 0.008, 500, 2300) * decay(0.008, 0.002, 0.0005)
    return force * mix((0, bar), (0, click, 0.16))


def glass(luck: Luck, pitch: float, force: float, ring: float) -> Wave:
    """A small glass body, tapped: a clear tone whose overtones lie above the harsh band."""
    partials = [
        (pitch, 1.0, ring),
        (pitch + 37, 0.35, ring * 0.7),
        (max(pitch * 3.6, 5300), 0.45, ring * 0.6),
        (max(pitch * 4.9, 7100), 0.25, ring * 0.4),
    ]
    body = modes(min(0.4, 7 * ring + 0.02), partials, attack=0.0008)
    click = noise(luck, 0.006, 5400, 9500) * decay(0.006, 0.0015, 0.0004)
    return force * mix((0, body), (0, click, 0.06))


def flute(luck: Luck, pitch: float, seconds: float, force: float) -> Wave:
    """An ocarina: almost a sine, breath around it, a vibrato that comes late."""
    t = clock(seconds)
    late = np.clip(t / 0.35 - 0.4, 0, 1)
    line = pitch * (1 + 0.006 * late * np.sin(TAU * 5.2 * t) - 0.025 * np.exp(-t / 0.03))
    mask = fades(len(t), 0.05, min(0.09, seconds / 3))
    air = hiss(luck, line, 300) * 0.04 * (0.5 + np.exp(-t / 0.05))
    return force * mask * (tone(line) + 0.10 * tone(2 * line) + 0.035 * tone(3 * line) + air)


def horn(luck: Luck, pitch: float, seconds: float, force: float) -> Wave:
    """A conch: soft brass whose overtones open with the loudness."""
    t = clock(seconds)
    opening = fades(len(t), 0.07, min(0.15, seconds / 3)) * (0.85 + 0.15 * np.exp(-t / 0.2))
    vibrato = 0.004 * np.sin(TAU * 5 * t) * np.clip(t * 3 - 0.5, 0, 1)
    line = pitch * (1 - 0.04 * np.exp(-t / 0.025) + vibrato)
    brass = summed(
        opening ** (1 + 0.35 * k) * tone(k * line) * 0.62 ** (k - 1)
        for k in range(1, 9)
        if k * pitch < 2800
    )
    return force * 0.5 * (brass + 0.02 * opening * hiss(luck, line * 2, 500))


def pad(pitch: float, seconds: float, swing: float) -> Wave:
    """A warm held note that beats slowly; `swing` sets how fast, so that both ears differ."""
    count = len(clock(seconds))
    overtones = ((1, 0.6), (2, 0.15), (3, 0.05), (4, 0.015))
    sound = summed(
        level
        * (
            steady_tone(pitch * k - swing, count)
            + 0.45 * steady_tone(pitch * k + swing, count, 1.0)
        )
        for k, level in overtones
    )
    return sound * fades(count, seconds / 3, seconds / 3)
