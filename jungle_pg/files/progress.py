"""How far a player has come on the journey, kept in a small file that several may write.

The file is JSON with an entry on each line; where it is damaged as a whole, its lines are read one
by one.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from jungle_pg.core.journey.progress import MOST_STARS, Earned, Progress, StageResult
from jungle_pg.core.json_forms import in_letters
from jungle_pg.files.json_files import (
    Unreadable,
    kept_unknown,
    names_and_values,
    sentence,
    shortened,
    text_of,
    unknown_names,
)
from jungle_pg.files.shared import SharedFile

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
_PARTS: Final = (_RESULTS, _FAILURES, _TROPHIES, _LAST)
_NAMES: Final = ("version", _RESULTS, _FAILURES, _KNOWS_GAME, _TROPHIES, _LAST)
_ENTRY_NAMES: Final = {_RESULTS: ("stars", "tries", "date"), _TROPHIES: ("date", "save")}
UNREADABLE: Final = "The progress of the journey cannot be read"
BEGINS_ANEW: Final = "It begins anew."
_IN_PARTS: Final = "What its sound lines hold is kept."


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
    parts = (f" {in_letters(name)}: {_lines(value)}" for name, value in told.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Any) -> str:
    """A value on one line, or an entry on each line."""
    if not isinstance(value, dict) or not value:
        return in_letters(value)
    entries = (f"  {in_letters(name)}: {in_letters(inner)}" for name, inner in value.items())
    return "{\n" + ",\n".join(entries) + "\n }"


def read_progress(data: bytes) -> tuple[Progress, tuple[str, ...]]:
    """The progress in a file, and a sentence for everything in it that could not be used."""
    try:
        found, problems = names_and_values(text_of(data)), list[str]()
    except Unreadable as trouble:
        found = _sound_lines(data.decode("utf-8", "replace"))
        problems = [sentence(UNREADABLE, trouble, _IN_PARTS if found else BEGINS_ANEW)]
    problems += [*_version_problems(found), *_name_problems(found)]
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


def _sound_lines(text: str) -> dict[str, Any]:
    """What the lines of a damaged text hold that can be read by themselves."""
    found: dict[str, Any] = {}
    part: dict[str, Any] | None = None
    for line in text.split("\n"):
        entry = line.strip().removesuffix(",")
        opened = next((name for name in _PARTS if entry == f'"{name}": {{'), None)
        if opened is not None:
            part = found.setdefault(opened, {})
        elif entry == "}":
            part = None
        else:
            try:
                told = json.loads(f"{{{entry}}}")
            except (ValueError, RecursionError):
                continue
            for name, value in told.items():
                (_home_of(name, value, found) if part is None else part)[name] = value
    return found


def _home_of(name: str, value: Any, found: dict[str, Any]) -> dict[str, Any]:
    """Where an entry belongs when the line before all entries of its part is lost."""
    for part, names in _ENTRY_NAMES.items():
        if name not in _NAMES and isinstance(value, dict) and value.keys() >= set(names):
            home: dict[str, Any] = found.setdefault(part, {})
            return home
    return found


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
    known = {*_NAMES, *kept_unknown(found, _NAMES, VERSION)}
    lost = [name for name in found if name not in known]
    if lost:
        names = ", ".join(map(shortened, lost[:5])) + (" and others" if lost[5:] else "")
        yield f"The progress of the journey holds names this program does not know: {names}."


def unknown_progress(data: bytes | None) -> dict[str, Any]:
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


class ProgressFile(SharedFile[Progress]):
    """The file the progress is kept in."""

    kind = "progress"
    unreadable, begins_anew = UNREADABLE, BEGINS_ANEW

    def nothing(self) -> Progress:
        return Progress()

    def read(self, data: bytes) -> tuple[Progress, tuple[str, ...]]:
        return read_progress(data)

    def text(self, value: Progress, stored: bytes | None) -> str:
        return progress_text(value, unknown_progress(stored))
