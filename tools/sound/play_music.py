"""The music of a game: calm, D pentatonic, 75 bpm, A B A' of eight bars; no steady beat."""

from typing import Final

import numpy as np

from tools.sound.instruments import flute, kalimba, log_drum, pad
from tools.sound.loops import Loop, Place
from tools.sound.nature import bird, drop, frog
from tools.sound.tones import TAU, Luck, Wave, band, hz, shape, strength

CHORDS: Final = (
    ("D3", "A3", "E4", "F#4"),
    ("B2", "A3", "D4", "F#4"),
    ("G2", "B3", "D4", "E4"),
    ("A2", "A3", "D4", "E4"),
    ("E3", "B3", "D4", "G4"),
    ("G2", "B3", "D4", "E4"),
    ("B2", "A3", "D4", "F#4"),
    ("A2", "B3", "D4", "E4"),
    ("D3", "A3", "E4", "F#4"),
    ("B2", "F#3", "D4", "F#4"),
    ("G2", "B3", "D4", "E4"),
    ("A2", "A3", "D4", "E4"),
)
"""Two bars each; neighbours share two or three notes."""
TUNE_A: Final = (
    "A4 . . D5 . . E5 .",
    "F#5 . . . . . . .",
    ". . F#5 . E5 . D5 .",
    "B4 . . . . . . .",
    "D5 . . G4 . . B4 .",
    "A4 . . . . . D5 .",
    "E5 . . . . . D5 .",
    ". . A4 . . . . .",
)
TUNE_B: Final = (
    ". . . . B4 . E5 .",
    "G5 . . . E5 . . .",
    ". . D5 . . . B4 .",
    ". . . . . . . .",
    "F#5 . . . D5 . . .",
    ". . B5 . . . A5 .",
    "E5 . . . . . . .",
    "A4 . . B4 . . . .",
)
TUNE_A_AGAIN: Final = (
    "A4 . . D5 . . F#5 .",
    "A5 . . . . . F#5 .",
    ". . D5 . . . F#5 .",
    "B5 . . . . . . .",
    ". . B4 . D5 . . .",
    "G5 . . . . . D5 .",
    "E5 . . . . . . .",
    ". . . . . . . .",
)
FLUTE: Final = (
    ". . . . . . . .",
    ". . . . . . . .",
    ". . . . . . . .",
    "B4 . . . A4 . . .",
    ". . . . . . . .",
    ". . . . . . . .",
    ". . . . . . . .",
    ". . . . D5 . . .",
)
BIRDS: Final = (
    *((11, 1900, 3, 0.75), (29.5, 2250, 4, -0.8), (47, 1650, 2, 0.5)),
    *((61, 2050, 3, -0.5), (79, 1800, 4, 0.8), (92, 2200, 2, -0.7)),
)
"""Beat, pitch, number of chirps, place from left to right."""
FROGS: Final = ((38, -0.6), (55, 0.65))
DROPS: Final = ("D5", "E5", "F#5", "A5", "B5", "D6")


def play_music() -> list[Wave]:
    """The whole loop: 76.8 s."""
    loop = Loop("play", 75, 24, 2.4)
    for k, chord in enumerate(CHORDS):
        _chord(loop, k, chord)
    for first, bars in ((0, TUNE_A), (8, TUNE_B), (16, TUNE_A_AGAIN)):
        loop.line(kalimba, bars, first, Place(0.44, 0.16, 0.5), 0.6)
    late_bars = 1.5 / 4
    for first, bars in ((0, TUNE_A), (16, TUNE_A_AGAIN)):  # a distant echo of the tune
        loop.line(kalimba, bars, first + late_bars, Place(0.13, -0.55, 0.9), 0.45)
    loop.line(_long_flute, FLUTE, 8, Place(0.10, -0.3, 0.9))
    _breeze(loop, 0.009)
    for beat, pitch, count, pan in BIRDS:
        loop.add(bird(loop.luck, pitch, count, 0.18), beat, Place(0.042, pan, 1.2))
    for beat, pan in FROGS:
        loop.add(frog(330), beat, Place(0.045, pan, 0.7))
    for _ in range(20):
        _drop(loop)
    return loop.sides(lead_s=0.044)


def _chord(loop: Loop, k: int, chord: tuple[str, ...]) -> None:
    """A held chord of two bars, two low tines, and now and then a drum."""
    start, luck = k * 8, loop.luck
    for j, note in enumerate(chord):
        for pan, swing in ((-0.6, 0.31), (0.6, 0.43)):
            sound = pad(hz(note), 12 * loop.beat_s, swing)
            loop.add(sound, start - 2, Place(0.095 if j else 0.075, pan, 0.3), 0)
    low = hz(chord[0]) * (2 if hz(chord[0]) < 120 else 1)
    loop.add(kalimba(luck, low, 0.5), start, Place(0.26, -0.1, 0.35))
    loop.add(kalimba(luck, low * 1.5, 0.35), start + 3, Place(0.26, -0.25, 0.35))
    if k % 2 == 0:
        loop.add(log_drum(luck, hz("D3"), 0.3), start + 4, Place(0.4, 0.2, 0.4))
        loop.add(log_drum(luck, hz("A3"), 0.22), start + 5.5, Place(0.35, 0.3, 0.4))


def _long_flute(luck: Luck, pitch: float, force: float) -> Wave:
    return flute(luck, pitch, 1.5, force)


def _breeze(loop: Loop, level: float) -> None:
    """Wind in the leaves: noise as long as the loop, swelling slowly."""
    t = np.arange(loop.frames) / loop.frames
    wind = shape(loop.luck.standard_normal(loop.frames), band(180, 1000), circular=True)
    for side in range(2):
        slow, quick = TAU * (3 * t + 0.3 * side), TAU * (7 * t + 0.4 + 0.4 * side)
        swell = 0.6 + 0.25 * np.sin(slow) + 0.15 * np.sin(quick)
        loop.dry[side] += level * swell * wind / strength(wind)


def _drop(loop: Loop) -> None:
    """A drop in the river, in tune."""
    luck = loop.luck
    sound = drop(hz(DROPS[int(luck.integers(6))]), luck.uniform(0.08, 0.13))
    beat, level, pan = luck.uniform(0, 96), luck.uniform(0.02, 0.05), luck.uniform(-0.8, 0.8)
    loop.add(sound, beat, Place(level, pan, 0.8))
