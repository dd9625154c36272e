"""Somebody who plays one game after the other, from the title on."""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.title.title import Title
from tests.scenes.acting import Performance, a_world, texts_of
from tests.scenes.saves.load_show import wait_for

CALM = Settings(motion="off", reduced_motion=True)
ANN, BEN, CAT = Player("Ann"), Player("Ben"), Player(level=2)


class Evening:
    """The program from its title on, and somebody who plays one game after the other."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        self.folder, self.size = folder, size
        self.now = datetime(2026, 3, 14, 18, 0)
        self.start()

    def start(self) -> None:
        """Begin the program, perhaps once more."""
        world = self.world = a_world(CALM)
        world.saves = saves_in(self.folder, rulebooks)
        world.autosaves = autosaves_in(self.folder, rulebooks, self._clock)
        world.stamp = lambda: self.now
        self.show = Performance(Title(world), world, self.size)
        self.show.rest()

    def _clock(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now

    def sit_down(self, game: str = "jungle", players: tuple[Player, Player] = (ANN, BEN)) -> Play:
        """Begin a game."""
        played = games()[game]
        match = begin(played.rulebook, Setup(played.rules, players=players, luck_seed=3))
        play = Play(self.world, played, match, TimeState())
        self.show.stack.open(play, self.show.now)
        self.show.rest(1.0)
        return play

    def move(self, play: Play) -> None:
        """Make any move."""
        actions = play.match.rulebook.actions(play.match.state)
        play.show(play.table.play(actions[0], self.show.now), self.show.now)
        self.show.rest(1.0)

    def give_up(self) -> None:
        """Resign, by the buttons, and look at the result."""
        self.show.click("resign")
        self.show.rest(1.0)
        self.show.click("yes")
        for _ in range(8):
            self.show.rest(1.0)
        assert self.show.names[-1] == "result", self.show.names

    def leave(self) -> None:
        """Back to the title, by way of the menu."""
        self.show.keys("escape")
        self.settle()
        self.click("home")
        assert self.show.names == ["title"]

    def click(self, *names: str) -> None:
        for name in names:
            self.show.click(name)
            self.settle()

    def settle(self) -> None:
        """Let everything be done that is done in a thread."""
        for _ in range(6):
            top: Any = self.show.stack.top
            if isinstance(top, LoadGame):
                top.listing.wait()  # type: ignore[union-attr]
                wait_for(*top.under_way)
            elif isinstance(top, Title):
                top.continuing.wait()
            self.show.rest(1.0)

    def open_list(self) -> LoadGame:
        """From the title to the list of games."""
        assert self.show.names == ["title"]
        self.click("load")
        scene = self.show.stack.top
        assert isinstance(scene, LoadGame)
        return scene

    def close(self) -> None:
        """Leave the program."""
        self.show.stack.close()
        assert self.world.autosaves is not None
        self.world.autosaves.leave_all()
        self.world.autosaves.close()

    @property
    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.01))

    def files(self, folder: str) -> list[Path]:
        """What lies in a folder of the player's data."""
        return sorted((self.folder / folder).glob("*.json"))


def finish(
    evening: Evening, game: str = "jungle", players: tuple[Player, Player] = (ANN, BEN)
) -> None:
    """Play a game to its end, and go back to the title by way of a new game."""
    play = evening.sit_down(game, players)
    evening.move(play)
    evening.give_up()
    evening.click("new_game", "back")
    assert evening.show.names == ["title"]
    assert evening.world.autosaves is not None
    evening.world.autosaves.close()
