"""One endgame table as it is asked: where the pieces stand in, a code out, in three lookups."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Piece
from jungle_pg.core.jungle.board import SPOTS, Spot, column_of, upside_down
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jungle.endgames.keys import Arrangement
from jungle_pg.games.jungle.endgames.table import MIDDLE, Layout, mirrored

NO_SPOT: Final[Spot] = len(SPOTS)
"""Where a piece is that was taken."""
PIECE_NUMBERS: Final = 16

Lookup: TypeAlias = list[int]
"""For each spot of a piece, how many bytes further into the table it leads."""


def piece_number(piece: Piece) -> int:
    """The number of a piece, as the search has it: those of the bottom side first, by rank."""
    return piece.seat * 8 + piece.animal - 1


class View:
    """A table, ready for pieces by their numbers and spots as they are on the board."""

    __slots__ = ("codes", "first", "numbers")

    def __init__(self, layout: Layout, arrangement: Arrangement, table: bytes) -> None:
        halves = table[: layout.size], table[layout.size :]
        self.codes: tuple[bytes, ...] = tuple(
            halves[arrangement.side_of(seat)] for seat in (BOTTOM, TOP)
        )
        """By the seat that is to move."""
        first, second, *third = map(piece_number, arrangement.pieces)
        self.numbers = first, second, third[0] if third else second
        plain, in_mirror = (
            _lookups(layout, arrangement, in_mirror=mirror) for mirror in (False, True)
        )
        self.first: list[tuple[int, Lookup, Lookup]] = [
            (lookup[0][spot], lookup[1], lookup[2])
            for spot in (*SPOTS, NO_SPOT)
            for lookup in [in_mirror if column_of(spot) > MIDDLE else plain]
        ]
        """For the spot of the first piece, where it leads and the lookups of the other two."""

    def code(self, mover: Seat, squares: Sequence[Spot]) -> int:
        """The code of a position; `squares` has the spot of each piece by its number."""
        one, two, three = self.numbers
        place, second, third = self.first[squares[one]]
        return self.codes[mover][place + second[squares[two]] + third[squares[three]]]


def _lookups(layout: Layout, arrangement: Arrangement, *, in_mirror: bool) -> list[Lookup]:
    """The lookups of all pieces; one of two pieces has an idle third."""
    found = []
    for spots, step in zip(layout.spots, layout.steps, strict=True):
        lookup = [0] * (len(SPOTS) + 1)
        for spot in SPOTS:
            seen = upside_down(spot) if arrangement.is_turned else spot
            seen = mirrored(seen) if in_mirror else seen
            lookup[spot] = spots.index(seen) * step if seen in spots else 0
        found.append(lookup)
    return [*found, [0] * (len(SPOTS) + 1)][:3]
