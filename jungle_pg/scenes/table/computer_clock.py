"""The time for a whole game of whoever a computer decides for.

It goes by while the computer thinks, not while others look at the last move. The way of a
question to it and back is not its time, as over a network.
"""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.timing import Timing
from jungle_pg.engine.thinking import Clocks
from jungle_pg.scenes.table.computer_seat import ComputerSeat

RESTS: Final = "rests"
"""Why time stands still while a computer has decided, or cannot think."""

GRACE_S: Final = 3.0
"""How long an answer may be on its way after the time is over."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What was told of the clocks with a question, and what was used of the decision by then."""

    match: AnyMatch
    clocks: Clocks
    used_s: float


class ComputerClock:
    """Follows one computer that is asked; nothing of it matters without time for a whole game."""

    def __init__(self, computer: ComputerSeat) -> None:
        self._computer = computer
        self._told: _Told | None = None
        self._over_since: float | None = None

    def clocks(self, timing: Timing, match: AnyMatch, mover: Seat, now: float) -> Clocks | None:
        """The time there is when a decision is asked for; the same until the next one is."""
        if timing.total is None:
            return None
        if self._told is None or self._told.match is not match:
            first, second = (round((timing.left_of(seat, now) or 0) * 1000) for seat in (0, 1))
            one, other = (budget.increment_s * 1000 for budget in timing.total.budgets)
            clocks = Clocks(mover, (first, second), (one, other))
            self._told = _Told(match, clocks, timing.clock.used_s(now))
        return self._told.clocks

    def followed(self, timing: Timing, now: float, *, may_think: bool = True) -> Timing:
        """The timing as it runs or stands by what the computer does now."""
        if timing.total is None:
            return timing
        if may_think and self._computer.is_at_work:
            return timing.resumed(RESTS, now)
        if RESTS in timing.reasons:
            return timing
        thought_s, timing = self._computer.thought_s, timing.paused(RESTS, now)
        if thought_s is None or self._told is None:
            return timing
        return timing.charged(self._told.used_s + thought_s)

    def is_late(self, timing: Timing, now: float) -> bool:
        """Whether the time is over and no answer has come for much longer."""
        is_over = timing.total is not None and not timing.is_paused and timing.is_over(now)
        self._over_since = (self._over_since or now) if is_over else None
        return self._over_since is not None and now >= self._over_since + GRACE_S
