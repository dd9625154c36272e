"""What is heard on the board; every effect takes its luck and the pitch of its take."""

import numpy as np

from tools.sound.instruments import hand_drum, log_drum, wood
from tools.sound.nature import drop, puff, rustle, splash, thump, whoosh
from tools.sound.tones import (
    TAU,
    Luck,
    Wave,
    clock,
    curve,
    decay,
    fades,
    hz,
    mix,
    noise,
    samples,
    tone,
)


def select(luck: Luck, pitch: float) -> Wave:
    """A piece lifts off the board."""
    t = clock(0.12)
    lift = tone(hz("D4") * (1 + 0.5 * t / 0.12)) * decay(0.12, 0.035, 0.006)
    return mix((0, wood(luck, hz("A5") * pitch, 0.5, 0.018)), (0.008, lift, 0.8))


def deselect(luck: Luck, pitch: float) -> Wave:
    """A piece is put back."""
    t = clock(0.12)
    sink = tone(hz("A4") * (1 - 0.33 * t / 0.12)) * decay(0.12, 0.035, 0.006)
    return mix((0, sink, 0.7), (0.05, wood(luck, hz("D5") * pitch, 0.5, 0.02)))


def glide_back(luck: Luck, pitch: float) -> Wave:
    """A piece that may not go there slides home."""
    return mix(
        (0, whoosh(luck, 0.17, 400, 950, 0.4), 0.4),
        (0.14, wood(luck, hz("E5") * pitch, 0.6, 0.022)),
        (0.14, thump(180, 0.1, 0.025), 0.4),
    )


def move_light(luck: Luck, pitch: float) -> Wave:
    """Rat, cat or dog arrives."""
    return mix((0, wood(luck, 720 * pitch, 0.8, 0.022)), (0, thump(240 * pitch, 0.1, 0.025), 0.5))


def move_middle(luck: Luck, pitch: float) -> Wave:
    """Wolf or leopard arrives."""
    return mix((0, wood(luck, 520 * pitch, 0.8, 0.03)), (0, thump(195 * pitch, 0.15, 0.04), 0.8))


def move_heavy(luck: Luck, pitch: float) -> Wave:
    """Tiger, lion or elephant arrives."""
    return mix(
        (0, wood(luck, 350 * pitch, 0.8, 0.04)),
        (0, thump(150 * pitch, 0.24, 0.06), 1.1),
        (0.012, rustle(luck, 0.1, 8, 500, 1300, 0), 0.1),
    )


def grass(luck: Luck, pitch: float) -> Wave:
    """A soft step in the grass."""
    blades = rustle(luck, 0.16, 22, 700 * pitch, 2000 * pitch)
    return mix((0, blades, 0.6), (0, thump(150 * pitch, 0.1, 0.025), 0.35))


def swim(luck: Luck, pitch: float) -> Wave:
    """A stroke: two bubbles and a small wash."""
    swell = np.sin(np.pi * np.linspace(0, 1, samples(0.24)) ** 0.6) ** 2
    wash = noise(luck, 0.24, 350 * pitch, 1400 * pitch) * swell
    return mix(
        (0, wash, 0.22),
        (0.02, drop(luck.uniform(380, 460) * pitch, 0.11), 0.9),
        (0.11, drop(luck.uniform(520, 640) * pitch, 0.09), 0.6),
    )


def water_in(luck: Luck, pitch: float) -> Wave:
    """The rat enters the river."""
    return splash(luck, 0.45, 6, 0.95 / pitch)


def water_out(luck: Luck, pitch: float) -> Wave:
    """Out of the river: a shake of the coat, and drips."""
    shake = (
        noise(luck, 0.26, 700 * pitch, 1700 * pitch)
        * (0.5 - 0.5 * np.cos(TAU * 17 * clock(0.26)))
        * fades(samples(0.26), 0.03, 0.15)
    )
    drips = [
        (0.16 + 0.07 * k, drop(luck.uniform(600, 950) * pitch, 0.08), 0.55 - 0.1 * k)
        for k in range(3)
    ]
    return mix((0, shake, 0.3), *drips)


def leap(luck: Luck, pitch: float) -> Wave:
    """Over the river: air for 320 ms, with a springy start."""
    t = clock(0.16)
    spring = tone(180 * pitch * (1 + 1.3 * t / 0.16)) * decay(0.16, 0.05, 0.01)
    return mix((0, whoosh(luck, 0.34, 350 * pitch, 1300 * pitch), 0.5), (0, spring, 0.5))


def land(luck: Luck, pitch: float) -> Wave:
    """The end of a leap."""
    return mix(
        (0, thump(155 * pitch, 0.26, 0.065), 1.1),
        (0, wood(luck, 330 * pitch, 0.4, 0.03)),
        (0.01, rustle(luck, 0.18, 18, 600, 1700), 0.35),
    )


def capture(luck: Luck, pitch: float) -> Wave:
    """A thud, the knock of the two pieces, a tuft of dust."""
    return mix(
        (0, thump(175 * pitch, 0.3, 0.07), 1.2),
        (0, wood(luck, 430 * pitch, 0.9, 0.035)),
        (0.004, wood(luck, 610 * pitch, 0.5, 0.025)),
        (0.02, puff(luck, 0.32, 500 * pitch, 1900 * pitch), 0.22),
        (0.03, rustle(luck, 0.2, 12, 900, 2000), 0.2),
    )


def capture_big(luck: Luck, _pitch: float) -> Wave:
    """Rat takes elephant: a cheeky slide up, a great soft thud, and the ground answers."""
    line = curve(0.24, (0, hz("D5")), (1, hz("D6")))
    slide = tone(line) * fades(samples(0.24), 0.03, 0.03)
    return mix(
        (0, slide, 0.35),
        (0.25, thump(150, 0.5, 0.12, 0.55), 1.5),
        (0.25, hand_drum(luck, 110, 0.9, 0.8)),
        (0.25, wood(luck, 360, 0.7, 0.04)),
        (0.27, puff(luck, 0.5, 350, 1500), 0.28),
        (0.46, log_drum(luck, hz("A3"), 0.45)),
        (0.60, log_drum(luck, hz("D3"), 0.5)),
        (0.3, rustle(luck, 0.35, 20, 700, 1800), 0.15),
    )


def net_drop(luck: Luck, pitch: float) -> Wave:
    """The net falls: an airy flap, rope knots patter, it settles."""
    flap = whoosh(luck, 0.16, 500 * pitch, 1100 * pitch, 0.7)
    knots = [
        (
            0.12 + 0.022 * k + luck.uniform(0, 0.008),
            wood(luck, luck.uniform(380, 700) * pitch, 0.35 * 0.85**k, 0.012),
        )
        for k in range(7)
    ]
    creak = (
        tone(curve(0.14, (0, 210 * pitch), (1, 165 * pitch)))
        * np.clip(np.sin(TAU * 55 * clock(0.14)), 0, 1)
        * fades(samples(0.14), 0.03, 0.06)
    )
    settle = thump(165 * pitch, 0.18, 0.05)
    return mix((0, flap, 0.4), *knots, (0.13, settle, 0.7), (0.22, creak, 0.18))


def net_off(luck: Luck, pitch: float) -> Wave:
    """The net springs off: knots upwards, air."""
    knots = [
        (0.018 * k, wood(luck, (420 + 70 * k) * pitch, 0.3 + 0.05 * k, 0.014)) for k in range(5)
    ]
    return mix(*knots, (0.02, whoosh(luck, 0.22, 450 * pitch, 1250 * pitch, 0.35), 0.4))


def confetti(luck: Luck, _pitch: float) -> Wave:
    """A pop, and paper that falls."""
    flakes = rustle(luck, 0.8, 60, 900, 2100, 0.6)
    return mix(
        (0, thump(320, 0.07, 0.015, 0.4)),
        (0, noise(luck, 0.04, 500, 2200) * decay(0.04, 0.008), 0.5),
        (0.05, flakes, 0.28),
    )
