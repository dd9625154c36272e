"""The program itself without a display, on a clock that is told what time it is."""

import os
import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# Nobody looks at a window that is not there; its gamepads are heard all the same.
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

import pygame

from jungle_pg.cabinet import games, words
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.background import Task
from jungle_pg.files.folders import HOME_VARIABLE, Folders, user_folders
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.settings import Language
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.exports import (
    CUT_SHORT,
    ExportOrder,
    NotExported,
    Outcome,
)
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.app import App
from jungle_pg.shell.sound import audio
from jungle_pg.shell.start import CliOptions, Time, play
from stress.broken import need
from stress.patience import patience

if TYPE_CHECKING:
    from jungle_pg.engine.client import Worker

BEGINNING: Final = datetime(2026, 3, 4, 11, 30)
PATIENCE_S: Final = 20.0
EXPORT_LOOKS: Final = 30
AWAITED: Final = (Task, Listing)
"""What is done in a thread and waited for at once where every run must be the same."""


class Program:
    """One player's program, which may be started again and again."""

    def __init__(
        self,
        home: Path,
        seed: int,
        open_worker: "Callable[[], Worker]",
        *,
        size: tuple[int, int] = (800, 600),
        language: Language = "en",
        first: Callable[[World], Scene] = Title,
        cache: Path | None = None,
        opens: Path | None = None,
        is_silent: bool = False,
        is_repeatable: bool = True,
    ) -> None:
        folders = user_folders({HOME_VARIABLE: str(home)})
        self.folders: Folders = replace(folders, cache=cache or folders.cache)
        self.now = 100.0
        """What the steady clock says."""
        self.wall = BEGINNING
        """What the calendar says when the steady clock says 0."""
        self.is_minimised = False
        self.trouble: BaseException | None = None
        """What stopped the program."""
        self._luck = Random(f"luck {seed}")
        self._open_worker, self._first = open_worker, first
        self._wishes = CliOptions(size=size, language=language, is_silent=is_silent, opens=opens)
        self._is_silent, self._is_repeatable = is_silent, is_repeatable

    def today(self) -> datetime:
        """What the calendar says now."""
        return self.wall + timedelta(seconds=self.now)

    def start(self, before: Callable[[App], None], after: Callable[[App], None]) -> int:
        """Run the program until it ends; its exit status.

        `before` is called before every turn but the first of all, `after` after every turn.
        """
        with ExitStack() as stack:
            stack.enter_context(patch.object(App, "tick", self._watched(before, after)))
            stack.enter_context(patch.object(threading, "excepthook", self._hear_of_thread))
            if self._is_repeatable:
                stack.enter_context(patch.object(Thread, "start", start_and_wait(Thread.start)))
                stack.enter_context(patch.object(audio, "_is_quiet", quiet_at_once))
            stack.enter_context(patch("pygame.display.get_active", lambda: not self.is_minimised))
            clocks = Time(lambda: self.now, self._sleep, self.today)
            status = play(
                self._seeded_first,
                games,
                words,
                self._wishes,
                self.folders,
                {"LANG": "C"},
                clocks,
                self._open_worker,
            )
        # From now on the settings that were kept count.
        self._wishes = CliOptions(is_silent=self._is_silent)
        return status

    def _watched(
        self, before: Callable[[App], None], after: Callable[[App], None]
    ) -> Callable[[App, float], float]:
        turn = App.tick
        has_begun = False

        def watched(app: App, now: float) -> float:
            nonlocal has_begun
            if self.trouble is not None:
                # The program shows its message of a crash; nobody is there to read it.
                app.is_over = True
                return 0.0
            try:
                if has_begun:
                    before(app)
                if self._is_repeatable and app.pictures._loader is not None:
                    app.pictures._loader.finish()
                has_begun = True
                with patience():
                    rest_s = turn(app, self.now)
                after(app)
            except Exception as trouble:
                self.trouble = trouble
                raise
            return rest_s

        return watched

    def _seeded_first(self, world: World) -> Scene:
        world.luck = lambda: self._luck.getrandbits(32)
        if self._is_repeatable:
            world.exporter = SteadyExport
        return self._first(world)

    def _sleep(self, seconds: float) -> None:
        self.now += seconds

    def _hear_of_thread(self, failed: threading.ExceptHookArgs) -> None:
        if self.trouble is None and failed.exc_value is not None:
            failed.exc_value.add_note(f"in the thread {failed.thread and failed.thread.name}")
            self.trouble = failed.exc_value


def quiet_at_once() -> bool:
    """End every sound: how long one is heard is a matter of the device, not of the clock."""
    pygame.mixer.stop()
    return True


def start_and_wait(start: Callable[[Thread], None]) -> Callable[[Thread], None]:
    """Begin a thread, and let what it does beside the frames arrive in the same turn each time."""

    def begin(thread: Thread) -> None:
        start(thread)
        if isinstance(getattr(getattr(thread, "_target", None), "__self__", None), AWAITED):
            thread.join(PATIENCE_S)
            need(not thread.is_alive(), "a thread that does not end:", thread.name)

    return begin


class SteadyExport:
    """A file in the making that comes on a little whenever it is looked at, and is never there."""

    def __init__(self, shown: AnyMatch | AnyStudy, order: ExportOrder) -> None:
        self._looks = 0

    @property
    def part(self) -> float:
        """How much is done."""
        self._looks += 1
        return min(1.0, self._looks / EXPORT_LOOKS)

    @property
    def outcome(self) -> Outcome | None:
        """Nothing comes of it."""
        return NotExported(CUT_SHORT) if self._looks > EXPORT_LOOKS else None

    def cancel(self) -> None:
        """Nothing was begun."""
