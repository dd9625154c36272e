"""Who looks: the screen is passed on before cards are shown, and whoever is away is asked for."""

from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.table.table import PASSES
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words

COVER: Final = "cover"
"""The question who looks at the screen; no means the menu."""

COVER_AFTER_S: Final = 0.9
"""How long at least what was played is seen by who played it."""


def cover_of(world: World, game: Game, match: AnyMatch, seat: Seat) -> Question:
    """Asks for the person of a seat, by name or by side."""

    def said(key: str, words: Words) -> str:
        side = side_name(game, match.setup.rules, seat, words)
        return words(key, name=match.setup.players[seat].name or side)

    world.hear("turn")
    return Question(
        world,
        COVER,
        heading=lambda words: said("cover.heading", words),
        text=lambda words: said("cover.text", words),
        yes=lambda words: said("cover.here", words),
        no="cover.menu",
        no_icon="menu",
    )


def is_anybody_there(world: World) -> Question:
    """What is asked when turn after turn went by unused."""
    return Question(
        world,
        PASSES,
        heading="leaving.passes",
        text="leaving.passes_text",
        yes="leaving.no",
        no="leaving.home",
    )
