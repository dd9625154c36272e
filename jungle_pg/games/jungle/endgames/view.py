"""One endgame table as it is asked: where the pieces stand in, a code out, in three lookups."""

from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Piece
from jungle_pg.core.jungle.board import SPOTS, Spot, column_of, upside_down
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES, Arrangement
from jungle_pg.games.jungle.endgames.table import MIDDLE, Layout, mirrored

Lookup: TypeAlias = list[int]
"""For each spot of a piece, how many bytes further into the table it leads."""

_NOWHERE: Final = [0] * len(SPOTS)
_IN_MIRROR: Final = [int(column_of(spot) > MIDDLE) for spot in SPOTS]
"""Whether a position is looked up in the mirror, by the spot of the table's first piece."""


class View:
    """A table, ready for pieces in the order they are given and spots as they are on the board."""

    __slots__ = ("_codes", "_lookups", "_place_of_first")

    def __init__(
        self, layout: Layout, arrangement: Arrangement, table: bytes, given: tuple[Piece, ...]
    ) -> None:
        halves = table[: layout.size], table[layout.size :]
        self._codes = [halves[arrangement.side_of(seat)] for seat in (BOTTOM, TOP)]
        """By the seat that is to move."""
        idle = MOST_PIECES - len(given)
        self._place_of_first = idle + given.index(arrangement.pieces[0])
        numbers = [arrangement.pieces.index(piece) for piece in given]
        self._lookups = [
            [_NOWHERE] * idle
            + [_lookup(layout, arrangement, number, in_mirror=in_mirror) for number in numbers]
            for in_mirror in (False, True)
        ]

    def code(self, mover: Seat, spots: tuple[Spot, Spot, Spot]) -> int:
        """The code of a position; of two pieces the spots come last, after any other."""
        one, two, three = self._lookups[_IN_MIRROR[spots[self._place_of_first]]]
        return self._codes[mover][one[spots[0]] + two[spots[1]] + three[spots[2]]]


def _lookup(layout: Layout, arrangement: Arrangement, number: int, *, in_mirror: bool) -> Lookup:
    step = layout.steps[number]
    steps = {spot: place * step for place, spot in enumerate(layout.spots[number])}
    found = []
    for spot in SPOTS:
        seen = upside_down(spot) if arrangement.is_turned else spot
        seen = mirrored(seen) if in_mirror else seen
        found.append(steps.get(seen, 0))
    return found
