"""Where each piece could go from each point on an otherwise empty board, looked up once."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import (
    ELEPHANT_POINTS,
    PALACES,
    POINTS,
    SEATS,
    Point,
    file_of,
    has_crossed,
    is_on_board,
    point_at,
    rank_from,
    rank_of,
)

Direction: TypeAlias = tuple[int, int]

STRAIGHT: Final[tuple[Direction, ...]] = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL: Final[tuple[Direction, ...]] = ((-1, -1), (1, -1), (-1, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes from one point to another."""

    start: Point
    target: Point


class Leap(NamedTuple):
    """A way of an elephant or a horse: the point that must be empty, and where it leads."""

    over: Point
    target: Point


def shifted(point: Point, direction: Direction, steps: int = 1) -> Point | None:
    """The point so many steps away, or None off the board."""
    file = file_of(point) + steps * direction[0]
    rank = rank_of(point) + steps * direction[1]
    return point_at(file, rank) if is_on_board(file, rank) else None


def _ray(point: Point, direction: Direction) -> tuple[Point, ...]:
    beyond = (shifted(point, direction, steps) for steps in range(1, 10))
    return tuple(target for target in beyond if target is not None)


def _steps(point: Point, directions: tuple[Direction, ...]) -> tuple[Point, ...]:
    around = (shifted(point, direction) for direction in directions)
    return tuple(target for target in around if target is not None)


def _horse_leaps(point: Point) -> tuple[Leap, ...]:
    leaps = []
    for across, along in STRAIGHT:
        leg = shifted(point, (across, along))
        outward = [way for way in DIAGONAL if across in (0, way[0]) and along in (0, way[1])]
        for way in outward:
            target = None if leg is None else shifted(leg, way)
            if leg is not None and target is not None:
                leaps.append(Leap(leg, target))
    return tuple(leaps)


def _elephant_leaps(seat: Seat, point: Point) -> tuple[Leap, ...]:
    ways = ((shifted(point, way), shifted(point, way, 2)) for way in DIAGONAL)
    return tuple(
        Leap(eye, target)
        for eye, target in ways
        if eye is not None and target is not None and target in ELEPHANT_POINTS[seat]
    )


def _soldier_steps(seat: Seat, point: Point) -> tuple[Point, ...]:
    here = rank_from(seat, point)
    return tuple(
        target
        for target in _steps(point, STRAIGHT)
        if rank_from(seat, target) > here
        or (rank_from(seat, target) == here and has_crossed(seat, point))
    )


def _horses_upon() -> tuple[tuple[Leap, ...], ...]:
    upon: list[list[Leap]] = [[] for _ in POINTS]
    for start in POINTS:
        for leg, target in HORSE_LEAPS[start]:
            upon[target].append(Leap(leg, start))
    return tuple(map(tuple, upon))


def _soldiers_upon(seat: Seat) -> tuple[tuple[Point, ...], ...]:
    upon: list[list[Point]] = [[] for _ in POINTS]
    for start in POINTS:
        for target in SOLDIER_STEPS[seat][start]:
            upon[target].append(start)
    return tuple(map(tuple, upon))


def _moves_from(start: Point) -> dict[Point, Move]:
    slanted = (shifted(start, way, steps) for way in DIAGONAL for steps in (1, 2))
    targets = {
        *(target for ray in RAYS[start] for target in ray),
        *(target for _, target in HORSE_LEAPS[start]),
        *(target for target in slanted if target is not None),
    }
    return {target: Move(start, target) for target in sorted(targets)}


RAYS: Final = tuple(tuple(_ray(point, way) for way in STRAIGHT) for point in POINTS)
"""From each point the points along the four lines, nearest first."""

GENERAL_STEPS: Final = tuple(
    tuple(
        tuple(target for target in _steps(point, STRAIGHT) if target in PALACES[seat])
        for point in POINTS
    )
    for seat in SEATS
)
"""By seat and point, like all tables of pieces that are not the same for both sides."""

ADVISOR_STEPS: Final = tuple(
    tuple(
        tuple(target for target in _steps(point, DIAGONAL) if target in PALACES[seat])
        for point in POINTS
    )
    for seat in SEATS
)

ELEPHANT_LEAPS: Final = tuple(
    tuple(_elephant_leaps(seat, point) for point in POINTS) for seat in SEATS
)

HORSE_LEAPS: Final = tuple(map(_horse_leaps, POINTS))

SOLDIER_STEPS: Final = tuple(
    tuple(_soldier_steps(seat, point) for point in POINTS) for seat in SEATS
)

HORSES_UPON: Final = _horses_upon()
"""The ways onto each point: a horse's leg, and the point the horse comes from."""

SOLDIERS_UPON: Final = tuple(map(_soldiers_upon, SEATS))
"""By seat and point: from where its soldiers step onto the point."""

MOVES: Final = tuple(map(_moves_from, POINTS))
"""The moves any piece could make, by start and target; the legal ones are taken from here."""


def between(start: Point, target: Point) -> tuple[Point, ...] | None:
    """The points between two on one line, in order; None when no line joins them."""
    for ray in RAYS[start]:
        if target in ray:
            return ray[: ray.index(target)]
    return None
