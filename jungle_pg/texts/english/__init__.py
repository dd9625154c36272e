"""Everything the program says in English."""

from typing import Final

from jungle_pg.texts.english.book import BOOK
from jungle_pg.texts.english.console import CONSOLE
from jungle_pg.texts.english.game import GAME
from jungle_pg.texts.english.jackaroo import JACKAROO
from jungle_pg.texts.english.jackaroo_book import JACKAROO_BOOK
from jungle_pg.texts.english.jungle_rules import JUNGLE_RULES
from jungle_pg.texts.english.new_game import NEW_GAME
from jungle_pg.texts.english.play import PLAY
from jungle_pg.texts.english.replay import REPLAY
from jungle_pg.texts.english.saves import SAVES
from jungle_pg.texts.english.screens import SCREENS
from jungle_pg.texts.english.xiangqi import XIANGQI
from jungle_pg.texts.english.xiangqi_book import XIANGQI_BOOK

ENGLISH: Final[dict[str, str]] = {
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
