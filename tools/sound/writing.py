"""Writing the files: 16 bits, then Vorbis by oggenc or by the soundfile package."""

import json
import os
import shutil
import subprocess
import tempfile
import wave
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypedDict

import numpy as np

from tools.sound.mastering import takes
from tools.sound.table import GROUP_GAIN, Sound
from tools.sound.tones import RATE, Wave, luck_of

SOUND_LIST: Final = "sounds.json"
BLOCK: Final = 65536
"""Some versions of libsndfile crash when they are given more samples at once."""


class ListedTake(TypedDict):
    """What the list of sounds says of a file."""

    file: str
    frames: int
    channels: int


class CannotEncode(Exception):  # noqa: N818
    """A sound could not be written as Ogg Vorbis; the message says why."""


def write_sounds(sounds: Sequence[Sound], folder: Path, *, with_list: bool) -> Iterator[str]:
    """Make sounds and put them into a folder, all at the end; a line for each sound on the way."""
    if not shutil.which("oggenc") and not find_spec("soundfile"):
        raise CannotEncode("writing needs the program oggenc or the Python package soundfile")
    folder.mkdir(parents=True, exist_ok=True)
    listing: dict[str, object] = {}
    # In the folder itself, so that finished files only change their names.
    with tempfile.TemporaryDirectory(prefix=".", dir=folder) as scratch:
        done = Path(scratch, "done")
        done.mkdir()
        for sound in sounds:
            files = list(_encoded(sound, Path(scratch), done))
            facts = {"bus": sound.group, "loudness": sound.loudness, "takes": files}
            listing[sound.name] = facts
            yield f"{sound.name:16} {len(files)} x {files[0]['frames'] / RATE:7.3f} s"
        if with_list:
            text = json.dumps({"rate": RATE, "gain": GROUP_GAIN, "sounds": listing}, indent=1)
            (done / SOUND_LIST).write_bytes(f"{text}\n".encode())
        for path in done.iterdir():
            os.replace(path, folder / path.name)


def _encoded(sound: Sound, scratch: Path, done: Path) -> Iterator[ListedTake]:
    for name, channels in takes(sound):
        wav, ogg = scratch / f"{name}.wav", done / f"{name}.ogg"
        write_wav(wav, channels)
        _write_ogg(ogg, wav, sound.quality)
        yield {"file": ogg.name, "frames": len(channels[0]), "channels": len(channels)}


def write_wav(path: Path, channels: Sequence[Wave]) -> None:
    """16 bits with triangular dither, seeded by the name of the file."""
    luck = luck_of(path.name)
    data = np.stack(channels, axis=1) * 32767
    data = np.round(data + luck.random(data.shape) - luck.random(data.shape))
    with wave.open(str(path), "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.clip(-32767, 32767).astype("<i2").tobytes())


def _write_ogg(path: Path, wav: Path, quality: float) -> None:
    if not shutil.which("oggenc"):
        _write_with_soundfile(path, wav, quality)
        return
    # A fixed serial number gives the same bytes each time.
    order = ["oggenc", "-Q", "--serial", "1", "-q", str(quality), "-o", str(path), str(wav)]
    done = subprocess.run(order, capture_output=True, text=True)
    if done.returncode:
        raise CannotEncode(f"oggenc could not write {path.name}: {done.stderr.strip()}")


def _write_with_soundfile(path: Path, wav: Path, quality: float) -> None:
    import soundfile

    data, rate = soundfile.read(wav)
    kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality / 10}
    try:
        with soundfile.SoundFile(path, "w", rate, data.ndim, **kind) as out:
            for start in range(0, len(data), BLOCK):
                out.write(data[start : start + BLOCK])
    except soundfile.SoundFileError as problem:
        raise CannotEncode(f"soundfile could not write {path.name}: {problem}") from problem
