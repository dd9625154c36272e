"""How fast a game is to play: answers to a hand, motions, clocks, rest, and thinking beside it."""

import os
from collections.abc import Generator, Iterator
from typing import Final

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.play_scripts import (
    ACTS,
    Act,
    Rest,
    a_board,
    acting,
    beside_a_thinker,
    celebrating,
    hovering,
    resting,
    selecting,
    ticking,
)
from benchmarks.repeats import often
from benchmarks.screens_program import SIZES, Program, Turn
from jungle_pg.commands.play import thinking_process
from jungle_pg.files.settings import Settings

FRAMES: Final = often(300, 60)
WARMING_FRAMES: Final = 120
RUNS: Final = often(3)
IDLE_S: Final = 10.0
THINKING_S: Final = 2.5
ROUNDS: Final = often(4)
LATE_MS: Final = 20
FRAME_MS: Final = 16.7
SECONDS, TENTHS = 340.0, 10.0
"""Limits of clocks that show another time each second, and each tenth of a second."""

MOTION_MS: Final = {"1080p": 8, "4K": 16}
TICK_MS: Final = {"1080p": 2, "4K": 3}
STILL: Final = Settings(reduced_motion=True)
DEN: Final = "den entry"
RESULT: Final = "result with confetti"
HOVER: Final = "mouse over the board, a piece chosen"


def figures() -> Iterator[Aimed]:
    """All figures of a game being played, in CPU time where nothing else is said."""
    yield calibration()
    for size in SIZES:
        yield from _answer_figures(size)
        yield from _motion_figures(size)
    yield from _rest_figures()
    yield from _thinking_figures()


def _answer_figures(size: str) -> Iterator[Aimed]:
    """From the press of the mouse to the frame that shows what is chosen; a clock that runs."""
    found: list[list[tuple[int, float]]] = []
    ticks: dict[float, list[list[Turn]]] = {SECONDS: [], TENTHS: []}

    def script(program: Program) -> Iterator[None]:
        for _ in range(1 + RUNS):
            found.append((yield from selecting(program)))
        for limit_s, runs in ticks.items():
            for _ in range(1 + RUNS):
                turns: list[Turn] = []
                while len(turns) < (FRAMES if limit_s == SECONDS else FRAMES // 4):
                    turns += yield from ticking(program, limit_s)
                runs.append(turns)

    Program(SIZES[size], STILL, first=a_board).run(script)
    cold, *warm = found
    for name, runs in (("the first time", [cold]), ("again", warm)):
        turns = max(count for run in runs for count, _ in run)
        yield Aimed(f"{size} press to selection {name}: turns", turns, "", 1)
        longest = min(max(cpu_ms for _, cpu_ms in run) for run in runs)
        note = f"the longest of {len(cold)}"
        yield Aimed(f"{size} press to selection {name}", longest, "ms", FRAME_MS, note)
    for name, limit_s in (("second", SECONDS), ("tenth", TENTHS)):
        yield _slowest(f"{size} a {name} of the clock", ticks[limit_s][1:], TICK_MS[size])


def _motion_figures(size: str) -> Iterator[Aimed]:
    """The frames of moves that have much to show, and while a hand looks for one."""
    found: dict[str, list[list[Turn]]] = {}

    def script(program: Program) -> Iterator[None]:
        for name, act in ACTS.items():
            yield from acting(program, act, WARMING_FRAMES)
            found[name] = yield from _runs(program, act)
        found[HOVER] = []
        for _ in range(1 + RUNS):
            found[HOVER].append((yield from hovering(program, FRAMES)))
        found[RESULT] = []
        for _ in range(1 + RUNS):
            found[RESULT].append((yield from celebrating(program, ACTS[DEN], FRAMES)))

    Program(SIZES[size], first=a_board).run(script)
    for name, runs in found.items():
        yield _slowest(f"{size} {name}", runs, MOTION_MS[size])


def _runs(program: Program, act: Act) -> Generator[None, None, list[list[Turn]]]:
    runs = []
    for _ in range(RUNS):
        runs.append((yield from acting(program, act, FRAMES)))
    return runs


def _slowest(what: str, runs: list[list[Turn]], aim: float) -> Aimed:
    """p99 of the turns, from the best run."""
    costs = [[turn.cpu_ms for turn in run] for run in runs]
    best = min(costs, key=lambda run: part_of(run, 0.99))
    note = f"p99 of {len(best)}, median {part_of(best, 0.5):.2f}, longest {max(best):.2f}"
    return Aimed(what, part_of(best, 0.99), "ms", aim, note)


def _rest_figures() -> Iterator[Aimed]:
    """A board that nobody touches: without motion, and with all that lives on it."""
    for name, settings, aim in (("still", STILL, 1), ("living", Settings(), 3)):
        runs = [_rested(settings) for _ in range(RUNS)]
        best = min(runs, key=lambda rest: rest.loop)
        painted = max(rest.painted for rest in runs)
        if settings is STILL:
            yield Aimed(f"{name} board: frames painted in 10 s", painted, "", 0)
        note = f"with sound and pictures {best.whole:.2f}; {painted} frames painted"
        yield Aimed(f"{name} board: share of a core", best.loop, "%", aim, note)


def _rested(settings: Settings) -> Rest:
    found: list[Rest] = []

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        found.append((yield from resting(program, IDLE_S)))

    Program(SIZES["1080p"], settings, first=a_board).run(script)
    return found[0]


def _thinking_figures() -> Iterator[Aimed]:
    """Frames that come late while a master thinks, beside those that come late anyway."""
    between: dict[bool, list[float]] = {}

    def script(program: Program) -> Iterator[None]:
        yield from program.settled()
        program.use_real_time()
        yield
        between.update((yield from beside_a_thinker(program, THINKING_S, ROUNDS)))

    Program(SIZES["1080p"], first=a_board, open_worker=thinking_process).run(script)
    late = {
        thinks: sum(each > LATE_MS for each in gaps) / len(gaps) * 100
        for thinks, gaps in between.items()
    }
    note = (
        f"{late[True]:.1f} % of {len(between[True])} frames, without {late[False]:.1f} % of "
        f"{len(between[False])}; load {os.getloadavg()[0]:.1f}"
    )
    what = f"level 8 thinks: more frames after {LATE_MS} ms"
    yield Aimed(what, max(0.0, late[True] - late[False]), "pp", 5, note)
