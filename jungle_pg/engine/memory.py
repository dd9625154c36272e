"""What the search remembers from node to node and from move to move; its size is bounded."""

from typing import Final, TypeAlias

EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2

MAX_PLY: Final = 128

Entry: TypeAlias = tuple[int, int, int, int, int]
"""Key, depth, bound, score, best move."""


class Memory:
    """Transposition table, killer moves and the history of quiet moves."""

    def __init__(self, move_count: int, size_bits: int = 18) -> None:
        self.mask = (1 << size_bits) - 1
        self.table: list[Entry | None] = [None] * (self.mask + 1)
        self.history = [0] * move_count
        self.killers = [(-1, -1)] * MAX_PLY

    def next_search(self) -> None:
        """Let old experience fade before the next position is searched."""
        self.history = [worth >> 3 for worth in self.history]
        self.killers = [(-1, -1)] * MAX_PLY

    def remember(self, move: int, ply: int, depth: int) -> None:
        """A quiet move proved too good for the other side."""
        self.history[move] += depth * depth
        first, _ = self.killers[ply]
        if first != move:
            self.killers[ply] = (move, first)
