"""Saves that lie nowhere, always the same ones: to look at the screens that show saves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Flaw, Refusal
from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.dates import seconds_of
from jungle_pg.files.saves.browsing import Entry, FolderContent, KnownFolder
from jungle_pg.files.saves.folder import Dated, Origin, Saves, Summary
from jungle_pg.files.saves.names import file_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.saves.captions import glance_of
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.open_file import OpenGame, OpenWish
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.saves.store import Reopening
from jungle_pg.scenes.world import World

PLAYERS: Final = (
    (Player(), Player(level=2)),
    (Player(), Player(level=4)),
    (Player(), Player()),
    (Player(level=6), Player()),
    (Player(level=8), Player(level=3)),
)
SECONDS_A_PLY: Final = 6


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a sample is made; its end is `resign`, `draw`, `time` or nothing."""

    name: str
    hours_ago: float
    rule_set: int
    players: int
    plies: int
    end: str = ""
    game: int = 0
    """Which game of the cabinet, counted from the first one as often as there are enough."""


RECIPES: Final = (
    Recipe("2026-01-01", 2, 0, 0, 24),
    Recipe("2025-12-31", 17, 0, 1, 61, "resign"),
    Recipe("2025-12-30", 40, 0, 1, 35, game=1),
    Recipe("2025-12-24", 190, 2, 2, 88, "time"),
    Recipe("2025-12-12", 480, 4, 3, 70, "draw"),
    Recipe("2025-11-20", 1000, 0, 3, 58, "resign", game=1),
    Recipe("2025-11-02", 1440, 3, 4, 7),
    Recipe("2025-10-08", 2040, 0, 0, 1),
    Recipe("2025-09-21", 2450, 1, 1, 42, "resign"),
    Recipe("2025-08-05", 3580, 4, 2, 33),
)
DAMAGED: Final = "2025-12-28"
SAVES_FOLDER: Final = Path("saves")
SAMPLE_FOLDER: Final = Path("/home/jungle/Documents")
SAMPLE_PLACES: Final = (
    ("home", ""),
    ("saves", "saves"),
    ("folder", "Documents"),
    ("recent", "2025"),
    ("drive", "USB"),
)
SAMPLE_ENTRIES: Final = (
    ("2024", 0),
    ("2025", 0),
    ("2025-12-30.pgn", 40),
    ("2026-01-01.json", 2),
    ("board.txt", 480),
)
"""Names and, of files, how many hours ago they were changed."""


NAMES: Final = ("Autumn game", "Final", "With Ann", "Rats only", "Den rush", "Long evening")
HOURS: Final = (2, 21, 27, 24 * 3, 24 * 16, 24 * 400)
"""How old each of them is."""

BAD_NAME: Final = "Autumn: game"


class SampleList:
    """Files that were all looked at before anybody asked."""

    is_done: bool = True

    def __init__(self, summaries: Sequence[Summary]) -> None:
        self._left = list(summaries)
        self.progress = (len(summaries), len(summaries))
        self.unseen = 0

    def poll(self) -> list[Summary]:
        """All of them, once."""
        found, self._left = self._left, []
        return found

    def close(self) -> None:
        """Nothing is being done."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A save that was loaded before anybody asked."""

    outcome: Loaded | BadSave

    def poll(self) -> Loaded | BadSave:
        """What came of it."""
        return self.outcome


class SampleStore:
    """A folder that lies nowhere: nothing can be changed in it."""

    folder: Path = SAVES_FOLDER

    def __init__(self, saves: Sequence[tuple[Path, datetime, Loaded | BadSave]]) -> None:
        self._saves = tuple(saves)

    def listing(self) -> SampleList:
        """Everything at once."""
        return SampleList(
            [
                Summary(
                    path,
                    seconds_of(when),
                    outcome if isinstance(outcome, BadSave) else glance_of(outcome),
                )
                for path, when, outcome in self._saves
            ]
        )

    def loading(self, path: Path, origin: Origin = Origin.NAMED) -> Ready:
        """One of the samples."""
        for known, _, outcome in self._saves:
            if known == path:
                return Ready(outcome)
        return Ready(BadSave(Trouble.NOT_FOUND, Flaw("not_there")))

    def at(self, folder: Path) -> "SampleStore":
        """Elsewhere there is nothing."""
        return SampleStore(())

    def is_taken(self, path: Path, name: str) -> bool:
        """No other file is beside it."""
        return False

    def rename(self, path: Path, name: str) -> Path:
        """It keeps its name."""
        raise CannotWrite(path, "it lies nowhere")

    def save(self, path: Path, origin: Origin, name: str) -> Path:
        """It gets no name."""
        raise CannotWrite(path, "it lies nowhere")

    def reopening(self, path: Path, loaded: Loaded) -> Reopening:
        """Nobody keeps it."""
        raise CannotWrite(path, "it lies nowhere")

    def delete(self, path: Path, origin: Origin = Origin.NAMED) -> Path:
        """It stays."""
        raise CannotWrite(path, "it lies nowhere")

    def bring_back(self, binned: Path, path: Path) -> Path:
        """It never went."""
        raise CannotWrite(path, "it lies nowhere")


def sample_store(world: World, *, has_damaged: bool = True) -> SampleStore:
    """Matches of all games that go on and that are over, and a damaged one."""
    games = tuple(world.games().values())
    game, now = games[0], world.stamp()
    saves: list[tuple[Path, datetime, Loaded | BadSave]] = [
        (
            _path(recipe.name),
            _ago(now, recipe.hours_ago),
            sample(games[recipe.game % len(games)], recipe, now),
        )
        for recipe in RECIPES
    ]
    if has_damaged:
        saves.insert(2, (_path(DAMAGED), _ago(now, 90), damaged_sample(game, now)))
    return SampleStore(saves)


@lru_cache(maxsize=2 * len(RECIPES))
def sample(game: Game, recipe: Recipe, now: datetime) -> Loaded:
    """A match played by a recipe."""
    rules = _rules(game, recipe.rule_set)
    setup = Setup(rules, players=PLAYERS[recipe.players], undo_depth=None)
    match, luck = begin(game.rulebook, setup), Random(recipe.plies)
    while match.cursor < recipe.plies and match.actor is not None:
        actions = game.rulebook.actions(match.state)
        gains = [_gain(game, match, action) for action in actions]
        best = [action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)]
        outcome = match.play(luck.choice(best), used_ms=1000 * SECONDS_A_PLY)
        assert not isinstance(outcome, Refusal)
        match = outcome
    return Loaded(_ended(match, recipe.end), saved_at=_ago(now, recipe.hours_ago))


def damaged_sample(game: Game, now: datetime) -> BadSave:
    """A save of which only the first moves are sound."""
    prefix = sample(game, Recipe(DAMAGED, 90, 0, 1, 16), now)
    return BadSave(Trouble.CORRUPTED, Refusal("wrong_seat"), 17, prefix)


def _path(name: str) -> Path:
    return SAVES_FOLDER / f"{name}.json"


def _ago(now: datetime, hours: float) -> datetime:
    return now - timedelta(hours=hours)


def _rules(game: Game, number: int) -> Any:
    if game.offers is None:
        return game.rules
    sets = game.offers.rule_sets
    return sets[number % len(sets)].rules


def _gain(game: Game, match: AnyMatch, action: Any) -> int:
    after = game.rulebook.play(match.state, action).state
    change = game.look.balance(after) - game.look.balance(match.state)
    return change if match.actor == 0 else -change


def _ended(match: AnyMatch, end: str) -> AnyMatch:
    if match.verdict is not None or not end:
        return match
    ends = {"resign": lambda: match.resign(1), "draw": match.agree_draw, "time": match.lose_on_time}
    outcome = ends[end]()
    return match if isinstance(outcome, Refusal) else outcome


def load_scene(world: World, *, is_bad: bool = False) -> Scene:
    """The load screen with the samples; the damaged one can be chosen."""
    scene = LoadGame(world, sample_store(world))
    if is_bad:
        names = [entry.name for entry in scene.shown]
        scene.choose_row(names.index(DAMAGED), -1.0)
    # Once to look at the chosen one closely, and once to hear what came of it.
    scene.update(0.0)
    scene.update(0.0)
    return scene


def empty_scene(world: World) -> Scene:
    """The load screen before anything was saved."""
    return LoadGame(world, SampleStore(()))


class SampleBrowser(FileBrowser):
    """Looks through a folder that lies nowhere, too."""

    def known_folders(self, recent: Sequence[Path]) -> tuple[KnownFolder, ...]:
        here = self._folder
        return tuple(KnownFolder(kind, here / name) for kind, name in SAMPLE_PLACES)

    def content_of(self, folder: Path, *, games_only: bool) -> FolderContent:
        now = self.world.stamp()
        return FolderContent(
            self._folder,
            tuple(
                Entry(self._folder / name, not hours, _ago(now, hours))
                for name, hours in SAMPLE_ENTRIES
            ),
        )


def browser_scene(world: World) -> Scene:
    """A file is looked for, somewhere else than in the own folder."""
    scene = SampleBrowser(world, SAMPLE_FOLDER)
    for task in scene.under_way:
        task.wait()
    scene.update(0.0)
    return scene


def open_scene(world: World, *, is_bad: bool = False) -> Scene:
    """A file that was dropped on the window, sound or damaged."""
    game, now = chosen_game(world), world.stamp()
    outcome = damaged_sample(game, now) if is_bad else sample(game, RECIPES[1], now)
    path = _path(DAMAGED if is_bad else RECIPES[1].name)
    scene = OpenGame(world, Ready(outcome), path, OpenWish.ASK)
    scene.update(-1.0)
    return scene


class ShownSaves(Saves):
    """Saves that lie nowhere."""

    def __init__(self, summaries: Mapping[str, Summary]) -> None:
        super().__init__(SAVES_FOLDER, dict, SAVES_FOLDER)
        self._summaries = summaries

    def exists(self, name: str) -> bool:
        return file_name(name) in self._summaries

    def dated(self) -> Dated:
        found = self._summaries.values()
        return Dated(self.folder, [(seconds_of(each.when), each.path.name) for each in found])

    def summary(self, path: Path) -> Summary | None:
        return self._summaries.get(path.name)


def shown_dialog(world: World, game: Game, match: AnyMatch, name: str | None = None) -> SaveGame:
    """The dialog over some saves of a match, with a name typed into it."""
    saves = ShownSaves(_summaries(match, world.stamp()))
    # Opened a while ago: it hangs still.
    dialog = SaveGame(world, game, match, TimeState(), -1.0, saves)
    if name is not None:
        dialog.write(name)
    dialog.wait()
    return dialog


def _summaries(match: AnyMatch, now: datetime) -> dict[str, Summary]:
    rules, players = match.setup.rules, match.setup.players
    found: dict[str, Summary] = {}
    for number, (name, hours) in enumerate(zip(NAMES, HOURS, strict=True), start=1):
        plies = match.cursor * number // (len(NAMES) + 1)
        state, when = match.state_at(plies), now - timedelta(hours=hours)
        face = Glance(match.rulebook, rules, players, plies, None, state, when)
        path = SAVES_FOLDER / file_name(name)
        found[path.name] = Summary(path, 0.0, face)
    return found
