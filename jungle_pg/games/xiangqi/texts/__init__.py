"""What Xiangqi says, in each language."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.games.xiangqi.texts.chinese import CHINESE
from jungle_pg.games.xiangqi.texts.chinese_book import CHINESE_BOOK
from jungle_pg.games.xiangqi.texts.chinese_journey import CHINESE_JOURNEY
from jungle_pg.games.xiangqi.texts.chinese_review import CHINESE_REVIEW
from jungle_pg.games.xiangqi.texts.english import ENGLISH
from jungle_pg.games.xiangqi.texts.english_book import ENGLISH_BOOK
from jungle_pg.games.xiangqi.texts.english_journey import ENGLISH_JOURNEY
from jungle_pg.games.xiangqi.texts.english_review import ENGLISH_REVIEW

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {**ENGLISH, **ENGLISH_BOOK, **ENGLISH_JOURNEY, **ENGLISH_REVIEW},
    "zh": {**CHINESE, **CHINESE_BOOK, **CHINESE_JOURNEY, **CHINESE_REVIEW},
}
