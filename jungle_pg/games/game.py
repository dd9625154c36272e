"""A game of the cabinet as every front end knows it: its rules and its look."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from jungle_pg.core.clock import TimeControl
from jungle_pg.core.lazy import Lazy
from jungle_pg.core.rulebook import Rulebook, Rulebooks
from jungle_pg.games.base import Table
from jungle_pg.games.offers import Offers
from jungle_pg.games.piece_box import EMPTY_BOX, PieceBox
from jungle_pg.games.zones import Hands, Panel
from jungle_pg.texts.languages import Words

if TYPE_CHECKING:
    from jungle_pg.games.book import Book
    from jungle_pg.games.poster import Poster


Story: TypeAlias = Callable[[Iterable[Sequence[Any]], Words], list[str]]
"""Lines that tell what every entry of a log brought about."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rulebook, its table, and whatever else it brings along."""

    rulebook: Rulebook[Any, Any, Any, Any]
    table: Table[Any, Any, Any, Any]
    rules: Any
    """Those a new game begins with unless the player chooses others."""
    offers: Offers[Any] | None = None
    """What can be chosen about its rules; None for a game with one way to play it."""
    book: "Book[Any] | None" = None
    """What there is to read about its rules."""
    poster: "Poster | None" = None
    """How it shows itself where games are chosen; without one its board is shown."""
    box: PieceBox = EMPTY_BOX
    """Its pieces away from the board."""
    hands: Hands[Any, Any] | None = None
    """The cards its players hold; None for a game without."""
    panel: Panel[Any] | None = None
    """What else it tells beside the board."""
    story: Story | None = None
    """Tells a whole game in sentences, for texts; None where its moves can be read as they are."""
    control: TimeControl | None = None
    """The agreement about time a new game begins with unless the player chooses another."""


def rulebooks_of(games: Mapping[str, Game]) -> Rulebooks:
    """The rules of each game, as saves are read with them; no game is loaded before its own."""
    return Lazy(games, lambda name: games[name].rulebook)
