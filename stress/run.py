"""What a part of the stress programme is given, and what it hands back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, TypeAlias

DEFAULT_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Run:
    """How long a part may take, and where its luck comes from."""

    seed: int
    ends_at: float
    """By `clock`."""
    most: int | None = None
    """How many inputs, games or cases at most; None leaves it to the time."""
    is_short: bool = False
    """Whether it runs inside the ordinary suite: nothing that needs minutes or processes."""
    clock: Callable[[], float] = monotonic

    @property
    def left_s(self) -> float:
        """The time that is left."""
        return max(0.0, self.ends_at - self.clock())

    def goes_on(self, done: int = 0) -> bool:
        """Whether there is time for more, and more is wanted after so many."""
        return self.left_s > 0 and (self.most is None or done < self.most)

    def share(self, parts: int) -> "Run":
        """The same for one of so many parts that follow each other."""
        ends_at = self.clock() + self.left_s / parts
        return Run(self.seed, ends_at, self.most, self.is_short, self.clock)


def run_for(seconds: float, seed: int = DEFAULT_SEED, most: int | None = None) -> Run:
    """A long run from now on."""
    return Run(seed, monotonic() + seconds, most)


def short_run(seconds: float, seed: int = DEFAULT_SEED, most: int | None = None) -> Run:
    """A run as the ordinary suite has it."""
    return Run(seed, monotonic() + seconds, most, is_short=True)


@dataclass(frozen=True, slots=True)
class Report:
    """What a part did and what it found; a finding says how to see it again."""

    counts: Mapping[str, int | float | str]
    findings: tuple[str, ...] = field(default=())

    def line(self, name: str, seed: int) -> str:
        """The report in one line, and a line below it for each finding."""
        counts = ", ".join(f"{_number(value)} {what}" for what, value in self.counts.items())
        found = f"{len(self.findings)} found" if self.findings else "nothing found"
        return "\n    ".join([f"{name}: seed {seed}, {counts}; {found}", *self.findings])


def _number(value: int | float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


Part: TypeAlias = Callable[[Run], Report]
