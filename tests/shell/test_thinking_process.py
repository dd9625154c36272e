"""The thinking process of the program: started when it is needed, gone when the program is."""

import multiprocessing
import os
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from jungle_pg.cabinet import brains, games
from jungle_pg.engine.client import Worker
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.files.folders import user_folders
from jungle_pg.scenes.base import Command, Scene
from jungle_pg.scenes.title.title import QUIET_S, Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.start import CliOptions, Time, play
from tests.systems import is_running
from tests.words import language_of

PATIENCE_S = 30
LONG_S = 3 * QUIET_S
"""By then a title nobody touched shows a demonstration."""


class Opened:
    """Opens thinking processes, and remembers them."""

    def __init__(self) -> None:
        self.workers: list[ProcessWorker] = []

    def __call__(self) -> Worker:
        self.workers.append(ProcessWorker(brains))
        return self.workers[-1]

    def process_id(self) -> int:
        """The number of the only thinking process, once it runs."""
        (worker,) = self.workers
        deadline = time.monotonic() + PATIENCE_S
        while worker.process_id is None:
            assert time.monotonic() < deadline, "no process was started"
            time.sleep(0.01)
        return worker.process_id


class Failing(Title):
    """A title that breaks when a demonstration is over."""

    def resume(self, result: object, now: float) -> Command | None:
        raise RuntimeError("the toucan is gone")


def run(
    folder: Path,
    opened: Callable[[], Worker],
    at_the_end: Callable[[], None],
    first: Callable[[World], Scene] = Title,
    seconds: float = LONG_S,
) -> int:
    """Run the program for so many seconds of its own time, then do something until it ends."""
    count = 0

    def sleep(pause: float) -> None:
        nonlocal count
        count += 1
        if count >= seconds:
            at_the_end()
        assert count < seconds + 20, "the program did not end"

    clocks = Time(lambda: float(count), sleep, lambda: datetime(2026, 5, 4, 12, 30))
    folders = user_folders({"JUNGLE_PG_HOME": str(folder)})
    cli_options = CliOptions(size=(800, 600), language="en", is_silent=True)
    return play(first, games, language_of, cli_options, folders, {"LANG": "C"}, clocks, opened)


def close() -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def press() -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))


def test_a_program_in_which_nobody_thinks_starts_no_process(tmp_path: Path) -> None:
    opened = Opened()
    assert run(tmp_path, opened, close, seconds=5) == 0
    assert opened.workers == []


@pytest.mark.skipif(os.name != "posix", reason="asks for a process by a signal")
def test_a_program_that_has_thought_leaves_no_process_behind(tmp_path: Path) -> None:
    opened = Opened()
    processes: list[int] = []

    def look_and_close() -> None:
        processes.append(opened.process_id())
        close()

    assert run(tmp_path, opened, look_and_close) == 0
    assert not is_running(processes[0])
    assert multiprocessing.active_children() == []


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="asks for a process by a signal")
def test_a_program_that_fails_leaves_no_process_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = Opened()
    processes: list[int] = []

    def look_and_break() -> None:
        processes.append(opened.process_id())
        if len(processes) == 1:
            press()
        else:
            close()

    assert run(tmp_path, opened, look_and_break, Failing) == 1
    assert "the game stopped because of a mistake in it" in capsys.readouterr().err
    assert not is_running(processes[0])
    assert multiprocessing.active_children() == []
