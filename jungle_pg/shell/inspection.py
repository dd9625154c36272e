"""A look at what the program is made of: every drawing, sound and font, and a real window."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from jungle_pg.files.folders import Folders
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.world import World
from jungle_pg.shell.environment import without_a_window
from jungle_pg.shell.pictures.fonts import CHINESE_FILE, LATIN_FILE, Fonts
from jungle_pg.shell.pictures.raster import draw_sprite
from jungle_pg.shell.sound.audio import RATE_HZ, SIXTEEN_BITS, SOUND_LIST, STEREO
from jungle_pg.shell.sound.mixer import parse_sound_list
from jungle_pg.shell.start import CliOptions, Time, play
from jungle_pg.texts.languages import Words

DRAWING_PX: Final = 64
LINE_PX: Final = 24
LINES: Final = {LATIN_FILE: "Jungle", CHINESE_FILE: "斗兽棋"}
WINDOW_SIZE: Final = (800, 600)
TURNS: Final = 10
LENGTH_ERROR_S: Final = 0.05
DEVICES: Final = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "PYGAME_DISPLAY")


class Broken(Exception):  # noqa: N818 - it reads as what it is
    """A part of the program does not work; the message is one line that says why."""


@contextmanager
def nobody_there() -> Iterator[None]:
    """Without a display and without a sound device, whatever this computer has."""
    before = {name: os.environ.get(name) for name in DEVICES}
    without_a_window(os.environ)
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    try:
        yield
    finally:
        pygame.mixer.quit()
        pygame.display.quit()
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def versions() -> dict[str, str]:
    """Versions of what draws and sounds."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return {"pygame-ce": pygame.version.ver, "SDL": sdl}


def draw_everything(folder: Path) -> int:
    """Draw every picture of a folder once; how many there are."""
    names = [path.relative_to(folder).with_suffix("") for path in sorted(folder.rglob("*.svg"))]
    for name in names:
        picture = draw_sprite(folder, name.as_posix(), DRAWING_PX, DRAWING_PX)
        if not picture.get_bounding_rect():
            raise Broken(f"the picture {name.as_posix()} is empty")
    return _some(len(names), "picture", folder)


def decode_everything(folder: Path) -> int:
    """Decode every recording of the list of sounds; how many there are."""
    pygame.mixer.init(RATE_HZ, SIXTEEN_BITS, STEREO)
    entries = parse_sound_list((folder / SOUND_LIST).read_text("utf-8"))
    takes = [take for entry in entries.values() for take in entry.takes]
    for take in takes:
        try:
            length_s = pygame.mixer.Sound(folder / take.file).get_length()
        except (pygame.error, OSError) as error:
            raise Broken(f"the sound {take.file} cannot be decoded: {error}") from error
        if abs(length_s - take.length_s) > LENGTH_ERROR_S:
            raise Broken(f"{take.file} lasts {length_s:.2f} s instead of {take.length_s:.2f} s")
    return _some(len(takes), "sound", folder)


def open_fonts(folder: Path) -> int:
    """Draw a line with every font; how many there are."""
    fonts = Fonts(folder)
    for name, text in LINES.items():
        line = fonts.line(text, LINE_PX, "#FFFFFF", None)
        for problem in fonts.problems:
            raise Broken(problem)
        if not line.get_bounding_rect():
            raise Broken(f"the font {name} draws nothing")
    return len(LINES)


def open_and_close(
    first: Callable[[World], Scene],
    games: Callable[[], Mapping[str, Game]],
    words_of: Callable[[str], Words],
    folders: Folders,
    time: Time,
) -> float:
    """Let the program run in a real window for a moment; seconds until it was painted."""
    turns_at: list[float] = []

    def look(seconds: float) -> None:
        turns_at.append(time.clock())
        if len(turns_at) == TURNS:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        time.sleep(seconds)

    begun = time.clock()
    cli_options = CliOptions(size=WINDOW_SIZE, is_silent=True)
    watched = replace(time, sleep=look)
    status = play(first, games, words_of, cli_options, folders, os.environ, watched)
    if status:
        raise Broken(f"the program ended with status {status}")
    return turns_at[0] - begun


def _some(count: int, what: str, folder: Path) -> int:
    if not count:
        raise Broken(f"there is no {what} in {folder}")
    return count
