"""Where lists of saves get their files from, and what is done to them."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Protocol

from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.files.autosave.matches import Autosaves, Found, stem_of
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.background import Task
from jungle_pg.files.saves.folder import Origin, Saves, Summary, load_match
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.saves.names import SUFFIX, is_usual_name, plain_name
from jungle_pg.games.game import rulebooks_of
from jungle_pg.scenes.world import World


class Listed(Protocol):
    """Files being looked at; nothing here ever waits."""

    @property
    def is_done(self) -> bool:
        """Whether every file was looked at."""

    @property
    def progress(self) -> tuple[int, int]:
        """How many files were looked at, and how many there are."""

    @property
    def unseen(self) -> int:
        """How many files could not be looked at."""

    def poll(self) -> list[Summary]:
        """What was found since the last time."""

    def close(self) -> None:
        """Nobody wants to know any more."""


class Loading(Protocol):
    """A file being loaded."""

    def poll(self) -> Loaded | BadSave | None:
        """What came of it; None while it is being loaded."""


class Reopening(Protocol):
    """A match that was left, being taken up again."""

    def poll(self) -> "Reopened | None":
        """What came of it; None while it is not settled."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """A match that is kept again; without an autosave where another program plays it by now."""

    autosave: Autosave | None


class SaveStore(Protocol):
    """A folder of saves."""

    @property
    def folder(self) -> Path:
        """Where it is."""

    def listing(self) -> Listed:
        """Look at its files."""

    def loading(self, path: Path, origin: Origin = Origin.NAMED) -> Loading:
        """Load a file, from here or from anywhere."""

    def reopening(self, path: Path, loaded: Loaded) -> "Reopening":
        """Go on keeping a match that was left, and that was loaded from this file."""

    def at(self, folder: Path) -> "SaveStore":
        """Another folder."""

    def is_taken(self, path: Path, name: str) -> bool:
        """Whether a file beside this one has a name already."""

    def rename(self, path: Path, name: str) -> Path:
        """Give a file another name; or CannotWrite."""

    def save(self, path: Path, origin: Origin, name: str) -> Path:
        """Give a game that nobody has named a name among the saves; or CannotWrite."""

    def delete(self, path: Path, origin: Origin = Origin.NAMED) -> Path:
        """Put a file into the bin and say where it lies now; or CannotWrite."""

    def bring_back(self, binned: Path, path: Path) -> Path:
        """Take it out of there again; or CannotWrite."""


class FolderStore:
    """A folder of the disk; with it the matches that were kept without being asked."""

    def __init__(self, saves: Saves, kept: Autosaves | None = None) -> None:
        self._saves, self._kept = saves, kept

    @property
    def folder(self) -> Path:
        return self._saves.folder

    def listing(self) -> Listing:
        """Look at its files in a thread."""
        kept = self._kept
        # The kept ones first: they wait until a game that was just over is among the finished.
        return Listing(self._saves, *(() if kept is None else (kept, kept.finished)))

    def loading(self, path: Path, origin: Origin = Origin.NAMED) -> Task[Loaded | BadSave]:
        """Load a file in a thread."""
        kept = self._kept if origin is Origin.LEFT else None
        return Task(lambda: (kept or self._saves).load(path))

    def reopening(self, path: Path, loaded: Loaded) -> Task[Reopened]:
        """Go on keeping a match in a thread."""
        kept = self._kept
        assert kept is not None
        found = Found(stem_of(path), loaded)
        return Task(lambda: Reopened(kept.resume(found)), "going on")

    def at(self, folder: Path) -> "FolderStore":
        return FolderStore(self._saves.at(folder))

    def is_taken(self, path: Path, name: str) -> bool:
        beside = self._saves.at(path.parent)
        return beside.path_of(name) != path and beside.exists(name)

    def rename(self, path: Path, name: str) -> Path:
        """Give a file another name."""
        return self._saves.rename(path, name)

    def save(self, path: Path, origin: Origin, name: str) -> Path:
        """Move a finished game to the saves; one that goes on is copied and can still go on."""
        return self._saves.adopt(path, name, keeps_first=origin is Origin.LEFT)

    def delete(self, path: Path, origin: Origin = Origin.NAMED) -> Path:
        """Put a file into the bin."""
        if origin is Origin.LEFT and self._kept is not None:
            return self._kept.delete(path)
        return self._saves.delete(path)

    def bring_back(self, binned: Path, path: Path) -> Path:
        """Take it out of there again."""
        return self._saves.bring_back(binned, path)


def loading_of(world: World, path: Path) -> Loading:
    """A file from anywhere, loaded in a thread."""
    rulebooks = rulebooks_of(world.games())
    return Task(lambda: load_match(rulebooks, path))


class SavesScan:
    """What is known of a folder; threads look at its files, and nobody waits for them."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves
        self.rows: list[Summary] = []
        """The saves, newest first."""
        self.is_known = False
        """Whether all of them were looked at."""
        self.meant: Summary | None = None
        """What is known of the save that has the typed name."""
        self._listing = Listing(saves)
        self._path: Path | None = None
        self._look: Task[Summary | None] | None = None

    def look_at(self, path: Path | None) -> None:
        """A name that some file has was typed, or one that none has."""
        if path == self._path:
            return
        self._path, self.meant, self._look = path, None, None
        if path is not None:
            self._look = Task(lambda: self.saves.summary(path), "looking at a save")

    def poll(self) -> bool:
        """Whether there is something new to tell, beside more rows of what is there already."""
        was_known, had_rows = self.is_known, bool(self.rows)
        self.is_known = self._listing.is_done
        found = [each for each in self._listing.poll() if each.path.suffix.lower() == SUFFIX]
        self.rows += found
        is_first = bool(found) and not had_rows
        return self._has_looked() or is_first or self.is_known != was_known

    def row_of(self, name: str) -> int | None:
        """The row of a file name."""
        rows = (number for number, row in enumerate(self.rows) if row.name == name)
        return next(rows, None)

    def names_given(self, most: int) -> list[str]:
        """Names that players have thought of, the latest first."""
        names = (plain_name(row.path) for row in self.rows)
        return list(islice((name for name in names if not is_usual_name(name)), most))

    def wait(self) -> None:
        """Wait until everything is known."""
        self._listing.wait()
        if self._look is not None:
            self._look.wait()

    def close(self) -> None:
        self._listing.close()

    def _has_looked(self) -> bool:
        if self._look is None or not self._look.is_done:
            return False
        self.meant, self._look = self._look.wait(), None
        return True
