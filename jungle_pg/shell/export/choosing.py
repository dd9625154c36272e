"""Which places of a match are worth a picture of their own."""

from collections.abc import Sequence

from jungle_pg.core.history import is_listed
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.scenes.replay.story import events_of


def eventful(game: Game, match: AnyMatch) -> list[int]:
    """The plies that took something, leapt or reached the den."""
    return [ply for ply, _ in events_of(game, match)]


def chosen_places(game: Game, match: AnyMatch, least: int, most: int) -> list[int]:
    """Start, events and end; where little happens every n-th ply too, never more than `most`."""
    last = len(match.moments)
    moves = [ply for ply in range(1, last + 1) if is_listed(match, ply)]
    if len(moves) < least:
        return [0, *moves]
    places = {0, last, *eventful(game, match)}
    if len(places) < least:
        missing = least - len(places)
        rest = [ply for ply in moves if ply not in places]
        places |= set(spread(rest, missing))
    inner = sorted(places - {0, last})
    return sorted({0, last, *spread(inner, most - 2)})


def spread(values: Sequence[int], count: int) -> list[int]:
    """So many of some values at equal distances, or all of them."""
    if count >= len(values):
        return list(values)
    step = len(values) / max(1, count)
    return [values[int((number + 0.5) * step)] for number in range(count)]
