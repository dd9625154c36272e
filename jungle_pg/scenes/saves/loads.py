"""Games of the list being opened: loaded in a thread, and then played, watched or refused."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from jungle_pg.core.audience import is_secret, is_told
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.saves.folder import Origin
from jungle_pg.files.saves.names import plain_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Open, Push, Say, Scene
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.replay.branch import BranchChoice, branched
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.saves.captions import rest_text
from jungle_pg.scenes.saves.collection import shown_name
from jungle_pg.scenes.saves.screen import LoadScreen
from jungle_pg.scenes.saves.store import Loading, Reopening
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.table.copying import hidden
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.world import World
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text

REST: Final = "rest"


class Wish(StrEnum):
    """What a save is loaded for."""

    PLAY = "play"
    WATCH = "watch"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Job:
    """A save being loaded."""

    path: Path
    origin: Origin
    wish: Wish
    loading: Loading

    @property
    def lasting_path(self) -> Path | None:
        """Where a game lies that nobody goes on keeping."""
        return self.path if self.origin in (Origin.NAMED, Origin.FINISHED) else None


@dataclass(frozen=True, slots=True)
class TakingUp:
    """A match that was left, on its way back to the board."""

    loaded: Loaded
    reopening: Reopening


class Loads:
    """Fetches the games of a load screen."""

    def __init__(self, screen: LoadScreen) -> None:
        self._screen = screen
        self._job: Job | None = None
        self._taking_up: TakingUp | None = None
        """A match that was left, once it is loaded and until it is kept again."""
        self.next: Command | None = None
        """What follows as soon as the words before it are said."""
        self._rest: tuple[Loaded, Path] | None = None
        """What is left of a damaged save, while the player is asked about it."""
        self.watched: Loaded | None = None

    @property
    def jobs(self) -> list[Loading | Reopening]:
        """What is waited for."""
        found: list[Loading | Reopening] = [self._job.loading] if self._job is not None else []
        return found + ([self._taking_up.reopening] if self._taking_up is not None else [])

    @property
    def is_taking_up(self) -> bool:
        """Whether a match that was left is just being taken up again."""
        return self._taking_up is not None

    def load(self, wish: Wish) -> Command | None:
        screen = self._screen
        entry = screen.entry
        if entry is None or (wish is not Wish.PLAY and not screen.may("replay")):
            return None
        if wish is Wish.PLAY and not screen.may("load") and screen.bad is not None:
            return self._refuse(screen.bad, entry.path)
        return self.begin(entry.path, entry.origin, wish)

    def open_rest(self) -> Command | None:
        """Show what is left of a damaged save; the player was asked."""
        if self._rest is None:
            return None
        loaded, path = self._rest
        if is_told(loaded.match):
            self.watched = loaded
            return Push(watched(self._screen.world, loaded, self._title_at(path)))
        return self._shown_after_words(played(self._screen.world, loaded), path)

    def begin(self, path: Path, origin: Origin, wish: Wish) -> Command | None:
        screen = self._screen
        if self._job is None and screen.store is not None:
            self._job = Job(path, origin, wish, screen.store.loading(path, origin))
            screen.is_loading = True
            screen.relayout()
        return None

    def cancel(self) -> None:
        self._job, self._screen.is_loading = None, False

    def take(self) -> Command | None:
        screen = self._screen
        if self._taking_up is not None:
            return self._taken_up(self._taking_up)
        job = self._job
        outcome = job.loading.poll() if job is not None else None
        if job is None or outcome is None:
            return None
        self.cancel()
        if job.path == screen.chosen:
            screen.known = outcome
        screen.relayout()
        if isinstance(outcome, BadSave):
            return self._refuse(outcome, job.path)
        if job.wish is Wish.REVIEW:
            return self._reviewed(outcome, job.lasting_path)
        if job.wish is Wish.WATCH or is_told(outcome.match):
            return self._watched(outcome, job)
        return self._opened(outcome, job)

    def _watched(self, loaded: Loaded, job: Job) -> Command:
        """Show the game from its beginning; say why where it was to be played on."""
        screen = self._screen
        self.watched = loaded
        push = Push(watched(screen.world, loaded, self._title_at(job.path), job.lasting_path))
        if job.wish is Wish.WATCH:
            return push
        assert screen.view is not None
        self.next = push
        return Say(screen.view.words("load.as_seen"))

    def _reviewed(self, loaded: Loaded, path: Path | None) -> Command:
        """Look at the game again; nothing of what is hidden in it is told before it is over."""
        screen = self._screen
        assert screen.view is not None
        if is_secret(loaded.match):
            return hidden(screen.world, screen.view, "review")
        game = _game(screen.world, loaded.match)
        return Push(ReviewOfGame(screen.world, game, loaded.match, save=path))

    def _opened(self, loaded: Loaded, job: Job) -> Command | None:
        """Show the game, and go on keeping one that was kept without being asked."""
        screen = self._screen
        match job.origin:
            case Origin.NAMED:
                play = played(screen.world, loaded, save_name=plain_name(job.path))
                return self._shown_after_words(play, job.path)
            case Origin.FINISHED:
                screen.world.hear("game_start")
                return Open(played(screen.world, loaded, known_as=job.path.stem))
        assert screen.store is not None
        self._taking_up = TakingUp(loaded, screen.store.reopening(job.path, loaded))
        return None

    def _taken_up(self, taking_up: TakingUp) -> Command | None:
        screen = self._screen
        reopened = taking_up.reopening.poll()
        if reopened is None:
            return None
        self._taking_up = None
        if reopened.autosave is None:
            assert screen.view is not None
            screen.world.hear("error")
            return Say(screen.view.words("load.in_use"), "warning")
        screen.world.hear("game_start")
        return Open(played(screen.world, taking_up.loaded, reopened.autosave))

    def _shown_after_words(self, play: Scene, path: Path) -> Command:
        """Say where the game is from, and then show it."""
        screen = self._screen
        assert screen.view is not None
        screen.world.hear("game_start")
        self.next = Open(play)
        return Say(screen.view.words("load.loaded", name=path.name))

    def _title_at(self, path: Path) -> str:
        """What a file is called, also one that is in no list."""
        screen = self._screen
        entry = next((entry for entry in screen.shown if entry.path == path), None)
        return shown_name(path) if entry is None else screen.title(entry)

    def _refuse(self, bad: BadSave, path: Path) -> Command:
        """Say what is wrong; where something is left of it, ask whether to open that."""
        screen = self._screen
        assert screen.view is not None
        screen.world.hear("error")
        if bad.prefix is None:
            return Say(bad_save_text(screen.view.words.texts, bad), "warning")
        self._rest = (bad.prefix, path)
        return Push(rest_question(screen.world, bad))


def rest_question(world: World, bad: BadSave) -> Question:
    """Whether to open what is left of a damaged save."""

    def why(words: Words) -> str:
        return f"{bad_save_text(words.texts, bad)}\n{words('load.rest_sound')}"

    return Question(
        world,
        REST,
        heading="load.rest_heading",
        text=why,
        yes=lambda words: rest_text(words, bad),
        no="load.cancel",
    )


def played(
    world: World,
    loaded: Loaded,
    autosave: Autosave | None = None,
    known_as: str | None = None,
    *,
    save_name: str = "",
    path: Path | None = None,
) -> Scene:
    """The match at the board; its clock goes on where it was.

    `autosave` and `known_as` are there for one that was kept without being asked, `save_name`
    tells that it lies in a file of the player's just like this, `path` in one from outside.
    """
    match = loaded.match
    game = _game(world, match)
    remember_game(world, game)
    if loaded.study is not None:
        board = StudyBoard(world, game, loaded.study)
        board.table.keep(loaded.study, save_name)
        return board
    play = Play(world, game, match, loaded.times, autosave, known_as)
    if save_name:
        play.mark_saved(save_name)
    if path is not None:
        play.keeping.brought(match, path)
    return play


def watched(world: World, loaded: Loaded, title: str, path: Path | None = None) -> Scene:
    """The match from its beginning, to be watched."""
    return Replay(world, _game(world, loaded.match), loaded.match, title=title, save=path)


def gone_on(world: World, loaded: Loaded, choice: BranchChoice) -> Scene:
    """A new match from a place of one that was watched."""
    match = branched(loaded.match, choice)
    times = TimeState(loaded.times.control)
    return Play(world, _game(world, match), match, times)


def _game(world: World, match: AnyMatch) -> Game:
    return world.games()[match.rulebook.game_id]
