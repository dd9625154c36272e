"""What is heard of the clock of a match being played."""

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final

from jungle_pg.core.rulebook import Seat

if TYPE_CHECKING:
    from jungle_pg.scenes.table.state import TableState

TICKS_S: Final = 5
"""Its last seconds, each of which is heard."""

LOW: Final = "clock_low"
"""What is heard then."""

AGAIN: Final = 1.5
"""How many times what is low somebody must have who is warned once more."""


class Alarm:
    """Warns each person once in every decision."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self._hear = hear
        self._decision: object = None
        self._is_warned = False
        self._second = 0
        self._warned: frozenset[Seat] = frozenset()
        """Whose time for the whole game is known to be low."""

    def listen(self, at: "TableState", now: float) -> None:
        """Let be heard what is due."""
        left = at.timing.left_s(now)
        if left is None or not at.awaits_human or at.timing.is_paused:
            return
        if at.timing.total is not None:
            self._listen_to_total(at, left)
            return
        if at.match is not self._decision:
            self._decision, self._is_warned = at.match, False
            self._second = TICKS_S + 1
        if at.timing.is_low(now) and not self._is_warned:
            self._is_warned = True
            self._hear(LOW)
        second = ceil(left)
        if 0 < second <= TICKS_S and second < self._second:
            self._second = second
            self._hear("clock_tick")

    def _listen_to_total(self, at: "TableState", left: float) -> None:
        """Time for a whole game stays low for long, so each side is warned of it once.

        Who has gained some by quick moves is warned again.
        """
        seat, low_s = at.timing.clock.seat, at.timing.low_s(at.timing.clock.seat)
        if left > low_s * AGAIN:
            self._warned -= {seat}
        elif left <= low_s and seat not in self._warned:
            self._warned |= {seat}
            self._hear(LOW)
