"""A game of the cabinet as every front end knows it: its rules and its look."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from jungle_pg.core.clock import TimeControl
from jungle_pg.core.lazy import Lazy
from jungle_pg.core.rulebook import Rulebook, Rulebooks
from jungle_pg.games.book import Book
from jungle_pg.games.honours import Honours
from jungle_pg.games.look import AnyLook
from jungle_pg.games.offers import Offers
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.texts.languages import Words

Scene: TypeAlias = Callable[[Rect, Appearance], DrawList]
"""Fills an area with a picture; what sticks out of the area is cut off."""

USUAL_ACCENT: Final = "blue"


@dataclass(frozen=True, slots=True)
class Poster:
    """What is seen of a game before it is chosen."""

    scene: Scene
    accent: str = USUAL_ACCENT
    """The kind of button its cabinet is coloured like: `green`, `amber`, `red` or `blue`."""
    sign: str = ""
    """The text that names the picture of its name; without one the name is written."""
    sign_shape: float = 1.0
    """How wide the sign is for each unit of its height."""


Story: TypeAlias = Callable[[Iterable[Sequence[Any]], Words], list[str]]
"""Lines that tell what every entry of a log brought about."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rulebook, its look, and whatever else it brings along."""

    rulebook: Rulebook[Any, Any, Any, Any]
    look: AnyLook
    rules: Any
    """Those a new game begins with unless the player chooses others."""
    offers: Offers[Any] | None = None
    """What can be chosen about its rules; None for a game with one way to play it."""
    book: Book[Any] | None = None
    """What there is to read about its rules; without one a page tells how a game begins."""
    poster: Poster | None = None
    """How it shows itself where games are chosen; without one its board is shown."""
    story: Story | None = None
    """Tells a whole game in sentences, for texts; None where its moves can be read as they are."""
    control: TimeControl | None = None
    """The agreement about time a new game begins with unless the player chooses another."""
    ratings: tuple[int, ...] = ()
    """How strong each level is, measured by matches; empty where nobody has measured."""
    honours: Honours | None = None
    """What its finished matches earn; None where nothing is told of them."""


def rulebooks_of(games: Mapping[str, Game]) -> Rulebooks:
    """The rules of each game, as saves are read with them; no game is loaded before its own."""
    return Lazy(games, lambda name: games[name].rulebook)
