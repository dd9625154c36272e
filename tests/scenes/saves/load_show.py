"""What tests of loading act with: real files in a folder, and a player before the list."""

import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.core.json_forms import canonical
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.saving.document import save_document
from jungle_pg.core.saving.json_text import checksum, readable
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.background import Task
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.open_file import OpenGame
from jungle_pg.scenes.saves.store import SaveStore
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.scenes.acting import Performance, a_world, seen, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.sitting import played
from tests.scenes.toy_look import TOY_GAME

NOW = datetime(2026, 3, 14, 18, 42)
PERSON, CAT = Player(), Player(level=2)
CALM = Settings(motion="off", reduced_motion=True)


def a_match(plies: int = 12, rules: str = "traditional", second: Player = CAT) -> AnyMatch:
    """A match after so many plies."""
    return played(plies, (PERSON, second), rules)


def a_world_with(folder: Path, settings: Settings = CALM) -> World:
    """A world whose saves lie in a folder, with two games in its cabinet."""
    world = a_world(settings)
    every = {**games(), "toy": TOY_GAME}
    world.games = lambda: every
    rulebooks = {name: game.rulebook for name, game in every.items()}
    world.saves = saves_in(folder, lambda: rulebooks)
    world.stamp = lambda: NOW
    return world


def write(
    folder: Path, name: str, match: AnyMatch | None = None, hours_ago: float = 1, **other: Any
) -> Path:
    """Put a save into the folder of saves; `other` values make it a wrong one."""
    path = folder / "saves" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    saved_at = NOW - timedelta(hours=hours_ago)
    document = save_document(match or a_match(), TimeState(), saved_at)
    if other:
        document |= other
        document["checksum"] = checksum(document)
    path.write_text(readable(document), encoding="utf-8")
    os.utime(path, (saved_at.timestamp(), saved_at.timestamp()))
    return path


def write_many(folder: Path, count: int) -> None:
    """As many saves as asked for, all of one match and each an hour older than the last."""
    document = save_document(a_match(4), TimeState(), NOW)
    (folder / "saves").mkdir(parents=True, exist_ok=True)
    for number in range(count):
        path = folder / "saves" / f"game {number:04}.json"
        when = NOW - timedelta(hours=number)
        document["timestamp"] = when.isoformat(timespec="seconds")
        document["checksum"] = checksum(document)
        path.write_text(canonical(document), encoding="utf-8")
        os.utime(path, (when.timestamp(), when.timestamp()))


def damaged_move(match: AnyMatch, number: int) -> dict[str, Any]:
    """The moves of a match, one of them to where it cannot lead."""
    moves = save_document(match, TimeState(), NOW)["moveHistory"]
    moves[number - 1]["to"] = moves[number - 1]["from"]
    return {"moveHistory": moves}


class LoadShow:
    """The load screen over another scene, and somebody in front of it."""

    def __init__(
        self, world: World, size: tuple[int, int] = (1280, 720), store: SaveStore | None = None
    ) -> None:
        self.world = world
        self.show = Performance(Card("below"), world, size)
        self.scene = LoadGame(world, store)
        self.show.cover_with(self.scene)
        self.settle()

    def settle(self) -> None:
        """Let everything be done that is done in a thread, and everything be seen that follows."""
        for _ in range(6):
            top: Any = self.show.stack.top
            if isinstance(top, LoadGame):
                if isinstance(top.listing, Listing):
                    top.listing.wait()
                    while not top.is_listed:
                        self.show.rest(0.3)
                wait_for(*top.under_way)
            elif isinstance(top, FileBrowser):
                wait_for(*top.under_way)
            elif isinstance(top, OpenGame) and top.fetching is not None:
                wait_for(top.fetching)
            self.show.rest(0.3)

    def keys(self, *names: str) -> None:
        self.show.keys(*names)
        self.settle()

    def press(self, name: str) -> None:
        """Click a button of the scene in use."""
        self.show.click(name)
        self.settle()

    def type(self, text: str) -> None:
        self.show.type(text)
        self.settle()

    def click_row(self, row: int, clicks: int = 1) -> None:
        """Click a row that is in sight."""
        area, view = self.scene.list.rect, self.show.stack.view
        high = round(view.px(self.scene.list.row_units))
        top = round(self.scene.list.scroll.offset(self.show.now))
        x, y = area.x + 200, area.y + row * high - top + high / 2
        for count in range(1, clicks + 1):
            self.show.do(Point(x, y), Press(x, y, count=count), Release(x, y))

    def choose(self, name: str) -> None:
        """Choose a save by its name."""
        names = [entry.name for entry in self.scene.shown]
        self.scene.choose_row(names.index(name), self.show.now)
        self.settle()

    @property
    def names(self) -> list[str]:
        """What the list shows, from the top."""
        return [entry.name for entry in self.scene.shown]

    @property
    def chosen(self) -> str:
        entry = self.scene.entry
        return entry.name if entry is not None else ""

    @property
    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.01))

    def says(self, words: str) -> bool:
        """Whether something that is shown contains these words."""
        return words in " ".join(self.texts)

    @property
    def toasts(self) -> list[str]:
        """What was said in passing."""
        return [getattr(wish, "text", "") for wish in self.show.wishes]

    def can(self, name: str) -> bool:
        """Whether a button can be pressed."""
        self.show.rest(0.01)
        return self.scene.buttons[name].is_enabled

    def rows_drawn(self) -> int:
        """How many rows the list has drawn."""
        ops = self.scene.list.draw(self.show.stack.view, self.show.now)
        return sum(1 for found in seen(ops) if getattr(found.op, "text", "").startswith("game "))


def wait_for(*loadings: Any) -> None:
    for loading in loadings:
        if isinstance(loading, Task):
            loading.wait()


def begun(rules: str = "traditional") -> AnyMatch:
    """A match nobody has moved in."""
    return begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules), players=(PERSON, CAT)))
