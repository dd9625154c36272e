"""The languages of the program, and which of them a player reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from jungle_pg.texts.chinese import CHINESE
from jungle_pg.texts.english import ENGLISH
from jungle_pg.texts.locales import FALLBACK


@dataclass(frozen=True, slots=True)
class Words:
    """One language; called with a key and its facts it gives the text."""

    code: str
    texts: Mapping[str, str] = field(repr=False, compare=False)
    """The texts by key, as the functions of `speech` take them."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text of a key, its places filled with facts."""
        return self.texts[key].format(**facts)

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self("language.name")


LANGUAGES: Final[Mapping[str, Words]] = {
    words.code: words for words in (Words("en", ENGLISH), Words("zh", CHINESE))
}
"""Every language by its code."""


def language_of(code: str) -> Words:
    """The language of a code; English for a code we do not know."""
    return LANGUAGES.get(code, LANGUAGES[FALLBACK])
