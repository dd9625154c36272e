"""When an animated picture shows which place of a match, in hundredths of a second."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

STEP_CS: Final = 5
"""Between two frames while something moves: twenty a second."""

LEAD_CS: Final = 80
"""How long the start is seen before the first move."""

HOLD_CS: Final = 200
"""How long the end is seen before all begins again."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A place between beats, and since when it is seen."""

    place: float
    at_cs: int


def length_cs(beats: int, speed: float) -> int:
    """How long all of it takes."""
    return LEAD_CS + _begin(beats, speed) + HOLD_CS


def frames(beats: int, speed: float, busy: Callable[[int], float]) -> Iterator[Frame]:
    """The frames in order; `busy` is the part of one in which something is to be seen."""
    yield Frame(0.0, 0)
    for beat in range(1, beats + 1):
        begin, end = _begin(beat - 1, speed), _begin(beat, speed)
        settled = min(end, begin + ceil(busy(beat) * 100 / speed))
        for at in range(begin + STEP_CS, settled, STEP_CS):
            yield Frame(min(at * speed / 100, float(beat)), LEAD_CS + at)
        yield Frame(float(beat), LEAD_CS + settled)


def _begin(beat: int, speed: float) -> int:
    """When what comes after so many beats begins, counted from the first one."""
    return round(beat * 100 / speed)
