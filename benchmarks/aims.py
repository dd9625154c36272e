"""A measured value beside its aim."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Aimed:
    """What was measured, and the most it should be, or the least; None where nothing is asked."""

    what: str
    value: float
    unit: str
    aim: float | None = None
    note: str = ""
    at_least: bool = False

    @property
    def is_kept(self) -> bool | None:
        """Whether the aim is reached; None where there is none."""
        if self.aim is None:
            return None
        return self.value >= self.aim if self.at_least else self.value <= self.aim

    def __str__(self) -> str:
        verdict = {True: "ok", False: "short", None: ""}[self.is_kept]
        measured = f"{self.value:9.2f} {self.unit}"
        least = ">= " if self.at_least else ""
        aim = "" if self.aim is None else f"aim {least}{self.aim:g} {self.unit}"
        return f"{self.what:<46}{measured:<18}{aim:<18}{verdict:<6}{self.note}".rstrip()


def part_of(values: Sequence[float], part: float) -> float:
    """The value that so large a part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
