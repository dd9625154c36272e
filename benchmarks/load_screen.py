"""What the screen of saved games costs with thousands of them."""

import os
import time
from collections.abc import Iterator
from typing import Final

from benchmarks.aims import Aimed, part_of
from jungle_pg.cabinet import games, words
from jungle_pg.files.folders import assets_folder
from jungle_pg.files.saves.folder import Saves
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.inputs import Wheel

SIZE: Final = (1920, 1080)
FRAME_S: Final = 1 / 60
FRAME_AIM_MS: Final = 16.6


def opening(saves: Saves) -> Iterator[Aimed]:
    """From opening the screen to its first rows, and frames while the others are looked at."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    window = Window(SIZE, is_full_screen=False)
    fonts, loader = Fonts(assets_folder() / "fonts"), Loader()
    pictures = Pictures(assets_folder() / "sprites", fonts, loader, clock=time.perf_counter)
    painter = Painter(window.surface, pictures, fonts)
    world = World(Silence(), SystemClipboard(), Settings(), games, saves=saves)
    began = time.perf_counter()
    scene = LoadGame(world)
    scene.arrange(view_maker(words, fonts.measure, lambda: 12)(SIZE, Settings()))
    first_ms, costs = 0.0, []
    while not scene.is_listed:
        begin = time.perf_counter()
        now = begin - began
        pictures.arrived()
        scene.update(now)
        scene.handle(Wheel(600, 500, -1), now)
        painter.show(scene.draw(now))
        cost = time.perf_counter() - begin
        if not first_ms and scene.shown:
            first_ms = (time.perf_counter() - began) * 1000
        costs.append(cost * 1000)
        time.sleep(max(0.0, FRAME_S - cost))
    costs.sort()
    yield Aimed("opened until the first rows are seen", first_ms, "ms")
    yield Aimed("frames meanwhile, median", part_of(costs, 0.5), "ms", FRAME_AIM_MS)
    yield Aimed("frames meanwhile, 99 of 100", part_of(costs, 0.99), "ms", FRAME_AIM_MS)
    yield Aimed("all of them listed", time.perf_counter() - began, "s")
    scene.close()
    loader.close()
    window.close()
