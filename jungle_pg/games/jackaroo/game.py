"""Jackaroo King as the window knows it."""

from typing import Final

from jungle_pg.core.jackaroo.rulebook import RULEBOOK
from jungle_pg.core.jackaroo.rulesets import KING, KING_CLOCK
from jungle_pg.games.game import Game
from jungle_pg.games.jackaroo.book import JackarooBook
from jungle_pg.games.jackaroo.piece_box import JACKAROO_BOX
from jungle_pg.games.jackaroo.players import JackarooHands, JackarooPanel
from jungle_pg.games.jackaroo.poster import JACKAROO_POSTER
from jungle_pg.games.jackaroo.rule_offers import JACKAROO_OFFERS
from jungle_pg.games.jackaroo.story import story_of
from jungle_pg.games.jackaroo.table import JackarooTable

GAME: Final = Game(
    RULEBOOK,
    JackarooTable(),
    KING,
    JACKAROO_OFFERS,
    JackarooBook(),
    JACKAROO_POSTER,
    JACKAROO_BOX,
    hands=JackarooHands(),
    panel=JackarooPanel(),
    story=story_of,
    control=KING_CLOCK,
)
