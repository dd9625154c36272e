"""Jungle as the window knows it."""

from typing import Final

from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.rulesets import TRADITIONAL
from jungle_pg.games.game import Game
from jungle_pg.games.jungle.book import JungleBook
from jungle_pg.games.jungle.journey.trophies import HONOURS
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.jungle.options import JUNGLE_OFFERS
from jungle_pg.games.jungle.poster import JUNGLE_POSTER

GAME: Final = Game(
    RULEBOOK,
    JungleLook(),
    TRADITIONAL,
    JUNGLE_OFFERS,
    JungleBook(),
    JUNGLE_POSTER,
    ratings=(820, 1000, 1115, 1260, 1385, 1550, 1850, 2000),
    honours=HONOURS,
)
