"""What is heard on a board of wooden discs; every effect takes its luck and its pitch."""

import numpy as np

from tools.sound.instruments import gong, hand_drum, log_drum, wood
from tools.sound.nature import puff, thump, whoosh
from tools.sound.rooms import in_room
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
    hz,
    mix,
    noise,
    samples,
    tone,
)


def disc_light(luck: Luck, pitch: float) -> Wave:
    """A soldier or an advisor is set down: a hard dry click."""
    return mix(
        (0, wood(luck, 980 * pitch, 0.8, 0.016)),
        (0.003, wood(luck, 640 * pitch, 0.6, 0.02)),
        (0, thump(230 * pitch, 0.1, 0.022), 0.45),
    )


def disc_middle(luck: Luck, pitch: float) -> Wave:
    """A horse or a general is set down."""
    return mix(
        (0, wood(luck, 760 * pitch, 0.8, 0.02)),
        (0.003, wood(luck, 480 * pitch, 0.7, 0.028)),
        (0, thump(190 * pitch, 0.14, 0.035), 0.7),
    )


def disc_heavy(luck: Luck, pitch: float) -> Wave:
    """An elephant, a chariot or a cannon is set down."""
    return mix(
        (0, wood(luck, 560 * pitch, 0.8, 0.026)),
        (0.004, wood(luck, 350 * pitch, 0.8, 0.038)),
        (0, thump(155 * pitch, 0.22, 0.055), 1.0),
    )


def disc_capture(luck: Luck, pitch: float) -> Wave:
    """Disc against disc: a crack, a thud, chips of wood that patter away."""
    chips: list[Layer] = [
        (
            0.05 + 0.03 * k + luck.uniform(0, 0.02),
            wood(luck, luck.uniform(700, 1250) * pitch, 0.3 * 0.82**k, 0.012),
        )
        for k in range(7)
    ]
    return mix(
        (0, wood(luck, 620 * pitch, 1.0, 0.03)),
        (0.005, wood(luck, 410 * pitch, 0.9, 0.04)),
        (0, thump(170 * pitch, 0.3, 0.07), 1.2),
        (0.02, puff(luck, 0.28, 500 * pitch, 1800 * pitch), 0.16),
        *chips,
    )


def chariot_roll(luck: Luck, pitch: float) -> Wave:
    """Wheels over the ground for a third of a second: a rumble, and spokes that tick faster."""
    length = 0.36
    swell = np.sin(np.pi * np.linspace(0, 1, samples(length)) ** 0.8) ** 1.2
    speed = curve(length, (0, 16), (0.5, 34), (1, 24))
    spokes = 0.5 - 0.5 * np.cos(TAU * np.cumsum(speed) / RATE)
    rumble = noise(luck, length, 90 * pitch, 420 * pitch) * swell * (0.45 + 0.55 * spokes)
    grit = noise(luck, length, 700 * pitch, 1900 * pitch) * swell * spokes
    ticks: list[Layer] = [
        (at, wood(luck, luck.uniform(420, 520) * pitch, 0.35, 0.014))
        for at in (0.02, 0.08, 0.125, 0.16, 0.195, 0.235, 0.29)
    ]
    return mix((0, rumble, 0.5), (0, grit, 0.06), *ticks)


def horse_hoof(luck: Luck, pitch: float) -> Wave:
    """Two hoofs, one after the other: hollow, the second lower."""

    def clop(at_hz: float, force: float) -> Wave:
        cup = tone(at_hz * (1 + 0.25 * np.exp(-clock(0.12) / 0.012))) * decay(0.12, 0.028, 0.002)
        earth = noise(luck, 0.05, 300, 1300) * decay(0.05, 0.01, 0.002)
        return force * mix((0, cup), (0, earth, 0.16), (0, thump(180, 0.1, 0.025), 0.5))

    return mix((0, clop(520 * pitch, 0.9)), (0.075, clop(430 * pitch, 1.0)))


def cannon_fire(luck: Luck, pitch: float) -> Wave:
    """A boom without pain: a deep drop, a bellow of smoke, the whirr of what flies off."""
    bellow = noise(luck, 0.5, 110 * pitch, 900 * pitch, 1) * decay(0.5, 0.09, 0.003)
    whirr = whoosh(luck, 0.36, 420 * pitch, 1150 * pitch, 0.35)
    return mix(
        (0, thump(165 * pitch, 0.5, 0.12, 0.45), 1.6),
        (0, hand_drum(luck, 92 * pitch, 1.0, 1.0)),
        (0, bellow, 0.45),
        (0.1, whirr, 0.28),
    )


def check(luck: Luck, _pitch: float) -> Wave:
    """Two strokes on a war drum and a small gong on D: look to your general."""
    drums = mix(
        (0, hand_drum(luck, 118, 0.6, 0.7)),
        (0.11, hand_drum(luck, 118, 0.8, 0.8)),
        (0.11, log_drum(luck, hz("D3"), 0.5)),
    )
    bell = gong(luck, hz("D4"), 0.55, 1.0)
    return cut(in_room(mix((0, drums), (0.11, bell, 1.5)), 0.3, 0.10), 0.95, 0.4)


def mate(luck: Luck, _pitch: float) -> Wave:
    """A roll on the drum, and the great gong: the general has fallen."""
    roll: list[Layer] = [
        (0.05 * k, hand_drum(luck, 110 + 3 * k, 0.15 + 0.06 * k, 0.5)) for k in range(8)
    ]
    return cut(
        in_room(
            mix(
                *roll,
                (0.44, hand_drum(luck, 86, 0.9, 0.9)),
                (0.44, thump(130, 0.5, 0.12, 0.6), 0.7),
                (0.44, gong(luck, hz("D3"), 1.0, 1.95), 1.9),
                (0.44, log_drum(luck, hz("D3"), 0.5)),
            ),
            *(0.5, 0.14),
        ),
        *(2.4, 1.1),
    )


def topple(luck: Luck, pitch: float) -> Wave:
    """A disc falls over and rocks until it lies still: knocks that come closer and fade."""
    knocks: list[Layer] = []
    at, wait = 0.0, 0.085
    for k in range(6):
        force = 0.9 * 0.68**k
        knocks.append((at, wood(luck, (430 + 35 * k) * pitch, force, 0.026)))
        at, wait = at + wait, wait * 0.72
    body = thump(150 * pitch, 0.28, 0.06)
    return cut(mix((0, body, 1.0), *knocks), 0.42, 0.1)
