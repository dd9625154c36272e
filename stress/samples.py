"""A short match of every game that is known, for whatever damages or drops it."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from stress.choices import books, near_the_end
from tests.sample_games import Game, play_random
from tests.saves.wandering import random_match

PLIES: Final = 8
LONG: Final = 250


@cache
def usual_games() -> tuple[Game, ...]:
    """Every game of the program under its usual rules; toys are not made to stand damage."""
    ours = [book for book in books().values() if type(book).__module__.startswith("jungle_pg.")]
    return tuple(Game(book, book.codec.parse_rules(book.usual_rules)) for book in ours)


@cache
def sample_matches() -> tuple[AnyMatch, ...]:
    """A few decisions into each game, some of them undone."""
    return tuple(_sample(game) for game in usual_games())


def _sample(game: Game) -> AnyMatch:
    players = (Player("Ann"), Player("Computer", 3))
    match = game.begin(players=players, undo_depth=None, luck_seed=6)
    match = play_random(match, Random(7), PLIES)
    return replace(match, cursor=max(match.floor, match.cursor - 2))


def matches_of(game: Game, rng: Random, count: int) -> list[AnyMatch]:
    """Matches in every state: wandered through, one decision before the end, long, at the start."""
    wandered = [random_match(game, rng.randrange(2**32), 120) for _ in range(count)]
    close = game.begin(position=near_the_end(game))
    long = play_random(game.begin(undo_depth=None), rng, LONG)
    return [*wandered, close, long, long.play_from(0)]
