"""What the search remembers from node to node and from move to move; its size is bounded."""

from collections.abc import Iterable
from typing import Final

from jungle_pg.engine.search.packed import i64, vec

EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2

MAX_PLY: Final = 128
NO_MOVE: Final = -1
MOVE_BITS: Final = 14
"""Bits that hold a move number, below what it promises."""

MOVE_MASK: Final = (1 << MOVE_BITS) - 1

# A known score stands in one number: the score, above it the depth, the bound and the best move.
SCORE_SHIFT: Final = 24
DEPTH_SHIFT: Final = 17
DEPTH_MASK: Final = 127
BOUND_SHIFT: Final = 15
BOUND_MASK: Final = 3
BEST_MASK: Final = (1 << BOUND_SHIFT) - 1

MOST_ACHIEVED: Final = 8192
"""What the history of a move tends to if it always proves right, and below zero if never."""

MOST_LEARNED: Final = 400
"""What a single proof teaches at most."""

MET_MASK: Final = (1 << 10) - 1


class Memory:
    """Transposition table, killer moves and the history of quiet moves."""

    def __init__(self, move_count: int, size_bits: int = 18) -> None:
        self.mask: i64 = (1 << size_bits) - 1
        self.keys: vec[i64] = zeros(1 << size_bits)
        self.known: vec[i64] = zeros(1 << size_bits)
        self.history: vec[i64] = vec[i64](list(range(move_count)))
        """What each quiet move has achieved, as a debt above the move: the best sort first."""
        self.killers: vec[i64] = vec[i64]([NO_MOVE] * MAX_PLY)
        self.older_killers: vec[i64] = vec[i64]([NO_MOVE] * MAX_PLY)

    def next_search(self) -> None:
        """Let old experience fade before the next position is searched."""
        self.history = vec[i64](
            [debt if 0 <= debt <= MOVE_MASK else _faded(debt) for debt in self.history]
        )
        self.killers = vec[i64]([NO_MOVE] * MAX_PLY)
        self.older_killers = vec[i64]([NO_MOVE] * MAX_PLY)

    def keep(self, key: i64, depth: i64, bound: i64, score: i64, best_move: i64) -> None:
        """Remember what a position is worth, in place of another one if need be."""
        slot = key & self.mask
        self.keys[slot] = key
        self.known[slot] = (
            score << SCORE_SHIFT | depth << DEPTH_SHIFT | bound << BOUND_SHIFT | best_move + 1
        )

    def best_move(self, key: i64) -> i64:
        """The best move remembered of a position, NO_MOVE where none is."""
        slot = key & self.mask
        return (self.known[slot] & BEST_MASK) - 1 if self.keys[slot] == key else NO_MOVE

    def learn(self, move: i64, vain: list[int], ply: i64, depth: i64) -> None:
        """A quiet move proved too good for the other side, those tried before it did not."""
        history = self.history
        lesson = depth * depth if depth * depth < MOST_LEARNED else MOST_LEARNED
        achieved = -(history[move] >> MOVE_BITS)
        achieved += lesson - achieved * lesson // MOST_ACHIEVED
        history[move] = -achieved << MOVE_BITS | move
        for tried in vain:
            achieved = -(history[tried] >> MOVE_BITS)
            achieved -= lesson + achieved * lesson // MOST_ACHIEVED
            history[tried] = -achieved << MOVE_BITS | tried
        if self.killers[ply] != move:
            self.older_killers[ply] = self.killers[ply]
            self.killers[ply] = move

    def killers_among(self, quiets: list[int], ply: i64) -> list[int]:
        """Take those out of the quiet moves that proved too good at this ply before."""
        killers = [self.killers[ply], self.older_killers[ply]]
        found = [move for move in killers if move in quiets]
        for move in found:
            quiets.remove(move)
        return found


class Met:
    """The positions of the game, and of the line looked at, by their keys.

    A key stands in the first free place from where it belongs; whoever came last leaves first, so
    that taking one out never parts another one from its place.
    """

    def __init__(self, keys: list[int]) -> None:
        size = MET_MASK + 1 + len(keys) + MAX_PLY
        self.keys: vec[i64] = zeros(size)
        self.steps: vec[i64] = zeros(size)
        """At which step each of them was met first."""
        for step, key in enumerate(keys):
            place = self.place_of(key)
            if not self.keys[place]:
                self.keys[place], self.steps[place] = key, step

    def place_of(self, key: i64) -> i64:
        """Where a key stands, or would stand."""
        keys = self.keys
        place = key & MET_MASK
        while keys[place] and keys[place] != key:
            place += 1
        return place


def _faded(debt: i64) -> i64:
    """What an eighth of an achievement is written as."""
    achieved = -(debt >> MOVE_BITS)
    return -(achieved >> 3) << MOVE_BITS | debt & MOVE_MASK


def zeros(count: int) -> vec[i64]:
    """An array of so many noughts."""
    return vec[i64]([0] * count)


def nested(rows: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    """An array of arrays."""
    return vec[vec[i64]]([vec[i64](list(row)) for row in rows])
