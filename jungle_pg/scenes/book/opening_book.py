"""Which book of rules a player wants to see, whatever scene is open."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.world import World
from jungle_pg.tables.game import Game

if TYPE_CHECKING:
    from jungle_pg.core.match import Match

UNDISTURBED: Final = frozenset({"rules", "trouble"})
"""Scenes over or under which no book is opened."""


@runtime_checkable
class AtABoard(Protocol):
    """A scene with a match going on in it."""

    game: Game
    match: "Match[Any, Any, Any, Any]"


@runtime_checkable
class AboutRules(Protocol):
    """A scene where the rules of a game are chosen."""

    game: Game

    @property
    def rules(self) -> Any:
        """Those that are chosen now."""


def book_to_open(world: World, scenes: Sequence[Scene]) -> Scene | None:
    """The book for the match in progress or the rules being chosen, else of the game chosen last.

    None where a book is open, or where there is none.
    """
    if any(scene.name in UNDISTURBED for scene in scenes):
        return None
    if not world.games():
        return None
    game = chosen_game(world)
    rules = game.rules
    for scene in scenes:
        if isinstance(scene, AtABoard):
            game, rules = scene.game, scene.match.setup.rules
        elif isinstance(scene, AboutRules):
            game, rules = scene.game, scene.rules
    if game.book is None:
        return None
    # Loaded only now: a window should open fast.
    from jungle_pg.scenes.book.rules import RulesBook

    return RulesBook(world, game, rules)
