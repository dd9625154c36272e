"""Which game is played and by which rules, in a few words."""

from typing import Any

from jungle_pg.games.game import Game
from jungle_pg.games.names import game_name, rules_name
from jungle_pg.texts.languages import Words


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
