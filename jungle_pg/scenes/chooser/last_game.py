"""The game that was chosen last, and what players call games."""

from typing import Final

from jungle_pg.games.game import Game
from jungle_pg.scenes.world import World

MEMORY: Final = "game"


def chosen_game(world: World) -> Game:
    """The game chosen last; the first of the cabinet while none was, or where it is gone."""
    games = world.games()
    last = last_game_id(world) or ""
    return games[last if last in games else next(iter(games))]


def last_game_id(world: World) -> str | None:
    """The name of the game chosen last, None while none was; no game is loaded for it."""
    last = world.memory.recall(MEMORY).get(MEMORY)
    return last if isinstance(last, str) else None


def remember_game(world: World, game: Game) -> None:
    """Let a game be the one chosen last."""
    # A file that cannot be written costs this comfort and nothing else.
    world.memory.keep(MEMORY, {MEMORY: game.rulebook.game_id})


def has_several(world: World) -> bool:
    """Whether there is anything to choose."""
    return len(world.games()) > 1
