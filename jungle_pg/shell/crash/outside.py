"""The outside as scenes use it, every part of it with a witness."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING

from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.files.autosave.finished import FINISHED, FinishedGames
from jungle_pg.files.autosave.matches import MATCHES
from jungle_pg.files.house_rules import HouseRulesStore
from jungle_pg.files.memory import Memory
from jungle_pg.files.saves.folder import BIN, SAVES
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game, rulebooks_of
from jungle_pg.scenes.world import World
from jungle_pg.shell.assets import licence_texts
from jungle_pg.shell.audio import Silence
from jungle_pg.shell.crash.diary import Chronicle
from jungle_pg.shell.crash.noted import NotedClient, NotedClipboard, NotedExports
from jungle_pg.shell.crash.noted_files import (
    NotedAutosaves,
    NotedHouseRules,
    NotedMemory,
    NotedSaves,
)
from jungle_pg.shell.lazy_engine import LazyEngineClient
from jungle_pg.ui.text.editing import Clipboard

if TYPE_CHECKING:
    from jungle_pg.engine.client import EngineClient
    from jungle_pg.scenes.exports import Exporter


@dataclass(frozen=True, slots=True)
class Parts:
    """What the outside is made of; without engine and exporter only noted answers are given."""

    games: Callable[[], Mapping[str, Game]]
    clipboard: Clipboard
    memory: Memory
    house_rules: HouseRulesStore
    data: Path
    """The folder of the player's data."""
    today: Callable[[], datetime]
    open_engine: "Callable[[], EngineClient | None]" = lambda: None
    exporter: "Exporter | None" = None
    show_folder: Callable[[Path], None] = lambda folder: None


@dataclass(frozen=True, slots=True)
class Beginning:
    """How things stood when the diary began."""

    settings: Settings
    size: tuple[int, int]
    """Of the window, in pixels."""
    opens: tuple[Path, str] | None = None
    """A file to begin with, and what is to become of it."""


class Outside:
    """All of it, and the world that scenes see."""

    def __init__(
        self, diary: Chronicle, parts: Parts, settings: Settings, texts: list[str] | None = None
    ) -> None:
        self.games = parts.games
        self.clipboard = NotedClipboard(diary, parts.clipboard, texts if texts is not None else [])
        data, rulebooks = parts.data, self.rulebooks
        self.saves = NotedSaves(data / SAVES, rulebooks, data / BIN)
        self.finished = NotedSaves(data / FINISHED, rulebooks, data / BIN)
        finished = FinishedGames(self.finished)

        def stamp() -> datetime:
            # When the turn of a thread comes nobody could tell again, so it is not noted.
            is_noted = current_thread() is main_thread()
            return diary.calendar() if is_noted else parts.today()

        self.autosaves = NotedAutosaves(diary, data / MATCHES, rulebooks, stamp, finished)
        self.engine = LazyEngineClient(lambda: NotedClient(diary, parts.open_engine()))
        self.world = World(
            Silence(),
            self.clipboard,
            settings,
            parts.games,
            memory=NotedMemory(diary, parts.memory),
            house_rules=NotedHouseRules(diary, parts.house_rules),
            luck=diary.luck,
            engine=self.engine,
            licences=licence_texts,
            exporter=NotedExports(diary, parts.exporter, data),
            show_folder=parts.show_folder,
            saves=self.saves,
            autosaves=self.autosaves,
            stamp=diary.calendar,
        )
        self.beginning = Beginning(settings, settings.window_size)

    def rulebooks(self) -> Rulebooks:
        """The rules of each game, as saves are read with them."""
        return rulebooks_of(self.games())

    def begin_noting(self, size: tuple[int, int], opens: tuple[Path, str] | None = None) -> None:
        """Everything that is there now is from before."""
        self.beginning = Beginning(self.world.settings, size, opens)
        self.clipboard.texts.clear()
        self.autosaves.begin_noting()
        self.saves.begin_noting()
        self.finished.begin_noting()
