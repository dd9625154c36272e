"""The clock of a match being played: how much of it is used, and why it stands still."""

from dataclasses import dataclass, replace
from typing import Final, Self

from jungle_pg.core.clock import Expiry, MoveClock, TimeControl
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.values import TimeState, time_state

ENDLESS: Final = TimeControl(1e9, Expiry.LOSE)
"""Where no limit was agreed, time is still counted."""

BEGINNING: Final = "beginning"
"""Time stands still until the board was seen for the first time."""

LOW_SHARE: Final = 0.2
"""What is left of a limit when its time becomes low."""

LOW_S: Final = 10.0
SHORTEST_S: Final = 10.0
SHORT_S: Final = 20.0
"""Limits between these are shown as a ring, with a stroke for each second."""

LAST_S: Final = 5.0
"""When the time of a short limit becomes low."""

AUTO_S: Final = 1.0
"""How long a decision takes that the rules take for somebody whose time is over."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Time used for the decision that is due; every change gives a new one."""

    control: TimeControl | None
    clock: MoveClock
    reasons: frozenset[str] = frozenset({BEGINNING})
    """Why time stands still, if it does."""
    noted_ms: int = 0
    """What of the time used was noted with decisions before this one."""
    decides_since: float = 0.0

    def times(self, now: float) -> TimeState:
        """What is agreed about time and how much of it is used, for a save."""
        return time_state(self.control, self.clock, now)

    @property
    def is_paused(self) -> bool:
        return bool(self.reasons)

    def paused(self, reason: str, now: float) -> Self:
        """Time stands still for this reason too."""
        if reason in self.reasons:
            return self
        return replace(self, reasons=self.reasons | {reason}, clock=self.clock.pause(now))

    def resumed(self, reason: str, now: float) -> Self:
        """This reason is gone; time goes on when it was the last one."""
        if reason not in self.reasons:
            return self
        reasons = self.reasons - {reason}
        return replace(
            self, reasons=reasons, clock=self.clock if reasons else self.clock.resume(now)
        )

    def next_turn(self, seat: Seat, now: float, *, goes_on: bool = False) -> Self:
        """A full limit for the seat that decides now, or what is left of the one that runs."""
        after = self.next_decision(now)
        if goes_on:
            noted = self.noted_ms + self.used_ms(now)
            return replace(after, noted_ms=noted, clock=replace(self.clock, seat=seat))
        return replace(after, noted_ms=0, clock=self.clock.restart(seat, now))

    def next_decision(self, now: float) -> Self:
        """Something else is to be decided, in the same time."""
        return replace(self, decides_since=now)

    def is_due(self, now: float) -> bool:
        """Whether what the rules decide for somebody may be played."""
        return now >= self.decides_since + AUTO_S

    def handed_over(self) -> Self:
        """From now on the seat whose time is over is played for."""
        return replace(self, clock=self.clock.hand_over())

    def taken_over(self, seat: Seat, now: float) -> Self:
        """The player of a seat decides again, with a full limit if that is now."""
        noted = 0 if seat == self.clock.seat else self.noted_ms
        return replace(self, noted_ms=noted, clock=self.clock.take_over(seat, now))

    def used_ms(self, now: float) -> int:
        """Time used for this decision."""
        return round(self.clock.used_s(now) * 1000) - self.noted_ms

    def left_s(self, now: float) -> float | None:
        """Time left for this decision, None where no limit was agreed."""
        return None if self.control is None else self.clock.remaining_s(now)

    @property
    def is_short(self) -> bool:
        """Whether the limit is so short that each of its seconds can be seen."""
        return self.control is not None and SHORTEST_S <= self.control.limit_s <= SHORT_S

    def is_over(self, now: float) -> bool:
        """Whether a limit was agreed and its time is over."""
        return self.control is not None and self.clock.is_expired(now)

    def is_low(self, now: float) -> bool:
        """Whether a warning is due."""
        left = self.left_s(now)
        if left is None or self.control is None:
            return False
        if self.is_short:
            return left <= LAST_S
        return left <= min(LOW_S, self.control.limit_s * LOW_SHARE + 1)

    def changes_at(self, now: float) -> float | None:
        """When the time shown will be another one: each second, each tenth near the end."""
        left = self.left_s(now)
        if left is None or self.is_paused:
            return None
        step = 0.1 if left < LOW_S and not self.is_short else 1.0
        rest = left % step
        return now + (rest if rest > 1e-6 else step)


def timing_of(times: TimeState, seat: Seat) -> Timing:
    """The clock of a match that begins, or goes on, with the decision of a seat."""
    return Timing(times.control, times.clock(seat, ENDLESS))
