"""Xiangqi as the window knows it."""

from typing import Final

from jungle_pg.core.xiangqi.rulebook import RULEBOOK
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.games.game import Game
from jungle_pg.games.xiangqi.book import XiangqiBook
from jungle_pg.games.xiangqi.offers import XIANGQI_OFFERS
from jungle_pg.games.xiangqi.piece_box import XIANGQI_BOX
from jungle_pg.games.xiangqi.poster import XIANGQI_POSTER
from jungle_pg.games.xiangqi.table import XiangqiTable

GAME: Final = Game(
    RULEBOOK,
    XiangqiTable(),
    STANDARD,
    XIANGQI_OFFERS,
    XiangqiBook(),
    XIANGQI_POSTER,
    XIANGQI_BOX,
)
