"""Everything the program says in English."""

from typing import Final

from jungle_pg.texts.english.after import AFTER
from jungle_pg.texts.english.board import BOARD
from jungle_pg.texts.english.book import BOOK
from jungle_pg.texts.english.card_play import CARD_PLAY
from jungle_pg.texts.english.chooser import CHOOSER
from jungle_pg.texts.english.console import CONSOLE
from jungle_pg.texts.english.console_cards import CONSOLE_CARDS
from jungle_pg.texts.english.credits import CREDITS
from jungle_pg.texts.english.export import EXPORT
from jungle_pg.texts.english.game import GAME
from jungle_pg.texts.english.hidden import HIDDEN
from jungle_pg.texts.english.house_rules import HOUSE_RULES
from jungle_pg.texts.english.jackaroo import JACKAROO
from jungle_pg.texts.english.jackaroo_book import JACKAROO_BOOK
from jungle_pg.texts.english.jackaroo_rules import JACKAROO_RULES
from jungle_pg.texts.english.jackaroo_story import JACKAROO_STORY
from jungle_pg.texts.english.load_game import LOAD_GAME
from jungle_pg.texts.english.new_game import NEW_GAME
from jungle_pg.texts.english.play import PLAY
from jungle_pg.texts.english.replay import REPLAY
from jungle_pg.texts.english.save_game import SAVE_GAME
from jungle_pg.texts.english.saves import SAVES
from jungle_pg.texts.english.screens import SCREENS
from jungle_pg.texts.english.workbench import WORKBENCH
from jungle_pg.texts.english.xiangqi import XIANGQI
from jungle_pg.texts.english.xiangqi_book import XIANGQI_BOOK
from jungle_pg.texts.english.xiangqi_play import XIANGQI_PLAY
from jungle_pg.texts.english.xiangqi_rules import XIANGQI_RULES

ENGLISH: Final[dict[str, str]] = {
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
