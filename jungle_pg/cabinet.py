"""The games of the program; the one place that names them."""

from functools import cache
from typing import TYPE_CHECKING, Final

from jungle_pg.core.jungle.rulebook import JungleRulebook
from jungle_pg.core.jungle.rulesets import TRADITIONAL

if TYPE_CHECKING:
    from jungle_pg.core.saving_values import Rulebooks
    from jungle_pg.engine.thinking import Clock
    from jungle_pg.engine.worker import Brain
    from jungle_pg.scenes.world import Game

JUNGLE: Final = JungleRulebook()


def rulebooks() -> "Rulebooks":
    """The rules of each game, as saves are read with them."""
    return {JUNGLE.game_id: JUNGLE}


@cache
def games() -> "dict[str, Game]":
    """The games with their looks, for the window; a thinking process does without."""
    from jungle_pg.scenes.world import Game
    from jungle_pg.tables.jungle.book import JungleBook
    from jungle_pg.tables.jungle.offers import JUNGLE_OFFERS
    from jungle_pg.tables.jungle.table import JungleTable

    game = Game(JUNGLE, JungleTable(), TRADITIONAL, JUNGLE_OFFERS, JungleBook())
    return {JUNGLE.game_id: game}


def brains(clock: "Clock") -> "dict[str, Brain]":
    """The rulebook and the computer player of each game; a window does without."""
    from jungle_pg.engine.jungle.thinker import JungleThinker

    return {JUNGLE.game_id: (JUNGLE, JungleThinker(clock))}
