"""The languages of the program as tests ask for them: all texts, those of every game too."""

from typing import Final

from jungle_pg.cabinet import words
from jungle_pg.texts.locales import CODES

language_of: Final = words
LANGUAGES: Final = {code: words(code) for code in CODES}
ENGLISH: Final = LANGUAGES["en"].texts
CHINESE: Final = LANGUAGES["zh"].texts
