"""What is heard of glass marbles on a wooden board; every effect takes its luck and its pitch."""

from typing import Final

import numpy as np

from tools.sound.instruments import glass, kalimba, wood
from tools.sound.nature import thump, whoosh
from tools.sound.tones import (
    RATE,
    TAU,
    Layer,
    Luck,
    Wave,
    clock,
    curve,
    cut,
    decay,
    fades,
    hz,
    mix,
    noise,
    samples,
    tone,
)

LEAD_S: Final = 0.002
"""Silence before a hard tap: encoded without it, the tap would begin before its file does."""


def marble_step(luck: Luck, pitch: float) -> Wave:
    """A marble touches down: a tick of glass, and the wood below it."""
    tick = mix(
        (LEAD_S, glass(luck, 1560 * pitch, 0.6, 0.011)),
        (LEAD_S, wood(luck, 700 * pitch, 0.55, 0.011)),
        (LEAD_S, thump(260 * pitch, 0.05, 0.013), 0.35),
    )
    return cut(tick, 0.055, 0.025)


def marble_hit(luck: Luck, pitch: float) -> Wave:
    """Glass against glass: a clack of two, the board below, a short rebound."""
    clack = mix(
        (LEAD_S, glass(luck, 1340 * pitch, 0.8, 0.024)),
        (LEAD_S + 0.002, glass(luck, 1820 * pitch, 0.5, 0.018)),
        (LEAD_S, wood(luck, 560 * pitch, 0.8, 0.024)),
        (LEAD_S, thump(200 * pitch, 0.11, 0.028), 0.55),
        (0.04, glass(luck, 1600 * pitch, 0.35, 0.015)),
        (0.04, wood(luck, 820 * pitch, 0.25, 0.012)),
    )
    return cut(clack, 0.125, 0.035)


def marble_back(luck: Luck, pitch: float) -> Wave:
    """A marble falls into its hollow: a soft knock, and it comes to rest."""
    knock = mix(
        (LEAD_S, wood(luck, 400 * pitch, 0.8, 0.026)),
        (LEAD_S, thump(175 * pitch, 0.15, 0.035), 0.65),
        (LEAD_S, glass(luck, 1250 * pitch, 0.16, 0.012)),
        (0.055, wood(luck, 460 * pitch, 0.22, 0.014)),
        (0.055, glass(luck, 1400 * pitch, 0.06, 0.01)),
        (0.09, wood(luck, 500 * pitch, 0.1, 0.01)),
    )
    return cut(knock, 0.16, 0.05)


def marble_out(luck: Luck, pitch: float) -> Wave:
    """A marble leaves its hollow: a hollow pop, and it rolls ever faster."""
    t = clock(0.09)
    pop = tone(pitch * (330 + 420 * (1 - np.exp(-t / 0.02)))) * decay(0.09, 0.022, 0.002)
    length = 0.18
    turns = 0.5 - 0.5 * np.cos(TAU * np.cumsum(curve(length, (0, 22), (1, 58))) / RATE)
    swell = np.sin(np.pi * np.linspace(0, 1, samples(length)) ** 0.7) ** 1.5
    roll = noise(luck, length, 320 * pitch, 1150 * pitch) * swell * (0.35 + 0.65 * turns)
    rim = tone(curve(length, (0, 1300 * pitch), (1, 1500 * pitch))) * swell * turns
    return mix(
        (0, pop, 1.0),
        (0, thump(210 * pitch, 0.08, 0.02), 0.5),
        (0.02, roll, 0.16),
        (0.02, rim, 0.05),
    )


def marble_swap(luck: Luck, pitch: float) -> Wave:
    """Two marbles pass each other in the air after 250 ms: a whoosh up, then one down."""

    def hum(start: float, end: float) -> Wave:
        line = curve(0.29, (0, start * pitch), (1, end * pitch))
        return tone(line) * fades(len(line), 0.13, 0.15)

    return mix(
        (0, whoosh(luck, 0.29, 380 * pitch, 1000 * pitch, 0.5), 0.42),
        (0, hum(230, 420), 0.2),
        (0.21, whoosh(luck, 0.29, 480 * pitch, 1400 * pitch, 0.5), 0.42),
        (0.21, hum(520, 290), 0.18),
    )


def marble_home(luck: Luck, _pitch: float) -> Wave:
    """A marble is safe: it ticks into its place, and three notes of glass and tines rise."""
    notes: list[Layer] = []
    for at, note in ((0, "D5"), (0.09, "A5"), (0.18, "D6")):
        notes.append((at, kalimba(luck, hz(note), 0.5)))
        notes.append((at, glass(luck, hz(note) * 2, 0.12, 0.07)))
    touch = mix((0, wood(luck, 700, 0.4, 0.012)), (0, thump(240, 0.08, 0.02), 0.3))
    return cut(mix((0, touch), *notes), 0.62, 0.38)
