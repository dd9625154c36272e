"""Who could take on a point, looked up by where the pieces stand."""

from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import POINTS, SEATS, Point
from jungle_pg.core.xiangqi.paths import SOLDIERS_UPON, between
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.games.xiangqi.engine.lookups import BIT, NO_POINT, SET, reach

Gaps: TypeAlias = list[int | None]
"""For each point the bits that must be empty for a piece there to take; None where it cannot."""


def _step_gaps(piece: Piece) -> list[Gaps]:
    """For each target the gaps of a piece that takes steps or leaps."""
    gaps: list[Gaps] = [[None] * (NO_POINT + 1) for _ in POINTS]
    for start in POINTS:
        for over, target in reach(piece, start):
            gaps[target][start] = 0 if over is None else BIT[over]
    return gaps


def _line_gaps(target: Point) -> Gaps:
    ways = [None if point == target else between(target, point) for point in POINTS]
    return [*(None if way is None else sum(BIT[point] for point in way) for way in ways), None]


def _soldiers(seat: Seat, target: Point) -> tuple[int, tuple[Point, ...]]:
    """The bits, and the points, from where a soldier of a side takes."""
    points = SOLDIERS_UPON[seat][target]
    return sum(BIT[point] for point in points), points


def _is_soldier(seat: Seat) -> list[bool]:
    ours = [kind is Kind.SOLDIER for kind in SET]
    none = [False] * len(SET)
    return [*ours, *none, False] if seat == RED else [*none, *ours, False]


LINES: Final = [_line_gaps(point) for point in POINTS]
"""By target: what must be empty between it and a chariot."""

LEGS: Final = _step_gaps(Piece(RED, Kind.HORSE))
SOLDIERS: Final = [[_soldiers(seat, point) for point in POINTS] for seat in SEATS]
IS_SOLDIER: Final = [_is_soldier(seat) for seat in SEATS]
"""By seat: whether a piece is a soldier of it."""

_STEPS: Final = [
    {kind: _step_gaps(Piece(seat, kind)) for kind in (Kind.GENERAL, Kind.ADVISOR, Kind.ELEPHANT)}
    for seat in SEATS
]
_UPON: Final = [
    [
        [LEGS[point]] * 2
        + [LINES[point]] * 2
        + [steps[kind][point] for kind in SET if kind in steps]
        for point in POINTS
    ]
    for steps in _STEPS
]
"""By seat and target: the gaps of its horses, chariots, general, advisors and elephants."""


def is_guarded(
    target: Point, seat: Seat, points: list[int], cells: list[int], occupied: int
) -> bool:
    """Whether a side could take what stands on a point, whatever happens to its general."""
    first = 16 * seat
    pieces = points[first + 5 : first + 9] + points[first : first + 5]
    for start, gaps in zip(pieces, _UPON[seat][target], strict=True):
        gap = gaps[start]
        if gap is not None and not occupied & gap:
            return True
    lines = LINES[target]
    for start in points[first + 9 : first + 11]:
        gap = lines[start]
        if gap is not None:
            screens = occupied & gap
            if screens and not screens & (screens - 1):
                return True
    near, sources = SOLDIERS[seat][target]
    if occupied & near:
        is_soldier = IS_SOLDIER[seat]
        return any(is_soldier[cells[point]] for point in sources)
    return False


ENEMY_SOLDIERS: Final = [SOLDIERS[opponent(seat)] for seat in SEATS]
IS_ENEMY_SOLDIER: Final = [IS_SOLDIER[opponent(seat)] for seat in SEATS]
"""The same by the seat that is attacked."""
