"""A measured value beside its aim."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Aimed:
    """What was measured, and the most it should be."""

    what: str
    value: float
    unit: str
    aim: float
    note: str = ""

    def __str__(self) -> str:
        verdict = "ok" if self.value <= self.aim else "short"
        measured = f"{self.value:9.2f} {self.unit}"
        aim = f"aim {self.aim:g} {self.unit}"
        return f"{self.what:<46}{measured:<14}{aim:<14}{verdict:<6}{self.note}".rstrip()


def part_of(values: Sequence[float], part: float) -> float:
    """The value that so large a part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
