"""Places of marbles: a ring of 52 nodes, four home slots and a base for each seat."""

import re
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Seat

Place: TypeAlias = int
"""BASE, a node of the ring 0 to 51, or a home slot 52 to 55."""

BASE: Final[Place] = -1
NODES: Final = 52
SLOTS: Final = range(NODES, NODES + 4)
LAST: Final[Place] = SLOTS[-1]

SEATS: Final = (0, 1)
RED: Final[Seat] = 0
YELLOW: Final[Seat] = 1

STARTS: Final = (0, 26)
"""Where the marbles of each seat come out of their base."""
ENTRANCES: Final = (51, 25)
"""The node of the ring before the home of each seat."""
WAY_TO_ENTRANCE: Final = NODES - 1
"""Steps from the own start to the own entrance."""

Marbles: TypeAlias = tuple[Place, Place, Place, Place]
"""Where marbles 1 to 4 of a seat stand."""

Board: TypeAlias = tuple[Marbles, Marbles]
"""The marbles of both seats."""

OPENING: Final[Board] = ((0, BASE, BASE, BASE), (26, BASE, BASE, BASE))

FULL_PROGRESS: Final = sum(slot + 1 for slot in SLOTS)

_NAME: Final = re.compile(r"B|H[1-4]|\d{1,2}", re.ASCII)


def _ways(seat: Seat) -> tuple[int, ...]:
    ring = [(node - STARTS[seat]) % NODES for node in range(NODES)]
    # The base comes last, where the index -1 finds it.
    return (*ring, *SLOTS, BASE)


WAYS: Final = (_ways(RED), _ways(YELLOW))
"""For each seat and place, how many steps it is from the own start; home slots are 52 to 55."""


def place_at(seat: Seat, way: int) -> Place:
    """The place that is so many steps from the own start of a seat."""
    return way if way >= NODES else (STARTS[seat] + way) % NODES


def is_on_ring(place: Place) -> bool:
    """Whether a place is a node of the ring, which both seats share."""
    return 0 <= place < NODES


def is_home(place: Place) -> bool:
    """Whether a place is a home slot."""
    return place >= NODES


def path_of(seat: Seat, start: Place, steps: int) -> tuple[Place, ...]:
    """The places a marble comes to, step by step; back when the steps are below zero."""
    if steps < 0:
        return tuple((start - step) % NODES for step in range(1, 1 - steps))
    way = WAYS[seat][start]
    return tuple(place_at(seat, way + step) for step in range(1, steps + 1))


def place_name(place: Place) -> str:
    """B, a number of the ring, or H1 to H4."""
    if place == BASE:
        return "B"
    return f"H{place - LAST + 4}" if is_home(place) else str(place)


def parse_place(text: str) -> Place:
    """The place of a name, or BadText."""
    if _NAME.fullmatch(text) is None or (text.isdecimal() and int(text) >= NODES):
        raise BadText(f"a place is B, 0 to 51 or H1 to H4, not {text[:20]!r}")
    if text == "B":
        return BASE
    return LAST - 4 + int(text[1]) if text[0] == "H" else int(text)


def placed(board: Board, seat: Seat, marble: int, place: Place) -> Board:
    """The board with one marble, counted from 0, at another place."""
    own = list(board[seat])
    own[marble] = place
    changed = (own[0], own[1], own[2], own[3])
    return (changed, board[YELLOW]) if seat == RED else (board[RED], changed)


def has_all_home(board: Board, seat: Seat) -> bool:
    """Whether all four marbles of a seat are in their slots."""
    return min(board[seat]) >= NODES
