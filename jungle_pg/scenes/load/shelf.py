"""Where the list of saves gets its files from, and what it does to them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from jungle_pg.core.saving_values import BadSave, Loaded, Rulebooks
from jungle_pg.files.background import Task
from jungle_pg.files.saves import Saves, Summary, load_match
from jungle_pg.files.saves_listing import Listing
from jungle_pg.scenes.world import Game, World


class Listed(Protocol):
    """Files being looked at; nothing here ever waits."""

    @property
    def is_done(self) -> bool:
        """Whether every file was looked at."""

    @property
    def progress(self) -> tuple[int, int]:
        """How many files were looked at, and how many there are."""

    def poll(self) -> list[Summary]:
        """What was found since the last time."""

    def close(self) -> None:
        """Nobody wants to know any more."""


class Loading(Protocol):
    """A file being loaded."""

    def poll(self) -> Loaded | BadSave | None:
        """What came of it; None while it is being loaded."""


class Shelf(Protocol):
    """A folder of saves."""

    @property
    def folder(self) -> Path:
        """Where it is."""

    def listing(self) -> Listed:
        """Look at its files."""

    def loading(self, path: Path) -> Loading:
        """Load a file, from here or from anywhere."""

    def at(self, folder: Path) -> "Shelf":
        """Another folder."""

    def is_taken(self, path: Path, name: str) -> bool:
        """Whether a file beside this one has a name already."""

    def rename(self, path: Path, name: str) -> Path:
        """Give a file another name; or CannotWrite."""

    def delete(self, path: Path) -> Path:
        """Put a file into the bin and say where it lies now; or CannotWrite."""

    def bring_back(self, binned: Path, path: Path) -> Path:
        """Take it out of there again; or CannotWrite."""


class FolderShelf:
    """A folder of the disk."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves

    @property
    def folder(self) -> Path:
        """Where it is."""
        return self._saves.folder

    def listing(self) -> Listing:
        """Look at its files in a thread."""
        return Listing(self._saves)

    def loading(self, path: Path) -> Task[Loaded | BadSave]:
        """Load a file in a thread."""
        return Task(lambda: self._saves.load(path))

    def at(self, folder: Path) -> "FolderShelf":
        """Another folder, with the same bin."""
        return FolderShelf(self._saves.at(folder))

    def is_taken(self, path: Path, name: str) -> bool:
        """Whether a file beside this one has a name already."""
        beside = self._saves.at(path.parent)
        return beside.path_of(name) != path and beside.exists(name)

    def rename(self, path: Path, name: str) -> Path:
        """Give a file another name."""
        return self._saves.rename(path, name)

    def delete(self, path: Path) -> Path:
        """Put a file into the bin."""
        return self._saves.delete(path)

    def bring_back(self, binned: Path, path: Path) -> Path:
        """Take it out of there again."""
        return self._saves.bring_back(binned, path)


def rulebooks_of(games: Mapping[str, Game]) -> Rulebooks:
    """The rules of each game, as saves are read with them."""
    return {name: game.rulebook for name, game in games.items()}


def loading_of(world: World, path: Path) -> Loading:
    """A file from anywhere, loaded in a thread."""
    rulebooks = rulebooks_of(world.games())
    return Task(lambda: load_match(rulebooks, path))
