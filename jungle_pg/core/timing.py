"""The clock of a match being played: how much of it is used, and why it stands still."""

from dataclasses import dataclass, replace
from typing import Final, Self

from jungle_pg.core.clock import Expiry, MoveClock, TimeControl, TotalTime
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.values import TimeState, time_state
from jungle_pg.core.time_left import Left, is_broken_off, left_on_clocks

ENDLESS_S: Final = 1e9
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

LOW_TOTAL_SHARE: Final = 1 / 8
MOST_LOW_TOTAL_S: Final = 20.0
"""Time for a whole game is low at this share of it, or at so many seconds; never below `LOW_S`."""

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
    total: TotalTime | None = None
    """The time each side has for the whole game, where there is no limit for each move."""
    banks: Left | None = None
    """How much of it each had when this decision became due."""

    def times(self, now: float) -> TimeState:
        """What is agreed about time and how much of it is used, for a save."""
        return time_state(self.control, self.clock, now)

    @property
    def is_paused(self) -> bool:
        return bool(self.reasons)

    @property
    def is_limited(self) -> bool:
        """Whether time can run out."""
        return self.control is not None or self.total is not None

    @property
    def expiry(self) -> Expiry:
        """What happens when it does."""
        return Expiry.LOSE if self.control is None else self.control.expiry

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

    def next_turn(self, match: AnyMatch, now: float, *, goes_on: bool = False) -> Self:
        """The clock of who decides in a match that has changed.

        It is a full limit, or what is left of the one that runs; of the time for a whole game it
        is what the log has left, so that going back in it gives time back.
        """
        seat, after = match.actor or 0, self.next_decision(now)
        if self.total is not None:
            banks = left_on_clocks(match)
            assert banks is not None, "the agreement is that of the match"
            after = replace(after, banks=banks, noted_ms=0)
            if is_broken_off(match) and banks == self.banks:
                # A thought that nobody finished was time too, and stays to be seen.
                return replace(after, clock=self.clock.pause(now))
            return replace(after, clock=self.clock.restart(seat, now, banks[seat] / 1000))
        if goes_on:
            noted = self.noted_ms + self.used_ms(now)
            return replace(after, noted_ms=noted, clock=replace(self.clock, seat=seat))
        return replace(after, noted_ms=0, clock=self.clock.restart(seat, now))

    def next_decision(self, now: float) -> Self:
        """Something else is to be decided, in the same time."""
        return replace(self, decides_since=now)

    def charged(self, seconds: float) -> Self:
        """No more than so many seconds are used for this decision; time stands still."""
        used_s = min(seconds, self.clock.used_before_s)
        return replace(self, clock=replace(self.clock, used_before_s=used_s))

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
        return self.clock.remaining_s(now) if self.is_limited else None

    def left_of(self, seat: Seat, now: float) -> float | None:
        """Time that a seat has left for the whole game, None where that was not agreed."""
        if self.banks is None:
            return None
        return self.clock.remaining_s(now) if seat == self.clock.seat else self.banks[seat] / 1000

    @property
    def is_short(self) -> bool:
        """Whether the limit is so short that each of its seconds can be seen."""
        return self.control is not None and SHORTEST_S <= self.control.limit_s <= SHORT_S

    def is_over(self, now: float) -> bool:
        """Whether a limit was agreed and its time is over."""
        return self.is_limited and self.clock.is_expired(now)

    def is_low(self, now: float) -> bool:
        """Whether a warning is due."""
        left = self.left_s(now)
        if left is None:
            return False
        if self.is_short:
            return left <= LAST_S
        return left <= self.low_s(self.clock.seat)

    def full_s(self, seat: Seat) -> float:
        """What a seat has at most: a limit, or what its time for the whole game began with."""
        if self.total is not None:
            return self.total.budgets[seat].base_s
        return ENDLESS_S if self.control is None else self.control.limit_s

    def low_s(self, seat: Seat) -> float:
        """At how many seconds the time of a seat is low."""
        if self.total is not None:
            share_s = self.total.budgets[seat].base_s * LOW_TOTAL_SHARE
            return min(MOST_LOW_TOTAL_S, max(LOW_S, share_s))
        return min(LOW_S, self.full_s(seat) * LOW_SHARE + 1)

    def changes_at(self, now: float) -> float | None:
        """When the time shown will be another one: each second, each tenth near the end."""
        left = self.left_s(now)
        if left is None or self.is_paused:
            return None
        step = 0.1 if left < LOW_S and not self.is_short else 1.0
        rest = left % step
        return now + (rest if rest > 1e-6 else step)


def timing_of(times: TimeState, match: AnyMatch) -> Timing:
    """The clock of a match that begins, or goes on, with the decision that is due in it."""
    seat, total, banks = match.actor or 0, match.setup.total, left_on_clocks(match)
    limit_s = ENDLESS_S if times.control is None else times.control.limit_s
    limit_s = limit_s if banks is None else banks[seat] / 1000
    clock = MoveClock(limit_s, seat, times.used_ms / 1000, auto_played=times.auto_played)
    return Timing(None if total else times.control, clock, total=total, banks=banks)
