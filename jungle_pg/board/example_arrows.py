"""The arrows of an example, laid over its board."""

from math import dist
from typing import Final

from jungle_pg.games.book import Arrow
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Field
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Sprite
from jungle_pg.stage.theme import CRIMSON, GOLD
from jungle_pg.ui.arrows import Curve, Point, arc, arrow, shortened, summit

COLOURS: Final = {"move": GOLD, "capture": CRIMSON, "refused": "#F3E3BF"}
WIDTH: Final = 0.085
"""All these are parts of a square."""
FROM_PIECE: Final = 0.42
TO_PIECE: Final = 0.43
TO_MIDDLE: Final = 0.10
TO_CROSS: Final = 0.34
"""A cross stands at the edge of the square, lest it hides who stands there."""
STEP_BULGE: Final = 0.68
LEAP_BULGE: Final = 0.95
NEIGHBOUR: Final = 1.5
CROSS: Final = 0.8
AIR: Final = 0.2
"""Between the summit of an arc and the frame."""
FREER: Final = 0.3
"""How much farther from the others an arc must be on its other side to go there."""


def arrow_ops(look: AnyLook, field: Field, seen: Rect, arrows: tuple[Arrow, ...]) -> DrawList:
    """Gold ways and crimson captures; what is refused ends at a cross."""
    ops: list[Op] = []
    for way in arrows:
        start, end = (field.middle(*look.place_of(pick)) for pick in (way.start, way.end))
        others = [
            field.middle(*look.place_of(pick))
            for other in arrows
            if other is not way
            for pick in (other.start, other.end)
        ]
        curve = _curve(way, start, end, field.square, seen, others)
        is_refused = way.kind == "refused"
        width = WIDTH * field.square
        ops.append(arrow(curve, width, COLOURS[way.kind], has_head=not is_refused))
        if is_refused:
            side = CROSS * field.square
            ops.append(Sprite("marks/blocked", *curve[3], side, side))
    return tuple(ops)


def _curve(
    way: Arrow, start: Point, end: Point, square: float, seen: Rect, others: list[Point]
) -> Curve:
    """From the edge of the piece to the middle of an empty square, or to the edge of a victim."""
    if way.kind == "capture" or way.is_leap:
        is_step = dist(start, end) < NEIGHBOUR * square
        bulge = (STEP_BULGE if is_step else LEAP_BULGE) * square
        over, under = _both_sides(start, end, bulge)
        room = seen.shrunk(AIR * square)
        freer = _freedom(under, others) > _freedom(over, others) + FREER * square
        is_under = not room.holds(*summit(over)) or (freer and room.holds(*summit(under)))
        curve = under if is_under else over
        gap = TO_MIDDLE if way.kind == "move" else TO_PIECE
        return shortened(curve, FROM_PIECE * square, gap * square)
    gap = TO_CROSS if way.kind == "refused" else TO_MIDDLE
    return shortened(arc(start, end), FROM_PIECE * square, gap * square)


def _both_sides(start: Point, end: Point, bulge: float) -> tuple[Curve, Curve]:
    """The arc that goes up, or to the left of an upright way, and its mirror image."""
    over = bulge if (end[0], start[1]) >= (start[0], end[1]) else -bulge
    return arc(start, end, over), arc(start, end, -over)


def _freedom(curve: Curve, others: list[Point]) -> float:
    """How far an arc stays away from where other ways begin and end."""
    return min((dist(summit(curve), other) for other in others), default=0.0)
