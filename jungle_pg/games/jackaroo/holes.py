"""Every place a marble can lie on: 52 nodes of the ring, four home slots and four base places each.

Points are in units of the board, which is 1040 wide and high; y grows downwards. A square of the
field has 104 of them, so that a field of ten by ten squares is the board.
"""

import re
from math import cos, hypot, radians, sin
from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.track import BASE, NODES, RED, Place, is_home
from jungle_pg.core.rulebook import BadText, Pick, Seat
from jungle_pg.games.values import Field

Spot: TypeAlias = int
"""A node 0 to 51, then the slots of Red and of Yellow, then the base places of both."""

Point: TypeAlias = tuple[float, float]

SQUARES: Final = 10
UNITS: Final = 104
"""Units of the board in a square."""
SIZE: Final = SQUARES * UNITS
MIDDLE: Final = SIZE / 2

RING: Final = 431
"""From the middle of the board to the nodes."""
SLOTS_AT: Final = (366, 311, 256, 201)
"""From the middle of the board to the home slots, the one beside the entrance first."""
BASES: Final[tuple[Point, Point]] = ((312, 716), (728, 324))
"""The middles of the bases of Red and of Yellow."""
BASE_APART: Final = 36
"""From the middle of a base to each of its places, across and down."""
DECK: Final[Point] = (462, 520)
PILE: Final[Point] = (578, 520)

FIRST_SLOT: Final = NODES
FIRST_BASE: Final = FIRST_SLOT + 8
SPOTS: Final = range(FIRST_BASE + 8)

REACH: Final = 44
"""Units from the middle of a place within which a click still means it."""
SIDE_NAMES: Final = ("red", "yellow")

_NAME: Final = re.compile(r"(\d{1,2})|(red|yellow)\.([HB])([1-4])", re.ASCII)


def spot_of(seat: Seat, marble: int, place: Place) -> Spot:
    """Where a marble, counted from 0, lies; each has its own place in the base."""
    if place == BASE:
        return FIRST_BASE + 4 * seat + marble
    return slot_spot(seat, place - NODES) if is_home(place) else place


def slot_spot(seat: Seat, slot: int) -> Spot:
    """A home slot, counted from 0 at the entrance."""
    return FIRST_SLOT + 4 * seat + slot


def base_spot(seat: Seat, marble: int) -> Spot:
    """The place of a marble, counted from 0, in its base."""
    return FIRST_BASE + 4 * seat + marble


def point_of(spot: Spot) -> Point:
    """The middle of a place as Red sees the board."""
    if spot < FIRST_SLOT:
        return node_point(spot)
    seat, number = divmod((spot - FIRST_SLOT) % 8, 4)
    if spot < FIRST_BASE:
        away = SLOTS_AT[number]
        return MIDDLE, MIDDLE + (away if seat == RED else -away)
    x, y = BASES[seat]
    down, across = divmod(number, 2)
    return x + BASE_APART * (2 * across - 1), y + BASE_APART * (2 * down - 1)


def node_point(node: int) -> Point:
    """A node of the ring: 51 lies at the bottom, 25 at the top, forward is clockwise."""
    angle = radians(90 + (node + 1) * 360 / NODES)
    return MIDDLE + RING * cos(angle), MIDDLE + RING * sin(angle)


def place_at(point: Point) -> tuple[float, float]:
    """The column and row of a point, as a field of ten by ten squares counts them."""
    return point[0] / UNITS - 0.5, point[1] / UNITS - 0.5


PLACES: Final = tuple(place_at(point_of(spot)) for spot in SPOTS)


def place_of(spot: Spot) -> tuple[float, float]:
    """The column and row of a place."""
    return PLACES[spot]


def middle_of(point: Point, field: Field) -> tuple[float, float]:
    """Where a point of the board is on the screen."""
    return field.middle(*place_at(point))


def units_px(units: float, field: Field) -> float:
    """Units of the board in pixels."""
    return units * field.square / UNITS


def spot_near(x: float, y: float, field: Field) -> Spot | None:
    """The place nearest to a point of the screen; None where no place is near."""
    nearest = min(SPOTS, key=lambda spot: _far(spot, x, y, field))
    return nearest if _far(nearest, x, y, field) <= units_px(REACH, field) else None


def spot_name(spot: Spot) -> Pick:
    """Like `17`, `red.H1` or `yellow.B3`."""
    if spot < FIRST_SLOT:
        return str(spot)
    seat, number = divmod((spot - FIRST_SLOT) % 8, 4)
    return f"{SIDE_NAMES[seat]}.{'H' if spot < FIRST_BASE else 'B'}{number + 1}"


def parse_spot(name: Pick) -> Spot:
    """The place of a name, or BadText."""
    found = _NAME.fullmatch(name)
    if found is None or (found[1] and int(found[1]) >= NODES):
        raise BadText(f"a place is 0 to 51, or like red.H1 or yellow.B3, not {name[:20]!r}")
    if found[1]:
        return int(found[1])
    first = FIRST_SLOT if found[3] == "H" else FIRST_BASE
    return first + 4 * SIDE_NAMES.index(found[2]) + int(found[4]) - 1


def owner_of(spot: Spot) -> Seat | None:
    """Whose slot or base place it is; the ring belongs to nobody."""
    return None if spot < FIRST_SLOT else ((spot - FIRST_SLOT) % 8) // 4


def _far(spot: Spot, x: float, y: float, field: Field) -> float:
    at_x, at_y = field.middle(*PLACES[spot])
    return hypot(at_x - x, at_y - y)
