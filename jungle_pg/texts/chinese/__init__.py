"""Everything the program says in Chinese whatever the game; each game brings its own texts."""

from typing import Final

from jungle_pg.texts.chinese.career import CAREER
from jungle_pg.texts.chinese.console import CONSOLE
from jungle_pg.texts.chinese.friends import FRIENDS
from jungle_pg.texts.chinese.game import GAME
from jungle_pg.texts.chinese.journey import JOURNEY
from jungle_pg.texts.chinese.keys import KEYS
from jungle_pg.texts.chinese.narration import NARRATION
from jungle_pg.texts.chinese.new_game import NEW_GAME
from jungle_pg.texts.chinese.play import PLAY
from jungle_pg.texts.chinese.programs import PROGRAMS
from jungle_pg.texts.chinese.replay import REPLAY
from jungle_pg.texts.chinese.review import REVIEW
from jungle_pg.texts.chinese.saves import SAVES
from jungle_pg.texts.chinese.screens import SCREENS
from jungle_pg.texts.chinese.study import STUDY

CHINESE: Final[dict[str, str]] = {
    **GAME,
    **SCREENS,
    **KEYS,
    **JOURNEY,
    **NEW_GAME,
    **PLAY,
    **REPLAY,
    **REVIEW,
    **CONSOLE,
    **SAVES,
    **CAREER,
    **FRIENDS,
    **STUDY,
    **PROGRAMS,
    **NARRATION,
}
