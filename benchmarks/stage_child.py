"""The program itself, watched: python -m benchmarks.stage_child WHAT WxH FOLDER."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import TypeAlias
from unittest.mock import patch

from benchmarks.screens_program import loading
from jungle_pg.cabinet import games, words
from jungle_pg.files.folders import HOME_VARIABLE, user_folders
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.environment import prepare
from tools.workbench.door import TitleWithDoor
from tools.workbench.workbench import Workbench

prepare(os.environ)

import pygame  # noqa: E402 - only after SDL was told what it should know

from jungle_pg.shell.app import DROWSY_AFTER_S, DROWSY_S, App  # noqa: E402
from jungle_pg.shell.start import CliOptions, Time, play  # noqa: E402
from jungle_pg.shell.window import Window  # noqa: E402

Facts: TypeAlias = dict[str, float | list[float]]

QUIET_S = 2.5
LIVELY_S = 6.0
IDLE_S = 10.0
LISTS_TAB = 2
IDLE_INPUTS, ACTIVE_INPUTS = 60, 150


class Watch:
    """Runs the program; notes when frames are shown and how long each turn takes."""

    def __init__(self) -> None:
        self.title: Title | None = None
        self.shown_at: list[float] = []
        self.shown = Event()
        self.turns_ms: list[float] = []
        self.turns_cpu_ms: list[float] = []
        self.facts: Facts = {}
        self.skipped_s = 0.0
        self._script: Iterator[float] = iter(())
        self._goes_on_at = 0.0

    def play(self, size: tuple[int, int], folder: str, script: Iterator[float]) -> int:
        """Play along a script, which says after how many seconds it goes on; the exit status."""
        self._script = script
        folders = user_folders({HOME_VARIABLE: folder})
        clocks = Time(self._clock, self._sleep, datetime.now)
        with self._looking():
            cli_options = CliOptions(size=size)
            return play(self._open, games, words, cli_options, folders, os.environ, clocks)

    def _open(self, world: World) -> Title:
        self.title = TitleWithDoor(world)
        return self.title

    def _clock(self) -> float:
        return time.monotonic() + self.skipped_s

    def _sleep(self, seconds: float) -> None:
        if time.monotonic() >= self._goes_on_at:
            wait_s = next(self._script, None)
            if wait_s is None:
                _post(pygame.QUIT)
            self._goes_on_at = time.monotonic() + (wait_s or 0)
        time.sleep(seconds)

    @contextmanager
    def _looking(self) -> Iterator[None]:
        show, turn = Window.show, App.tick

        def watched_show(window: Window, areas: Sequence[pygame.Rect]) -> None:
            show(window, areas)
            if areas:
                self.shown_at.append(time.perf_counter())
                self.shown.set()

        def watched_turn(app: App, now: float) -> float:
            begun, begun_cpu = time.perf_counter(), time.thread_time()
            rest = turn(app, now)
            self.turns_ms.append((time.perf_counter() - begun) * 1e3)
            self.turns_cpu_ms.append((time.thread_time() - begun_cpu) * 1e3)
            return rest

        with patch.object(Window, "show", watched_show), patch.object(App, "tick", watched_turn):
            yield


def idle(watch: Watch) -> Iterator[float]:
    """The title, left alone."""
    yield from _settled(watch)
    frames, begun = len(watch.shown_at), time.monotonic()
    cpu_s, loop_s = time.process_time(), time.thread_time()
    yield IDLE_S
    passed_s = time.monotonic() - begun
    watch.facts = {
        "frames": len(watch.shown_at) - frames,
        "cpu_percent": (time.process_time() - cpu_s) / passed_s * 100,
        "loop_percent": (time.thread_time() - loop_s) / passed_s * 100,
    }


def tour(watch: Watch) -> Iterator[float]:
    """To the workbench, through its tabs, down a list, and back, while pictures still arrive."""
    title = watch.title
    assert title is not None
    yield 0.6
    assert title.view is not None
    watch.turns_ms, watch.turns_cpu_ms = [], []
    # A second workbench, laid out in the same way, tells where things are on the first.
    bench = Workbench(title.world, LISTS_TAB)
    bench.arrange(title.view)
    _post(pygame.KEYDOWN, key=pygame.K_F9, mod=0)
    yield 0.5
    for number, tab in enumerate(bench.tabs.parts(title.view)):
        yield from _click(*tab.middle)
        yield 0.3
        if number == LISTS_TAB:
            _move_to(*bench.sheet.widgets[0].rect.middle)
            for _ in range(40):
                _post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
                yield 0.03
    _post(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    yield 0.6
    watch.facts = {
        "frames": len(watch.shown_at),
        "worst_ms": max(watch.turns_ms),
        "worst_cpu_ms": max(watch.turns_cpu_ms),
        "late": sum(turn > 33 for turn in watch.turns_ms),
        "memory_mb": _memory_mb("VmRSS"),
        "most_memory_mb": _memory_mb("VmHWM"),
    }


def delays(watch: Watch) -> Iterator[float]:
    """How long the mouse waits for the frame that answers it, from idle and while in use."""
    yield from _settled(watch)
    hand = Thread(target=_move_about, args=(watch,))
    hand.start()
    while hand.is_alive():
        yield 0.05


def _move_about(watch: Watch) -> None:
    luck = Random(1)
    frame_s = 1 / 60

    def from_idle() -> None:
        watch.skipped_s += DROWSY_AFTER_S + 1
        time.sleep(2 * DROWSY_S + luck.uniform(0, 2 * DROWSY_S))

    def in_use() -> None:
        time.sleep(luck.uniform(0, 2 * frame_s))

    watch.facts = {
        "idle_ms": _answers_ms(watch, IDLE_INPUTS, from_idle),
        "active_ms": _answers_ms(watch, ACTIVE_INPUTS, in_use),
    }


def _answers_ms(watch: Watch, count: int, wait: Callable[[], None]) -> list[float]:
    assert watch.title is not None
    buttons = (watch.title.choices["settings"], watch.title.choices["quit"])
    answers = []
    for number in range(count):
        wait()
        watch.shown.clear()
        begun = time.perf_counter()
        _move_to(*buttons[number % 2].rect.middle)
        assert watch.shown.wait(timeout=5), "no frame answered the mouse"
        answers.append((watch.shown_at[-1] - begun) * 1e3)
    return answers


def _settled(watch: Watch) -> Iterator[float]:
    """Until nothing was painted for a while, or for long enough where something always moves.

    On a busy machine what is loaded behind the title takes longer than that.
    """
    latest = time.perf_counter() + LIVELY_S
    while time.perf_counter() < min(watch.shown_at[-1] + QUIET_S, latest) or loading():
        yield 0.1


def _click(x: float, y: float) -> Iterator[float]:
    _move_to(x, y)
    yield 0.05
    _post(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1)
    yield 0.05
    _post(pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=1)


def _move_to(x: float, y: float) -> None:
    _post(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0))


def _post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.event.Event(kind, facts))


def _memory_mb(field: str) -> float:
    """A line of what Linux knows of this process; elsewhere the most it ever had."""
    status = Path("/proc/self/status")
    if not status.exists():
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return int(lines[field].split()[0]) / 1e3


def main(what: str, size: str, folder: str) -> int:
    """Run one script, print what it found as JSON and give the program's exit status."""
    width, height = size.split("x")
    watch = Watch()
    script = {"idle": idle, "tour": tour, "delays": delays}[what](watch)
    status = watch.play((int(width), int(height)), folder, script)
    print(json.dumps(watch.facts))
    return status


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
