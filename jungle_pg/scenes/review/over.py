"""What a review shows over the board: arrows of moves, and their badges."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from jungle_pg.core.review.values import MoveClass
from jungle_pg.stage.easing import overshoot, part, slow_end
from jungle_pg.stage.ops import Colour, DrawList, Op, Sprite
from jungle_pg.stage.theme import CRIMSON
from jungle_pg.stage.view import View
from jungle_pg.ui.arrows import arc, arrow, shortened

Point: TypeAlias = tuple[float, float]

GOOD: Final = "#4FA35A"
DOUBTFUL: Final = "#F9C74F"
BAD: Final = CRIMSON
COLOURS: Final[Mapping[MoveClass, Colour]] = {
    MoveClass.INACCURACY: DOUBTFUL,
    MoveClass.MISSED: DOUBTFUL,
    MoveClass.MISTAKE: BAD,
    MoveClass.BLUNDER: BAD,
}
"""The arrow of a move that was played; one that is not named here was good."""

WIDTH: Final = 0.13
FROM: Final = 0.36
TO: Final = 0.12
BADGE: Final = 0.5
BADGE_AT: Final = (0.36, -0.38)
"""Where the middle of a badge is, from the middle of its square; all are parts of a square."""
LEFT_BADGE_AT: Final = (-0.36, -0.38)
ARROW_S: Final = 0.26
BEST_LATER_S: Final = 0.12
POP_S: Final = 0.16
SIZES: Final = 16
"""A size is a part of this many, so that few pictures are needed."""


@dataclass(frozen=True, slots=True)
class Pointed:
    """An arrow from one place on the screen to another, with a badge at its end."""

    start: Point
    end: Point
    colour: Colour
    badge: str
    is_second: bool = False
    """Whether it comes a little later."""
    is_badge_left: bool = False
    """At which upper corner of the last square its badge stands."""


@dataclass(frozen=True, slots=True)
class Over:
    """All that lies over the board at a moment."""

    square: float
    arrows: tuple[Pointed, ...] = ()
    drawn: tuple[int, ...] = ()
    """How much of each arrow is there, and of each badge, in parts."""


def badge_of(move_class: MoveClass) -> str:
    """The sprite of a class."""
    return f"review/badge_{move_class.value}"


def drawn_at(arrows: tuple[Pointed, ...], since_s: float, *, is_calm: bool) -> tuple[int, ...]:
    """How much of arrows and badges is there so long after they began."""
    if is_calm:
        return (SIZES,) * (2 * len(arrows))
    parts = []
    for each in arrows:
        later = BEST_LATER_S if each.is_second else 0.0
        parts.append(slow_end(part(since_s, later, ARROW_S)))
        popped = part(since_s, later, POP_S)
        parts.append(overshoot(popped) if popped > 0 else 0.0)
    return tuple(max(0, round(each * SIZES)) for each in parts)


def still_after(arrows: tuple[Pointed, ...]) -> float:
    """How long after their beginning nothing changes any more."""
    return ARROW_S + BEST_LATER_S if arrows else -inf


def over_ops(view: View, over: Over) -> DrawList:
    """Arrows first, badges over them."""
    ops: list[Op] = []
    square = over.square
    for number, each in enumerate(over.arrows):
        share = over.drawn[2 * number] / SIZES
        if share <= 0:
            continue
        tip = (
            each.start[0] + (each.end[0] - each.start[0]) * share,
            each.start[1] + (each.end[1] - each.start[1]) * share,
        )
        way = shortened(arc(each.start, tip), FROM * square, TO * square)
        ops.append(arrow(way, WIDTH * square, each.colour))
    side = round(BADGE * square)
    for number, each in enumerate(over.arrows):
        size = over.drawn[2 * number + 1] / SIZES
        if size > 0 and each.badge:
            right, up = LEFT_BADGE_AT if each.is_badge_left else BADGE_AT
            x, y = each.end[0] + right * square, each.end[1] + up * square
            ops.append(Sprite(each.badge, x, y, side, side, stretch_x=size, stretch_y=size))
    return tuple(ops)
