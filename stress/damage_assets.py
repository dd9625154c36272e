"""Damaged drawings, sounds and fonts, tried in a process of their own.

They are read by libraries that were not written in Python, so a mistake there would end the whole
process; the one who waits for it then knows by which number. Run as a program: SEED COUNT.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jungle_pg.core.rulebook import BadText
from jungle_pg.files.folders import assets_folder
from jungle_pg.shell.pictures.fonts import CHINESE_FILE, LATIN_FILE, Fonts
from jungle_pg.shell.pictures.raster import BrokenPicture, draw_svg
from jungle_pg.shell.sound.audio import RATE_HZ, SIXTEEN_BITS, STEREO, Speaker
from jungle_pg.shell.sound.mixer import SoundEntry, parse_sound_list
from jungle_pg.stage.cues import Cue
from stress.bounds import within_time
from tests.saves.fuzzing import damaged_bytes, damaged_document

SMALL_BYTES: Final = 40_000
"""Files that are longer take more than their time when they are whole, too."""
LONGEST_S: Final = 0.25
"""Fonts and sounds are opened once, while something else is shown."""
PATIENCE_S: Final = 300
TEXT: Final = "Jungle 斗兽棋 → 12 ·"


def drawing_case(rng: Random, folder: Path) -> None:
    """A drawing is drawn, or it is said that it cannot be."""
    try:
        draw_svg(damaged_bytes(_any_file("sprites", "*.svg", rng).read_bytes(), rng), 64, 64)
    except BrokenPicture as broken:
        _check(str(broken))


def sound_case(rng: Random, folder: Path) -> None:
    """A sound is heard, or it is said that it cannot be; the same for music."""
    (folder / "sound.ogg").write_bytes(
        damaged_bytes(_any_file("sounds", "*.ogg", rng).read_bytes(), rng)
    )
    sounds = {
        name: {"bus": bus, "takes": [{"file": "sound.ogg", "frames": 44100}]}
        for name, bus in (("effect", "ui"), ("loop", "music"))
    }
    gains = {"ui": 1.0, "music": 1.0}
    _hear(folder, parse_sound_list(json.dumps({"rate": 44100, "gain": gains, "sounds": sounds})))


def sound_list_case(rng: Random, folder: Path) -> None:
    """A list of sounds is used, or it is said that it cannot be."""
    path = assets_folder() / "sounds/sounds.json"
    if rng.random() < 0.5:
        text = damaged_bytes(path.read_bytes(), rng).decode("utf-8", "replace")
    else:
        text = json.dumps(damaged_document(json.loads(path.read_bytes()), rng))
    try:
        sounds = parse_sound_list(text)
    except BadText as mistake:
        _check(str(mistake))
        return
    names = rng.sample(list(sounds), min(3, len(sounds)))
    _hear(assets_folder() / "sounds", {name: sounds[name] for name in names})


def font_case(rng: Random, folder: Path) -> None:
    """A font is used, or another one is and that is said."""
    for name in (LATIN_FILE, CHINESE_FILE):
        (folder / name).write_bytes((assets_folder() / "fonts" / name).read_bytes())
    name = rng.choice((LATIN_FILE, CHINESE_FILE))
    (folder / name).write_bytes(damaged_bytes((folder / name).read_bytes(), rng))
    fonts = Fonts(folder)
    fonts.measure(TEXT, 20)
    fonts.line(TEXT, 20, "#FFFFFF", "#000000")
    for problem in fonts.problems:
        _check(problem)


CASES: Final[dict[str, Callable[[Random, Path], None]]] = {
    "drawing": drawing_case,
    "sound": sound_case,
    "sound list": sound_list_case,
    "font": font_case,
}


def one_case(kind: str, seed: int, folder: Path) -> None:
    """One damaged asset, by its number."""
    within_time(lambda: CASES[kind](Random(seed), folder), LONGEST_S)


def damaged_assets(seed: int, count: int) -> list[str]:
    """Try so many damaged assets of each kind in another process; what went wrong."""
    done = subprocess.run(
        [sys.executable, "-m", "stress.damage_assets", str(seed), str(count)],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    *lines, last = done.stdout.splitlines() or [""]
    findings = [line for line in lines if line.startswith("found: ")]
    if last != "done":
        findings.append(f"the process ended with {done.returncode} in {last} {done.stderr[-300:]}")
    return findings


def main(seed: int, count: int) -> None:
    """Try damaged assets, saying before each one which it is."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.mixer.init(RATE_HZ, SIXTEEN_BITS, STEREO)
    with TemporaryDirectory(prefix="jungle-damage-") as folder:
        for number in range(seed, seed + count):
            for kind in CASES:
                print(f"one_case({kind!r}, {number})", flush=True)
                try:
                    one_case(kind, number, Path(folder))
                except Exception as failure:
                    print(f"found: {failure!r:.300} in one_case({kind!r}, {number})", flush=True)
    print("done")


def _any_file(folder: str, pattern: str, rng: Random) -> Path:
    files = sorted((assets_folder() / folder).rglob(pattern))
    return rng.choice([path for path in files if path.stat().st_size < SMALL_BYTES])


def _hear(folder: Path, sounds: Mapping[str, SoundEntry]) -> None:
    speaker = Speaker(folder, sounds)
    now = 0.0
    for name in sounds:
        speaker.cue(Cue(name))
        speaker.music(name)
        for _ in range(3):
            now += 1.0
            speaker.update(now)
    for problem in speaker.problems():
        _check(problem)
    pygame.mixer.stop()
    pygame.mixer.music.unload()


def _check(words: str) -> None:
    if not words:
        raise AssertionError("no words for what is wrong")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
