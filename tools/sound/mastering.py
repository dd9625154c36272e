"""The last touch: filters, fades, the right loudness, no peak too high."""

from collections.abc import Iterator

import numpy as np

from tools.sound.loudness import integrated, limit, momentary
from tools.sound.table import Effect, Music, Sound, take_names
from tools.sound.tones import Wave, band, factor, fades, luck_of, shape


def takes(sound: Sound) -> Iterator[tuple[str, list[Wave]]]:
    """Every take of a sound, finished: the name of its file, without ending, and its channels."""
    for number, name in enumerate(take_names(sound), start=1):
        match sound:
            case Music():
                yield name, _finished_music(sound)
            case Effect():
                yield name, [_finished_effect(sound, number, name)]


def _finished_music(music: Music) -> list[Wave]:
    channels = music.make()
    gain = factor(music.loudness - integrated(channels))
    return limit([channel * gain for channel in channels])


def _finished_effect(effect: Effect, number: int, name: str) -> Wave:
    luck = luck_of(name)
    pitch = 1.0 if number == 1 else 1 + (-1) ** number * luck.uniform(0.015, 0.04)
    wave = shape(effect.make(luck, pitch), _friendly)
    wave = wave * fades(len(wave), 0.001, 0.015)
    for _ in range(4):  # limiting costs loudness: approach the aim
        wave = limit([wave * factor(effect.loudness - momentary(wave))])[0]
    return wave


def _friendly(freq: Wave) -> Wave:
    """Nothing too low or high, and a dip of 5 dB where ears are most sensitive: never shrill."""
    dip = 1 - 0.44 * np.exp(-((np.log2(freq / 3500) / 0.6) ** 2))
    return band(55, 14000, 3)(freq) * dip
