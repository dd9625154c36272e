"""Every scene of the program by name, ready to be looked at."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.title import Title, quit_question
from jungle_pg.scenes.workbench import Workbench
from jungle_pg.scenes.world import World

Opening: TypeAlias = Callable[[World], tuple[Scene, ...]]
"""Makes the open scenes, from the bottom to the top."""

GALLERY: Final[Mapping[str, Opening]] = {
    "title": lambda world: (Title(world),),
    "quit": lambda world: (Title(world), quit_question(world)),
    "workbench_buttons": lambda world: (Workbench(world, 0),),
    "workbench_choices": lambda world: (Workbench(world, 1),),
    "workbench_lists": lambda world: (Workbench(world, 2),),
    "workbench_plates": lambda world: (Workbench(world, 3),),
}
