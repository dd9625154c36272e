"""What the running program costs: at rest, when it is used, and when it starts."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.aims import Aimed, part_of
from benchmarks.repeats import often
from jungle_pg.files.folders import HOME_VARIABLE, user_folders
from jungle_pg.files.settings import Settings, SettingsFile

ROOT: Final = Path(__file__).parent.parent
USUAL, LARGE = "1920x1080", "3840x2160"
SCREEN: Final = "3900x2240x24"
STARTS: Final = often(7)
TOURS: Final = often(3)
PATIENCE_S: Final = 120
MEMORY_MB: Final = {USUAL: 200, LARGE: 400}
LATE_MS: Final = 33
BARE: Final = """
import time, pygame
pygame.display.init()
window = pygame.display.set_mode(({width}, {height}), pygame.RESIZABLE)
window.fill("#CBE5B4")
pygame.display.flip()
print(time.monotonic())
"""
"""The least a program with a window does."""


def process_figures() -> Iterator[Aimed | str]:
    """Figures of the program itself, in processes of their own."""
    with TemporaryDirectory() as compiled, _display(compiled) as (environ, place):
        yield f"the program: on {place}"
        yield from _idle_figures(environ)
        yield from _delay_figures(_without_display(compiled))
        for size in (USUAL, LARGE):
            yield from _tour_figures(environ, size)
        yield from _start_figures(environ)


def _idle_figures(environ: Mapping[str, str]) -> Iterator[Aimed]:
    with _calm_folder() as folder:
        facts = _watched("idle", USUAL, folder, environ)
    yield Aimed("still title: frames painted in 10 s", facts["frames"], "", 0)
    note = f"the loop {facts['loop_percent']:.2f}, the rest is sound"
    yield Aimed("still title: share of a core", facts["cpu_percent"], "%", 1, note)
    with TemporaryDirectory() as folder:
        facts = _watched("idle", USUAL, folder, environ)
    note = f"the loop {facts['loop_percent']:.2f}, the rest is sound"
    yield Aimed("living title: share of a core", facts["cpu_percent"], "%", 3, note)


@contextmanager
def _calm_folder() -> Iterator[str]:
    """A player's folder whose settings ask for no motion."""
    with TemporaryDirectory() as folder:
        calm = Settings(reduced_motion=True)
        SettingsFile(user_folders({HOME_VARIABLE: folder}).config / "settings.json").save(calm)
        yield folder


def _delay_figures(environ: Mapping[str, str]) -> Iterator[Aimed]:
    with _calm_folder() as folder:
        facts = _watched("delays", USUAL, folder, environ)
    for name, key, aim in (("from idle", "idle_ms", 35), ("in use", "active_ms", 17)):
        answers = facts[key]
        note = f"p95 of {len(answers)}, median {median(answers):.1f}, no display"
        yield Aimed(f"input to frame {name}", part_of(answers, 0.95), "ms", aim, note)


def _tour_figures(environ: Mapping[str, str], size: str) -> Iterator[Aimed]:
    tours = []
    for _ in range(TOURS):
        with TemporaryDirectory() as folder:
            tours.append(_watched("tour", size, folder, environ))
    best = min(tours, key=lambda facts: float(facts["worst_ms"]))
    note = f"best of {TOURS} tours; {best['late']} of {best['frames']} frames late"
    yield Aimed(f"{size} tour: longest frame", best["worst_ms"], "ms", LATE_MS, note)
    cpu_ms = min(facts["worst_cpu_ms"] for facts in tours)
    yield Aimed(f"{size} tour: most CPU time of a frame", cpu_ms, "ms", LATE_MS)
    memory = max(facts["memory_mb"] for facts in tours)
    note = f"at most {max(facts['most_memory_mb'] for facts in tours):.0f} on the way"
    yield Aimed(f"{size} tour: memory after it", memory, "MB", MEMORY_MB[size], note)


def _start_figures(environ: Mapping[str, str]) -> Iterator[Aimed | str]:
    """Bare windows, starts without and with kept pictures, in turn."""
    bare, cold, warm = [], [], []
    with TemporaryDirectory() as kept:
        _started(environ, kept, "--until-kept")
        for _ in range(STARTS):
            bare.append(_opened(environ))
            with TemporaryDirectory() as empty:
                cold.append(_started(environ, empty))
            warm.append(_started(environ, kept))
    bare_ms = median(bare)
    for name, starts in (("cold", cold), ("warm", warm)):
        first_ms, title_ms, backdrop_ms = (median(times) for times in zip(*starts, strict=True))
        note = (
            f"{first_ms:.0f} ms to {bare_ms:.0f} ms; the title after {title_ms:.0f} ms, "
            f"its whole backdrop after {backdrop_ms:.0f} ms"
        )
        what = f"{USUAL} start, {name} pictures, to bare window"
        yield Aimed(what, first_ms / bare_ms, "x", 2, note)


def _watched(what: str, size: str, folder: str, environ: Mapping[str, str]) -> dict[str, Any]:
    words = [sys.executable, "-m", "benchmarks.stage_child", what, size, folder]
    facts: dict[str, Any] = json.loads(_printed(words, environ))
    return facts


def _opened(environ: Mapping[str, str]) -> float:
    """Milliseconds until a bare window is shown."""
    width, height = USUAL.split("x")
    words = [sys.executable, "-c", BARE.format(width=width, height=height)]
    begun = time.monotonic()
    return (float(_printed(words, environ)) - begun) * 1e3


def _started(environ: Mapping[str, str], folder: str, *options: str) -> list[float]:
    """Milliseconds until the first picture, the title and its backdrop are shown."""
    words = [sys.executable, "-m", "benchmarks.stage_start", USUAL, folder, *options]
    begun = time.monotonic()
    return [(float(shown) - begun) * 1e3 for shown in _printed(words, environ).split()]


def _printed(words: list[str], environ: Mapping[str, str]) -> str:
    done = subprocess.run(
        words,
        env=environ,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    return done.stdout


def _environment(compiled: str) -> dict[str, str]:
    """No display yet, no sound card, and compiled modules, as an installed program has them."""
    hidden = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {
        **kept,
        "PYTHONPYCACHEPREFIX": compiled,
        "SDL_AUDIODRIVER": "dummy",
        # The program sets this one itself; the bare window should have it too.
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def _without_display(compiled: str) -> dict[str, str]:
    return {**_environment(compiled), "SDL_VIDEODRIVER": "dummy"}


@contextmanager
def _display(compiled: str) -> Iterator[tuple[Mapping[str, str], str]]:
    """An X server without a screen where there is one, else no display at all."""
    if shutil.which("Xvfb") is None:
        yield _without_display(compiled), "no display (Xvfb is missing)"
        return
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        environ = {**_environment(compiled), "DISPLAY": f":{number}"}
        yield environ, "an X server without a screen"
    finally:
        server.terminate()
        server.wait()
