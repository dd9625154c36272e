"""The poster of a game that has none of its own: its board with everything on it."""

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList
from jungle_pg.tables.base import Appearance, fitted_field
from jungle_pg.tables.game import Game
from jungle_pg.tables.poster import Poster


def board_poster(game: Game) -> Poster:
    """The beginning of a game on a plain ground."""

    def scene(area: Rect, appearance: Appearance) -> DrawList:
        field = fitted_field(game.table, game.rules, area)
        return (
            Box(area.x, area.y, area.w, area.h, appearance.theme.backdrop),
            *game.table.ground(game.rules, field, appearance),
            *game.table.standing(game.rulebook.start(game.rules), field, appearance),
        )

    return Poster(scene)
