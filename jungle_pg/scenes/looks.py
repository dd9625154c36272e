"""How a player wants boards to look, from the settings."""

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
