"""What Jungle says, in each language."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.games.jungle.texts.chinese import CHINESE
from jungle_pg.games.jungle.texts.chinese_book import CHINESE_BOOK
from jungle_pg.games.jungle.texts.chinese_journey import CHINESE_JOURNEY
from jungle_pg.games.jungle.texts.chinese_puzzles import CHINESE_PUZZLES
from jungle_pg.games.jungle.texts.chinese_review import CHINESE_REVIEW
from jungle_pg.games.jungle.texts.chinese_rules import CHINESE_RULES
from jungle_pg.games.jungle.texts.english import ENGLISH
from jungle_pg.games.jungle.texts.english_book import ENGLISH_BOOK
from jungle_pg.games.jungle.texts.english_journey import ENGLISH_JOURNEY
from jungle_pg.games.jungle.texts.english_puzzles import ENGLISH_PUZZLES
from jungle_pg.games.jungle.texts.english_review import ENGLISH_REVIEW
from jungle_pg.games.jungle.texts.english_rules import ENGLISH_RULES

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        **ENGLISH,
        **ENGLISH_BOOK,
        **ENGLISH_RULES,
        **ENGLISH_JOURNEY,
        **ENGLISH_PUZZLES,
        **ENGLISH_REVIEW,
    },
    "zh": {
        **CHINESE,
        **CHINESE_BOOK,
        **CHINESE_RULES,
        **CHINESE_JOURNEY,
        **CHINESE_PUZZLES,
        **CHINESE_REVIEW,
    },
}
