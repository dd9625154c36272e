"""Saves that lie nowhere, always the same ones: to look at the screens that show saves."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.glance import Glance, glance_of
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble
from jungle_pg.files.background import Task
from jungle_pg.files.dates import seconds_of
from jungle_pg.files.saves.browsing import Entry, FolderContent, KnownFolder
from jungle_pg.files.saves.folder import Dated, Saves, Summary
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.saves.names import file_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.last_game import chosen_game
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.scenes.saves.load_game import LoadGame
from jungle_pg.scenes.saves.open_file import OpenGame, OpenWish
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.saves.store import FolderStore
from jungle_pg.scenes.world import World

SECONDS_A_PLY: Final = 6


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a sample is made: it is named after its day, and plays so many plies."""

    name: str
    plies: int
    levels: tuple[int | None, int | None] = (None, 4)
    rule_set: int = 0
    end: str = ""
    """`resign`, `draw`, `time` or nothing."""
    game: int = 0
    """Which game of the cabinet, counted from the first one as often as there are enough."""


RECIPES: Final = (
    Recipe("2026-01-01", 24, (None, 2)),
    Recipe("2025-12-31", 61, end="resign"),
    Recipe("2025-12-30", 35, game=1),
    Recipe("2025-12-24", 88, (None, None), 2, "time"),
    Recipe("2025-12-12", 70, (6, None), 4, "draw"),
    Recipe("2025-11-20", 58, (6, None), end="resign", game=1),
    Recipe("2025-11-02", 7, (8, 3), 3),
    Recipe("2025-10-08", 1, (None, 2)),
    Recipe("2025-09-21", 42, rule_set=1, end="resign"),
    Recipe("2025-08-05", 33, (None, None), 4),
)
DAMAGED: Final = Recipe("2025-12-28", 16)
SAVES_FOLDER: Final = Path("saves")
SAMPLE_FOLDER: Final = Path("/home/jungle/Documents")
SAMPLE_PLACES: Final = (
    ("home", ""),
    ("saves", "saves"),
    ("folder", "Documents"),
    ("recent", "2025"),
    ("drive", "USB"),
)
SAMPLE_ENTRIES: Final = ("2024", "2025", "2025-12-30.pgn", "2026-01-01.json", "board.txt")
NAMES: Final = ("Autumn game", "Final", "With Ann", "Rats only", "Den rush", "Long evening")
HOURS: Final = (2, 21, 27, 24 * 3, 24 * 16, 24 * 400)
"""How old each of them is."""

BAD_NAME: Final = "Autumn: game"


class SampleSaves(Saves):
    """Saves that lie nowhere: what can be seen of each, and what comes of loading it."""

    def __init__(self, saves: Iterable[tuple[str, datetime, Loaded | BadSave | Glance]]) -> None:
        super().__init__(SAVES_FOLDER, dict, SAVES_FOLDER)
        self._saves = {file_name(name): (when, found) for name, when, found in saves}

    def exists(self, name: str) -> bool:
        return file_name(name) in self._saves

    def dated(self) -> Dated:
        saves = self._saves.items()
        return Dated(self.folder, [(seconds_of(when), name) for name, (when, _) in saves])

    def summary(self, path: Path) -> Summary | None:
        when, found = self._saves[path.name]
        face = glance_of(found) if isinstance(found, Loaded) else found
        return Summary(path, seconds_of(when), face)

    def load(self, path: Path) -> Loaded | BadSave:
        _, found = self._saves[path.name]
        assert not isinstance(found, Glance), "it can only be looked at"
        return found


def sample_store(world: World) -> FolderStore:
    """Matches of all games that go on and that are over, and a damaged one."""
    games = tuple(world.games().values())
    saves: list[tuple[str, datetime, Loaded | BadSave]] = [
        (each.name, _day(each), sample(games[each.game % len(games)], each)) for each in RECIPES
    ]
    saves.append((DAMAGED.name, _day(DAMAGED), damaged_sample(games[0])))
    return FolderStore(SampleSaves(saves))


@lru_cache(maxsize=2 * len(RECIPES))
def sample(game: Game, recipe: Recipe) -> Loaded:
    """A match played by a recipe."""
    rules = _rules(game, recipe.rule_set)
    first, second = (Player(level=level) for level in recipe.levels)
    setup = Setup(rules, players=(first, second), undo_depth=None)
    match, luck = begin(game.rulebook, setup), Random(recipe.plies)
    while match.cursor < recipe.plies and match.actor is not None:
        actions = game.rulebook.actions(match.state)
        gains = [_gain(game, match, action) for action in actions]
        best = [action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)]
        outcome = match.play(luck.choice(best), used_ms=1000 * SECONDS_A_PLY)
        assert not isinstance(outcome, Refusal)
        match = outcome
    return Loaded(_ended(match, recipe.end), saved_at=_day(recipe))


def damaged_sample(game: Game) -> BadSave:
    """A save of which only the first moves are sound."""
    prefix = sample(game, DAMAGED)
    return BadSave(Trouble.CORRUPTED, Refusal("wrong_seat"), DAMAGED.plies + 1, prefix)


def _day(recipe: Recipe) -> datetime:
    return datetime.fromisoformat(f"{recipe.name} 10:00")


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


def load_scene(world: World, store: FolderStore | None = None, *, is_bad: bool = False) -> LoadGame:
    """The load screen with the samples; the damaged one can be chosen."""
    scene = LoadGame(world, store or sample_store(world))
    assert isinstance(scene.listing, Listing)
    scene.listing.wait()
    scene.update(0.0)
    if is_bad:
        names = [entry.name for entry in scene.shown]
        scene.choose_row(names.index(DAMAGED.name), -1.0)
        scene.update(0.0)
    for task in scene.under_way:
        assert isinstance(task, Task)
        task.wait()
    scene.update(0.0)
    return scene


def empty_scene(world: World) -> Scene:
    """The load screen before anything was saved."""
    return load_scene(world, FolderStore(SampleSaves(())))


class SampleBrowser(FileBrowser):
    """Looks through a folder that lies nowhere, too."""

    def known_folders(self, recent: Sequence[Path]) -> tuple[KnownFolder, ...]:
        here = self._folder
        return tuple(KnownFolder(kind, here / name) for kind, name in SAMPLE_PLACES)

    def content_of(self, folder: Path, *, games_only: bool) -> FolderContent:
        changed = _day(RECIPES[2])
        return FolderContent(
            self._folder,
            tuple(Entry(folder / name, "." not in name, changed) for name in SAMPLE_ENTRIES),
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
    game, recipe = chosen_game(world), DAMAGED if is_bad else RECIPES[1]
    outcome = damaged_sample(game) if is_bad else sample(game, recipe)
    path = SAVES_FOLDER / file_name(recipe.name)
    loading = Task(lambda: outcome)
    loading.wait()
    scene = OpenGame(world, loading, path, OpenWish.ASK)
    scene.update(-1.0)
    return scene


def shown_dialog(world: World, game: Game, match: AnyMatch, name: str | None = None) -> SaveGame:
    """The dialog over some saves of a match, with a name typed into it."""
    saves = SampleSaves(_earlier(match, world.stamp()))
    # Opened a while ago: it hangs still.
    dialog = SaveGame(world, game, match, TimeState(), -1.0, saves)
    if name is not None:
        dialog.write(name)
    dialog.wait()
    return dialog


def _earlier(match: AnyMatch, now: datetime) -> Iterator[tuple[str, datetime, Glance]]:
    """The match at several points of its way."""
    rules, players = match.setup.rules, match.setup.players
    for number, (name, hours) in enumerate(zip(NAMES, HOURS, strict=True), start=1):
        plies, when = match.cursor * number // (len(NAMES) + 1), now - timedelta(hours=hours)
        state = match.state_at(plies)
        yield name, when, Glance(match.rulebook, rules, players, plies, None, state, when)
