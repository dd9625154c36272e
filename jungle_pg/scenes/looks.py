"""How a player wants boards to look, from the settings."""

from collections.abc import Sequence

from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.stage.view import View
from jungle_pg.tables.base import Look


def look_of(view: View, settings: Settings, *, is_small: bool = False) -> Look:
    """The look of a board; a small one has no room for coordinates and ranks."""
    return Look(
        view.theme,
        view.measure,
        settings.pieces,
        settings.coordinates and not is_small,
        settings.ranks and not is_small,
        settings.characters,
    )


def is_face_to_face(settings: Settings, players: Sequence[Player]) -> bool:
    """Whether people sit on both sides of the screen."""
    return settings.face_to_face and all(player.is_human for player in players)
