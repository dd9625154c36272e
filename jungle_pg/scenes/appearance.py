"""How a player wants boards to look and moves to be written, from the settings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.history import COORDINATES
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings, choosing
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import Script
from jungle_pg.games.values import Appearance, Pace, style_of
from jungle_pg.stage.view import View

SCRIPTS: Final = ("traditional", "simplified")
"""Notations that differ only in how their characters are written."""

CHARACTERS: Final = "characters"
"""The choice that stands for both of them."""


def appearance_of(
    view: View, settings: Settings, game: Game, *, is_small: bool = False
) -> Appearance:
    """How a game's board appears in a picture; a small one has no room for letters on it."""
    return Appearance(
        view.theme,
        view.measure,
        pieces_of(settings, game),
        settings.coordinates and not is_small,
        settings.ranks and not is_small,
        settings.characters,
        notation_of(settings, game),
    )


def pace_of(settings: Settings) -> Pace:
    """How fast things move on boards."""
    return Pace.of(settings.motion, reduced_motion=settings.reduced_motion)


def window_appearance(view: View, settings: Settings, game: Game) -> Appearance:
    """How the board a window is about appears: what is written on it is as large as is wished."""
    return replace(appearance_of(view, settings, game), letters=settings.ui_scale / 100)


def pieces_of(settings: Settings, game: Game) -> str:
    """How the pieces of a game look."""
    return settings.pieces_of(game.rulebook.game_id, game.look.usual_style)


def script_of(settings: Settings, game: Game) -> Script:
    """How the moves of a game are shown in lists."""
    style = style_of(pieces_of(settings, game), settings.characters)
    choices = [_in_rulebook(each, settings) for each in notation_choices(game)]
    if len(choices) == 1:
        return Script(style, has_times=settings.move_times)
    notation = notation_of(settings, game)
    if notation == COORDINATES:
        return Script(style, notation, has_times=settings.move_times)
    second = next(each for each in choices if each != notation)
    return Script(style, notation, second, settings.move_times)


def notation_of(settings: Settings, game: Game) -> str:
    """The notation of the rulebook a player wants moves to be written in."""
    choices = notation_choices(game)
    chosen = settings.notation_of(game.rulebook.game_id, choices[0])
    return _in_rulebook(chosen if chosen in choices else choices[0], settings)


def notation_choices(game: Game) -> tuple[str, ...]:
    """What a player may choose from: characters first where a game has them, coordinates last."""
    known = game.rulebook.notations()
    letters = [each for each in known if each not in (*SCRIPTS, COORDINATES)]
    characters = [CHARACTERS] if all(script in known for script in SCRIPTS) else []
    return (*characters, *letters, COORDINATES)


def in_letters(settings: Settings, game: Game) -> Settings:
    """The settings with moves in letters, which programs everywhere read, instead of characters."""
    game_id, choices = game.rulebook.game_id, notation_choices(game)
    if settings.notation_of(game_id, choices[0]) != CHARACTERS or len(choices) == 1:
        return settings
    return replace(settings, notation=choosing(settings.notation, game_id, choices[1]))


def is_face_to_face(settings: Settings, players: Sequence[Player]) -> bool:
    """Whether people sit on both sides of the screen."""
    return settings.face_to_face and all(player.is_human for player in players)


def _in_rulebook(choice: str, settings: Settings) -> str:
    return settings.characters if choice == CHARACTERS else choice
