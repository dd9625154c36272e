"""Check as it is seen: chevrons that run from every attacker to the general."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, degrees, dist, pi, sin
from typing import Final, TypeAlias

from jungle_pg.core.xiangqi.board import Point
from jungle_pg.core.xiangqi.paths import HORSES_UPON, between
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.values import Appearance, Field
from jungle_pg.games.xiangqi.motion.move_view import place_of
from jungle_pg.stage.ops import DrawList, Sprite

Spot: TypeAlias = tuple[float, float]
"""A place on the screen."""

CHEVRON: Final = 0.29
"""Of a square, like most that follows."""
SMALLEST_CHEVRON_PX: Final = 14
GAP: Final = 0.8
"""From one chevron to the next, in chevrons."""
FROM_ATTACKER: Final = 0.50
TO_GENERAL: Final = 0.62
NEXT_TO_IT: Final = 0.46
"""How far from an attacker the only chevron lies when it stands beside the general."""
SWING: Final = 0.62
"""How far the line of a cannon swings out to pass beside its screen."""


def check_lines(
    state: XiangqiState, general: Point, field: Field, appearance: Appearance
) -> DrawList:
    """The chevrons of everybody who gives check to a general."""
    return tuple(
        chevron
        for attacker in state.checkers
        for chevron in _line(state, attacker, general, field, appearance)
    )


def _line(
    state: XiangqiState, attacker: Point, general: Point, field: Field, appearance: Appearance
) -> Iterator[Sprite]:
    way = [field.middle(*place_of(point)) for point in _way(state, attacker, general)]
    length = sum(dist(*leg) for leg in pairwise(way)) / field.square
    swing = _swing(state, attacker, general, appearance)
    if way[0][1] - SWING * field.square < field.y:
        swing = -abs(swing)  # above the topmost line there is no room but the logs
    side = max(SMALLEST_CHEVRON_PX, CHEVRON * field.square)
    for along in _steps(length, GAP * side / field.square):
        x, y = _swung(way, along, length, swing, field.square)
        before = _swung(way, along - 0.02, length, swing, field.square)
        after = _swung(way, along + 0.02, length, swing, field.square)
        turn = degrees(atan2(before[1] - after[1], after[0] - before[0]))
        yield Sprite("xiangqi/check_chevron", x, y, side, side, round(turn, 1))


def _way(state: XiangqiState, attacker: Point, general: Point) -> list[Point]:
    """Straight for most; a horse first goes to the point that could hobble it."""
    piece = state.board[attacker]
    if piece is None or piece.kind is not Kind.HORSE:
        return [attacker, general]
    legs = [
        leg for leg, start in HORSES_UPON[general] if start == attacker and state.board[leg] is None
    ]
    return [attacker, *legs[:1], general]


def _swing(state: XiangqiState, attacker: Point, general: Point, appearance: Appearance) -> float:
    """A cannon's line leaves its screen on the left or above, away from where its badge is."""
    piece = state.board[attacker]
    if piece is None or piece.kind is not Kind.CANNON:
        return 0.0
    screens = [state.board[point] for point in between(attacker, general) or ()]
    is_turned = any(screen and screen.seat == appearance.upside_down for screen in screens)
    return -SWING if is_turned else SWING


def _steps(length: float, gap: float) -> Iterator[float]:
    """How far from the attacker the chevrons lie."""
    room = length - FROM_ATTACKER - TO_GENERAL
    if room < 0:
        yield NEXT_TO_IT
        return
    count = max(1, round(room / gap))
    for number in range(count + 1):
        yield FROM_ATTACKER + room * number / count


def _swung(way: list[Spot], along: float, length: float, swing: float, square: int) -> Spot:
    """The place so many squares along a way that swings out to the left or upwards."""
    x, y = _along(way, along * square)
    out = swing * sin(pi * along / length) * square
    (from_x, _), (to_x, _) = way[0], way[-1]
    return (x - out, y) if from_x == to_x else (x, y - out)


def _along(way: list[Spot], pixels: float) -> Spot:
    """The place so many pixels along a way of straight legs."""
    for start, end in pairwise(way):
        leg = dist(start, end)
        if pixels <= leg or end == way[-1]:
            share = pixels / leg
            return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        pixels -= leg
    return way[-1]
