"""Measuring finished files against the bounds every sound keeps."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import soundfile

from tools.sound.loudness import integrated, momentary
from tools.sound.table import SOUNDS, Sound, take_names
from tools.sound.tones import RATE, Wave, strength
from tools.sound.writing import SOUND_LIST

HIGHEST_PEAK_DB: Final = -1
LOUDNESS_WITHIN: Final = 1.5
"""How many LU a file may be off its aim."""
HARSH_HZ: Final = (2500, 5000)
HARSH_PERCENT: Final = 6
LARGEST_DC: Final = 0.005
LARGEST_STEP: Final = 0.03
LARGEST_SEAM_DB: Final = 6
EFFECT_BYTES: Final = 20_000
MUSIC_BYTES: Final = 700_000
ALL_BYTES: Final = 3_000_000

HEADING: Final = (
    f"{'file':18}{'s':>8}{'LUFS':>7}{'peak':>7}{'crest':>6}{'Hz':>6}{'harsh':>7}{'bytes':>8}"
)
"""Crest: peak over strength in dB; Hz: the middle of its energy; harsh: % of it in 2.5-5 kHz."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of a file; levels in decibels of full scale."""

    rate: int
    frames: int
    channels: int
    lufs: float
    peak: float
    crest: float
    centroid: float
    harsh: float
    dc: float
    step: float
    seam: float
    size: int

    def row(self, name: str) -> str:
        """The figures as a line under HEADING."""
        return (
            f"{name:18}{self.frames / RATE:8.3f}{self.lufs:7.1f}{self.peak:7.1f}{self.crest:6.1f}"
            f"{self.centroid:6.0f}{self.harsh:7.2f}{self.size:8d}"
        )


def check(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Measure every sound in a folder: a line of figures and what is wrong with each file."""
    listing, total, expected = _listing(folder), 0, set()
    for sound in SOUNDS:
        listed: Any = listing.get(sound.name)
        if not _is_listed(sound, listed):
            yield f"{sound.name:18}", [f"{SOUND_LIST} lists it otherwise"]
            continue
        for take in listed["takes"]:
            path = folder / take["file"]
            expected.add(path)
            try:
                found = measure(path)
            except (OSError, soundfile.SoundFileError) as problem:
                yield f"{path.stem:18}", [f"cannot be read: {problem}"]
                continue
            total += found.size
            yield found.row(path.stem), list(_faults(sound, take, found))
    for path in sorted(set(folder.glob("*.ogg")) - expected):
        yield f"{path.stem:18}", ["is not in the table of sounds"]
    yield f"{total} bytes", [] if total < ALL_BYTES else ["too large together"]


def _listing(folder: Path) -> dict[str, Any]:
    path = folder / SOUND_LIST
    try:
        text = json.loads(path.read_bytes())
    except ValueError as problem:
        raise ValueError(f"{path} cannot be read as JSON: {problem}") from problem
    sounds = text.get("sounds") if isinstance(text, dict) else None
    if not isinstance(sounds, dict):
        raise ValueError(f"{path} lists no sounds")
    return sounds


def _is_listed(sound: Sound, listed: Any) -> bool:
    """Whether the list of sounds says of a sound what the table says."""
    names = [f"{name}.ogg" for name in take_names(sound)]
    try:
        said = (listed["bus"], listed["loudness"], [take["file"] for take in listed["takes"]])
    except (KeyError, TypeError):
        return False
    return said == (sound.group, sound.loudness, names)


def measure(path: Path) -> Measured:
    """Decode a file and measure it."""
    sound, rate = soundfile.read(path, always_2d=True)
    channels: list[Wave] = list(sound.T)
    power = np.sum([np.abs(np.fft.rfft(channel)) ** 2 for channel in channels], axis=0)
    freq = np.fft.rfftfreq(len(sound), 1 / RATE)
    low, high = HARSH_HZ
    peak = np.abs(sound).max()
    return Measured(
        rate=rate,
        frames=len(sound),
        channels=len(channels),
        lufs=integrated(channels) if len(channels) > 1 else momentary(channels[0]),
        peak=_decibels(peak),
        crest=_decibels(peak) - _decibels(strength(sound)),
        centroid=float(np.sum(freq * power) / power.sum()),
        harsh=float(100 * power[(freq > low) & (freq < high)].sum() / power.sum()),
        dc=float(np.abs(sound.mean(axis=0)).max()),
        step=float(max(np.abs(sound[0]).max(), np.abs(sound[-1]).max())),
        seam=max(_seam(channel) for channel in channels),
        size=path.stat().st_size,
    )


def _decibels(level: float) -> float:
    return float(20 * np.log10(max(level, 1e-9)))


def _seam(channel: Wave) -> float:
    """Highs above 6 kHz where end meets start, in dB over nearly all highs around it."""
    around = np.concatenate([channel[-6000:], channel[:6000]])
    spectrum = np.fft.rfft(around * np.hanning(len(around)))
    spectrum[np.fft.rfftfreq(len(around), 1 / RATE) < 6000] = 0
    highs = np.abs(np.fft.irfft(spectrum, len(around)))
    middle = len(around) // 2
    at_seam = highs[middle - 20 : middle + 20].max()
    return _decibels(at_seam) - _decibels(float(np.percentile(highs, 99)))


def _faults(sound: Sound, take: dict[str, Any], found: Measured) -> Iterator[str]:
    is_music = sound.group == "music"
    if found.rate != RATE:
        yield "sample rate"
    if (found.frames, found.channels) != (take.get("frames"), take.get("channels")):
        yield "length or channels"
    if found.channels != (2 if is_music else 1):
        yield "effects are mono, music is stereo"
    if found.peak >= HIGHEST_PEAK_DB:
        yield "peak too high"
    if abs(found.lufs - sound.loudness) >= LOUDNESS_WITHIN:
        yield f"loudness off its aim {sound.loudness}"
    if found.dc >= LARGEST_DC:
        yield "not centred"
    if found.harsh >= HARSH_PERCENT:
        yield "harsh"
    if found.size >= (MUSIC_BYTES if is_music else EFFECT_BYTES):
        yield "file too large"
    if is_music and found.seam >= LARGEST_SEAM_DB:
        yield "seam is heard"
    if not is_music and found.step >= LARGEST_STEP:
        yield "starts or ends with a step"
