"""Every scene of the program by name, ready to be looked at."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.play import AnyMatch, Play
from jungle_pg.scenes.settings import SettingsScreen
from jungle_pg.scenes.title import Title, quit_question
from jungle_pg.scenes.workbench import Workbench
from jungle_pg.scenes.world import World

Opening: TypeAlias = Callable[[World, AnyMatch], tuple[Scene, ...]]
"""Makes the open scenes, from the bottom to the top; those with a board show the match."""

GALLERY: Final[Mapping[str, Opening]] = {
    "title": lambda world, match: (Title(world),),
    "quit": lambda world, match: (Title(world), quit_question(world)),
    "play": lambda world, match: (Play(world, world.games()[match.rulebook.game_id], match),),
    "settings": lambda world, match: (SettingsScreen(world),),
    "workbench_buttons": lambda world, match: (Workbench(world, 0),),
    "workbench_choices": lambda world, match: (Workbench(world, 1),),
    "workbench_lists": lambda world, match: (Workbench(world, 2),),
    "workbench_plates": lambda world, match: (Workbench(world, 3),),
}
