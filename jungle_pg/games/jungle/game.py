"""Jungle as the window knows it."""

from typing import Final

from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.rulesets import TRADITIONAL
from jungle_pg.games.game import Game
from jungle_pg.games.jungle.book import JungleBook
from jungle_pg.games.jungle.offers import JUNGLE_OFFERS
from jungle_pg.games.jungle.piece_box import JUNGLE_BOX
from jungle_pg.games.jungle.poster import JUNGLE_POSTER
from jungle_pg.games.jungle.table import JungleTable

GAME: Final = Game(
    RULEBOOK,
    JungleTable(),
    TRADITIONAL,
    JUNGLE_OFFERS,
    JungleBook(),
    JUNGLE_POSTER,
    JUNGLE_BOX,
)
