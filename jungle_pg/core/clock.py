"""Per-move clocks as values; `now` is always passed in, in seconds."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from jungle_pg.core.rulebook import Seat


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
class MoveClock:
    """The clock of the seat that has to decide; it runs, or it is paused."""

    control: TimeControl
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
        return min(self.control.limit_s, self.used_before_s + running)

    def remaining_s(self, now: float) -> float:
        """Time left for this decision."""
        return self.control.limit_s - self.used_s(now)

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

    def restart(self, seat: Seat, now: float) -> Self:
        """A full limit for a seat: after every move, undo, redo and load; a pause stays a pause."""
        since = None if self.is_paused else now
        return replace(self, seat=seat, used_before_s=0.0, running_since=since)

    def hand_over(self) -> Self:
        """From now on a computer plays for the seat whose time was over."""
        return replace(self, auto_played=self.auto_played | {self.seat})

    def take_over(self, seat: Seat, now: float) -> Self:
        """A seat plays for itself again, with a full limit if it is to move."""
        played = replace(self, auto_played=self.auto_played - {seat})
        return played.restart(seat, now) if seat == self.seat else played
