"""The game that was chosen last, and which game is played by which rules, in a few words."""

from typing import Any, Final

from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name, rules_name
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words

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


def rules_text(words: Words, game: Game, rules: Any, *, names_game: bool) -> str:
    """By which rules a match is played, after the name of its game where that is to be told."""
    name = rules_name(game, rules, words)
    if not names_game:
        return name
    called = game_name(words, game)
    if name.startswith(called):
        # Rules that are called like their game need not tell it again.
        return name
    return words("load.game_rules", game=called, rules=name) if name else called
