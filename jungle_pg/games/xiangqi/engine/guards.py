"""Who could take on a point, looked up by where the pieces stand."""

from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import POINTS, SEATS, Point
from jungle_pg.core.xiangqi.paths import SOLDIERS_UPON, between
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.engine.search.memory import nested
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.bits import HALF, HIGH, LOW, NO_POINT, Spread
from jungle_pg.games.xiangqi.engine.lookups import FIRST_CANNON, SET, reach

Gaps: TypeAlias = list[Spread | None]
"""For each point what must be empty for a piece there to take; None where it cannot."""


def _step_gaps(piece: Piece) -> list[Gaps]:
    """For each target the gaps of a piece that takes steps or leaps."""
    gaps: list[Gaps] = [[None] * (NO_POINT + 1) for _ in POINTS]
    for start in POINTS:
        for over, target in reach(piece, start):
            gaps[target][start] = Spread(() if over is None else (over,))
    return gaps


def _line_gaps(target: Point) -> Gaps:
    ways = [None if point == target else between(target, point) for point in POINTS]
    return [*(None if way is None else Spread(way) for way in ways), None]


class SoldiersUpon:
    """The points from where a soldier of a side takes on a point, and their bits in its word."""

    def __init__(self, seat: Seat, target: Point) -> None:
        points = SOLDIERS_UPON[seat][target]
        self.points: vec[i64] = vec[i64](list(points))
        word = LOW if target < HALF else HIGH
        self.zone: i64 = sum(word[point] for point in points)


def _is_soldier(seat: Seat) -> list[int]:
    ours = [int(kind is Kind.SOLDIER) for kind in SET]
    none = [0] * len(SET)
    return [*ours, *none, 0] if seat == RED else [*none, *ours, 0]


LINES: Final = [_line_gaps(point) for point in POINTS]
"""By target: what must be empty between it and a chariot."""

LEGS: Final = _step_gaps(Piece(RED, Kind.HORSE))
SOLDIERS: Final = [[SoldiersUpon(seat, point) for point in POINTS] for seat in SEATS]
IS_SOLDIER: Final = nested([_is_soldier(seat) for seat in SEATS])
"""By seat: whether a piece is a soldier of it."""

_UPON: Final = [
    [
        [
            LEGS[point]
            if kind is Kind.HORSE
            else LINES[point]
            if kind is Kind.CHARIOT
            else steps[kind][point]
            for kind in SET[:FIRST_CANNON]
        ]
        for point in POINTS
    ]
    for steps in (
        {
            kind: _step_gaps(Piece(seat, kind))
            for kind in (Kind.GENERAL, Kind.ADVISOR, Kind.ELEPHANT)
        }
        for seat in SEATS
    )
]
"""By seat, target and place in the set: the gaps of all but cannons and soldiers."""


def is_guarded(
    target: i64, seat: i64, points: vec[i64], cells: vec[i64], low: i64, high: i64
) -> bool:
    """Whether a side could take what stands on a point, whatever happens to its general."""
    first = 16 * seat
    cannons = first + FIRST_CANNON
    for start, gaps in zip(points[first:cannons], _UPON[seat][target]):  # noqa: B905
        gap = gaps[start]
        if gap is not None and not low & gap.low and not high & gap.high:
            return True
    lines = LINES[target]
    for start in points[cannons : cannons + 2]:
        gap = lines[start]
        if gap is not None:
            screens = low & gap.low | (high & gap.high) >> 1
            if screens and not screens & (screens - 1):
                return True
    near = SOLDIERS[seat][target]
    if near.zone & (low if target < HALF else high):
        is_soldier = IS_SOLDIER[seat]
        for point in near.points:
            if is_soldier[cells[point]]:
                return True
    return False


ENEMY_SOLDIERS: Final = [SOLDIERS[opponent(seat)] for seat in SEATS]
IS_ENEMY_SOLDIER: Final = nested([_is_soldier(opponent(seat)) for seat in SEATS])
"""The same by the seat that is attacked."""
