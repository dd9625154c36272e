"""How loud a sound is to the ear (ITU-R BS.1770), and keeping its peaks below a ceiling."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tools.sound.tones import RATE, TAU, Wave, factor, samples, shape

CEILING_DB: Final = -3.0
"""The highest peak before encoding; the decoded files stay below -1 dBFS."""
BLOCK: Final = samples(0.4)


def k_weight(freq: Wave) -> Wave:
    """How much of each frequency counts: the K filter of the standard."""
    z = np.exp(-1j * TAU * freq / RATE)
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    store = (
        (high + middle * k / q + k * k)
        + 2 * (k * k - high) * z
        + (high - middle * k / q + k * k) * z * z
    ) / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z * z)
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    whole = 1 + k / q + k * k
    low = (1 - z) ** 2 / (1 + 2 * (k * k - 1) / whole * z + (1 - k / q + k * k) / whole * z * z)
    weight: Wave = np.abs(store * low)
    return weight


def _block_powers(channels: Sequence[Wave], window: int, hop: int) -> Wave:
    """The weighted power of sliding windows, summed over the channels."""
    total = np.zeros(1)
    for sound in channels:
        power = np.concatenate([[0], np.cumsum(shape(sound, k_weight) ** 2)])
        starts = np.arange(0, max(len(sound) - window, 0) + 1, hop)
        total = total + (power[starts + window] - power[starts]) / window
    return np.maximum(total, 1e-12)


def _lufs(power: Wave) -> Wave:
    loudness: Wave = -0.691 + 10 * np.log10(power)
    return loudness


def momentary(sound: Wave) -> float:
    """The loudest 400 ms in LUFS; a shorter sound is measured over its own length."""
    window = min(BLOCK, len(sound))
    return float(_lufs(_block_powers([sound], window, 64).max()))


def integrated(channels: Sequence[Wave]) -> float:
    """The loudness of a whole piece in LUFS, its quiet parts left out."""
    power = _block_powers(channels, BLOCK, samples(0.1))
    power = power[_lufs(power) > -70]
    power = power[_lufs(power) > _lufs(power.mean()) - 10]
    return float(_lufs(power.mean()))


def limit(channels: list[Wave]) -> list[Wave]:
    """Lower the peaks smoothly, 3 ms ahead of each, in all channels alike."""
    reach = samples(0.003)
    need = np.maximum(np.max(np.abs(channels), axis=0) / factor(CEILING_DB), 1.0)
    if need.max() <= 1.0:
        return channels
    held = np.pad(need, 2 * reach, "wrap")
    held = np.lib.stride_tricks.sliding_window_view(held, 2 * reach + 1).max(axis=1)
    window = np.hanning(2 * reach + 3)[1:-1]
    smooth = np.convolve(held, window / window.sum(), "valid")
    return [sound / smooth for sound in channels]
