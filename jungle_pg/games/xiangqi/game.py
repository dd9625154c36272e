"""Xiangqi as the window knows it."""

from typing import Final

from jungle_pg.core.xiangqi.rulebook import RULEBOOK
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.games.game import Game
from jungle_pg.games.xiangqi.book import XiangqiBook
from jungle_pg.games.xiangqi.journey.trophies import HONOURS
from jungle_pg.games.xiangqi.look import XiangqiLook
from jungle_pg.games.xiangqi.options import XIANGQI_OFFERS
from jungle_pg.games.xiangqi.poster import XIANGQI_POSTER

GAME: Final = Game(
    RULEBOOK,
    XiangqiLook(),
    STANDARD,
    XIANGQI_OFFERS,
    XiangqiBook(),
    XIANGQI_POSTER,
    ratings=(600, 1000, 1420, 2100, 2630, 3020, 3510, 3900),
    honours=HONOURS,
)
