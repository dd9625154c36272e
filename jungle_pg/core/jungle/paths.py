"""Where each animal could go from each spot on an otherwise empty board."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    SPOTS,
    WATER,
    Rivers,
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


class Going(NamedTuple):
    """What of the rules says where animals can go; whatever else they say, paths stay the same."""

    rivers: Rivers
    swimmers: Animals
    column_jumpers: Animals
    row_jumpers: Animals
    double_jumpers: Animals
    den_enterers: Animals


Paths: TypeAlias = tuple[tuple[tuple[Hop, ...], ...], ...]
"""The hops of one seat by rank and spot; rank 0 is empty."""

Way: TypeAlias = tuple[Hop, Animals]
"""A hop, and who goes that way if they may stand at its end."""


def paths_of(rules: JungleRules) -> tuple[Paths, Paths]:
    """All hops that terrain and rules allow, for each seat."""
    return _paths(
        Going(
            rules.rivers,
            rules.swimmers,
            rules.column_jumpers,
            rules.row_jumpers,
            rules.double_jumpers,
            rules.den_enterers,
        )
    )


@lru_cache(maxsize=256)
def _paths(going: Going) -> tuple[Paths, Paths]:
    out = [tuple(ways(going, spot)) for spot in SPOTS]
    return _paths_from(going, BOTTOM, out), _paths_from(going, TOP, out)


def _paths_from(going: Going, seat: Seat, out: list[tuple[Way, ...]]) -> Paths:
    """The paths of a seat along the ways out of each spot; those of equal skills are the same."""
    by_skills: dict[tuple[bool, ...], tuple[tuple[Hop, ...], ...]] = {}
    paths: list[tuple[tuple[Hop, ...], ...]] = [()]
    for animal in Animal:
        skills = tuple(animal in skilled for skilled in going[1:])
        if skills not in by_skills:
            open_to = {spot for spot in SPOTS if may_stand(going, seat, animal, spot)}
            by_skills[skills] = tuple(_hops(animal, found, open_to) for found in out)
        paths.append(by_skills[skills])
    return tuple(paths)


def _hops(animal: Animal, found: tuple[Way, ...], open_to: set[Spot]) -> tuple[Hop, ...]:
    return tuple(hop for hop, goers in found if hop.move.target in open_to and animal in goers)


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


def ways(rules: JungleRules | Going, start: Spot) -> Iterator[Way]:
    """Every step and jump from a spot by target, with who goes that way if they may stand there."""
    for hop, goers in _hops_out(rules.rivers, start):
        yield hop, getattr(rules, goers) if goers else EVERYONE


@cache
def _hops_out(rivers: Rivers, start: Spot) -> tuple[tuple[Hop, str], ...]:
    """The hops from a spot by target, each with the rule that names who jumps so, if it is one."""
    water = WATER[rivers]
    found: list[tuple[Hop, str]] = []
    for direction in ALONG_ROW + ALONG_COLUMN:
        step = next(line(start, direction), None)
        if step is not None:
            found.append((Hop(Move(start, step)), ""))
        if jump := river_jump(water, start, direction):
            found.append((jump, "row_jumpers" if direction in ALONG_ROW else "column_jumpers"))
        if direction in ALONG_ROW and (jump := double_jump(water, start, direction)):
            found.append((jump, "double_jumpers"))
    return tuple(sorted(found, key=lambda one: one[0].move.target))


def may_stand(rules: JungleRules | Going, seat: Seat, animal: Animal, spot: Spot) -> bool:
    """Whether the animal may be on that spot at all."""
    if spot == DENS[seat]:
        return False
    if spot == DENS[opponent(seat)]:
        return animal in rules.den_enterers
    return animal in rules.swimmers or spot not in WATER[rules.rivers]
