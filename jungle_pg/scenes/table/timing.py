"""The clock of a match being played: it stands still while anything gives it reason to."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.clock import Expiry, TimeControl
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


class Timing:
    """Time used for the decision that is due."""

    def __init__(self, times: TimeState, seat: Seat) -> None:
        self.control = times.control
        self.clock = times.clock(seat, ENDLESS)
        self._reasons: set[str] = {BEGINNING}
        """Why time stands still, if it does."""
        self._noted_ms = 0
        """What of the time used was noted with decisions before this one."""
        self._decides_since = 0.0

    def times(self, now: float) -> TimeState:
        """What is agreed about time and how much of it is used, for a save."""
        return time_state(self.control, self.clock, now)

    @property
    def is_paused(self) -> bool:
        return bool(self._reasons)

    def pause(self, reason: str, now: float) -> None:
        """Let time stand still for this reason too."""
        self._reasons.add(reason)
        self.clock = self.clock.pause(now)

    def resume(self, reason: str, now: float) -> None:
        """This reason is gone; time goes on when it was the last one."""
        self._reasons.discard(reason)
        if not self._reasons:
            self.clock = self.clock.resume(now)

    def next_turn(self, seat: Seat, now: float, *, goes_on: bool = False) -> None:
        """A full limit for the seat that decides now, or what is left of the one that runs."""
        self.next_decision(now)
        if goes_on:
            self._noted_ms += self.used_ms(now)
            self.clock = replace(self.clock, seat=seat)
        else:
            self._noted_ms = 0
            self.clock = self.clock.restart(seat, now)

    def next_decision(self, now: float) -> None:
        """Something else is to be decided, in the same time."""
        self._decides_since = now

    def is_due(self, now: float) -> bool:
        """Whether what the rules decide for somebody may be played."""
        return now >= self._decides_since + AUTO_S

    def hand_over(self) -> None:
        self.clock = self.clock.hand_over()

    def take_over(self, seat: Seat, now: float) -> None:
        """The player of a seat decides again, with a full limit if that is now."""
        if seat == self.clock.seat:
            self._noted_ms = 0
        self.clock = self.clock.take_over(seat, now)

    def used_ms(self, now: float) -> int:
        """Time used for this decision."""
        return round(self.clock.used_s(now) * 1000) - self._noted_ms

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
