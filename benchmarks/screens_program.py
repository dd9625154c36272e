"""The program itself without a display: a script says what happens before each of its turns."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from tempfile import TemporaryDirectory
from threading import Thread
from threading import enumerate as enumerate_threads
from typing import TYPE_CHECKING, Final, TypeAlias
from unittest.mock import patch

from jungle_pg.cabinet import games, journeys, words
from jungle_pg.files.folders import HOME_VARIABLE, user_folders
from jungle_pg.files.settings import Settings, SettingsFile
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World, nobody_thinks
from jungle_pg.shell.environment import prepare

prepare(os.environ)

import pygame  # noqa: E402 - only after SDL was told what it should know

from jungle_pg.shell.app import App  # noqa: E402
from jungle_pg.shell.start import CliOptions, Time, play  # noqa: E402

if TYPE_CHECKING:
    from jungle_pg.engine.client import Worker

SIZES: Final[Mapping[str, tuple[int, int]]] = {"1080p": (1920, 1080), "4K": (3840, 2160)}
QUIET_TURNS: Final = 12
"""Turns without a painting after which all is said to stand still."""

LIVELY_TURNS: Final = 150
"""Turns after which a screen that never stands still has all its pictures."""

BEGINNING_S: Final = 1000.0
LOADING: Final = "screens"
"""The thread that loads what is opened from the title."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the program, in the time the program knows."""

    begun_s: float
    ended_s: float
    cpu_ms: float
    """Of the thread that paints."""
    has_painted: bool


Script: TypeAlias = Callable[["Program"], Iterator[None]]
"""Goes on before each turn, and ends the program with its own end."""


class Program:
    """One run of the program along a script.

    Time is made of the CPU time of the program and of its sleep, as on a machine that has nothing
    else to do, until it should be real.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings | None = None,
        *,
        first: Callable[[World], Scene] = Title,
        open_worker: "Callable[[], Worker]" = nobody_thinks,
        home: str | None = None,
    ) -> None:
        self.turns: list[Turn] = []
        self._is_real, self._offset_s = False, BEGINNING_S
        self._size, self._settings = size, settings or Settings()
        self._first, self._open_worker = first, open_worker
        self._home = home
        """Where its files lie; a folder of this run alone if there is none."""
        self._app: App | None = None
        self._script: Iterator[None] = iter(())

    @property
    def app(self) -> App:
        """The program between its turns."""
        assert self._app is not None, "no turn has begun yet"
        return self._app

    @property
    def now(self) -> float:
        """The time as the program knows it."""
        return self._offset_s + (time.monotonic() if self._is_real else time.thread_time())

    def use_real_time(self) -> None:
        """Let time pass as it does outside, from now on."""
        now, self._is_real = self.now, True
        self._offset_s = now - time.monotonic()

    def run(self, script: Script) -> None:
        """Play along the script."""
        os.environ.update({"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
        self._script = script(self)
        with TemporaryDirectory() as empty, patch.object(App, "tick", self._watched(App.tick)):
            folders = user_folders({HOME_VARIABLE: self._home or empty})
            SettingsFile(folders.config / "settings.json").save(self._settings)
            clocks = Time(lambda: self.now, self._sleep, lambda: datetime(2000, 1, 1, 12))
            cli_options = CliOptions(size=self._size)
            status = play(
                self._first,
                games,
                words,
                cli_options,
                folders,
                os.environ,
                clocks,
                self._open_worker,
                journeys,
            )
            if status:
                reports = sorted(folders.logs.glob("*.txt"))
                raise RuntimeError(reports[-1].read_text("utf-8") if reports else "no report")

    def settled(self) -> Iterator[None]:
        """Until all pictures are there and nothing moves, or where life never ends, for a while.

        What is loaded while the title is looked at is there too: nobody clicks in a tenth of a
        second, but time as it is counted here goes by faster than that thread.
        """
        for _ in range(LIVELY_TURNS):
            last = self.turns[-QUIET_TURNS:]
            is_quiet = len(last) == QUIET_TURNS and not any(turn.has_painted for turn in last)
            if is_quiet and not (self.app.is_held or self.app.pictures.waiting()):
                break
            yield
        while self.app.is_held or self.app.pictures.waiting():
            yield
        for thread in loading():
            thread.join()

    def click(self, name: str) -> Iterator[None]:
        """Click on a widget of the scene in use; the last turn is still to come."""
        x, y = self.place_of(name)
        self.point(x, y)
        yield
        self.press(x, y)
        yield
        self.release(x, y)

    def place_of(self, name: str) -> tuple[float, float]:
        """The middle of a widget of the scene in use."""
        scene = self.app.stack.top
        assert isinstance(scene, Screen)
        return next(each for each in scene.page.widgets if each.name == name).rect.middle

    def point(self, x: float, y: float) -> None:
        """Move the mouse."""
        post(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, x: float, y: float) -> None:
        """Press its button."""
        post(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)

    def release(self, x: float, y: float) -> None:
        """Let its button go."""
        post(pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=1)

    def roll(self, up: float) -> None:
        """Turn its wheel."""
        post(pygame.MOUSEWHEEL, x=0, y=round(up), precise_x=0.0, precise_y=up)

    def key(self, code: int) -> None:
        """Press a key and let it go."""
        post(pygame.KEYDOWN, key=code, mod=0)
        post(pygame.KEYUP, key=code, mod=0)

    def _sleep(self, seconds: float) -> None:
        if self._is_real:
            time.sleep(seconds)
            return
        self._offset_s += seconds
        if self.app.pictures.waiting():
            # The thread of the pictures knows no other time than the real one.
            time.sleep(seconds)

    def _watched(self, turn: Callable[[App, float], float]) -> Callable[[App, float], float]:
        def watched(app: App, now: float) -> float:
            self._app = app
            if self.turns and next(self._script, "the end") == "the end":
                app.is_over = True
            painted, begun_s, begun_cpu_s = app.frames, self.now, time.thread_time()
            rest_s = turn(app, now)
            cpu_ms = (time.thread_time() - begun_cpu_s) * 1e3
            self.turns.append(Turn(begun_s, self.now, cpu_ms, app.frames > painted))
            return rest_s

        return watched


def loading() -> list[Thread]:
    """The threads that still load what is opened from the title."""
    return [thread for thread in enumerate_threads() if thread.name == LOADING]


def post(kind: int, **facts: object) -> None:
    """Let something happen to the window."""
    pygame.event.post(pygame.event.Event(kind, facts))
