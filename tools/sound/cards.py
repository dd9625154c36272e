"""What is heard of cards: paper, and the claws of an attack; each takes its luck and its pitch."""

import numpy as np

from tools.sound.instruments import hand_drum, log_drum, wood
from tools.sound.nature import thump
from tools.sound.tones import (
    Layer,
    Luck,
    Wave,
    curve,
    cut,
    decay,
    fades,
    hiss,
    hz,
    mix,
    noise,
)


def card_play(luck: Luck, pitch: float) -> Wave:
    """A card is slapped onto the pile."""
    slap = mix(
        (0.001, _flap(luck, 0.06, 600 * pitch, 1700 * pitch, 0.012), 0.55),
        (0.001, wood(luck, 430 * pitch, 0.5, 0.014)),
        (0.001, thump(210 * pitch, 0.08, 0.02), 0.5),
    )
    return cut(slap, 0.085, 0.03)


def card_deal(luck: Luck, pitch: float) -> Wave:
    """A card is flicked off the deck."""
    line = curve(0.04, (0, 700 * pitch), (0.5, 1300 * pitch), (1, 1700 * pitch))
    flick = hiss(luck, line, 700) * fades(len(line), 0.006, 0.03)
    snap = _flap(luck, 0.03, 650 * pitch, 1700 * pitch, 0.007)
    return cut(mix((0, flick, 0.25), (0.003, snap, 0.6)), 0.055, 0.02)


def card_draw(luck: Luck, pitch: float) -> Wave:
    """A card slides off the deck into a hand."""
    line = curve(0.2, (0, 520 * pitch), (0.6, 1200 * pitch), (1, 1500 * pitch))
    swell = np.sin(np.pi * np.linspace(0, 1, len(line)) ** 0.8) ** 1.4
    grain = 1 + 0.35 * noise(luck, 0.2, 30, 110)
    slide = hiss(luck, line, 800) * swell * np.clip(grain, 0.2, 2)
    shine = noise(luck, 0.2, 5400, 8500) * swell
    return mix(
        (0, slide, 0.4),
        (0, shine, 0.03),
        (0.15, _flap(luck, 0.04, 650 * pitch, 1800 * pitch, 0.008), 0.35),
    )


def card_shuffle(luck: Luck, pitch: float) -> Wave:
    """The pack is drawn apart, two halves riffle into each other, the edge is tapped even."""
    line = curve(0.18, (0, 600 * pitch), (1, 1000 * pitch))
    apart = hiss(luck, line, 700) * fades(len(line), 0.06, 0.1)
    leaves: list[Layer] = []
    at, wait = 0.17, 0.026
    while at < 0.54:
        force = luck.uniform(0.7, 1) * (0.55 + 0.45 * np.sin(np.pi * (at - 0.17) / 0.37))
        centre = luck.uniform(900, 1250) * pitch * (1 + 0.5 * (at - 0.17))
        leaf = _flap(luck, 0.03, 0.6 * centre, 1.5 * centre, 0.006)
        leaves.append((at, mix((0, leaf, 0.5), (0, wood(luck, 0.55 * centre, 0.12, 0.01))), force))
        at, wait = at + wait * luck.uniform(0.85, 1.15), max(0.011, wait * 0.94)
    edge = mix((0, wood(luck, 420 * pitch, 0.5, 0.016)), (0, thump(190, 0.07, 0.02), 0.5))
    return cut(mix((0, apart, 0.22), *leaves, (0.55, edge)), 0.63, 0.03)


def card_attack(luck: Luck, _pitch: float) -> Wave:
    """A low drum, three claws that tear down, and a greater stroke 250 ms after the first."""
    claws: list[Layer] = [
        (0.045 + 0.062 * k, _claw(luck, 1850 - 180 * k), 0.42 + 0.06 * k) for k in range(3)
    ]
    sound = mix(
        (0, hand_drum(luck, 98, 0.45, 0.6)),
        (0, log_drum(luck, hz("A3"), 0.25)),
        *claws,
        (0.25, hand_drum(luck, 84, 1.0, 0.9)),
        (0.25, thump(140, 0.27, 0.09, 0.6), 0.9),
        (0.25, log_drum(luck, hz("D3"), 0.8)),
        (0.25, wood(luck, 360, 0.4, 0.03)),
    )
    return cut(sound, 0.52, 0.14)


def _claw(luck: Luck, start: float) -> Wave:
    """A tear downwards: noise that rattles along the threads of cloth."""
    length = 0.1
    line = curve(length, (0, start), (1, 0.45 * start))
    threads = 0.4 + 0.6 * np.clip(noise(luck, length, 60, 160), 0, 1.5)
    return hiss(luck, line, 600) * threads * fades(len(line), 0.004, 0.085)


def _flap(luck: Luck, seconds: float, low: float, high: float, fall: float) -> Wave:
    """Paper hits something: a short burst of noise with a little shine."""
    burst = noise(luck, seconds, low, high) * decay(seconds, fall, 0.001)
    shine = noise(luck, seconds, 5400, 9000) * decay(seconds, fall / 2, 0.001)
    return mix((0, burst), (0, shine, 0.12))
