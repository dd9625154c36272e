"""What differs between two boards: who went where, who is gone, who is back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, Generic, TypeAlias, TypeVar

from jungle_pg.games.moving.shown import Spot

P_co = TypeVar("P_co", covariant=True)
P = TypeVar("P")

Far: TypeAlias = Callable[[Spot, Spot], float]
"""How far it is from one spot to another."""

MOST_TRIED: Final = 6
"""With more equal pieces on their way the nearest pairs are taken one after the other."""


@dataclass(frozen=True, slots=True)
class Difference(Generic[P_co]):
    """What must happen to turn one board into another."""

    glides: tuple[tuple[P_co, Spot, Spot], ...]
    gone: tuple[tuple[P_co, Spot], ...]
    back: tuple[tuple[P_co, Spot], ...]

    @property
    def busy(self) -> frozenset[Spot]:
        ways = {spot for _, start, target in self.glides for spot in (start, target)}
        return frozenset(ways | {spot for _, spot in (*self.gone, *self.back)})

    @property
    def is_one_ply_back(self) -> bool:
        """Whether one piece goes back, and whom it had taken stands there again."""
        if len(self.glides) != 1 or self.gone:
            return False
        left = self.glides[0][1]
        return all(spot == left for _, spot in self.back)


def difference(before: Sequence[P | None], after: Sequence[P | None], far: Far) -> Difference[P]:
    """What differs between two boards; of equal pieces each goes the shortest way."""
    left: dict[P, list[Spot]] = {}
    come: dict[P, list[Spot]] = {}
    for spot, (was, now) in enumerate(zip(before, after, strict=True)):
        if was == now:
            continue
        if was is not None:
            left.setdefault(was, []).append(spot)
        if now is not None:
            come.setdefault(now, []).append(spot)
    glides = [
        (piece, start, target)
        for piece, starts in left.items()
        for start, target in shortest_ways(starts, come.get(piece, []), far)
    ]
    started = {start for _, start, _ in glides}
    arrived = {target for _, _, target in glides}
    return Difference(
        tuple(sorted(glides, key=lambda glide: glide[2])),
        _rest(left, started),
        _rest(come, arrived),
    )


def shortest_ways(
    starts: Sequence[Spot], targets: Sequence[Spot], far: Far
) -> list[tuple[Spot, Spot]]:
    """Pairs of starts and targets, as many as there can be, all ways together the shortest."""
    few, many = sorted((starts, targets), key=len)
    is_turned = few is targets
    if len(many) > MOST_TRIED:
        pairs = _nearest_first(few, many, far)
    else:
        tries = (tuple(zip(few, chosen, strict=True)) for chosen in permutations(many, len(few)))
        pairs = list(min(tries, key=lambda ways: sum(far(*way) for way in ways)))
    return [(target, start) for start, target in pairs] if is_turned else pairs


def _nearest_first(few: Sequence[Spot], many: Sequence[Spot], far: Far) -> list[tuple[Spot, Spot]]:
    """The nearest pair, then the nearest of what is left."""
    pairs: list[tuple[Spot, Spot]] = []
    open_few, open_many = set(few), set(many)
    for one, other in sorted(((a, b) for a in few for b in many), key=lambda way: far(*way)):
        if one in open_few and other in open_many:
            pairs.append((one, other))
            open_few.discard(one)
            open_many.discard(other)
    return pairs


def _rest(spots: dict[P, list[Spot]], used: set[Spot]) -> tuple[tuple[P, Spot], ...]:
    """The pieces on spots that no way begins or ends at, in the order of the board."""
    found = ((piece, spot) for piece, many in spots.items() for spot in many)
    return tuple(sorted((one for one in found if one[1] not in used), key=lambda one: one[1]))
