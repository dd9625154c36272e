"""Everything the program says in Chinese."""

from typing import Final

from jungle_pg.texts.chinese.book import BOOK
from jungle_pg.texts.chinese.console import CONSOLE
from jungle_pg.texts.chinese.game import GAME
from jungle_pg.texts.chinese.jackaroo import JACKAROO
from jungle_pg.texts.chinese.jackaroo_book import JACKAROO_BOOK
from jungle_pg.texts.chinese.jungle_rules import JUNGLE_RULES
from jungle_pg.texts.chinese.new_game import NEW_GAME
from jungle_pg.texts.chinese.play import PLAY
from jungle_pg.texts.chinese.replay import REPLAY
from jungle_pg.texts.chinese.saves import SAVES
from jungle_pg.texts.chinese.screens import SCREENS
from jungle_pg.texts.chinese.xiangqi import XIANGQI
from jungle_pg.texts.chinese.xiangqi_book import XIANGQI_BOOK

CHINESE: Final[dict[str, str]] = {
    **GAME,
    **JUNGLE_RULES,
    **XIANGQI,
    **XIANGQI_BOOK,
    **JACKAROO,
    **JACKAROO_BOOK,
    **SCREENS,
    **NEW_GAME,
    **PLAY,
    **REPLAY,
    **BOOK,
    **CONSOLE,
    **SAVES,
}
