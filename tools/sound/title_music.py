"""The music of the title: lively, G pentatonic, 108 bpm, A A' B A'' of six bars."""

from typing import Final

import numpy as np

from tools.sound.instruments import flute, hand_drum, kalimba, log_drum, marimba, shaker
from tools.sound.loops import Loop, Place
from tools.sound.nature import bird
from tools.sound.tones import Luck, Wave, hz

CHORDS: Final = {
    "G": ("G2", "D3", "B3", "D4", "G4"),
    "C": ("C3", "G3", "C4", "E4", "G4"),
    "Em": ("E3", "B3", "B3", "E4", "G4"),
    "D": ("D3", "A3", "A3", "D4", "F#4"),
    "Am": ("A2", "E3", "C4", "E4", "A4"),
}
"""Root, fifth, and three notes for the middle."""

A_CHORDS: Final = ("G", "C", "G", "Em", "C", "D")
B_CHORDS: Final = ("Em", "C", "G", "D", "Am", "D")
END_CHORDS: Final = ("G", "C", "G", "Em", "C", "G")
MIDDLE: Final = 12
"""The bar in which the quieter middle part begins."""
PARTS: Final = ((0, A_CHORDS), (6, END_CHORDS), (MIDDLE, B_CHORDS), (18, END_CHORDS))

CALL: Final = (
    "D5 . G5! . A5 B5 . A5",
    "G5 . E5 . . D5 E5 .",
    "D5 . G5! . A5 B5 . D6",
    "B5! . . G5 . . A5 B5",
)
GOING_ON: Final = ("E6 . D6 . B5 A5 . G5", "A5! . . F#5 . . D5 .")
COMING_HOME: Final = ("E6 . D6 . B5 A5 . B5", "G5! . . D5 G5! . . .")
MIDDLE_TUNE: Final = (
    "E5 . . G5 . . B5! .",
    "A5 . G5 . E5 . . .",
    "D5 . . G5 . . B5! .",
    "A5 . . . . . . .",
    "C6! . . A5 . . E5 .",
    "F#5 . A5 . D6! . C6 .",
)
MIDDLE_ANSWER: Final = (
    ". . . . . . . .",
    ". . . . . E5 G5 C6",
    "B5 . . . . . . .",
    ". . . . F#5 A5 D6 .",
    ". . . . . . . .",
    ". . . . . . . .",
)
MIDDLE_ROLLS: Final = ("E4", "E4", "D4", "F#4", "E4", "F#4")
BASS: Final = ((0, 0, 0.8), (1.5, 0, 0.6), (2.5, 1, 0.55), (3, 0, 0.65))
"""Beats of the bass, its note of the chord, its force: 3 + 3 + 2."""
LOG_RHYTHM: Final = "L..H..L...HH.L.h"
LOG_FORCE: Final = {"L": 0.7, "H": 0.5, "h": 0.3}
INNER_RHYTHM: Final = "..x.x.x...x.x.xx"
HAND_RHYTHM: Final = ((0, 105, 0.7), (1, 190, 0.35), (2.75, 105, 0.4), (3, 190, 0.45))
FILL: Final = (
    *((220, 0.5), (220, 0.35), (190, 0.55), (160, 0.45)),
    *((190, 0.4), (160, 0.55), (135, 0.6), (120, 0.75)),
)
BIRDS: Final = ((15, 2100, 4, 0.7), (41, 1750, 3, -0.7), (63, 2300, 5, 0.6), (87, 1900, 3, -0.6))
"""Beat, pitch, number of chirps, place from left to right."""


def title_music() -> list[Wave]:
    """The whole loop: 53.333 s."""
    loop = Loop("title", 108, 24, 0.8)
    for first, chords in PARTS:
        is_quiet = first == MIDDLE
        for bar, chord in enumerate(chords, start=first):
            _bass(loop, bar, chord, 0.9 if is_quiet else 1.0)
            _log_drums(loop, bar, chord, 0.6 if is_quiet else 1.0)
            if first:
                _inner_voice(loop, bar, chord)
            _shaker_and_hands(loop, bar, 0.6 if is_quiet else 1.0)
        _fill(loop, first + 5)
    _tunes(loop)
    _rolls(loop)
    for beat, pitch, count, pan in BIRDS:
        loop.add(bird(loop.luck, pitch, count), beat, Place(0.05, pan, 0.8))
    return loop.sides(lead_s=0.030)


def _bass(loop: Loop, bar: int, chord: str, level: float) -> None:
    for beat, note, force in BASS:
        pitch = hz(CHORDS[chord][note])
        sound = marimba(loop.luck, pitch * (2 if pitch < 85 else 1), force)
        loop.add(sound, bar * 4 + beat, Place(0.75 * level, -0.08, 0.08))


def _log_drums(loop: Loop, bar: int, chord: str, level: float) -> None:
    root, fifth, *_ = CHORDS[chord]
    for k, mark in enumerate(LOG_RHYTHM):
        if mark != ".":
            is_low = mark == "L"
            pitch = hz(root if is_low else fifth) * (2 if is_low and hz(root) < 120 else 1)
            place = Place(0.5 * level, 0.18 if is_low else 0.3, 0.12)
            loop.add(log_drum(loop.luck, pitch, LOG_FORCE[mark]), bar * 4 + k / 4, place)


def _inner_voice(loop: Loop, bar: int, chord: str) -> None:
    """A marimba off the beat."""
    middle = CHORDS[chord][2:]
    for k, mark in enumerate(INNER_RHYTHM):
        if mark == "x":
            sound = marimba(loop.luck, hz(middle[(k // 2) % 3]), 0.4)
            loop.add(sound, bar * 4 + k / 4, Place(0.42, -0.5, 0.2))


def _shaker_and_hands(loop: Loop, bar: int, level: float) -> None:
    for k in range(16):
        accent = (0.9, 0.3, 0.65, 0.35)[k % 4] if k % 8 != 4 else 1.0
        sound = shaker(loop.luck, accent * loop.luck.uniform(0.85, 1.1))
        loop.add(sound, bar * 4 + k / 4, Place(0.48 * level, 0.5, 0.1), 0.003)
    for beat, pitch, force in HAND_RHYTHM:
        sound = hand_drum(loop.luck, pitch, force, 0.5)
        loop.add(sound, bar * 4 + beat, Place(0.42 * level, -0.25, 0.12))


def _fill(loop: Loop, bar: int) -> None:
    """Drums lead into the next part: the last two beats of a bar."""
    for k, (pitch, force) in enumerate(FILL):
        place = Place(0.5, -0.4 + 0.1 * k, 0.15)
        loop.add(hand_drum(loop.luck, pitch, force, 0.6), bar * 4 + 2 + k / 4, place)


def _tunes(loop: Loop) -> None:
    lead = Place(0.95, 0.1, 0.22)
    loop.line(marimba, CALL + GOING_ON, 0, lead, 0.8)
    loop.line(marimba, CALL + COMING_HOME, 6, lead, 0.8)
    loop.line(marimba, CALL + COMING_HOME, 6, Place(0.38, -0.3, 0.25), octave=-1)
    loop.line(marimba, MIDDLE_TUNE, MIDDLE, lead, 0.8)
    loop.line(_short_flute, MIDDLE_ANSWER, MIDDLE, Place(0.26, -0.35, 0.5))
    loop.line(marimba, CALL + COMING_HOME, 18, lead, 0.8)
    loop.line(kalimba, CALL + COMING_HOME, 18, Place(0.30, -0.25, 0.4))


def _short_flute(luck: Luck, pitch: float, force: float) -> Wave:
    return flute(luck, pitch, 0.42, force)


def _rolls(loop: Loop) -> None:
    """Soft rolls carry the middle part."""
    for bar, note in enumerate(MIDDLE_ROLLS, start=MIDDLE):
        for k in range(16):
            force = 0.22 + 0.10 * np.sin(np.pi * k / 16)
            sound = marimba(loop.luck, hz(note), force)
            loop.add(sound, bar * 4 + k / 4, Place(0.4, 0.45, 0.3))
