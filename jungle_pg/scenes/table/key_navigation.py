"""Keys among places that lie anyhow: which one is next in a direction."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.core.rulebook import Pick

ASIDE: Final = 2.0
"""How much farther a place counts for each pixel beside the way of a key."""

LEAST_PX: Final = 1.0


def nearest(
    places: Mapping[Pick, tuple[float, float]], start: Pick, across: int, down: int
) -> Pick | None:
    """The nearest place on the screen in the direction of a key, seen from another one.

    None where there is none; places a little beside the way count, those behind do not.
    """
    if start not in places:
        return min(places, key=lambda pick: (places[pick][1], places[pick][0]), default=None)
    from_x, from_y = places[start]
    best: tuple[float, Pick] | None = None
    for pick, (x, y) in places.items():
        ahead = (x - from_x) * across + (y - from_y) * down
        aside = abs((x - from_x) * down) + abs((y - from_y) * across)
        if ahead >= LEAST_PX and (best is None or ahead + ASIDE * aside < best[0]):
            best = (ahead + ASIDE * aside, pick)
    return None if best is None else best[1]
