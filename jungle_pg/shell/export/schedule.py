"""When an animated picture shows which place of a match, in hundredths of a second."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

STEP_CS: Final = 5
"""Between two frames while something moves: twenty a second."""

SHORTEST_CS: Final = 3
"""Between two frames of a quick move; what shows these files slows down shorter ones."""

LEAST_STEPS: Final = 4
"""A move is seen in so many steps at least: a quick one takes a little longer for that."""

LEAD_CS: Final = 80
"""How long the start is seen before the first move."""

HOLD_CS: Final = 200
"""How long the end is seen before all begins again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A place between steps, and since when it is seen."""

    place: float
    at_cs: int


def length_cs(steps: int, speed: float) -> int:
    """How long all of it takes."""
    return LEAD_CS + _begin(steps, speed) + HOLD_CS


def frames(steps: int, speed: float, busy: Callable[[int], float]) -> Iterator[Frame]:
    """The frames in order; `busy` is the part of one in which something is to be seen."""
    yield Frame(0.0, 0)
    for step in range(1, steps + 1):
        begin, end = _begin(step - 1, speed), _begin(step, speed)
        moving_cs = busy(step) * 100 / speed
        step_cs, slower = _steps(moving_cs)
        settled = min(end, begin + ceil(moving_cs * slower))
        for at in range(begin + step_cs, settled, step_cs):
            place = (begin + (at - begin) / slower) * speed / 100
            yield Frame(min(place, float(step)), LEAD_CS + at)
        yield Frame(float(step), LEAD_CS + settled)


def _steps(moving_cs: float) -> tuple[int, float]:
    """The time between two frames of a move, and how many times longer it is seen than it takes."""
    if moving_cs <= 0 or moving_cs >= LEAST_STEPS * STEP_CS:
        return STEP_CS, 1.0
    step_cs = max(SHORTEST_CS, floor(moving_cs / LEAST_STEPS))
    return step_cs, max(1.0, LEAST_STEPS * step_cs / moving_cs)


def _begin(step: int, speed: float) -> int:
    """When what comes after so many steps begins, counted from the first one."""
    return round(step * 100 / speed)
