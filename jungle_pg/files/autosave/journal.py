"""The journals of running matches and of studies that are worked at.

The first line holds the whole of it, every other one a change.
"""

from pathlib import Path

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Record, Rulebooks
from jungle_pg.core.saving.changes import Unfolding, change_record
from jungle_pg.core.saving.document import essence_of
from jungle_pg.core.saving.load import restore
from jungle_pg.core.saving.secrets import secrets_packed
from jungle_pg.core.saving.studies.changes import (
    PLACES,
    StudyUnfolding,
    study_change,
    study_essence,
)
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Trouble, Unsound
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.autosave.journal_file import SIZE_LIMIT, JournalFile, follow
from jungle_pg.files.saves.reading import read_bytes_limited


class Journal(JournalFile):
    """The journal of one match."""

    def __init__(self, path: Path, match: AnyMatch, times: TimeState) -> None:
        super().__init__(path, lambda: secrets_packed(match, essence_of(match, times)))
        self._written, self._times = match, times

    def note(self, match: AnyMatch, times: TimeState) -> None:
        """Write a change down, if there was one; nothing is waited for."""
        if match is self._written and times == self._times:
            return
        before = self._written
        if self.write(lambda: secrets_packed(match, change_record(before, match, times))):
            self._written, self._times = match, times


class StudyJournal(JournalFile):
    """The journal of one study."""

    def __init__(self, path: Path, study: AnyStudy) -> None:
        super().__init__(path, lambda: study_essence(study))
        self._written = study

    def note(self, study: AnyStudy) -> None:
        """Write a change down; nothing is waited for."""
        before = self._written
        if study is not before and self.write(lambda: study_change(before, study)):
            self._written = study


def read_journal(rulebooks: Rulebooks, path: Path) -> Loaded | BadSave:
    """The match or study of a journal; one whose tail is torn offers what came before."""
    try:
        essence, damaged_line = journal_essence(read_bytes_limited(path, SIZE_LIMIT))
    except Unsound as trouble:
        return trouble.bad_save()
    torn = Flaw("no_json", line=damaged_line or 1)
    if essence is None:
        return BadSave(Trouble.CORRUPTED, torn)
    found = restore(rulebooks, essence)
    if damaged_line is None or isinstance(found, BadSave):
        return found
    return BadSave(Trouble.CORRUPTED, torn, prefix=found)


def journal_essence(data: bytes) -> tuple[Record | None, int | None]:
    """What the match or study of a journal is made of, and the first line of a torn tail."""
    unfolding: Unfolding | StudyUnfolding | None = None

    def take(record: Record) -> bool:
        nonlocal unfolding
        if unfolding is not None:
            return unfolding.take(record)
        unfolding = StudyUnfolding(record) if PLACES in record else Unfolding(record)
        return True

    damaged_line = follow(data, take)
    return None if unfolding is None else unfolding.essence(), damaged_line
