"""What leads to a new game: the choice among several games, or the only one there is."""

from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.chooser import GameChooser
from jungle_pg.scenes.chooser.last_game import chosen_game, has_several
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.world import World


def way_to_a_new_game(world: World) -> Scene:
    """The first screen on the way."""
    return GameChooser(world) if has_several(world) else NewGame(world, chosen_game(world))
