"""The whole program with games that are nothing but their rulebooks, from its title on."""

from itertools import count
from pathlib import Path
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.playouts import PlayoutThinker
from jungle_pg.engine.thinking import Clock
from jungle_pg.engine.worker import Brain, LocalWorker
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game, rulebooks_of
from jungle_pg.games.plain import plain_game
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Point, Press, Release
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.saves.load_show import NOW, wait_for
from tests.scenes.toy_look import TOY_GAME

CALM: Final = Settings(motion="off", reduced_motion=True)
PLAIN: Final = {"breakthrough": plain_game(BREAKTHROUGH), "toy": TOY_GAME}
"""The games of these tests, by their names."""
PEOPLE: Final = (Player(), Player())


def plain_brains(clock: Clock) -> dict[str, Brain]:
    """What the cabinet gives for games that bring no thinker along."""
    books = [game.rulebook for game in PLAIN.values()]
    return {book.game_id: (book, PlayoutThinker(book, clock)) for book in books}


def plain_world(game: str, folder: Path, settings: Settings = CALM) -> World:
    """A world with these games beside the real ones, one of them chosen last."""
    world = a_world(settings)
    every = {**games(), **PLAIN}
    world.games = lambda: every
    world.saves = saves_in(folder, lambda: rulebooks_of(every))
    world.autosaves = autosaves_in(folder, lambda: rulebooks_of(every), lambda: NOW)
    world.stamp = lambda: NOW
    # Every look at the clock is a second later, so that no thought takes long.
    ticks = count()
    world.engine = EngineClient(
        lambda: LocalWorker(lambda clock: plain_brains(clock), lambda: float(next(ticks)))
    )
    remember_game(world, every[game])
    return world


def begun(game: str, players: tuple[Player, Player] = PEOPLE, **setup: Any) -> AnyMatch:
    """A match of one of these games that has just begun."""
    chosen = PLAIN[game]
    return begin(chosen.rulebook, Setup(chosen.rules, players=players, luck_seed=5, **setup))


class PlainProgram:
    """Somebody who plays one of these games, by mouse and by keys."""

    def __init__(
        self,
        game: str,
        folder: Path,
        settings: Settings = CALM,
        size: tuple[int, int] = (1920, 1080),
    ) -> None:
        self.game: Game = PLAIN[game]
        self.world = plain_world(game, folder, settings)
        self.show = Performance(Title(self.world), self.world, size)
        self.settle()

    def settle(self) -> None:
        """Let everything be done that is done in a thread, and be seen."""
        for _ in range(4):
            top: Any = self.show.stack.top
            if isinstance(top, LoadGame):
                top.listing.wait()  # type: ignore[union-attr]
                wait_for(*top.under_way)
            elif isinstance(top, Title):
                top.continuing.wait()
            elif isinstance(top, SaveGame):
                top.wait()
            self.show.rest(0.5)

    def click(self, *names: str) -> None:
        """Click widgets of whatever scene is in use."""
        for name in names:
            self.show.click(name)
            self.settle()

    def keys(self, *names: str) -> None:
        for name in names:
            self.show.keys(name)
            self.show.rest(0.3)

    def do(self, *events: Input) -> None:
        self.show.do(*events)

    def begin(self, players: tuple[Player, Player] = PEOPLE, **setup: Any) -> Play:
        """Sit down at a new match."""
        match = begun(self.game.rulebook.game_id, players, **setup)
        play = Play(self.world, self.game, match)
        self.show.stack.open(play, self.show.now)
        self.settle()
        return play

    @property
    def play(self) -> Play:
        """The board that is open."""
        return next(each for each in reversed(self.show.stack.scenes) if isinstance(each, Play))

    @property
    def match(self) -> AnyMatch:
        return self.play.match

    def at(self, square: str) -> tuple[float, float]:
        """Where a square is on the screen."""
        place = self.play.board.place_of(square)
        assert place is not None, square
        return place

    def pick(self, *squares: str) -> None:
        """Click squares of the board."""
        for square in squares:
            at = self.at(square)
            self.do(Point(*at), Press(*at), Release(*at))

    def drag(self, start: str, end: str) -> None:
        at, to = self.at(start), self.at(end)
        self.do(Point(*at), Press(*at), Point(at[0] + 8, at[1]), Point(*to), Release(*to))

    def marks(self, kind: str) -> set[str]:
        """The squares with a mark of some kind."""
        self.show.rest(0.001)
        return {mark.pick for mark in self.play.board.marks if mark.name == kind}

    def can(self, name: str) -> bool:
        """Whether a button is there and can act."""
        self.show.rest(0.001)
        return any(each.name == name and each.is_enabled for each in self.show.page.widgets)

    def has(self, name: str) -> bool:
        """Whether a widget is there."""
        return any(each.name == name for each in self.show.page.widgets)

    def says(self, words: str) -> bool:
        """Whether something that is shown contains these words."""
        return words in " ".join(self.texts)

    @property
    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.01))

    @property
    def names(self) -> list[str]:
        """The open scenes."""
        return self.show.names

    def close(self) -> None:
        self.show.stack.close()
        assert self.world.autosaves is not None
        self.world.autosaves.leave_all()
        self.world.autosaves.close()
