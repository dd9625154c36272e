"""The languages of the program, and which of them a player reads."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from jungle_pg.texts.chinese import CHINESE
from jungle_pg.texts.english import ENGLISH


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

FALLBACK: Final = "en"


def language_of(code: str) -> Words:
    """The language of a code; English for a code we do not know."""
    return LANGUAGES.get(code, LANGUAGES[FALLBACK])


def system_language(environ: Mapping[str, str]) -> str:
    """The code of the language the system is set to, such as zh for zh_CN.UTF-8."""
    settings = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, settings), "")
    if _code(locale) in ("c", "posix"):
        return FALLBACK
    wishes = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next((_code(wish) for wish in wishes if _code(wish) in LANGUAGES), FALLBACK)


def _code(locale: str) -> str:
    """The language of a locale, without its country and encoding."""
    return re.split(r"[_.@-]", locale)[0].lower()
