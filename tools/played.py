"""What the files below the home of a running program say of what was played there."""

from json import loads
from pathlib import Path

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.finished import FINISHED
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from jungle_pg.files.autosave.matches import MATCHES
from jungle_pg.files.progress import ProgressFile
from jungle_pg.net.meeting import TICKET, Kept, kept_of


def plies(home: Path) -> int:
    """How many plies of the running match are written down in its journal."""
    journals = sorted((home / "data" / MATCHES).glob(f"*{SUFFIX}"))
    read = read_journal(rulebooks(), journals[-1]) if journals else None
    return read.match.cursor if isinstance(read, Loaded) else 0


def is_over(home: Path) -> bool:
    """Whether a game was played to its end."""
    return any((home / "data" / FINISHED).glob("*"))


def is_solved(home: Path, stage_id: str) -> bool:
    """Whether a stage of the journey was solved."""
    return ProgressFile(home / "data/progress.json").load()[0].is_solved(stage_id)


def way_back(home: Path) -> Kept | None:
    """With what one comes back to a match with a friend; None before it has begun and after."""
    path = home / "data" / TICKET
    return kept_of(loads(path.read_text("utf-8"))) if path.is_file() else None
