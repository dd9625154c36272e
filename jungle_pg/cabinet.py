"""The games of the program: the one list of them, and where each part of a game is.

A game is two folders, `core/<id>` and `games/<id>`, with its parts under the same names in each.
A part is loaded when it is first needed: reading the rules of one game loads no other, a thinking
process loads no look, a window no search.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from jungle_pg.core.lazy import Lazy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jungle_pg.core.rulebook import Rulebooks
    from jungle_pg.engine.thinking import Clock
    from jungle_pg.engine.worker import Brain
    from jungle_pg.games.console.face import Face
    from jungle_pg.games.game import Game
    from jungle_pg.texts.languages import Words

GAMES: Final = ("jungle", "xiangqi", "jackaroo")
"""In the order they are shown; the first is meant where none is named."""


@cache
def rulebooks() -> "Rulebooks":
    """The rules of each game, as saves are read with them."""
    return Lazy(GAMES, lambda game: import_module(f"jungle_pg.core.{game}.rulebook").RULEBOOK)


@cache
def games() -> "Mapping[str, Game]":
    """Each game with its look, for a window."""
    return Lazy(GAMES, lambda game: import_module(f"jungle_pg.games.{game}.game").GAME)


def faces(characters: str = "") -> "Mapping[str, Face]":
    """Each game in a terminal: in letters, or with `traditional` or `simplified` characters."""
    return Lazy(
        GAMES, lambda game: import_module(f"jungle_pg.games.{game}.console").face(characters)
    )


def brains(clock: "Clock") -> "Mapping[str, Brain]":
    """The rulebook and the computer player of each game, for a thinking process."""

    def brain(game: str) -> "Brain":
        thinking = import_module(f"jungle_pg.games.{game}.engine.thinker")
        return rulebooks()[game], thinking.thinker(clock)

    return Lazy(GAMES, brain)


@cache
def words(code: str) -> "Words":
    """Everything the program and its games say in a language; English for an unknown code."""
    from jungle_pg.texts.languages import TEXTS, Words
    from jungle_pg.texts.locales import CODES, FALLBACK

    if code not in CODES:
        return words(FALLBACK)
    texts = dict(TEXTS[code])
    for game in GAMES:
        texts |= import_module(f"jungle_pg.games.{game}.texts").TEXTS[code]
    return Words(code, texts)
