"""Changes of a study that were not saved: they are kept in a file, and offered the next time."""

from typing import Final

from jungle_pg.core.study.edits import is_same_but_cursor
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.background import Task
from jungle_pg.files.open_studies import KeptStudy
from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.study.state import StudyState
from jungle_pg.scenes.study.study_table import StudyTable
from jungle_pg.scenes.world import World

LEFT: Final = "study_left"
FRAME_S: Final = 1 / 60

Found = tuple[KeptStudy, AnyStudy]


class Unsaved:
    """Follows a study board; a crash loses nothing but the last moments."""

    def __init__(self, world: World, table: StudyTable, file: KeptStudy | None) -> None:
        self._world, self._table = world, table
        studies = world.open_studies
        self._file = file if file is not None or studies is None else studies.begun()
        if file is not None:
            # It lies nowhere else.
            table.unsave()
        self._seen: StudyState = table.at
        self._is_given_up = False
        self._looking: Task[Found | None] | None = None
        self._found: Found | None = None

    def look(self) -> None:
        """See whether a study was left, in a thread."""
        studies = self._world.open_studies
        if studies is not None:
            self._looking = Task(studies.left, "looking for a study that was left")

    def update(self, now: float) -> Command | None:
        """Note what was changed; ask whether to go on with what was left."""
        at, before, file = self._table.at, self._seen, self._file
        if file is not None:
            if at is not before and not is_same_but_cursor(at.study, before.study):
                file.note(at.study)
            file.update(now)
        self._seen = at
        if self._looking is None or not self._looking.is_done:
            return None
        self._found, self._looking = self._looking.wait(), None
        if self._found is None:
            return None
        return Push(
            Question(
                self._world,
                LEFT,
                heading="study.left",
                text="study.left_text",
                yes="study.left_yes",
                no="study.left_no",
            )
        )

    def taken(self, *, is_wanted: bool) -> Found | None:
        """What was found, if it is wanted now; else it stays where it is."""
        found, self._found = self._found, None
        if found is not None and not is_wanted:
            found[0].finish()
        return found if is_wanted else None

    def wakes_at(self, now: float) -> float | None:
        """When there is something to write, and soon while it is looked for something."""
        if self._looking is not None:
            return now + FRAME_S
        return None if self._file is None else self._file.wakes_at(now)

    def saved(self) -> None:
        """The study lies in a file of the player's now."""
        if self._file is not None:
            self._file.drop()

    def give_up(self) -> None:
        """The changes are not wanted."""
        self._is_given_up = True

    def close(self) -> None:
        """Keep what is neither saved nor given up."""
        if self._looking is not None:
            self._found, self._looking = self._looking.wait(), None
        self.taken(is_wanted=False)
        if self._file is None:
            return
        if self._is_given_up or self._table.at.is_saved:
            self._file.drop()
        else:
            self._file.finish()
