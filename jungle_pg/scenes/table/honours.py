"""Where a finished game is entered into the career, and what it has earned."""

from dataclasses import dataclass

from jungle_pg.core.career.career import GameResult
from jungle_pg.core.career.feats import Feats, result_of, with_feats
from jungle_pg.core.career.trophies import TROPHIES, earned_by_game
from jungle_pg.core.journey.progress import Earned, Progress
from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.levels import LEVELS
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Honour, Scene
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words
from jungle_pg.ui.notices.trophy_toast import TrophyNews


@dataclass(frozen=True, slots=True)
class Entered:
    """A game that is in the career now, and the trophies it has brought."""

    result: GameResult
    trophies: tuple[str, ...] = ()


def enter(world: World, game: Game, match: AnyMatch, save: str = "") -> Entered | None:
    """Enter a finished match into the career; None for one that does not count, or did before.

    `save` is what the match is called among the finished games. Trophies are for games of a person
    against a level.
    """
    result = result_of(match, game.ratings, save)
    if result is None or result.id in world.career.now.ids:
        return None
    person, feats = result.person, Feats()
    if person is not None and game.honours is not None:
        feats = game.honours.feats(match, person)
        result = with_feats(result, feats)
    earned = feats.trophies | earned_by_game(result, world.career.now, LEVELS)
    world.career.add(result)
    return Entered(result, award(world, earned, Earned(result.date, save)))


def award(world: World, earned: frozenset[str], when: Earned) -> tuple[str, ...]:
    """Keep trophies that were earned, and say which of them are new, in the order they stand."""
    fresh = earned - world.progress.now.trophies.keys()
    new = tuple(trophy for trophy in TROPHIES if trophy in fresh)

    def with_all(progress: Progress) -> Progress:
        for trophy in new:
            progress = progress.with_trophy(trophy, when)
        return progress

    if new:
        world.progress.change(with_all)
    return new


def new_trophy(world: World, words: Words, trophy: str) -> Honour:
    """Show in passing that a trophy was earned."""
    world.hear("saved")
    world.hear("confetti")
    name, how = (words(f"trophy.{trophy}.{part}") for part in ("name", "how"))
    news = TrophyNews(trophy, words("trophies.new"), name, how, words("trophies.to_shelf"))
    return Honour(news, lambda: _shelf(world, trophy))


def _shelf(world: World, trophy: str) -> Scene:
    # Loaded only when it is opened.
    from jungle_pg.scenes.trophies.trophies import TrophiesScreen

    return TrophiesScreen(world, trophy, is_new=True)
