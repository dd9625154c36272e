"""A screen opened in a fresh program: python -m benchmarks.screens_child SCREEN SIZE FOLDER."""

import json
import sys
from collections.abc import Generator, Iterator, Sequence
from typing import Final, TypeAlias

import pygame

from benchmarks.aims import part_of
from benchmarks.repeats import often
from benchmarks.screens_program import QUIET_TURNS, SIZES, Program
from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings

Facts: TypeAlias = dict[str, float]

WAYS: Final = {
    "settings": ("settings",),
    "chooser": ("new_game",),
    "new_game": ("new_game", "play"),
    "rule_sets": ("new_game", "play", "compare"),
    "house_rules": ("new_game", "play", "compare", "house_rules"),
    "rules": ("rules",),
    "credits": ("credits",),
    "journey": ("journey",),
    "academy": ("journey", "academy"),
    "trophies": ("trophies",),
    "play": ("new_game", "play", "start"),
}
"""The buttons to press from the title on."""

NO_WAY_BACK: Final = frozenset({"play"})
"""What one does not leave by a single key, and so is opened only once."""

WARMING_FRAMES: Final = 180
FRAMES: Final = often(300, 60)
RUNS: Final = often(3)
SWEEP_FRAMES: Final = 60
NOTCH_FRAMES: Final = 6
ROLL_FRAMES: Final = 90
LARGE: Final = 150
"""Percent at which most screens are longer than the window."""


def visit(program: Program, screen: str, found: dict[str, Facts]) -> Iterator[None]:
    """Open a screen, twice if one can go back from it, then point at everything on it."""
    *before, last = WAYS[screen]
    yield from go(program, before)
    found["first"] = yield from opened(program, last)
    if screen not in NO_WAY_BACK:
        program.key(pygame.K_ESCAPE)
        yield
        yield from program.settled()
        found["second"] = yield from opened(program, last)
    found["hover"] = yield from frame_costs(program, hovering(program))


def scroll(program: Program, screen: str, found: dict[str, Facts]) -> Iterator[None]:
    """Show a screen that is too long for the window, and turn the wheel."""
    from jungle_pg.scenes.gallery import GALLERY

    yield from program.settled()
    app, game = program.app, next(iter(games().values()))
    (scene,) = GALLERY[screen](app.world, begin(game.rulebook, Setup(game.rules)))
    app.stack.show(scene)
    yield
    yield from program.settled()
    found["roll"] = yield from frame_costs(program, rolling(program))


def go(program: Program, way: Sequence[str]) -> Iterator[None]:
    """Press buttons one after the other."""
    yield from program.settled()
    for name in way:
        yield from program.click(name)
        yield
        yield from program.settled()


def opened(program: Program, name: str) -> Generator[None, None, Facts]:
    """Press a button and wait until nothing more is painted; what that took."""
    yield from program.click(name)
    mark = len(program.turns)
    for _ in range(QUIET_TURNS):
        yield
    yield from program.settled()
    turns = program.turns[mark:]
    painted = [number for number, turn in enumerate(turns) if turn.has_painted]
    first, last = turns[painted[0]], turns[painted[-1]]
    return {
        "first_frame_ms": (first.ended_s - turns[0].begun_s) * 1e3,
        "first_frame_cpu_ms": sum(turn.cpu_ms for turn in turns[: painted[0] + 1]),
        "all_ms": (last.ended_s - turns[0].begun_s) * 1e3,
        "cpu_ms": sum(turn.cpu_ms for turn in turns[: painted[-1] + 1]),
        "frames": len(painted),
    }


def hovering(program: Program) -> Iterator[None]:
    """The mouse goes down across the middle of the window, again and again."""
    width, height = program.app.window.size
    frame = 0
    while True:
        part = frame % SWEEP_FRAMES / SWEEP_FRAMES
        program.point(width * (0.3 + 0.4 * part), height * (0.1 + 0.85 * part))
        frame += 1
        yield


def rolling(program: Program) -> Iterator[None]:
    """The wheel is turned down for a while and up again, notch by notch."""
    width, height = program.app.window.size
    program.point(width / 2, height / 2)
    frame = 0
    while True:
        if frame % NOTCH_FRAMES == 0:
            program.roll(-1.0 if frame // ROLL_FRAMES % 2 == 0 else 1.0)
        frame += 1
        yield


def frame_costs(program: Program, happening: Iterator[None]) -> Generator[None, None, Facts]:
    """CPU milliseconds of the frames while something happens, from the best of several runs."""
    runs = []
    for count in (WARMING_FRAMES, *[FRAMES] * RUNS):
        mark = len(program.turns)
        for _ in range(count):
            next(happening)
            yield
        runs.append(program.turns[mark:])
        # While a busy machine still makes pictures the old frame stays, and nothing is painted.
        yield from program.settled()
    costs = [[turn.cpu_ms for turn in run] for run in runs[1:]]
    best = min(costs, key=lambda each: part_of(each, 0.99))
    painted = sum(turn.has_painted for turn in runs[-1])
    return {"p99_ms": part_of(best, 0.99), "median_ms": part_of(best, 0.5), "painted": painted}


def main(screen: str, size: str, folder: str) -> int:
    """Visit one screen and print what was found as JSON."""
    found: dict[str, Facts] = {}
    # Without motion nothing is painted any more once everything is there.
    still = Program(SIZES[size], Settings(reduced_motion=True), home=folder)
    still.run(lambda program: visit(program, screen, found))
    large = Program(SIZES[size], Settings(ui_scale=LARGE))
    large.run(lambda program: scroll(program, screen, found))
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
