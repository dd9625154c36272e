"""How fast the screens around a game are: the title in motion, and how soon others are there."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import best_time, calibration
from benchmarks.repeats import often
from benchmarks.screens_child import NO_WAY_BACK, WAYS
from benchmarks.screens_program import SIZES, Program, Turn
from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings, Theme
from jungle_pg.scenes.base import Scene
from jungle_pg.stage.view import View

ROOT: Final = Path(__file__).parent.parent
FRAMES: Final = often(300, 60)
RUNS: Final = often(3)
OPENINGS: Final = often(4)
SWEEP_FRAMES: Final = 60
IDLE_S: Final = 10.0
PATIENCE_S: Final = 300

FRAME_MS: Final = 16.7
MOVING_MS: Final = {"1080p": 6, "4K": 16}
LAID_OUT_MS: Final = {
    "title": 0.8,
    "load": 1.0,
    "new_game": 1.7,
    "house_rules": 6.0,
    "settings": 3.5,
    "keys": 4.2,
}
"""Where everything stands on a screen, found anew: after a change of the window or of a choice."""
OPENING_MS: Final = {"settings": 100, "new_game": 100, "journey": 100}
"""The screens that should be there at once even the first time."""


def figures() -> Iterator[Aimed]:
    """All figures of the screens, in CPU time where nothing else is said."""
    yield calibration()
    for size in SIZES:
        for theme in ("day", "night"):
            yield _title_figure(size, theme)
    yield from _layout_figures()
    yield Aimed("still title: frames painted in 10 s", _painted_at_rest(), "", 0)
    with TemporaryDirectory() as compiled, TemporaryDirectory() as home:
        for screen in WAYS:
            # The first visit is for the compiled modules and for the pictures of the jungle.
            cold = _visit(screen, "1080p", home, compiled)
            visits = [_visit(screen, "1080p", home, compiled) for _ in range(OPENINGS)]
            yield from _opening_figures(screen, cold, visits)
            yield from _frame_figures(screen, "1080p", visits)
            yield from _frame_figures(screen, "4K", [_visit(screen, "4K", home, compiled)])


def _title_figure(size: str, theme: Theme) -> Aimed:
    """The title with all that lives on it, while the mouse goes up and down the menu."""
    runs: list[list[Turn]] = []

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        first, last = program.place_of("new_game"), program.place_of("quit")
        for _ in range(1 + RUNS):
            turns: list[Turn] = []
            while len(turns) < FRAMES:
                for frame in range(SWEEP_FRAMES):
                    down = frame / SWEEP_FRAMES
                    program.point(first[0], first[1] + (last[1] - first[1]) * down)
                    yield
                turns += [turn for turn in program.turns[-SWEEP_FRAMES:] if turn.has_painted]
            runs.append(turns)

    Program(SIZES[size], Settings(theme=theme)).run(script)
    costs = [[turn.cpu_ms for turn in run] for run in runs[1:]]
    best = min(costs, key=lambda run: part_of(run, 0.99))
    note = f"p99 of {len(best)} frames, median {part_of(best, 0.5):.2f}"
    what = f"{size} title by {theme}, everything moving"
    return Aimed(what, part_of(best, 0.99), "ms", MOVING_MS[size], note)


def _layout_figures() -> Iterator[Aimed]:
    """Screens laid out again when their words are measured already."""
    found: list[Aimed] = []

    def script(program: Program) -> Iterator[None]:
        from jungle_pg.scenes.gallery import GALLERY

        yield from program.settled()
        app, game = program.app, next(iter(games().values()))
        match, usual = begin(game.rulebook, Setup(game.rules)), app.stack.view
        # Another view each time: nothing may be remembered but the widths of words.
        views = cycle((usual, replace(usual, calm=not usual.calm)))
        for name, aim in LAID_OUT_MS.items():
            scene = GALLERY[name](app.world, match)[-1]
            seconds = best_time(partial(_arrange, scene, views), calls=2)
            found.append(Aimed(f"{name} laid out", seconds * 1e3, "ms", aim))

    for size in SIZES:
        Program(SIZES[size]).run(script)
        yield from (replace(each, what=f"{size} {each.what}") for each in found)
        found.clear()


def _arrange(scene: Scene, views: Iterator[View]) -> None:
    scene.arrange(next(views))


def _painted_at_rest() -> int:
    painted = 0

    def script(program: Program) -> Iterator[None]:
        nonlocal painted
        yield from program.settled()
        mark, until = len(program.turns), program.now + IDLE_S
        while program.now < until:
            yield
        painted = sum(turn.has_painted for turn in program.turns[mark:])

    Program(SIZES["1080p"], Settings(reduced_motion=True)).run(script)
    return painted


def _opening_figures(
    screen: str, cold: dict[str, Any], visits: list[dict[str, Any]]
) -> Iterator[Aimed]:
    """From the click to the frame in which every picture is there, as on an idle machine."""
    best = min((visit["first"] for visit in visits), key=lambda first: float(first["all_ms"]))
    note = (
        f"first frame after {best['first_frame_ms']:.0f}, {best['frames']} frames, "
        f"CPU {best['cpu_ms']:.0f}; nothing stored {cold['first']['all_ms']:.0f}"
    )
    what = f"{screen} opened the first time"
    yield Aimed(what, best["all_ms"], "ms", OPENING_MS.get(screen), note)
    if screen in NO_WAY_BACK:
        return
    again = min((visit["second"] for visit in visits), key=lambda second: float(second["cpu_ms"]))
    note = f"{again['frames']} frame{'s' if again['frames'] > 1 else ''}"
    yield Aimed(f"{screen} opened again", again["cpu_ms"], "ms", FRAME_MS, note)


def _frame_figures(screen: str, size: str, visits: list[dict[str, Any]]) -> Iterator[Aimed]:
    for name, key in (("pointed at", "hover"), ("scrolled", "roll")):
        best = min((visit[key] for visit in visits), key=lambda costs: float(costs["p99_ms"]))
        note = f"p99 of {FRAMES} turns, {best['painted']} painted, median {best['median_ms']:.2f}"
        yield Aimed(f"{size} {screen} {name}", best["p99_ms"], "ms", MOVING_MS[size], note)


def _visit(screen: str, size: str, home: str, compiled: str) -> dict[str, Any]:
    """Open a screen in a program of its own, whose modules are compiled as in an installed one."""
    words = [sys.executable, "-m", "benchmarks.screens_child", screen, size, home]
    done = subprocess.run(
        words,
        env=_environment(compiled),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


def _environment(compiled: str) -> Mapping[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": compiled, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
