"""Where each animal could go from each spot on an otherwise empty board."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    SPOTS,
    WATER,
    Spot,
    column_of,
    row_of,
    spot_at,
)
from jungle_pg.core.jungle.rules import EVERYONE, Animals, JungleRules
from jungle_pg.core.rulebook import Seat, opponent

Direction: TypeAlias = tuple[int, int]

ALONG_ROW: Final[tuple[Direction, ...]] = ((-1, 0), (1, 0))
ALONG_COLUMN: Final[tuple[Direction, ...]] = ((0, -1), (0, 1))


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes from one spot to another."""

    start: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Hop:
    """A step, or a jump over the crossed water."""

    move: Move
    crossed: tuple[Spot, ...] = ()


Paths: TypeAlias = tuple[tuple[tuple[Hop, ...], ...], ...]
"""The hops of one seat by rank and spot; rank 0 is empty."""


@lru_cache(maxsize=256)
def paths_of(rules: JungleRules) -> tuple[Paths, Paths]:
    """All hops that terrain and rules allow, for each seat."""
    bottom, top = (
        tuple(
            tuple(_hops(rules, seat, animal, spot) for spot in SPOTS) if animal else ()
            for animal in (None, *Animal)
        )
        for seat in (BOTTOM, TOP)
    )
    return bottom, top


def line(spot: Spot, direction: Direction) -> Iterator[Spot]:
    """The spots beyond this one in a direction, to the edge of the board."""
    column, row = column_of(spot) + direction[0], row_of(spot) + direction[1]
    while 0 <= column < COLUMNS and 0 <= row < ROWS:
        yield spot_at(column, row)
        column, row = column + direction[0], row + direction[1]


def river_jump(water: frozenset[Spot], start: Spot, direction: Direction) -> Hop | None:
    """The jump from land over the river right beside it, straight to the land opposite."""
    if start in water:
        return None
    crossed: list[Spot] = []
    for spot in line(start, direction):
        if spot not in water:
            return Hop(Move(start, spot), tuple(crossed)) if crossed else None
        crossed.append(spot)
    return None


def double_jump(water: frozenset[Spot], start: Spot, direction: Direction) -> Hop | None:
    """The jump over two rivers with one land spot between them."""
    first = river_jump(water, start, direction)
    second = river_jump(water, first.move.target, direction) if first else None
    if first is None or second is None:
        return None
    return Hop(Move(start, second.move.target), first.crossed + second.crossed)


def ways(rules: JungleRules, start: Spot) -> Iterator[tuple[Hop, Animals]]:
    """Every step and jump from a spot, with who goes that way if they may stand there."""
    water = WATER[rules.rivers]
    for direction in ALONG_ROW + ALONG_COLUMN:
        step = next(line(start, direction), None)
        if step is not None:
            yield Hop(Move(start, step)), EVERYONE
        if jump := river_jump(water, start, direction):
            yield jump, rules.row_jumpers if direction in ALONG_ROW else rules.column_jumpers
        if direction in ALONG_ROW and (jump := double_jump(water, start, direction)):
            yield jump, rules.double_jumpers


def _hops(rules: JungleRules, seat: Seat, animal: Animal, start: Spot) -> tuple[Hop, ...]:
    allowed = [
        hop
        for hop, goers in ways(rules, start)
        if animal in goers and may_stand(rules, seat, animal, hop.move.target)
    ]
    return tuple(sorted(allowed, key=lambda hop: hop.move.target))


def may_stand(rules: JungleRules, seat: Seat, animal: Animal, spot: Spot) -> bool:
    """Whether the animal may be on that spot at all."""
    if spot == DENS[seat]:
        return False
    if spot == DENS[opponent(seat)]:
        return animal in rules.den_enterers
    return animal in rules.swimmers or spot not in WATER[rules.rivers]
