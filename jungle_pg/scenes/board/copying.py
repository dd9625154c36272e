"""A whole game on the clipboard, as text that the program can read again."""

from jungle_pg.core.gametext import game_text
from jungle_pg.scenes.board.moves import MoveList
from jungle_pg.scenes.looks import notation_of
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game, World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.shortcuts import COPY
from jungle_pg.ui.widget import Widget


def copies_game(event: Input, focused: Widget | None) -> bool:
    """Whether a key asks for the game: a chosen move in a list that has the keys comes first."""
    has_move = isinstance(focused, MoveList) and bool(focused.chosen)
    return event == COPY and not has_move


def copy_game(world: World, game: Game, match: AnyMatch) -> None:
    """Put rules, start and moves on the clipboard, the moves as the player writes them."""
    world.clipboard.put(game_text(match, notation_of(world.settings, game)))
    world.hear("ui_on")
