"""What is heard of the clock of a match being played."""

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jungle_pg.scenes.table.state import TableState

TICKS_S: Final = 5
"""Its last seconds, each of which is heard."""


class Alarm:
    """Warns each person once in every decision."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self._hear = hear
        self._decision: object = None
        self._is_warned = False
        self._second = 0

    def listen(self, at: "TableState", now: float) -> None:
        """Let be heard what is due."""
        left = at.timing.left_s(now)
        if left is None or not at.awaits_human or at.timing.is_paused:
            return
        if at.match is not self._decision:
            self._decision, self._is_warned = at.match, False
            self._second = TICKS_S + 1
        if at.timing.is_low(now) and not self._is_warned:
            self._is_warned = True
            self._hear("clock_low")
        second = ceil(left)
        if 0 < second <= TICKS_S and second < self._second:
            self._second = second
            self._hear("clock_tick")
