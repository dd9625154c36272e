"""Random rules and random positions of Jungle."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, Spot
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import LIMIT_RANGES, JungleRules
from jungle_pg.core.jungle.rulesets import FIELDS
from jungle_pg.core.jungle.state import JungleState

animal_sets = st.frozensets(st.sampled_from(Animal))


def field_values(name: str) -> st.SearchStrategy[Any]:
    """Any value a field of the rules may have."""
    sample = getattr(JungleRules(), name)
    if isinstance(sample, bool):
        return st.booleans()
    if isinstance(sample, frozenset):
        return animal_sets
    if name in LIMIT_RANGES:
        return st.none() | st.integers(*LIMIT_RANGES[name])
    return st.sampled_from(type(sample))


house_rules = st.builds(JungleRules, **{name: field_values(name) for name in FIELDS})


def random_state(rules: JungleRules, rng: Random) -> JungleState:
    """A random position, crowded in the middle so that animals meet; dens stay empty."""
    free: list[Spot] = [spot for spot in SPOTS if spot not in DENS]
    cells: dict[Spot, Piece] = {}
    share = rng.choice((0.3, 0.6, 1.0))
    for seat in (BOTTOM, TOP):
        for animal in Animal:
            places = [spot for spot in free if may_stand(rules, seat, animal, spot)]
            if rng.random() < share or (animal is Animal.ELEPHANT and not cells):
                spot = rng.choice(places)
                free.remove(spot)
                cells[spot] = Piece(seat, animal)
    board = tuple(cells.get(spot) for spot in SPOTS)
    return JUNGLE.start_at(rules, Position(board, rng.choice((BOTTOM, TOP))))
