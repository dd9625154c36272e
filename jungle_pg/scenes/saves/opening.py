"""From a save that is loaded to the scene that shows it."""

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.replay.branch import BranchChoice, branched
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World


def played(
    world: World,
    loaded: Loaded,
    autosave: Autosave | None = None,
    known_as: str | None = None,
    *,
    save_name: str = "",
) -> Scene:
    """The match at the board; its clock goes on where it was.

    `autosave` and `known_as` are there for one that was kept without being asked, `save_name`
    tells that it lies in a file of the player's just like this.
    """
    match = loaded.match
    game = _game(world, match)
    remember_game(world, game)
    play = Play(world, game, match, loaded.times, autosave, known_as)
    if save_name:
        play.mark_saved(save_name)
    return play


def watched(world: World, loaded: Loaded, title: str) -> Scene:
    """The match from its beginning, to be watched."""
    return Replay(world, _game(world, loaded.match), loaded.match, title=title)


def gone_on(world: World, loaded: Loaded, choice: BranchChoice) -> Scene:
    """A new match from a place of one that was watched."""
    match = branched(loaded.match, choice)
    times = TimeState(loaded.times.control)
    return Play(world, _game(world, match), match, times)


def _game(world: World, match: AnyMatch) -> Game:
    return world.games()[match.rulebook.game_id]
