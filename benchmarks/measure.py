"""Timing that survives a noisy machine: CPU time, best of several runs, ratio to a fixed loop."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

RUNS = 7
CALIBRATION_STEPS = 200_000


@dataclass(frozen=True)
class Figure:
    """A measured time per call, its aim, and how many calibration steps it is worth."""

    name: str
    seconds: float
    aim_seconds: float | None = None

    @property
    def calibration_steps(self) -> float:
        return self.seconds / calibration_step_s()

    def __str__(self) -> str:
        aim = ""
        if self.aim_seconds is not None:
            kept = "kept" if self.seconds <= self.aim_seconds else "MISSED"
            aim = f"  aim {_time_text(self.aim_seconds)} {kept}"
        steps = f"{self.calibration_steps:12,.0f} steps"
        return f"{self.name:<46} {_time_text(self.seconds):>10} {steps}{aim}"


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


def _time_text(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.2f} µs"
    return f"{seconds * 1e3:.2f} ms"
