"""The board: 7 columns A-G, 9 rows 1-9 from the bottom, dens, traps and rivers."""

from enum import StrEnum
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Piece
from jungle_pg.core.rulebook import BadText, Seat, opponent

COLUMNS: Final = 7
ROWS: Final = 9

Spot: TypeAlias = int
"""A square: 0 is A1, 1 is B1, 62 is G9."""

SPOTS: Final = range(COLUMNS * ROWS)
OFF_BOARD: Final[Spot] = -1

Board: TypeAlias = tuple[Piece | None, ...]
"""What stands on each spot."""


class Rivers(StrEnum):
    """Which columns are water on rows 4 to 6."""

    INNER = "inner"
    EDGES = "edges"


RIVER_COLUMNS: Final = {Rivers.INNER: "BCEF", Rivers.EDGES: "ABFG"}


def spot_at(column: int, row: int) -> Spot:
    """The spot in a column and row, both counted from 0."""
    return row * COLUMNS + column


def column_of(spot: Spot) -> int:
    """Column 0-6 from the left."""
    return spot % COLUMNS


def row_of(spot: Spot) -> int:
    """Row 0-8 from the bottom."""
    return spot // COLUMNS


def spot_name(spot: Spot) -> str:
    """The name of a spot, like A1."""
    return f"{'ABCDEFG'[column_of(spot)]}{row_of(spot) + 1}"


def parse_spot(text: str) -> Spot:
    """The spot of a name in either case, or BadText."""
    if len(text) == 2 and text[0].upper() in "ABCDEFG" and text[1] in "123456789":
        return spot_at("ABCDEFG".index(text[0].upper()), int(text[1]) - 1)
    raise BadText(f"no such square {text!r}")


def upside_down(spot: Spot) -> Spot:
    """The spot whose name is the same with rows counted from the other end."""
    return spot_at(column_of(spot), ROWS - 1 - row_of(spot))


def spots(names: str) -> frozenset[Spot]:
    """The spots of several names."""
    return frozenset(parse_spot(name) for name in names.split())


DENS: Final = (parse_spot("D1"), parse_spot("D9"))
"""The den of each seat."""

TRAPS: Final = (spots("C1 E1 D2"), spots("C9 E9 D8"))
"""The traps of each seat, which weaken the other one's animals."""

WATER: Final = {
    rivers: frozenset(
        spot_at("ABCDEFG".index(column), row) for column in columns for row in (3, 4, 5)
    )
    for rivers, columns in RIVER_COLUMNS.items()
}
"""The water spots of each kind of board."""


def is_trapped(piece: Piece, spot: Spot) -> bool:
    """Whether a piece standing there stands in an enemy trap."""
    return spot in TRAPS[opponent(piece.seat)]


def den_entered_by(board: Board) -> Seat | None:
    """The seat whose animal stands in the enemy den."""
    for seat in (BOTTOM, TOP):
        guest = board[DENS[opponent(seat)]]
        if guest is not None and guest.seat == seat:
            return seat
    return None
