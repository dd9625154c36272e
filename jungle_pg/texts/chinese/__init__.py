"""Everything the program says in Chinese."""

from typing import Final

from jungle_pg.texts.chinese.after import AFTER
from jungle_pg.texts.chinese.board import BOARD
from jungle_pg.texts.chinese.book import BOOK
from jungle_pg.texts.chinese.card_play import CARD_PLAY
from jungle_pg.texts.chinese.chooser import CHOOSER
from jungle_pg.texts.chinese.console import CONSOLE
from jungle_pg.texts.chinese.console_cards import CONSOLE_CARDS
from jungle_pg.texts.chinese.credits import CREDITS
from jungle_pg.texts.chinese.export import EXPORT
from jungle_pg.texts.chinese.game import GAME
from jungle_pg.texts.chinese.hidden import HIDDEN
from jungle_pg.texts.chinese.house_rules import HOUSE_RULES
from jungle_pg.texts.chinese.jackaroo import JACKAROO
from jungle_pg.texts.chinese.jackaroo_book import JACKAROO_BOOK
from jungle_pg.texts.chinese.jackaroo_rules import JACKAROO_RULES
from jungle_pg.texts.chinese.jackaroo_story import JACKAROO_STORY
from jungle_pg.texts.chinese.load_game import LOAD_GAME
from jungle_pg.texts.chinese.new_game import NEW_GAME
from jungle_pg.texts.chinese.play import PLAY
from jungle_pg.texts.chinese.replay import REPLAY
from jungle_pg.texts.chinese.save_game import SAVE_GAME
from jungle_pg.texts.chinese.saves import SAVES
from jungle_pg.texts.chinese.screens import SCREENS
from jungle_pg.texts.chinese.workbench import WORKBENCH
from jungle_pg.texts.chinese.xiangqi import XIANGQI
from jungle_pg.texts.chinese.xiangqi_book import XIANGQI_BOOK
from jungle_pg.texts.chinese.xiangqi_play import XIANGQI_PLAY
from jungle_pg.texts.chinese.xiangqi_rules import XIANGQI_RULES

CHINESE: Final[dict[str, str]] = {
    **GAME,
    **XIANGQI,
    **XIANGQI_PLAY,
    **XIANGQI_RULES,
    **XIANGQI_BOOK,
    **JACKAROO,
    **JACKAROO_RULES,
    **JACKAROO_STORY,
    **JACKAROO_BOOK,
    **CARD_PLAY,
    **SCREENS,
    **CHOOSER,
    **NEW_GAME,
    **BOARD,
    **HOUSE_RULES,
    **PLAY,
    **REPLAY,
    **EXPORT,
    **AFTER,
    **HIDDEN,
    **BOOK,
    **CONSOLE,
    **CONSOLE_CARDS,
    **CREDITS,
    **SAVES,
    **LOAD_GAME,
    **SAVE_GAME,
    **WORKBENCH,
}
