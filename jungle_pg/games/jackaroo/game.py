"""Jackaroo King as the window knows it."""

from typing import Final

from jungle_pg.core.jackaroo.rulebook import RULEBOOK
from jungle_pg.core.jackaroo.rulesets import KING, KING_CLOCK
from jungle_pg.games.game import Game
from jungle_pg.games.jackaroo.book import JackarooBook
from jungle_pg.games.jackaroo.journey.trophies import HONOURS
from jungle_pg.games.jackaroo.look import JackarooLook
from jungle_pg.games.jackaroo.options import JACKAROO_OFFERS
from jungle_pg.games.jackaroo.poster import JACKAROO_POSTER
from jungle_pg.games.jackaroo.story import story_of

GAME: Final = Game(
    RULEBOOK,
    JackarooLook(),
    KING,
    JACKAROO_OFFERS,
    JackarooBook(),
    JACKAROO_POSTER,
    story=story_of,
    control=KING_CLOCK,
    ratings=(685, 1000, 1180, 1355, 1445, 1530, 1560, 1585),
    honours=HONOURS,
)
