"""The save dialog over a scene that remembers, on a real folder."""

from datetime import datetime
from pathlib import Path
from threading import Event

from jungle_pg.cabinet import games
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.saves.folder import Saves, saves_in
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Say
from jungle_pg.scenes.saves.save_game import Saved, SaveGame
from jungle_pg.stage.input.inputs import Key
from tests.saves.wandering import RULEBOOKS, jungle_match
from tests.scenes.acting import Performance, a_world, heard, texts_of
from tests.scenes.cards import Card

STAMP = datetime(2026, 11, 16, 14, 3, 5)
DEFAULT = "jungle_game_20261116_140305.json"
MATCH = jungle_match(26)
"""24 moves, and two that were taken back."""


class GatedSaves(Saves):
    """A slow disk: a save begins when the gate is opened."""

    def __init__(self, data_folder: Path) -> None:
        super().__init__(data_folder / "saves", lambda: RULEBOOKS, data_folder / "bin")
        self.gate = Event()

    def save(
        self,
        name: str,
        match: AnyMatch,
        times: TimeState,
        stamp: datetime,
        *,
        keeps_old: bool = False,
    ) -> Path:
        assert self.gate.wait(60)
        return super().save(name, match, times, stamp, keeps_old=keeps_old)


class SavingShow(Performance):
    """The dialog as players meet it; `settle` waits for what threads do."""

    def __init__(
        self,
        data_folder: Path,
        match: AnyMatch | None = None,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 720),
        saves: Saves | None = None,
        game: Game | None = None,
        times: TimeState | None = None,
    ) -> None:
        world = a_world(settings)
        self.saves = saves or saves_in(data_folder, lambda: RULEBOOKS)
        world.saves, world.stamp = self.saves, lambda: STAMP
        if game is not None:
            # Whatever it is, it is the only game.
            world.games = lambda: {game.rulebook.game_id: game}
        self.below = Card("below")
        super().__init__(self.below, world, size)
        self.dialog = SaveGame(
            world, game or games()["jungle"], match or MATCH, times or TimeState(), -1.0
        )
        self.cover_with(self.dialog)
        self.settle()

    def settle(self) -> None:
        """Wait for the disk and let the dialog see what came of it."""
        if self.is_open:
            self.dialog.wait()
        self.rest(0.01)
        self.rest(0.01)

    @property
    def is_open(self) -> bool:
        """Whether the dialog is still there."""
        return self.dialog in self.stack.scenes

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.dialog.field.text

    @property
    def words(self) -> list[str]:
        """Everything that can be read now."""
        return texts_of(self.stack.draw(self.now))

    @property
    def sounds(self) -> list[str]:
        """What was heard so far."""
        return heard(self.world)

    @property
    def left(self) -> list[object]:
        """What the dialog left to the scene below."""
        return list(self.below.results)

    def name(self, text: str) -> None:
        """Put a name in place of whatever stands in the field."""
        self.page.focus(self.dialog.field)
        self.do(Key("a", ctrl=True), Key("delete"))
        self.type(text)
        self.settle()

    def save(self) -> str:
        """Press Save and wait; what the player is told."""
        self.click("save")
        self.settle()
        return self.said

    @property
    def said(self) -> str:
        """The one thing the player was told."""
        (wish,) = self.wishes
        assert isinstance(wish, Say)
        return wish.text

    def loaded(self, name: str) -> Loaded:
        """The match of a save, which must be sound."""
        found = self.saves.load(self.saves.path_of(name))
        assert isinstance(found, Loaded)
        return found


def saved_as(show: SavingShow, name: str) -> list[object]:
    """What the dialog leaves after a save of this name."""
    return [Saved(show.saves.folder / name)]
