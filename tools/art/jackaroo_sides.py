"""What belongs to a side on the board of Jackaroo King: home, entrance, start, base, paw prints."""

from typing import Final

from jungle_pg.core.jackaroo.track import ENTRANCES, RED, STARTS, YELLOW
from jungle_pg.games.jackaroo.holes import (
    BASES,
    MIDDLE,
    SLOTS_AT,
    base_spot,
    node_point,
    point_of,
    slot_spot,
)
from tools.art.colours import CREAM, INK, WHITE
from tools.art.curves import around
from tools.art.jackaroo_colours import Lacquer, Trunk
from tools.art.marks import paw
from tools.art.shapes import circle, path, placed, rect, step, stroke

HOLE: Final = 15.5
SLOT: Final = 18.5
BASE_WELL: Final = 24
LANE: Final = 62
"""How wide a home is."""
SPECIAL_NODES: Final = frozenset((*STARTS, *ENTRANCES))
PAWS: Final = (0.02, 0.36, 0.70)


def hole(trunk: Trunk, x: float, y: float) -> str:
    """A hole drilled into the ring."""
    return circle(x, y + 2.2, HOLE, trunk.lit, alpha=0.8) + _dark(trunk.hole, x, y, HOLE)


def side(trunk: Trunk, lacquer: Lacquer, *, is_below: bool) -> str:
    """Everything of a side, on the places of Red below or of Yellow above."""
    seat = RED if is_below else YELLOW
    return (
        _home(lacquer, seat)
        + _entrance(trunk, lacquer, seat)
        + _start(trunk, lacquer, seat)
        + _base(lacquer, seat)
        + _prints(trunk, lacquer, seat)
    )


def _dark(fill: str, x: float, y: float, radius: float) -> str:
    a = radius * 0.62
    shade = step("M", x - a, y - a * 0.55) + step("Q", x, y - a * 1.55, x + a, y - a * 0.55)
    return circle(x, y, radius, fill, INK, 3) + stroke(shade, INK, radius * 0.32, 0.45)


def _well(lacquer: Lacquer, x: float, y: float, radius: float) -> str:
    """A hole in the colour and shape of a side."""
    if lacquer.is_round:
        return circle(x, y + 2.2, radius, WHITE, alpha=0.34) + _dark(lacquer.well, x, y, radius)
    q = radius * 1.78
    shade = step("M", x - q * 0.27, y - q * 0.33) + step("L", x + q * 0.27, y - q * 0.33)
    return (
        rect(x - q / 2, y - q / 2 + 2.2, q, q, radius * 0.55, WHITE, alpha=0.34)
        + rect(x - q / 2, y - q / 2, q, q, radius * 0.55, lacquer.well, INK, 3)
        + stroke(shade, INK, radius * 0.34, 0.45)
    )


def _home(lacquer: Lacquer, seat: int) -> str:
    """The lane with its four slots, and arrows that lead inwards."""
    inwards = -1 if seat == RED else 1
    ends = (MIDDLE - inwards * (SLOTS_AT[0] + 31), MIDDLE - inwards * (SLOTS_AT[3] - 31))
    left, top, height = MIDDLE - LANE / 2, min(ends), abs(ends[1] - ends[0])
    radius = 30 if lacquer.is_round else 15
    shapes = (
        rect(left, top + 5, LANE, height, radius, lacquer.lip, INK, 4)
        + rect(left, top, LANE, height, radius, lacquer.face, INK, 4)
        + rect(
            *(left + 5.5, top + 5.5, LANE - 11, height - 11, radius - 5),
            line=lacquer.light,
            width=2.6,
        )
    )
    for slot in range(4):
        x, y = point_of(slot_spot(seat, slot))
        shapes += _well(lacquer, x, y, SLOT)
        if slot < 3:
            near, far = y + inwards * 25, y + inwards * 30
            arrow = step("M", x - 5, near) + step("L", x, far) + step("L", x + 5, near)
            shapes += stroke(arrow, lacquer.lip, 3.6)
    return shapes


def _entrance(trunk: Trunk, lacquer: Lacquer, seat: int) -> str:
    """The gate on the ring, with an arrow into the lane."""
    x, y = node_point(ENTRANCES[seat])
    inwards = -1 if seat == RED else 1
    if lacquer.is_round:
        gate = circle(x, y + 3, 23.5, lacquer.lip, INK, 3.5)
        gate += circle(x, y, 23.5, lacquer.face, INK, 3.5)
    else:
        gate = rect(x - 22.5, y - 19.5, 45, 45, 12, lacquer.lip, INK, 3.5)
        gate += rect(x - 22.5, y - 22.5, 45, 45, 12, lacquer.face, INK, 3.5)
    tip = y + inwards * 34
    arrow = (
        step("M", x - 15, tip - inwards * 7)
        + step("L", x + 15, tip - inwards * 7)
        + step("L", x, tip + inwards * 9)
        + "Z"
    )
    return gate + hole(trunk, x, y) + path(arrow, lacquer.face, INK, 3.5)


def _start(trunk: Trunk, lacquer: Lacquer, seat: int) -> str:
    """The node marbles come out to: larger, with a light rim."""
    x, y = node_point(STARTS[seat])
    if lacquer.is_round:
        plate = (
            circle(x, y + 4, 26.5, lacquer.lip, INK, 3.5)
            + circle(x, y, 26.5, lacquer.face, INK, 3.5)
            + circle(x, y, 21.5, line=CREAM, width=3.4)
        )
    else:
        plate = placed(
            *(x, y, 360 / 52 * (STARTS[seat] + 1) % 180),
            rect(-26, -22, 52, 52, 13, lacquer.lip, INK, 3.5),
            rect(-26, -26, 52, 52, 13, lacquer.face, INK, 3.5),
            rect(-21.5, -21.5, 43, 43, 9, line=CREAM, width=3.4),
        )
    return plate + hole(trunk, x, y)


def _base(lacquer: Lacquer, seat: int) -> str:
    """A plaque with four wells."""
    x, y = BASES[seat]
    if lacquer.is_round:
        shapes = (
            circle(x + 3, y + 10, 88, INK, alpha=0.22)
            + circle(x, y + 6, 88, lacquer.lip, INK, 4.5)
            + circle(x, y, 88, lacquer.face, INK, 4.5)
            + circle(x, y, 79, line=lacquer.light, width=3)
        )
    else:
        shapes = (
            rect(x - 77, y - 70, 160, 160, 30, INK, alpha=0.22)
            + rect(x - 80, y - 74, 160, 160, 30, lacquer.lip, INK, 4.5)
            + rect(x - 80, y - 80, 160, 160, 30, lacquer.face, INK, 4.5)
            + rect(x - 71.5, y - 71.5, 143, 143, 23, line=lacquer.light, width=3)
        )
    for marble in range(4):
        shapes += _well(lacquer, *point_of(base_spot(seat, marble)), BASE_WELL)
    return shapes + paw(x, y + 1, 0.62, lacquer.lip)


def _prints(trunk: Trunk, lacquer: Lacquer, seat: int) -> str:
    """Paws from the base to the start."""
    start_x, start_y = node_point(STARTS[seat])
    from_x, from_y = around(*BASES[seat], 116, 58 if seat == RED else 238)
    to_x, to_y = start_x + (from_x - start_x) * 0.26, start_y + (from_y - start_y) * 0.26
    shapes = ""
    for number, t in enumerate(PAWS):
        aside = (8 if number % 2 else -8) * (1 if seat == RED else -1)
        at = (from_x + (to_x - from_x) * t + aside, from_y + (to_y - from_y) * t)
        turn = 148 if seat == RED else 328
        pair = paw(0, 2.4, 0.82, trunk.lit), paw(0, 0, 0.82, lacquer.lip)
        shapes += placed(*at, turn, *pair)
    return shapes
