"""What a stage shows over its board: ticks, crosses, arrows, and the light of a lesson."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import cos, dist, pi, sin
from typing import Final, Literal, TypeAlias

from jungle_pg.stage.layout import Rect, without_holes
from jungle_pg.stage.ops import Box, Drawing, DrawList, Op, Sprite
from jungle_pg.stage.theme import CRIMSON, GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.ui import svg
from jungle_pg.ui.arrows import arc, arrow, beginning, shortened

Point: TypeAlias = tuple[float, float]

SIGN: Final = 0.5
SIGN_AT: Final = (0.36, -0.36)
"""A tick or a cross at the upper right corner of a piece; all are parts of a square."""
ARROW: Final = 0.13
FROM: Final = 0.40
TO: Final = 0.12
PULSE: Final = 1.4
HAND: Final = 0.9
HAND_AT: Final = (0.42, 0.52)
HAND_LIFT: Final = 0.1
VEILS: Final = {"day": ("#0A221E", 128), "night": ("#040A10", 105)}
SIZES: Final = 32
"""A size is a part of this many, so that few pictures are needed."""


ArrowKind: TypeAlias = Literal["good", "bad", "lead"]
GREEN: Final = "#4FA35C"
COLOURS: Final[Mapping[ArrowKind, str]] = {"good": GREEN, "bad": CRIMSON, "lead": GOLD}
SHINE: Final = 2.0
SPARKS: Final = 10
SPARK: Final = (0.19, 0.26, 0.22)
SPARKS_FROM, SPARKS_TO = 0.5, 0.86
"""From where to where, in squares, sparks fly around a right move."""
BULGE: Final = 0.28
"""How far the arrow of a leap stands out, in lengths of it."""
LEAP: Final = 1.6
"""From so many squares on a move is a leap."""


@dataclass(frozen=True, slots=True)
class Over:
    """All that lies over a board, in pixels."""

    square: float
    sign: str = ""
    """`right` or `wrong`."""
    sign_at: Point = (0.0, 0.0)
    sign_size: float = 1.0
    shine: float = 0.0
    """How large the light behind a right move is."""
    sparks: float = 0.0
    """How far the sparks around it have flown, from 0 to 1."""
    arrow: tuple[Point, Point] | None = None
    kind: ArrowKind = "lead"
    drawn: float = 1.0
    """How much of the arrow is there already."""
    veil: Rect | None = None
    """What lies in the shade, but for the bright squares."""
    bright: tuple[Point, ...] = ()
    """The middles of those squares; where one leads to another they share a window of light."""
    windows: tuple[tuple[Point, Point], ...] = ()
    """From which square to which one such windows reach."""
    pulse_at: Point | None = None
    pulse: float = 1.0
    has_hand: bool = False
    tap: float = 0.0
    """How far the hand has come down to tap, from 0 to 1."""


def moved_along(over: Over, larger: float, moved: Callable[[Point], Point | None]) -> Over:
    """The same over a board that is seen larger; what is out of sight is left out."""
    if larger == 1.0:
        return over

    def way(ends: tuple[Point, Point]) -> tuple[Point, Point] | None:
        start, end = map(moved, ends)
        return None if start is None or end is None else (start, end)

    sign_at = moved(over.sign_at)
    return replace(
        over,
        square=over.square * larger,
        sign=over.sign if sign_at is not None else "",
        sign_at=sign_at or over.sign_at,
        shine=over.shine if sign_at is not None else 0.0,
        arrow=None if over.arrow is None else way(over.arrow),
        bright=tuple(point for point in map(moved, over.bright) if point is not None),
        windows=tuple(each for each in map(way, over.windows) if each is not None),
        pulse_at=None if over.pulse_at is None else moved(over.pulse_at),
    )


def over_ops(view: View, over: Over) -> DrawList:
    """Shade first, signs last."""
    ops: list[Op] = []
    square = over.square
    if over.veil is not None:
        fill, alpha = VEILS[view.theme.name]
        wide = [_window(start, end, square) for start, end in over.windows]
        alone = [_square(point, square) for point in over.bright]
        holes = wide + [hole for hole in alone if not any(_holds(each, hole) for each in wide)]
        ops += [
            Box(r.x, r.y, r.w, r.h, fill, alpha) for r in without_holes(over.veil.snapped(), holes)
        ]
        for hole in holes:
            w, h = round(hole.w), round(hole.h)
            ops.append(Drawing(_edge(w / min(w, h), h / min(w, h)), hole.x, hole.y, w, h))
    if over.pulse_at is not None:
        side, size = round(PULSE * square), round(over.pulse * SIZES) / SIZES
        ops.append(
            Sprite("journey/pulse", *over.pulse_at, side, side, stretch_x=size, stretch_y=size)
        )
    if over.arrow is not None and over.drawn > 0:
        ops.append(_arrow(over, *over.arrow))
    if over.has_hand and over.pulse_at is not None:
        x, y = over.pulse_at
        side, up = round(HAND * square), HAND_LIFT * (1 - over.tap)
        at = (x + (HAND_AT[0] + up) * square, y + (HAND_AT[1] + up) * square)
        ops.append(Sprite("marks/hand", round(at[0]), round(at[1]), side, side))
    if over.sign:
        ops += _sign_ops(over)
    return tuple(ops)


def _arrow(over: Over, start: Point, end: Point) -> Drawing:
    """As much of an arrow as is there; that of a leap is an arc."""
    square, length = over.square, dist(start, end)
    bulge = BULGE * length if over.kind == "lead" and length > LEAP * square else 0.0
    bulge = bulge if start[0] <= end[0] else -bulge
    way = shortened(arc(start, end, bulge), FROM * square, TO * square)
    return arrow(beginning(way, over.drawn), ARROW * square, COLOURS[over.kind])


def shine_ops(over: Over) -> DrawList:
    """The light behind what has made a right move."""
    if over.shine <= 0:
        return ()
    side, size = round(SHINE * over.square), round(over.shine * SIZES) / SIZES
    return (
        Sprite(
            "journey/star_shine", *over.sign_at, side, side, stretch_x=size, stretch_y=size,
            alpha=200,
        ),
    )  # fmt: skip


def _sign_ops(over: Over) -> list[Op]:
    """A tick or a cross, and what flies around the tick."""
    square, (x, y) = over.square, over.sign_at
    ops: list[Op] = []
    if 0 < over.sparks < 1:
        far = (SPARKS_FROM + (SPARKS_TO - SPARKS_FROM) * over.sparks) * square
        for number in range(SPARKS):
            way = 2 * pi * (number + 0.3) / SPARKS
            name = "marks/particle_" + ("star", "leaf")[number % 2]
            side = round(SPARK[number % len(SPARK)] * square)
            at = (x + cos(way) * far, y + sin(way) * far)
            alpha = round(255 * (1 - over.sparks**3))
            ops.append(Sprite(name, *at, side, side, 40.0 * number, alpha=alpha))
    side, size = round(SIGN * square), round(over.sign_size * SIZES) / SIZES
    at = (x + SIGN_AT[0] * square, y + SIGN_AT[1] * square)
    ops.append(Sprite(f"journey/{over.sign}", *at, side, side, stretch_x=size, stretch_y=size))
    return ops


def is_straight(start: Point, end: Point, square: float) -> bool:
    """Whether a move goes along a row or a column, over squares between."""
    across, down = abs(start[0] - end[0]), abs(start[1] - end[1])
    return min(across, down) < square / 2 and max(across, down) > LEAP * square


def _window(start: Point, end: Point, square: float) -> Rect:
    """All squares from one to another."""
    first, last = _square(start, square), _square(end, square)
    x, y = min(first.x, last.x), min(first.y, last.y)
    return Rect(x, y, max(first.right, last.right) - x, max(first.bottom, last.bottom) - y)


def _holds(outer: Rect, inner: Rect) -> bool:
    x, y = inner.middle
    return outer.holds(x, y)


def _square(middle: Point, square: float) -> Rect:
    x, y = middle
    return Rect(x - square / 2, y - square / 2, square, square).snapped()


@lru_cache(maxsize=32)
def _edge(wide: float, high: float) -> str:
    """A gold frame so many squares wide and high."""
    w, h = 100 * wide, 100 * high
    return svg.picture(
        w,
        h,
        svg.rect(4, 4, w - 8, h - 8, 14, "none", INK, 8),
        svg.rect(4, 4, w - 8, h - 8, 14, "none", GOLD, 5),
    )
