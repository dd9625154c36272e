"""An endgame table as it is kept: a byte for each position, one half for each side to move.

The first piece stands on columns A to D; what is to the right of that is found in the mirror. Of
each piece only the spots count where it may stand, and the last piece counts least.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from operator import itemgetter
from typing import Final, TypeAlias

from jungle_pg.core.jungle.board import COLUMNS, Spot, column_of, row_of, spot_at
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.games.jungle.endgames.bits import WIDTH
from jungle_pg.games.jungle.endgames.keys import Arrangement
from jungle_pg.games.jungle.endgames.maker import spots_of

MIDDLE: Final = COLUMNS // 2
"""The column that is its own mirror image."""

Row: TypeAlias = tuple[tuple[Spot, ...], slice]
"""Where all pieces but the last stand, and the codes for each spot of the last one."""


@dataclass(frozen=True)
class Layout:
    """Which byte of a table is for which position."""

    spots: tuple[tuple[Spot, ...], ...]
    """Where each piece may stand, as the table sees it."""

    @cached_property
    def size(self) -> int:
        """Bytes for one side to move."""
        return prod(map(len, self.spots))

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """How many bytes further the next spot of each piece is."""
        lengths = [len(spots) for spots in self.spots]
        return tuple(prod(lengths[number + 1 :]) for number in range(len(lengths)))

    def rows(self) -> Iterator[Row]:
        """The rows of one side to move, in their order."""
        length = len(self.spots[-1])
        for number, others in enumerate(product(*self.spots[:-1])):
            yield others, slice(number * length, (number + 1) * length)


def layout_of(rules: JungleRules, arrangement: Arrangement) -> Layout:
    """The layout of the table that knows these pieces."""
    first, *others = (tuple(spots_of(rules, piece.animal)) for piece in arrangement.pieces)
    return Layout((tuple(spot for spot in first if column_of(spot) <= MIDDLE), *others))


def mirrored(spot: Spot) -> Spot:
    """The spot in the mirror, left for right."""
    return spot_at(COLUMNS - 1 - column_of(spot), row_of(spot))


def packed(layout: Layout, grid: bytes) -> bytes:
    """The half of a table for one side to move, from the codes of all positions."""
    last = layout.spots[-1]
    chosen = itemgetter(*last)
    codes = bytearray(layout.size)
    for others, place in layout.rows():
        start = 0
        for spot in others:
            start = (start + spot) * WIDTH
        row = bytearray(chosen(grid[start : start + WIDTH]))
        if len({*others}) < len(others):
            # Impossible positions repeat what is before them, which packs best.
            row = codes[place.start - len(last) : place.start] or row
        for spot in others:
            if spot in last:
                number = last.index(spot)
                row[number] = row[number - 1] if number else row[1]
        codes[place] = row
    return bytes(codes)


def counted(layout: Layout, codes: bytes) -> Counter[int]:
    """How often each code occurs among the possible positions of one side, the mirror included."""
    found = Counter[int]()
    last = layout.spots[-1]
    for others, place in layout.rows():
        if len({*others}) < len(others):
            continue
        row = Counter(codes[place])
        for spot in others:
            if spot in last:
                row[codes[place.start + last.index(spot)]] -= 1
        for _ in range(1 if column_of(others[0]) == MIDDLE else 2):
            found.update(row)
    return found
