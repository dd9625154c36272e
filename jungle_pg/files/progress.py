"""How far a player has come on the journey, kept in a small file that several may write."""

from jungle_pg.core.journey.progress import Progress
from jungle_pg.files.json_files import Tell, tells_nobody
from jungle_pg.files.progress_text import (
    BEGINS_ANEW,
    UNREADABLE,
    progress_text,
    read_progress,
    unknown_progress,
)
from jungle_pg.files.shared import SharedFile, SharedStore


class ProgressFile(SharedFile[Progress]):
    """The file the progress is kept in."""

    unreadable, begins_anew = UNREADABLE, BEGINS_ANEW

    def nothing(self) -> Progress:
        return Progress()

    def read(self, data: bytes) -> tuple[Progress, tuple[str, ...]]:
        return read_progress(data)

    def text(self, value: Progress, stored: bytes | None) -> str:
        return progress_text(value, unknown_progress(stored))


class ProgressStore(SharedStore[Progress]):
    """The progress as it is now; this one ends with the program."""

    def __init__(self, now: Progress | None = None) -> None:
        super().__init__(now or Progress())


class StoredProgress(ProgressStore):
    """Progress in a file; what another program stored there comes along."""

    def __init__(self, file: ProgressFile, tell: Tell = tells_nobody) -> None:
        now, problems = file.load()
        for problem in problems:
            tell("progress", problem)
        SharedStore.__init__(self, now, file, tell)
