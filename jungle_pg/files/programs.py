"""The other programs that players have added, kept in a small JSON file of records."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.files.atomic import CannotWrite, Reason, reason_in_words, write_text
from jungle_pg.files.json_files import (
    LARGEST_BYTES,
    Unreadable,
    keep_damaged,
    names_and_values,
    small_file,
    text_of,
    unknown_names,
)

VERSION: Final = 1
NAMES: Final = ("version", "programs")


class ProgramsFile:
    """The file of the programs; what a record means others know.

    `is_whole` says whether all of what was read makes sense: else the file is copied before it is
    replaced, so that nothing of it is lost.
    """

    def __init__(self, path: Path, is_whole: Callable[[Mapping[str, Any]], bool]) -> None:
        self.path, self._is_whole = path, is_whole

    def recall(self) -> Mapping[str, Any]:
        """What is stored, nothing where there is no file; BadText when it cannot be read."""
        try:
            return _facts(small_file(self.path))
        except FileNotFoundError:
            return {}
        except Unreadable as trouble:
            raise BadText(str(trouble)) from trouble
        except OSError as error:
            raise BadText(reason_in_words(error)) from error

    def keep(self, facts: Mapping[str, Any]) -> str | None:
        """Store the programs; a sentence when that was impossible."""
        try:
            stored = keep_damaged(self.path, self._is_damaged)
            unknown = unknown_names(stored, NAMES, VERSION)
            text = in_letters({**facts, "version": VERSION, **unknown}) + "\n"
            if len(text.encode()) > LARGEST_BYTES:
                raise CannotWrite(self.path, Reason.TOO_LARGE)
            write_text(self.path, text)
        except CannotWrite as problem:
            return str(problem)
        return None

    def _is_damaged(self, data: bytes) -> bool:
        try:
            return not self._is_whole(_facts(data))
        except Unreadable:
            return True


def _facts(data: bytes) -> Mapping[str, Any]:
    facts = names_and_values(text_of(data))
    if is_too_deep(facts):
        raise Unreadable("brackets are nested too deep")
    return facts
