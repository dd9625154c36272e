"""What an action at the table does, where it takes more than a word to the table."""

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from jungle_pg.core.history import move_count
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE
from jungle_pg.scenes.base import Command, Pop, Push, Replace, Scene
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.dialogs.summary import turning_point
from jungle_pg.scenes.table.thoughts.offers import DrawQuestion, asked_computer

if TYPE_CHECKING:
    from jungle_pg.scenes.table.play import Play


class Companion(Protocol):
    """What there is to do with a player who sits at another computer."""

    def ask_again(self) -> None:
        """Ask for one more game."""

    def reactions(self) -> Scene:
        """The choice of what to show or to say."""


def save(play: "Play", now: float) -> Command:
    """Give the match a name of its own."""
    times, name = play.state.timing.times(now), play.state.save_name
    return Push(SaveGame(play.world, play.game, play.match, times, now, name=name))


def load(play: "Play", now: float) -> Command:
    """Choose another match."""
    # Here and below: what can lead to a table again is imported when it is opened.
    from jungle_pg.scenes.saves.load_game import LoadGame

    return Push(LoadGame(play.world))


def replay(play: "Play", now: float) -> Command:
    """See the match again from its start."""
    from jungle_pg.scenes.replay.replay import Replay

    return Push(Replay(play.world, play.game, play.match, save=play.keeping.file(play.state)))


def review(play: "Play", now: float) -> Command:
    """See what is said of the match move by move."""
    from jungle_pg.scenes.review.review import ReviewOfGame

    save = play.keeping.file(play.state)
    return Push(ReviewOfGame(play.world, play.game, play.match, save=save))


def study(play: "Play", now: float) -> Command:
    """The game as a tree to which lines can be added."""
    from jungle_pg.scenes.study.doors import study_of_match

    return study_of_match(play.world, play.game, play.match, play.view)


def open_turning_point(play: "Play", now: float) -> Command:
    """Begin the review just before the game turned."""
    from jungle_pg.scenes.review.review import ReviewOfGame

    number = move_count(play.match, turning_point(play.game, play.match) or 0)
    start = max(0, number - 1)
    save = play.keeping.file(play.state)
    return Push(ReviewOfGame(play.world, play.game, play.match, start=start, save=save))


def restart(play: "Play", now: float) -> None:
    """Begin the same match again, at once."""
    # Cards that were seen once must not come again.
    has_luck = any(moment.entry.seat == CHANCE for moment in play.match.moments)
    play.show(play.table.restart(now, play.world.luck() if has_luck else None), now)


def new_game(play: "Play", now: float) -> Command:
    """Choose players and rules anew."""
    from jungle_pg.scenes.setup.new_game import NewGame

    play.world.play("title_loop")
    return Replace(NewGame(play.world, play.game, play.state.score.after(play.match)))


def played_again(play: "Play", *, swaps: bool) -> Command | None:
    """The same players again, perhaps on the other sides; luck is new."""
    if play.companion is not None:
        play.companion.ask_again()
        return None
    setup = play.match.setup
    players = setup.players[::-1] if swaps else setup.players
    again = replace(setup.with_luck(play.world.luck()), players=players, unknown="")
    match, score = begin(play.match.rulebook, again), play.state.score.after(play.match)
    return Replace(play.another(match, score.among(players)))


def draw(play: "Play", now: float) -> Command | None:
    """Offer a draw: to a computer, to who sits here, or to who plays elsewhere."""
    if play.state.afar is not None:
        play.show(play.table.agree_draw(now), now)
        return None
    if asked_computer(play.match) is None:
        return Push(DrawQuestion(play.world, play.game, play.match))
    play.offer_draw(now)
    return None


def react(play: "Play", now: float) -> Command | None:
    """Choose what to show or to say to the other player."""
    return None if play.companion is None else Push(play.companion.reactions())


def home(play: "Play", now: float) -> Command:
    """Leave the table."""
    play.world.play("title_loop")
    return Pop()
