"""What is said whatever the game, by language; and `Words`, one language that fills in facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from jungle_pg.texts.chinese import CHINESE
from jungle_pg.texts.english import ENGLISH

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {"en": ENGLISH, "zh": CHINESE}
"""By the code of the language; what a game says is in its own folder."""


@dataclass(frozen=True, slots=True)
class Words:
    """One language; called with a key and its facts it gives the text."""

    code: str
    texts: Mapping[str, str] = field(repr=False, compare=False)
    """The texts by key, as the functions of `speech` take them."""

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """The text of a key, its places filled with facts."""
        return self.texts[key].format(**facts)

    def known(self, *keys: str) -> str:
        """The first of some keys that has a text, like that of a game before that of any game."""
        return next((key for key in keys if key in self.texts), keys[-1])
