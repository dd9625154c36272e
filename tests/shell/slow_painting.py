"""A program on a slow machine with an empty picture store, turn by turn."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame
from pygame import Surface, image

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.app import App
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader, Made, Order
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.pictures.raster import BrokenPicture
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.warnings import Warnings
from jungle_pg.shell.window import Window
from tests.shell.letting_go import let_go
from tests.thought_once import a_thinker
from tests.words import language_of

SIZE = (800, 600)
TURN_S = 0.02
DRAWING_S = 0.009
"""What every small picture takes: one of them fills the time a frame has."""
LOADING_TURNS = 4
"""Turns that every large picture takes in the background."""


class SlowLoader(Loader):
    """Makes one picture after the other, each ready only some turns after it was begun."""

    def __init__(self, program: "SlowProgram") -> None:
        super().__init__()
        self._program = program
        self.turns = 0
        self.is_stuck = False

    def order(self, order: Order) -> None:
        if order.key not in self._due:
            self._due.add(order.key)
            self._orders.append(order)

    def finish(self) -> None:
        """Nobody can hurry it."""

    def take(self) -> list[tuple[Hashable, Made]]:
        self.turns += 1
        if self.is_stuck or not self._orders or self.turns % LOADING_TURNS:
            return []
        order = self._orders.popleft()
        self._due.discard(order.key)
        clock = self._program.clock
        try:
            made = order.make(lambda: False)
        except BrokenPicture as error:
            made = Made(None, (str(error),))
        self._program.clock = clock  # what is made in the background takes no time of a frame
        assert made is not None
        return [(order.key, made)]


class SlowProgram:
    """The app, and a look at its window after every turn."""

    def __init__(self, assets: Path, sprites: Path, *, is_calm: bool) -> None:
        self.time = self.clock = 0.0
        self.window = Window(SIZE, is_full_screen=False)
        pygame.font.init()
        fonts = Fonts(assets / "fonts")
        settings = Settings(window_size=SIZE, theme="day", reduced_motion=is_calm)
        engine = a_thinker()
        self.world = World(Silence(), SystemClipboard(), settings, games, engine=engine)
        view_for = view_maker(language_of, fonts.measure, lambda: 12)
        self.loader = SlowLoader(self)
        pictures = Pictures(sprites, fonts, self.loader, clock=lambda: self.clock)
        self.told: list[str] = []
        self.app = App(
            self.window,
            Stack(Title(self.world), view_for(SIZE, settings)),
            self.world,
            fonts,
            pictures,
            view_for,
            lambda settings: None,
            Warnings(self.told.append),
        )
        self._fonts, self._all = fonts, Pictures(sprites, fonts)
        self._shown = self.pixels()
        self.held = 0
        """Turns that left the old picture in the window."""
        self.seen = 0
        """Pictures that were looked at and lacked nothing."""

    def pixels(self) -> bytes:
        """What is in the window."""
        return image.tobytes(self.window.surface, "RGB")

    def whole(self) -> bytes:
        """What the shown list looks like with all its pictures."""
        surface, clock = Surface(self.window.size), self.clock
        Painter(surface, self._all, self._fonts).show(self.app._frame)
        self.clock = clock
        return image.tobytes(surface, "RGB")

    def tick(self, seconds: float = TURN_S) -> None:
        """One turn: afterwards there is the old picture, or a new one that lacks nothing."""
        self.time += seconds
        frames = self.app.frames
        self.app.tick(self.time)
        self.held += self.app.is_held
        if self.app.frames > frames:
            painted = image.tobytes(self.app.showing.painter.surface, "RGB")
            assert painted == self.whole(), "a picture was shown that lacks something"
            self._shown = self.pixels()
            if not self.app.showing.is_fading():
                assert self._shown == painted
            self.seen += 1
        elif self.app._page is not None and self.app._settles_at is None:
            assert self.pixels() == self._shown, "the old picture was touched"

    def until_shown(self, most: int = 1500) -> int:
        """Turns until the page in use is shown and nothing is awaited; how many that took."""
        self.tick()
        turns = 1
        while self.app.is_held or self.app._is_unseen:
            assert turns < most, "the new picture never comes"
            self.tick()
            turns += 1
        return turns

    def stretched(self) -> None:
        """The old picture was put into a window of another size."""
        self._shown = self.pixels()


@contextmanager
def slow_program(
    assets: Path, *, is_calm: bool = True, sprites: Path | None = None
) -> Iterator[SlowProgram]:
    """A program without any picture, in which every picture takes its time."""
    let_go()
    program = SlowProgram(assets, sprites or assets / "sprites", is_calm=is_calm)
    quick = pygame.image.load_sized_svg

    def slow(*facts: Any) -> Surface:
        program.clock += DRAWING_S
        return quick(*facts)

    with patch.object(pygame.image, "load_sized_svg", slow):
        yield program
    program.app.stack.close()
    pygame.display.quit()
