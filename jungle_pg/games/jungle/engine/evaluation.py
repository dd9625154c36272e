"""What an animal on a spot is worth: its kind, and how far it is from the enemy den."""

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
)
from jungle_pg.core.jungle.paths import paths_of
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jungle.engine.square_values import PLACES

Values: TypeAlias = tuple[tuple[int, ...], ...]
"""The worth of each of the sixteen pieces on each spot, for its own side."""

MATERIAL: Final = {
    Animal.RAT: 170,
    Animal.CAT: 95,
    Animal.DOG: 135,
    Animal.WOLF: 110,
    Animal.LEOPARD: 225,
    Animal.TIGER: 405,
    Animal.LION: 695,
    Animal.ELEPHANT: 715,
}

ADVANCE: Final = {
    Animal.RAT: 8,
    Animal.CAT: 5,
    Animal.DOG: 6,
    Animal.WOLF: 5,
    Animal.LEOPARD: 12,
    Animal.TIGER: 14,
    Animal.LION: 14,
    Animal.ELEPHANT: 17,
}
"""What a step nearer to the enemy den is worth."""

FAR: Final = 40
"""A distance longer than any way on the board."""

REACH: Final = 11
CLOSE: Final = 3
CLOSE_BONUS: Final = 8
SWIMMING_BONUS: Final = 10
HOME_ROW_MALUS: Final = 6

LITTLE_KNOWN: Final = 0.2
"""What part of the worth of places is known to who knows little of them.

With all of it even those who see little close their front so well that none of them ever wins.
"""


EAGER_ADVANCE: Final = 10
"""What a step of its own animals is worth more to a side that plays to win."""

EAGER_PLACES: Final = 0.6
"""What part of the worth of places counts for its own animals: with all of it they stay at home,
and if both sides do that nobody ever wins."""


@lru_cache(maxsize=64)
def piece_values(
    rules: JungleRules, *, knows_places: bool = True, eager: Seat | None = None
) -> Values:
    """The worth of every piece on every spot under these rules, to a seat that is eager to win."""
    known = 1 if knows_places else LITTLE_KNOWN
    return tuple(
        tuple(
            _value(rules, seat, animal, spot, known, 0)
            if seat != eager
            else _value(rules, seat, animal, spot, known * EAGER_PLACES, EAGER_ADVANCE)
            for spot in SPOTS
        )
        for seat in (BOTTOM, TOP)
        for animal in Animal
    )


@lru_cache(maxsize=1024)
def den_distances(rules: JungleRules, seat: Seat, animal: Animal) -> tuple[int, ...]:
    """Moves an animal needs from each spot to the enemy den on an empty board."""
    paths = paths_of(rules)[seat][animal]
    distances = [FAR] * len(SPOTS)
    goal = DENS[opponent(seat)]
    distances[goal] = 0
    # One who may not enter the den still fights around it: measure to the squares beside it.
    if animal not in rules.den_enterers:
        for beside in (goal - 1, goal + 1, goal - 7 if seat == BOTTOM else goal + 7):
            distances[beside] = 1
    changed = True
    while changed:
        changed = False
        for spot in SPOTS:
            nearest = min((distances[hop.move.target] for hop in paths[spot]), default=FAR)
            if nearest + 1 < distances[spot]:
                distances[spot], changed = nearest + 1, True
    return tuple(distances)


def _value(
    rules: JungleRules, seat: Seat, animal: Animal, spot: Spot, part: float, ahead: int
) -> int:
    distance = den_distances(rules, seat, animal)[spot]
    value = MATERIAL[animal]
    if distance < FAR:
        value += (ADVANCE[animal] + ahead) * (REACH - distance)
        value += CLOSE_BONUS * max(0, CLOSE + 1 - distance)
    if spot in WATER[rules.rivers]:
        value += SWIMMING_BONUS
    if row_of(spot) == row_of(DENS[seat]):
        value -= HOME_ROW_MALUS
    return value + round(part * PLACES[rules.rivers][animal][place_of(seat, spot)])


def place_of(seat: Seat, spot: Spot) -> int:
    """Where a spot stands in the tables of places, as its owner sees it."""
    seen = spot if seat == BOTTOM else len(SPOTS) - 1 - spot
    column = min(column_of(seen), COLUMNS - 1 - column_of(seen))
    return (ROWS - 1 - row_of(seen)) * (COLUMNS // 2 + 1) + column
