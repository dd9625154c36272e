"""The saves there are, as far as they were looked at, and the one whose name is typed."""

from itertools import islice
from pathlib import Path

from jungle_pg.files.background import Task
from jungle_pg.files.saves.folder import Saves, Summary
from jungle_pg.files.saves.listing import Listing
from jungle_pg.files.saves.names import SUFFIX, is_usual_name, plain_name


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
