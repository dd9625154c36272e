"""Points as bits of two words that fit a processor.

The low word holds the seven ranks from Red's side on, the high word the seven from Black's; four
are in both. So whatever a piece needs to know that takes steps or leaps stands in the word of its
own half of the board, and a rank too; only for a file the other word is wanted.
"""

from collections.abc import Iterable
from typing import Final

from jungle_pg.core.xiangqi.board import FILES, POINTS, Point
from jungle_pg.engine.search.packed import i64, vec

NO_POINT: Final = 90
HALF: Final = 45
"""Points below are on Red's half of the board."""

_WORD: Final = 7 * FILES
_HIGH_FROM: Final = len(POINTS) - _WORD
_JOINED_FROM: Final = 6 * FILES

LOW: Final[vec[i64]] = vec[i64]([1 << point if point < _WORD else 0 for point in POINTS] + [0])
"""The bit of each point in the low word."""

HIGH: Final[vec[i64]] = vec[i64](
    [1 << point - _HIGH_FROM if point >= _HIGH_FROM else 0 for point in POINTS] + [0]
)
BIT: Final[vec[i64]] = vec[i64](
    [LOW[point] if point < _JOINED_FROM else HIGH[point] >> 1 for point in POINTS] + [0]
)
"""The bit of each point where one word must do: some share one, but never two on one line."""


class Spread:
    """Several points: their bits, each in one of the two words, and all of them joined."""

    def __init__(self, points: Iterable[Point]) -> None:
        low: i64 = 0
        high: i64 = 0
        for point in points:
            if point < _JOINED_FROM:
                low |= LOW[point]
            else:
                high |= HIGH[point]
        self.low, self.high, self.bits = low, high, low | high >> 1


def shift_of(zone: int, rest: int, *, is_low: bool) -> int:
    """How far bits of the other word must be moved so that none meets those of a zone."""
    for shift in range(1, _HIGH_FROM + FILES):
        if not zone & (rest >> shift if is_low else rest << shift):
            return shift
    raise ValueError("no room between the bits of a zone")
