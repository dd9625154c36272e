"""Agreements about time, and the clock of a decision; `now` is always passed in, in seconds."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.rulebook import Seat

LONGEST_BASE_S: Final = 24 * 3600
LONGEST_INCREMENT_S: Final = 3600


class Expiry(StrEnum):
    """What happens when the time for a move is over."""

    PASS = "pass"
    AUTO_PLAY = "auto-play"
    LOSE = "lose"


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The agreement about time: seconds for each move, and what happens after them."""

    limit_s: float
    expiry: Expiry

    def __post_init__(self) -> None:
        if not 0 < self.limit_s < float("inf"):
            raise ValueError(f"a time limit is a positive number of seconds, not {self.limit_s}")


@dataclass(frozen=True, slots=True)
class Budget:
    """Time of one side for a whole game: what it begins with, and what each move adds."""

    base_s: int
    increment_s: int = 0

    def __post_init__(self) -> None:
        fits = 0 < self.base_s <= LONGEST_BASE_S and 0 <= self.increment_s <= LONGEST_INCREMENT_S
        if not fits:
            raise ValueError(f"no time for a whole game: {self.base_s} s and {self.increment_s} s")

    @property
    def text(self) -> str:
        """Minutes and the seconds of a move as players write them: `5+3`, `0:30+1`."""
        minutes, seconds = divmod(self.base_s, 60)
        base = f"{minutes}:{seconds:02d}" if seconds else str(minutes)
        return f"{base}+{self.increment_s}"


@dataclass(frozen=True, slots=True)
class TotalTime:
    """An agreement about the time of whole games: of each seat, which need not be the same.

    Whoever has none left loses.
    """

    budgets: tuple[Budget, Budget]

    @property
    def is_even(self) -> bool:
        """Whether both sides have the same."""
        return self.budgets[0] == self.budgets[1]

    @property
    def text(self) -> str:
        """As one text: `5+3`, or `5+3,2+0` where the second side has another time."""
        first, second = (budget.text for budget in self.budgets)
        return first if self.is_even else f"{first},{second}"


def parse_total(text: str) -> TotalTime:
    """Time for whole games from a text like `5+3` or `5+3,2+0`, or BadText."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 2:
        raise BadText(f"time is told for one side or two, like 5+3 or 5+3,2+0, not {text[:40]!r}")
    budgets = [_parse_budget(part) for part in parts]
    return TotalTime((budgets[0], budgets[-1]))


def _parse_budget(text: str) -> Budget:
    found = re.fullmatch(r"([0-9]{1,4})(?::([0-5][0-9]))?(?:\+([0-9]{1,4}))?", text)
    if found is not None:
        minutes, seconds, increment = (int(part or 0) for part in found.groups())
        try:
            return Budget(minutes * 60 + seconds, increment)
        except ValueError:
            pass
    raise BadText(f"time is minutes + seconds for each move, like 5+3 or 0:30+1, not {text[:40]!r}")


@dataclass(frozen=True, slots=True)
class MoveClock:
    """The clock of the seat that has to decide; it runs, or it is paused."""

    limit_s: float
    seat: Seat
    used_before_s: float = 0.0
    """Time used up to the last pause."""
    running_since: float | None = None
    auto_played: frozenset[Seat] = frozenset()
    """The seats a computer plays for, until they take over again."""

    def used_s(self, now: float) -> float:
        """Time the seat has spent on this decision, never more than the limit."""
        # A system clock may be set back; time already used must not return.
        running = 0.0 if self.running_since is None else max(0.0, now - self.running_since)
        return min(self.limit_s, self.used_before_s + running)

    def remaining_s(self, now: float) -> float:
        """Time left for this decision."""
        return self.limit_s - self.used_s(now)

    def is_expired(self, now: float) -> bool:
        """Whether the time for this decision is over."""
        return self.remaining_s(now) <= 0

    @property
    def is_paused(self) -> bool:
        """Whether time stands still."""
        return self.running_since is None

    def pause(self, now: float) -> Self:
        """Stop the time; twice is the same as once."""
        return replace(self, used_before_s=self.used_s(now), running_since=None)

    def resume(self, now: float) -> Self:
        """Let the time go on from where it stopped."""
        return replace(self, running_since=now) if self.is_paused else self

    def restart(self, seat: Seat, now: float, limit_s: float | None = None) -> Self:
        """A full limit for a seat, perhaps another one than before; a pause stays a pause."""
        since = None if self.is_paused else now
        limit_s = self.limit_s if limit_s is None else limit_s
        return replace(self, limit_s=limit_s, seat=seat, used_before_s=0.0, running_since=since)

    def hand_over(self) -> Self:
        """From now on a computer plays for the seat whose time was over."""
        return replace(self, auto_played=self.auto_played | {self.seat})

    def take_over(self, seat: Seat, now: float) -> Self:
        """A seat plays for itself again, with a full limit if it is to move."""
        played = replace(self, auto_played=self.auto_played - {seat})
        return played.restart(seat, now) if seat == self.seat else played
