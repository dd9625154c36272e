"""The short tunes of a game; each takes its luck and a pitch it does not use: it stays in tune."""

from tools.sound.instruments import Instrument, hand_drum, horn, kalimba, log_drum, marimba, shaker
from tools.sound.rooms import in_room
from tools.sound.tones import Layer, Luck, Wave, cut, hz, mix

Part = tuple[Instrument, str, float]
"""An instrument, its notes as words like `2.5:F#4` (beat and note), its force."""


def _played(luck: Luck, beat_s: float, *parts: Part) -> Wave:
    layers: list[Layer] = []
    for instrument, notes, force in parts:
        for word in notes.split():
            at, note = word.split(":")
            layers.append((float(at) * beat_s, instrument(luck, hz(note), force)))
    return mix(*layers)


def game_start(luck: Luck, _pitch: float) -> Wave:
    """A run upwards."""
    tune = _played(
        *(luck, 0.14),
        (marimba, "0:D4 1:A4 2:D5 3:E5 4:A5", 0.7),
        (log_drum, "0:D3 3:A3 4:D3", 0.7),
        (kalimba, "4:D5 4:A5", 0.4),
    )
    return cut(in_room(tune, 0.4, 0.12), 1.3, 0.5)


def win(luck: Luck, _pitch: float) -> Wave:
    """A fanfare in D with a roll."""
    roll = " ".join(f"{7 + 0.5 * k}:{'D5' if k % 2 else 'A5'}" for k in range(8))
    tune = _played(
        *(luck, 0.15),
        (marimba, "0:D5 1:D5 2:E5 3:F#5 5:A5 6:F#5 7:D6 11:D6", 0.85),
        (marimba, roll, 0.3),
        (marimba, "0:D4 3:A4 5:D4 7:F#4 11:A4 11:F#5", 0.6),
        (log_drum, "0:D3 2:A3 3:D3 5:A3 6:A3 7:D3 9:A3 10:A3 11:D3", 0.7),
        (kalimba, "11:D5 11.3:F#5 11.6:A5 12:D6", 0.45),
    )
    shakes = mix(*((0.15 * k, shaker(luck, 0.8)) for k in (0, 2, 3, 5, 6, 7, 9, 10, 11)))
    return cut(in_room(mix((0, tune), (0, shakes, 0.5)), 0.4, 0.10), 2.5, 0.8)


def lose(luck: Luck, _pitch: float) -> Wave:
    """Goes down gently and ends warm: try again, not shame."""
    tune = _played(
        *(luck, 0.22),
        (marimba, "0:F#5 1:E5 2:D5 4:B4 5:A4 7:D4", 0.6),
        (marimba, "0:B3 2:A3 4:E4 7:A3", 0.45),
        (log_drum, "0:B2 4:E3 7:D3", 0.5),
        (kalimba, "7.4:A4 7.8:D5", 0.3),
    )
    return cut(in_room(tune, 0.6, 0.16), 2.6, 0.9)


def draw(luck: Luck, _pitch: float) -> Wave:
    """Two voices meet halfway: open fifths, neither up nor down."""
    tune = _played(
        *(luck, 0.2),
        (marimba, "0:A4 1:E5 2:A4 3:E5 5:D5", 0.6),
        (marimba, "0:D5 1:B4 2:D5 3:B4 5:A4", 0.5),
        (log_drum, "0:D3 2:D3 5:D3", 0.5),
        (kalimba, "5:A5 5.4:D5", 0.3),
    )
    return cut(in_room(tune, 0.5, 0.15), 2.0, 0.8)


def den(luck: Luck, _pitch: float) -> Wave:
    """A den is entered: drums run in, a conch calls D - A - D; `win` or `lose` answers."""
    run = [(0.055 * k, hand_drum(luck, 135 + 5 * k, 0.25 + 0.07 * k, 0.4)) for k in range(7)]
    calls = mix(
        (0.36, horn(luck, hz("D4"), 0.17, 0.6)),
        (0.54, horn(luck, hz("A4"), 0.17, 0.7)),
        (0.72, horn(luck, hz("D5"), 0.62, 0.75)),
        (0.72, horn(luck, hz("A4"), 0.62, 0.4)),
        (0.72, horn(luck, hz("F#4"), 0.62, 0.35)),
    )
    hits = _played(
        *(luck, 0.18),
        (log_drum, "2:D3 3:A3 4:D3", 0.8),
        (marimba, "2:D4 3:A4 4:D5 4:F#5 4:A5", 0.5),
    )
    return cut(in_room(mix((0, mix(*run)), (0, calls, 0.8), (0, hits)), 0.5, 0.16), 1.75, 0.5)
