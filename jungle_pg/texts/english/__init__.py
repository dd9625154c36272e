"""Everything the program says in English whatever the game; each game brings its own texts."""

from typing import Final

from jungle_pg.texts.english.career import CAREER
from jungle_pg.texts.english.console import CONSOLE
from jungle_pg.texts.english.friends import FRIENDS
from jungle_pg.texts.english.game import GAME
from jungle_pg.texts.english.journey import JOURNEY
from jungle_pg.texts.english.keys import KEYS
from jungle_pg.texts.english.narration import NARRATION
from jungle_pg.texts.english.new_game import NEW_GAME
from jungle_pg.texts.english.play import PLAY
from jungle_pg.texts.english.programs import PROGRAMS
from jungle_pg.texts.english.replay import REPLAY
from jungle_pg.texts.english.review import REVIEW
from jungle_pg.texts.english.saves import SAVES
from jungle_pg.texts.english.screens import SCREENS
from jungle_pg.texts.english.study import STUDY

ENGLISH: Final[dict[str, str]] = {
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
