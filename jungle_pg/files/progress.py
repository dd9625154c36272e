"""How far a player has come on the journey, kept in a small JSON file that several may write."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Lock
from typing import Any, Final

from jungle_pg.core.journey.progress import MOST_STARS, Earned, Progress, StageResult
from jungle_pg.core.json_forms import without_half_letters
from jungle_pg.files.atomic import CannotWrite, reason_in_words, write_text
from jungle_pg.files.background import Task
from jungle_pg.files.json_files import (
    Unreadable,
    keep_damaged,
    kept_unknown,
    names_and_values,
    sentence,
    shortened,
    small_file,
    text_of,
    unknown_names,
)
from jungle_pg.files.locking import alone_with

VERSION: Final = 1
MOST_ENTRIES: Final = 2000
"""In each part; many times the stages there are, and the file can always be read again."""
LONGEST_NAME: Final = 80
LARGEST_NUMBER: Final = 1_000_000

_RESULTS: Final = "results"
_FAILURES: Final = "failures"
_KNOWS_GAME: Final = "knowsGame"
_TROPHIES: Final = "trophies"
_LAST: Final = "last"
_NAMES: Final = ("version", _RESULTS, _FAILURES, _KNOWS_GAME, _TROPHIES, _LAST)
_ENTRY_NAMES: Final = {_RESULTS: ("stars", "tries", "date"), _TROPHIES: ("date", "save")}
_UNREADABLE: Final = "The progress of the journey cannot be read"
_NONE_SHOWN: Final = "It begins anew."


def progress_text(progress: Progress, unknown: Mapping[str, Any] | None = None) -> str:
    """All progress as JSON, with what another program has written at the top and in entries."""
    known: dict[str, Any] = {
        _RESULTS: {
            name: {"stars": it.stars, "tries": it.tries, "date": it.date}
            for name, it in progress.results.items()
        },
        _FAILURES: dict(progress.failures),
        _KNOWS_GAME: sorted(progress.knows_game),
        _TROPHIES: {
            name: {"date": it.date, "save": it.save} for name, it in progress.trophies.items()
        },
        _LAST: dict(progress.last),
    }
    told = {"version": VERSION, **known}
    for name, value in (unknown or {}).items():
        if name not in known:
            told[name] = value
            continue
        for entry, more in value.items():
            if entry in known[name]:
                known[name][entry].update(more)
    return without_half_letters(json.dumps(told, indent=1, ensure_ascii=False)) + "\n"


def parse_progress(text: str) -> tuple[Progress, tuple[str, ...]]:
    """The progress in a text, and a sentence for everything in it that could not be used."""
    try:
        found = names_and_values(text)
    except Unreadable as trouble:
        return Progress(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)
    problems = [*_version_problems(found), *_name_problems(found)]
    known = found.get(_KNOWS_GAME, [])
    games = dict.fromkeys(filter(_is_line, known), True) if isinstance(known, list) else {}
    if not isinstance(known, list) or len(games) != len(known):
        problems.append(f"The progress of the journey has a damaged part: {_KNOWS_GAME}.")
    return Progress(
        _part(found, _RESULTS, _result, problems),
        _part(found, _FAILURES, _number, problems),
        frozenset(list(games)[:MOST_ENTRIES]),
        _part(found, _TROPHIES, _earned, problems),
        _part(found, _LAST, _line, problems),
    ), tuple(problems)


def _part(
    found: Mapping[str, Any], part: str, read: Callable[[Any], Any], problems: list[str]
) -> dict[str, Any]:
    """The good entries of a part; each of the others is told."""
    entries = found.get(part, {})
    if not isinstance(entries, dict):
        problems.append(f"The progress of the journey has a damaged part: {part}.")
        return {}
    good: dict[str, Any] = {}
    for name, told in entries.items():
        value = read(told) if _is_line(name) and len(good) < MOST_ENTRIES else None
        if value is None:
            problems.append(
                f"The progress of {shortened(name)} among the {part} is damaged and left out."
            )
        else:
            good[name] = value
    return good


def _is_line(value: object, longest: int = LONGEST_NAME) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= longest


def _line(told: object) -> str | None:
    return str(told) if _is_line(told) else None


def _number(told: object) -> int | None:
    is_number = type(told) is int and 0 <= told <= LARGEST_NUMBER
    return int(str(told)) if is_number else None


def _result(told: object) -> StageResult | None:
    if not isinstance(told, dict):
        return None
    stars, tries = _number(told.get("stars")), _number(told.get("tries", 1))
    date = told.get("date", "")
    if stars is None or stars > MOST_STARS or tries is None or not _is_text(date):
        return None
    return StageResult(stars, tries, date)


def _earned(told: object) -> Earned | None:
    if not isinstance(told, dict):
        return None
    date, save = told.get("date", ""), told.get("save", "")
    return Earned(date, save) if _is_text(date) and _is_text(save) else None


def _is_text(value: object) -> bool:
    return value == "" or _is_line(value, 255)


def _version_problems(found: Mapping[str, Any]) -> Iterator[str]:
    version = found.get("version", VERSION)
    if type(version) is not int or version != VERSION:
        yield (
            f"The progress of the journey is of version {shortened(version)}, this program knows"
            f" version {VERSION}. What it understands is used."
        )


def _name_problems(found: Mapping[str, Any]) -> Iterator[str]:
    lost = [name for name in found if name not in {*_NAMES, *kept_unknown(found, _NAMES, VERSION)}]
    if lost:
        names = ", ".join(map(shortened, lost[:5])) + (" and others" if lost[5:] else "")
        yield f"The progress of the journey holds names this program does not know: {names}."


def _unknown(data: bytes | None) -> dict[str, Any]:
    """What the file holds beside what this program knows: at the top, and in its entries."""
    unknown = unknown_names(data, _NAMES, VERSION)
    if data is None:
        return unknown
    try:
        found = names_and_values(text_of(data))
    except Unreadable:
        return unknown
    inner: dict[str, Any] = {"version": found.get("version", VERSION)}
    for part, names in _ENTRY_NAMES.items():
        entries = found.get(part)
        more = {
            entry: {name: value for name, value in told.items() if name not in names}
            for entry, told in (entries.items() if isinstance(entries, dict) else ())
            if isinstance(told, dict)
        }
        inner[part] = {entry: names for entry, names in more.items() if names}
    return {**unknown, **kept_unknown(inner, ("version",), VERSION)}


class ProgressFile:
    """The file the progress is kept in; every program that has the same home writes to it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Progress, tuple[str, ...]]:
        """The stored progress and what was wrong with it; none when there is no file."""
        try:
            return _parse_bytes(small_file(self.path))
        except FileNotFoundError:
            return Progress(), ()
        except Unreadable as trouble:
            return Progress(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)
        except OSError as error:
            return Progress(), (sentence(_UNREADABLE, reason_in_words(error), _NONE_SHOWN),)

    def merge(self, progress: Progress) -> Progress | str:
        """Store what was reached beside what others have stored, and say what is there then.

        A sentence when that was impossible. A file that could not be read in full is copied first.
        """
        try:
            with alone_with(self.path):
                stored = keep_damaged(self.path, lambda data: bool(_parse_bytes(data)[1]))
                before = Progress() if stored is None else _parse_bytes(stored)[0]
                merged = before.merged(progress)
                write_text(self.path, progress_text(merged, _unknown(stored)))
        except CannotWrite as problem:
            return str(problem)
        return merged


def _parse_bytes(data: bytes) -> tuple[Progress, tuple[str, ...]]:
    try:
        return parse_progress(text_of(data))
    except Unreadable as trouble:
        return Progress(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)


class ProgressStore:
    """The progress as it is now, and a way to change it; this one ends with the program."""

    def __init__(self, now: Progress | None = None) -> None:
        self._now = now or Progress()
        self.problem: str | None = None
        """Why the last change could not be stored; it is stored with the next one."""

    @property
    def now(self) -> Progress:
        return self._now

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        """Change the progress and say what it is then; nothing waits for a disk."""
        self._now = change(self._now)
        return self._now

    def close(self) -> None:
        """Wait until everything is stored."""


class StoredProgress(ProgressStore):
    """Progress in a file, written by a thread; what another program stored there comes along."""

    def __init__(self, file: ProgressFile) -> None:
        now, self.problems = file.load()
        super().__init__(now)
        self._file = file
        self._stored = now
        self._guard = Lock()
        self._is_writing = False
        self._writing: Task[None] | None = None

    def change(self, change: Callable[[Progress], Progress]) -> Progress:
        """Change the progress at once; a thread stores it."""
        with self._guard:
            changed = super().change(change)
            if changed != self._stored and not self._is_writing:
                self._is_writing = True
                self._writing = Task(self._write, "progress")
            return changed

    def close(self) -> None:
        """Wait until everything is stored."""
        if self._writing is not None:
            self._writing.wait()

    def _write(self) -> None:
        while True:
            with self._guard:
                reached = self._now
                if reached == self._stored:
                    self._is_writing = False
                    return
            outcome = self._file.merge(reached)
            with self._guard:
                if isinstance(outcome, str):
                    self.problem, self._stored = outcome, reached
                else:
                    self.problem, self._stored = None, outcome
                    self._now = outcome.merged(self._now)
