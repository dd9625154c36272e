"""What Jackaroo King says, in each language."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.games.jackaroo.texts.chinese import CHINESE
from jungle_pg.games.jackaroo.texts.chinese_book import CHINESE_BOOK
from jungle_pg.games.jackaroo.texts.chinese_journey import CHINESE_JOURNEY
from jungle_pg.games.jackaroo.texts.english import ENGLISH
from jungle_pg.games.jackaroo.texts.english_book import ENGLISH_BOOK
from jungle_pg.games.jackaroo.texts.english_journey import ENGLISH_JOURNEY

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {**ENGLISH, **ENGLISH_BOOK, **ENGLISH_JOURNEY},
    "zh": {**CHINESE, **CHINESE_BOOK, **CHINESE_JOURNEY},
}
