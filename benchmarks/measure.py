"""Timing that survives a noisy machine: CPU time, best of several runs, ratio to a fixed loop."""

import time
from collections.abc import Callable
from functools import cache

from benchmarks.aims import Aimed
from benchmarks.repeats import often

RUNS = often(7)
CALIBRATION_STEPS = 200_000
SHORT_S = 1e-3


def timed(what: str, seconds: float, aim_seconds: float | None = None) -> Aimed:
    """A measured time per call, and how many calibration steps it is worth."""
    unit, part = ("µs", 1e6) if seconds < SHORT_S else ("ms", 1e3)
    aim = None if aim_seconds is None else aim_seconds * part
    return Aimed(what, seconds * part, unit, aim, f"{seconds / calibration_step_s():,.0f} steps")


def calibration() -> Aimed:
    """The step everything can be compared with on another machine."""
    return Aimed("calibration step", calibration_step_s() * 1e9, "ns")


def best_time(call: Callable[[], object], calls: int = 1) -> float:
    """CPU seconds of one call, from the best of several runs of so many calls."""
    times = []
    for _ in range(RUNS):
        begin = time.process_time()
        for _ in range(calls):
            call()
        times.append((time.process_time() - begin) / calls)
    return min(times)


@cache
def calibration_step_s() -> float:
    """CPU seconds of one step of a fixed loop over a small list."""

    def loop() -> int:
        cells = [0] * 63
        for step in range(CALIBRATION_STEPS):
            cells[step % 63] += step & 7
        return sum(cells)

    return best_time(loop) / CALIBRATION_STEPS
