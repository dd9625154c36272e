"""The saves of a player: writing, reading, listing, renaming, deleting."""

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Rulebooks
from jungle_pg.core.saving.any_file import SIZE_LIMIT, STUDY_LIMIT, load_data
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import Glance, glance_data
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Unsound
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.atomic import (
    CannotWrite,
    Reason,
    free_path,
    patiently,
    reason_in_words,
    write_bytes,
    write_text,
)
from jungle_pg.files.dates import date_of, wall_date
from jungle_pg.files.reviews import review_path
from jungle_pg.files.saves.browsing import GAME_ENDINGS
from jungle_pg.files.saves.finding import PathKind, found_at
from jungle_pg.files.saves.names import SUFFIX, file_name, name_problem
from jungle_pg.files.saves.reading import read_bytes_limited, read_game

BOARD_FILE_SUFFIX: Final = ".txt"
"""Board files are texts; a text that is none is not listed."""

SAVES: Final = "saves"
BIN: Final = "bin"
"""Folders in that of the player's data."""

LARGEST_COPY: Final = 32_000_000
"""Bytes of a file that is replaced: it may be anything, but it is held in memory."""


class Origin(StrEnum):
    """How a file of a list came about."""

    NAMED = "named"
    """Saved by the player, or from anywhere."""
    FINISHED = "finished"
    """Kept without being asked when the game was over."""
    LEFT = "left"
    """Kept without being asked, and not over."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A file of a list: what it shows, or why it cannot be opened."""

    path: Path
    modified_s: float
    face: Glance | BadSave
    origin: Origin = Origin.NAMED

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name

    @property
    def when(self) -> datetime:
        """When it was saved: as the file tells, else as the folder does; or NO_DATE."""
        told = self.face.saved_at if isinstance(self.face, Glance) else None
        return date_of(self.modified_s) if told is None else wall_date(told)


@dataclass(frozen=True, slots=True)
class Dated:
    """The files of a folder that could be opened, the newest first, and when each was written."""

    folder: Path
    files: Sequence[tuple[float, str]] = ()
    unseen: int = 0
    """How many more have such a name and could not be looked at: links that lead nowhere, files
    the system hides."""


def save_match(path: Path, match: AnyMatch, times: TimeState, stamp: datetime) -> None:
    """Put a match into a file; CannotWrite says why not, and leaves the old file whole."""
    try:
        text = save_text(match, times, stamp)
    except Unsound as trouble:
        raise CannotWrite(path, Reason.TOO_LARGE) from trouble
    _write(path, text, SIZE_LIMIT)


def save_study(path: Path, study: AnyStudy, stamp: datetime) -> None:
    """Put a study into a file; CannotWrite says why not, and leaves the old file whole."""
    _write(path, study_text(study, stamp), STUDY_LIMIT)


def _write(path: Path, text: str, limit: int) -> None:
    if len(text.encode("utf-8", "replace")) > limit:
        raise CannotWrite(path, Reason.TOO_LARGE)
    write_text(path, text)


def load_match(rulebooks: Rulebooks, path: Path) -> Loaded | BadSave:
    """The match of a save or a board file, or what is wrong with it."""
    try:
        return load_data(rulebooks, read_game(path))
    except Unsound as trouble:
        return trouble.bad_save()


class Saves:
    """A folder of saves; it need not exist before something is saved."""

    def __init__(self, folder: Path, rulebooks: Callable[[], Rulebooks], bin_folder: Path) -> None:
        self.folder = folder
        self._rulebooks = rulebooks
        self._bin = bin_folder

    def at(self, folder: Path) -> "Saves":
        """Another folder, with the same bin."""
        return Saves(folder, self._rulebooks, self._bin)

    def path_of(self, name: str) -> Path:
        """Where a save of this name lies."""
        return self.folder / file_name(name)

    def exists(self, name: str) -> bool:
        """Whether saving under this name would replace a file."""
        return os.path.lexists(self.path_of(name))

    def free_name(self, name: str) -> str:
        """This name, or one with a number that no file has."""
        return free_path(self.path_of(name)).name

    def save(
        self,
        name: str,
        match: AnyMatch,
        times: TimeState,
        stamp: datetime,
        *,
        keeps_old: bool = False,
    ) -> Path:
        """Save a match under a name, in place of a save that has it; or CannotWrite.

        With `keeps_old` a copy of what is replaced lies in the bin folder before it is.
        """
        return self._put(name, lambda path: save_match(path, match, times, stamp), keeps_old)

    def save_study(
        self, name: str, study: AnyStudy, stamp: datetime, *, keeps_old: bool = False
    ) -> Path:
        """Save a study in the same way."""
        return self._put(name, lambda path: save_study(path, study, stamp), keeps_old)

    def _put(self, name: str, write: Callable[[Path], None], keeps_old: bool) -> Path:
        path = self._good_path(name)
        copy = self._copied(path) if keeps_old else None
        try:
            write(path)
        except CannotWrite:
            if copy is not None:
                # The old file is still in its place.
                with suppress(OSError):
                    os.unlink(copy)
            raise
        return path

    def load(self, path: Path) -> Loaded | BadSave:
        """The match of a file, or what is wrong with it."""
        return load_match(self._rulebooks(), path)

    def paths(self) -> list[Path]:
        """The files that could be opened, newest first; none when the folder cannot be read."""
        return [self.folder / name for _, name in self.dated().files]

    def dated(self) -> Dated:
        """The files that could be opened, with their dates; one bad entry hides no other."""
        found: list[tuple[float, str]] = []
        unseen = 0
        # A folder that goes away while it is read has nothing more to list.
        with suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if not _is_listed(entry.name):
                    continue
                try:
                    about = entry.stat()
                except OSError:
                    unseen += 1
                else:
                    if stat.S_ISREG(about.st_mode):
                        found.append((about.st_mtime, entry.name))
        found.sort(reverse=True)
        return Dated(self.folder, found, unseen)

    def summaries(self, paths: Iterable[Path] | None = None) -> Iterator[Summary]:
        """The files one by one, each looked at when it is asked for: for use in a thread."""
        for path in self.paths() if paths is None else paths:
            summary = self.summary(path)
            if summary is not None:
                yield summary

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of a file; None when it is gone or holds no game after all."""
        try:
            modified_s = path.stat().st_mtime
            face = glance_data(self._rulebooks(), read_game(path))
        except OSError:
            return None
        except Unsound as trouble:
            face = trouble.bad_save()
        is_save = path.suffix.lower() == SUFFIX
        return Summary(path, modified_s, face) if is_save or isinstance(face, Glance) else None

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name that no file has yet; or CannotWrite."""
        target = self.at(path.parent)._good_path(name)
        if target == path:
            return path
        if os.path.lexists(target) and not _is_same_file(path, target):
            raise CannotWrite(target, Reason.NAME_TAKEN)
        _move(path, target)
        return target

    def adopt(self, path: Path, name: str, *, keeps_first: bool) -> Path:
        """Take a save from another folder under a name that no file has yet; or CannotWrite.

        With `keeps_first` it stays where it is, and this is a copy.
        """
        target = self._good_path(name)
        if os.path.lexists(target):
            raise CannotWrite(target, Reason.NAME_TAKEN)
        if keeps_first:
            _copy(path, target)
        else:
            _move(path, target)
        return target

    def delete(self, path: Path) -> Path:
        """Move a file to the bin folder and say where it lies now; or CannotWrite."""
        target = free_path(self._bin / path.name)
        _move(path, target)
        return target

    def bring_back(self, binned: Path, path: Path) -> Path:
        """Move a deleted file back to where it was, or beside what is there now; or CannotWrite."""
        target = free_path(path)
        _move(binned, target)
        return target

    def _copied(self, path: Path) -> Path | None:
        """Where a copy of a file lies now; None when there is no such file."""
        try:
            old = read_bytes_limited(path, LARGEST_COPY)
        except Unsound as trouble:
            if trouble.what == Flaw("not_there"):
                return None
            raise CannotWrite(path, _why_no_copy(path)) from trouble
        copy = free_path(self._bin / path.name)
        write_bytes(copy, old)
        return copy

    def _good_path(self, name: str) -> Path:
        path = self.path_of(name)
        if name_problem(name) is not None:
            raise CannotWrite(path, Reason.BAD_NAME)
        return path


def saves_in(data_folder: Path, rulebooks: Callable[[], Rulebooks]) -> Saves:
    """The saves of a player, in the folder of the player's data."""
    return Saves(data_folder / SAVES, rulebooks, data_folder / BIN)


def _is_listed(name: str) -> bool:
    return Path(name).suffix.lower() in GAME_ENDINGS and not name.startswith(".")


def _why_no_copy(path: Path) -> str:
    if os.path.isdir(path):
        return Reason.IS_FOLDER
    found = found_at(path)
    # Where nothing may be looked at nothing can be written either, whatever lies there.
    return found.reason if found.kind is PathKind.UNREADABLE else Reason.NO_COPY


def _is_same_file(path: Path, target: Path) -> bool:
    # Where capitals do not count, Game.json and game.json are one file that may change its name.
    try:
        return path.samefile(target)
    except OSError:
        return False


def _copy(path: Path, target: Path) -> None:
    try:
        write_bytes(target, read_bytes_limited(path, STUDY_LIMIT))
    except Unsound as trouble:
        raise CannotWrite(target, Reason.UNREADABLE) from trouble


def _move(path: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            patiently(lambda: os.replace(path, target))
        except OSError as error:
            if error.errno != errno.EXDEV:
                raise
            write_bytes(target, read_bytes_limited(path, STUDY_LIMIT))
            os.unlink(path)
        # Its review goes along; one that stays behind can be made anew.
        with suppress(OSError):
            os.replace(review_path(path), review_path(target))
    except OSError as error:
        raise CannotWrite(target, reason_in_words(error)) from error
    except Unsound as trouble:
        raise CannotWrite(target, Reason.UNREADABLE) from trouble
