"""The games of the program: the one list of them, and where each part of a game is.

A game is two folders, `core/<id>` and `games/<id>`, with its parts under the same names in each.
A part is loaded when it is first needed: reading the rules of one game loads no other, a thinking
process loads no look, a window no search. Only the rulebook must be there: without any other part a
game is shown, written, played and worded by what its rulebook tells.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from jungle_pg.core.lazy import Lazy

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from jungle_pg.core.journey.stage import Journey
    from jungle_pg.core.review.reviewer import Reviewer
    from jungle_pg.core.rulebook import Record, Rulebooks
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

    def game_of(name: str) -> "Game":
        if own := _part(f"jungle_pg.games.{name}.game"):
            shown: Game = own.GAME
            return shown
        from jungle_pg.games.plain import plain_game

        return plain_game(rulebooks()[name])

    return Lazy(GAMES, game_of)


def faces(characters: str = "") -> "Mapping[str, Face]":
    """Each game in a terminal: in letters, or with `traditional` or `simplified` characters."""

    def face_of(name: str) -> "Face":
        if own := _part(f"jungle_pg.games.{name}.console"):
            written: Face = own.face(characters)
            return written
        from jungle_pg.games.console.plain_face import plain_face

        return plain_face(rulebooks()[name])

    return Lazy(GAMES, face_of)


def brains(clock: "Clock") -> "Mapping[str, Brain]":
    """The rulebook and the computer player of each game, for a thinking process."""

    def brain_of(name: str) -> "Brain":
        if own := _part(f"jungle_pg.games.{name}.engine.thinker"):
            return rulebooks()[name], own.thinker(clock, _shipped_file)
        from jungle_pg.engine.playouts import PlayoutThinker

        return rulebooks()[name], PlayoutThinker(rulebooks()[name], clock)

    return Lazy(GAMES, brain_of)


@cache
def journeys() -> "Mapping[str, Journey]":
    """The stages of each game; none where a game brings none along."""

    def journey_of(name: str) -> "Journey":
        from jungle_pg.core.journey.stage import Journey

        own = _part(f"jungle_pg.games.{name}.journey.stages")
        journey: Journey = Journey(name) if own is None else own.JOURNEY
        return journey

    return Lazy(GAMES, journey_of)


@cache
def reviewers() -> "Mapping[str, Reviewer]":
    """How each game is reviewed; by scores alone where a game does not say."""

    def reviewer_of(name: str) -> "Reviewer":
        from jungle_pg.core.review.reviewer import Reviewer

        own = _part(f"jungle_pg.games.{name}.review.reviewer")
        reviewer: Reviewer = Reviewer() if own is None else own.reviewer(_shipped_file)
        return reviewer

    return Lazy(GAMES, reviewer_of)


class Endgames(Protocol):
    """What is known of the endgames of a game by heart."""

    troubles: list[str]
    """What is wrong with the files that came with the program, in words."""

    def shipped(self) -> int:
        """How many tables came with the program, each looked at."""

    def position(self, rules: Any, fen: str) -> "Record":
        """The value of a position and the best moves; or BadText."""

    def signature(self, rules: Any, text: str) -> "Record":
        """Figures about all positions with the same pieces; or BadText."""


def endgames(game: str) -> Endgames | None:
    """The endgames of a game, None where nothing is known of them."""
    own = _part(f"jungle_pg.games.{game}.endgames.report")
    if own is None:
        return None
    known: Endgames = own.Endgames(_shipped_file)
    return known


def _shipped_file(name: str) -> bytes:
    # Most commands need none.
    from jungle_pg.files.folders import shipped_file

    return shipped_file(name)


@cache
def words(code: str) -> "Words":
    """Everything the program and its games say in a language; English for an unknown code."""
    from jungle_pg.texts.languages import TEXTS, Words
    from jungle_pg.texts.locales import CODES, FALLBACK

    if code not in CODES:
        return words(FALLBACK)
    texts = dict(TEXTS[code])
    for game in GAMES:
        if own := _part(f"jungle_pg.games.{game}.texts"):
            texts |= own.TEXTS[code]
    return Words(code, texts)


def _part(name: str) -> "ModuleType | None":
    """A part of a game by the name of its module; None where the game does not bring it along."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        # What the part itself looks for in vain is an error like any other.
        if f"{name}.".startswith(f"{missing.name}."):
            return None
        raise
