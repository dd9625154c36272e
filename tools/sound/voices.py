"""The voices of the animals; each takes its luck and the pitch of its take."""

import numpy as np

from tools.sound.rooms import in_room
from tools.sound.throat import Mouth, Throat, swelling, voice
from tools.sound.tones import TAU, Luck, Wave, clock, curve, fades, hiss, mix, samples, tone


def voice_elephant(luck: Luck, pitch: float) -> Wave:
    """A trumpet: a toot that climbs, holds with a flutter and curls down."""
    line = curve(0.68, (0, 270), (0.14, 330), (0.28, 465), (0.55, 498), (0.8, 490), (1, 360))
    mouth: Mouth = (
        (0, ((480, 260, 1), (1150, 350, 0.5), (1900, 400, 0.3))),
        (0.35, ((700, 300, 0.8), (1400, 400, 1.0), (2150, 420, 0.8))),
        (1, ((560, 280, 1), (1100, 350, 0.5), (1900, 400, 0.25))),
    )
    sound = voice(luck, pitch * line, mouth, Throat(tilt=2, rough=0.3, rate=27, breath=0.10))
    return swelling(sound, (0, 0), (0.1, 0.6), (0.3, 1), (0.7, 0.95), (1, 0))


def voice_lion(luck: Luck, pitch: float) -> Wave:
    """A roar, 'r-AOH': big chest, round mouth."""
    line = curve(0.7, (0, 95), (0.25, 150), (0.5, 140), (1, 78))
    mouth: Mouth = (
        (0, ((320, 140, 1), (850, 220, 0.5), (2000, 400, 0.2))),
        (0.3, ((660, 220, 1), (1150, 280, 1.0), (2250, 400, 0.5))),
        (1, ((400, 160, 1), (780, 220, 0.4), (1900, 400, 0.15))),
    )
    throat = Throat(tilt=3, rough=0.45, rate=33, sub=0.4, breath=0.28)
    sound = voice(luck, pitch * line, mouth, throat)
    return swelling(sound, (0, 0), (0.12, 0.5), (0.3, 1), (0.6, 0.8), (1, 0))


def voice_tiger(luck: Luck, pitch: float) -> Wave:
    """A growl: a rolled 'grrr' that opens to 'ow'."""
    line = curve(0.58, (0, 105), (0.55, 125), (0.78, 185), (1, 120))
    mouth: Mouth = (
        (0, ((360, 130, 1), (950, 240, 0.6), (2000, 400, 0.3))),
        (0.55, ((420, 150, 1), (1050, 240, 0.7), (2100, 400, 0.3))),
        (0.78, ((740, 230, 1), (1300, 280, 1.0), (2250, 400, 0.5))),
        (1, ((450, 170, 1), (900, 220, 0.5), (2000, 400, 0.15))),
    )
    throat = Throat(tilt=3, rough=0.75, rate=25, sub=0.25, breath=0.22)
    sound = voice(luck, pitch * line, mouth, throat)
    return swelling(sound, (0, 0), (0.15, 0.75), (0.55, 0.8), (0.75, 1), (1, 0))


def voice_leopard(luck: Luck, pitch: float) -> Wave:
    """A snarl in two strokes, like a small saw: in and out."""
    throat = Throat(tilt=2.5, rough=0.7, rate=46, sub=0.2, breath=0.45)

    def stroke(length: float, low: float, high: float, middle: float) -> Wave:
        line = curve(length, (0, low), (0.4, high), (1, low * 0.9))
        mouth: Mouth = (
            (0, ((500, 200, 0.7), (middle, 320, 1.0), (2150, 400, 0.5))),
            (1, ((600, 200, 0.8), (middle * 0.85, 320, 0.8), (2050, 400, 0.3))),
        )
        sound = voice(luck, pitch * line, mouth, throat)
        return swelling(sound, (0, 0), (0.3, 1), (0.6, 0.8), (1, 0))

    return mix((0, stroke(0.19, 150, 195, 1250), 0.8), (0.23, stroke(0.27, 165, 235, 1500)))


def voice_wolf(luck: Luck, pitch: float) -> Wave:
    """A howl: slides up, rests with a slow vibrato, sinks."""
    t = clock(0.7)
    line = curve(0.7, (0, 280), (0.28, 442), (0.75, 438), (1, 340))
    vibrato = 1 + 0.012 * np.sin(TAU * 6 * t) * np.clip(3 * t - 0.7, 0, 1)
    mouth: Mouth = (
        (0, ((420, 170, 1), (800, 220, 0.7), (2200, 400, 0.12))),
        (0.3, ((480, 150, 1), (920, 220, 0.8), (2200, 400, 0.15))),
        (1, ((380, 140, 1), (720, 200, 0.5), (2100, 400, 0.06))),
    )
    sound = voice(luck, pitch * line * vibrato, mouth, Throat(tilt=6, breath=0.06))
    far = in_room(sound, 0.25, 0.12)[: samples(0.7)]
    return swelling(far, (0, 0), (0.2, 0.7), (0.4, 1), (0.75, 0.8), (1, 0))


def voice_dog(luck: Luck, pitch: float) -> Wave:
    """Two barks, the second higher: 'ruff, ruff'."""
    throat = Throat(tilt=3, rough=0.3, rate=60, sub=0.2, breath=0.28)
    mouth: Mouth = (
        (0, ((420, 180, 1), (1000, 260, 0.6), (2200, 400, 0.3))),
        (0.3, ((800, 230, 1), (1400, 300, 1.0), (2300, 400, 0.5))),
        (1, ((480, 200, 1), (950, 260, 0.5), (2100, 400, 0.15))),
    )

    def bark(length: float, low: float, high: float) -> Wave:
        line = curve(length, (0, low), (0.3, high), (1, low * 0.8))
        sound = voice(luck, pitch * line, mouth, throat)
        return swelling(sound, (0, 0), (0.12, 1), (0.45, 0.8), (1, 0))

    return mix((0, bark(0.14, 210, 320), 0.85), (0.2, bark(0.17, 225, 365)))


def voice_cat(luck: Luck, pitch: float) -> Wave:
    """A meow: m - ee - ah - oo."""
    line = curve(0.52, (0, 470), (0.25, 640), (0.5, 690), (1, 470))
    mouth: Mouth = (
        (0, ((340, 120, 1), (900, 250, 0.2), (2000, 300, 0.1))),
        (0.25, ((500, 160, 1), (2000, 320, 1.2), (2400, 350, 0.5))),
        (0.55, ((900, 250, 1), (1500, 320, 1.1), (2300, 400, 0.4))),
        (1, ((450, 160, 1), (850, 240, 0.5), (2000, 400, 0.1))),
    )
    sound = voice(luck, pitch * line, mouth, Throat(tilt=4, breath=0.05))
    return swelling(sound, (0, 0), (0.12, 0.45), (0.35, 1), (0.6, 0.9), (1, 0))


def voice_horse(luck: Luck, pitch: float) -> Wave:
    """A whinny: high at once, shaking all the way down, a snort at its end."""
    t = clock(0.62)
    line = curve(0.62, (0, 560), (0.12, 760), (0.35, 700), (0.7, 520), (1, 330))
    shaking = 1 + 0.07 * np.sin(TAU * 13 * t) * np.clip(t / 0.12 - 0.5, 0, 1)
    mouth: Mouth = (
        (0, ((620, 220, 1), (1350, 320, 0.8), (2150, 380, 0.4))),
        (0.3, ((780, 240, 1), (1550, 340, 0.9), (2250, 380, 0.45))),
        (1, ((520, 200, 1), (1050, 280, 0.5), (2000, 400, 0.15))),
    )
    throat = Throat(tilt=3.5, rough=0.35, rate=26, breath=0.16)
    call = voice(luck, pitch * line * shaking, mouth, throat)
    return swelling(call, (0, 0), (0.1, 0.9), (0.35, 1), (0.75, 0.7), (1, 0))


def voice_rat(luck: Luck, pitch: float) -> Wave:
    """Two squeaks, kept below the piercing range."""

    def squeak(length: float, low: float, high: float) -> Wave:
        line = pitch * curve(length, (0, low), (0.45, high), (1, low * 1.05))
        line *= 1 + 0.012 * np.sin(TAU * 32 * clock(length))
        overtones = tone(line) + 0.10 * tone(2 * line) + 0.25 * tone(line / 2)
        return (overtones + 0.03 * hiss(luck, line, 300)) * fades(len(line), 0.03, 0.05)

    return mix((0, squeak(0.1, 1350, 1900), 0.8), (0.14, squeak(0.14, 1500, 2200)))
