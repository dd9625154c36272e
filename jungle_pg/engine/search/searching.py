"""What every search has besides its board: memory, a count of positions, an eye on the clock."""

from collections.abc import Callable

from jungle_pg.engine.search.memory import Memory
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.engine.search.scores import CHECK_EVERY, Stopped


class Searching:
    """One search that can be stopped, and what a draw is worth to each seat in it."""

    def __init__(
        self, memory: Memory, seat: int, contempt: int, must_stop: Callable[[int], bool]
    ) -> None:
        self.memory = memory
        self.nodes: i64 = 0
        self.check_at: i64 = CHECK_EVERY
        self.must_stop = must_stop
        draw: i64 = -contempt if seat == 0 else contempt
        self.draws: vec[i64] = vec[i64]([draw, -draw])

    def look_at_clock(self) -> None:
        """Stop the search if it is time."""
        self.check_at = self.nodes + CHECK_EVERY
        if self.must_stop(self.nodes):
            raise Stopped
