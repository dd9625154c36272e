"""The list of keys, open over another scene."""

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.stage.input.shortcuts import GROUPS
from tests.scenes.acting import (
    Performance,
    a_world,
)
from tests.scenes.cards import Card
from tests.words import language_of

ENGLISH = language_of("en")

LISTED = [
    (shortcut.does, key) for group in GROUPS.values() for shortcut in group for key in shortcut.keys
]


def opened(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Performance:
    """The list over another scene."""
    world = a_world(settings)
    show = Performance(Card("below"), world, size)
    scene = Keys(world)
    show.cover_with(scene)
    show.rest()
    return show
