"""The ring of Jackaroo in a terminal: 14 by 14 places along the edge, homes and bases inside."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.refusals import SEAT_IDS, spot_name
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import BASE, NODES, RED, SEATS, SLOTS, STARTS, YELLOW
from jungle_pg.core.rulebook import Pick, Seat

SIDE: Final = 14
"""Places along each edge; the 52 nodes of the ring go round them."""
LABEL: Final = 3
"""Columns of the numbers beside the ring."""
FIRST_COLUMN: Final = 6
"""Where node 0 lies on the lower edge; Red sits below."""

Spot: TypeAlias = tuple[int, int]
"""Row and column, from above and from the left."""

Cell: TypeAlias = Callable[[Pick], str]
"""What is written for a place."""

Marble: TypeAlias = tuple[Seat, int]
"""Whose it is, and its number from 1."""


def _ring() -> Iterator[Spot]:
    """The places of nodes 0 to 51, clockwise from the middle of the lower edge."""
    last = SIDE - 1
    yield from ((last, column) for column in range(FIRST_COLUMN, 0, -1))
    yield from ((row, 0) for row in range(last, 0, -1))
    yield from ((0, column) for column in range(last))
    yield from ((row, last) for row in range(last))
    yield from ((last, column) for column in range(last, FIRST_COLUMN, -1))


RING: Final = dict(zip(range(NODES), _ring(), strict=True))


def _inside() -> Iterator[tuple[Spot, Pick]]:
    """Homes go from the entrances to the middle, bases lie beside them."""
    last = SIDE - 1
    for place, slot in enumerate(SLOTS):
        yield (last - 1 - place, FIRST_COLUMN + 1), spot_name(RED, slot)
        yield (1 + place, FIRST_COLUMN), spot_name(YELLOW, slot)
    for marble in range(len(SLOTS)):
        yield (last - 2, 1 + marble), spot_name(RED, BASE, marble)
        yield (2, last - 1 - marble), spot_name(YELLOW, BASE, marble)


SPOTS: Final[Mapping[Spot, Pick]] = {
    **{spot: str(node) for node, spot in RING.items()},
    **dict(_inside()),
}
"""What lies where."""

EMPTY: Final = {".": "land", "-": "den", "_": "trap"}
"""The signs of bare places, and the ground they stand for: the ring, homes, bases."""


def marbles_of(state: JackarooState) -> dict[Pick, Marble]:
    """The marble that stands on a place."""
    return {
        spot_name(seat, place, marble): (seat, marble + 1)
        for seat in SEATS
        for marble, place in enumerate(state.board[seat])
    }


def ground_sign(pick: Pick) -> str:
    """The sign of a bare place; the starts of both sides have their letters."""
    if pick in map(str, STARTS):
        return SEAT_IDS[STARTS.index(int(pick))][0]
    _, _, name = pick.partition(".")
    return {"H": "-", "B": "_"}.get(name[:1], ".")


def drawn(cell: Cell, width: int) -> str:
    """The ring with the numbers of its nodes around it, every line equally wide."""
    blank = " " * width
    nodes = {spot: node for node, spot in RING.items()}

    def head(row: int) -> str:
        names = "".join(f"{nodes[row, column]:^{width}}" for column in range(SIDE))
        return " " * LABEL + names + " " * LABEL

    lines = [head(0)]
    for row in range(SIDE):
        is_edge = row in (0, SIDE - 1)
        left = " " * LABEL if is_edge else f"{nodes[row, 0]:>{LABEL - 1}} "
        right = " " * LABEL if is_edge else f" {nodes[row, SIDE - 1]:<{LABEL - 1}}"
        picks = [SPOTS.get((row, column)) for column in range(SIDE)]
        cells = "".join(blank if pick is None else cell(pick) for pick in picks)
        lines.append(left + cells + right)
    return "\n".join([*lines, head(SIDE - 1)])
