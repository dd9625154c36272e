"""A whole game on the clipboard, as text that the program can read again."""

from typing import Final

from jungle_pg.core.audience import is_secret
from jungle_pg.core.gametext import game_text
from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Say
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import COPY
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Widget

WAITS: Final = {
    "copy": "hidden.copy",
    "export": "hidden.export",
    "play_from_here": "refusal.still_secret",
    "review": "hidden.review",
    "study": "hidden.study",
    "rated_study": "rated.study",
}
"""What would tell of a game that is on what its players may not know, and how it is refused."""


def copies_game(event: Input, focused: Widget | None) -> bool:
    """Whether a key asks for the game: a chosen move in a list that has the keys comes first."""
    has_move = isinstance(focused, MoveList) and bool(focused.chosen)
    return event == COPY and not has_move


def copied(world: World, game: Game, match: AnyMatch, view: View | None) -> Command:
    """Copy a game and say so, or say why not: a text would tell what players may not know."""
    if is_secret(match):
        return hidden(world, view, "copy")
    copy_game(world, game, match)
    assert view is not None
    return Say(view.words("board.game_copied"))


def hidden(world: World, view: View | None, what: str) -> Command:
    """Say why something must wait until a game with secrets is over."""
    assert view is not None
    world.hear("error")
    return Say(view.words(WAITS[what]), "warning")


def copy_game(world: World, game: Game, match: AnyMatch) -> None:
    """Put rules, start and moves on the clipboard, the moves as the player writes them."""
    world.clipboard.put(game_text(match, notation_of(world.settings, game)))
    world.hear("ui_on")
