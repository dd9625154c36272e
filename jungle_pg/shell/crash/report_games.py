"""Saved games in a crash report: taken along without names, and laid out again for a replay."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Record, Rulebooks
from jungle_pg.core.saving.document import save_document
from jungle_pg.core.saving.json_text import checksum, read_json, readable
from jungle_pg.core.saving.load import is_save
from jungle_pg.core.saving.values import Loaded, Unsound
from jungle_pg.files.atomic import write_text
from jungle_pg.files.autosave.finished import FINISHED
from jungle_pg.files.autosave.matches import MATCHES
from jungle_pg.files.autosave.running_match import GENERATIONS
from jungle_pg.files.dates import NO_DATE, date_file, date_of
from jungle_pg.files.saves.folder import SAVES, load_match
from jungle_pg.files.saves.names import is_usual_name, name_problem
from jungle_pg.files.saves.reading import read_limited
from jungle_pg.stage.masking import masked

MOST_LETTERS: Final = 400_000
"""Of all games in a report."""
MOST_FILES: Final = 60
OLD_S: Final = 1_600_000_000
"""Matches that are gone on with get times from here on, in seconds of the calendar."""

Kept: TypeAlias = tuple[str, float, str]
"""A file: its name, when it was written, and its text."""


class Satchel:
    """Collects games for a report until it is full; counts those that had no room."""

    def __init__(self, rulebooks: Rulebooks) -> None:
        self._rulebooks = rulebooks
        self._room = MOST_LETTERS
        self.left_out = 0

    def matches(self, found: Iterable[Loaded], stamp: datetime) -> list[str]:
        """Matches that could be gone on with, as texts of saves."""
        documents = (save_document(each.match, each.times, stamp) for each in found)
        return self._fitting(readable(_nameless(document)) for document in documents)

    def saves(self, seen: Mapping[Path, float]) -> list[Kept]:
        """Saves that were looked at, the newest first, unless they were changed since."""
        kept: dict[str, Kept] = {}
        newest = sorted(seen.items(), key=lambda each: -each[1])
        self.left_out += len(newest[MOST_FILES:])
        for path, modified_s in newest[:MOST_FILES]:
            text = self._text(path, modified_s)
            if text is not None:
                name = _free(_veiled_name(path.name), kept)
                kept[name] = (name, modified_s if _is_date(modified_s) else 0.0, text)
        return list(kept.values())

    def dropped(self, paths: Iterable[Path]) -> list[Kept | None]:
        """Files that were brought from elsewhere; what is no game stays where it is."""
        return [self._kept(path) for path in paths][:MOST_FILES]

    def _kept(self, path: Path) -> Kept | None:
        text = self._text(path, None)
        return None if text is None else (_veiled_name(path.name), 0.0, text)

    def _text(self, path: Path, modified_s: float | None) -> str | None:
        try:
            if modified_s is not None and path.stat().st_mtime != modified_s:
                raise OSError
            text = read_limited(path)
            if is_save(text):
                text = readable(_nameless(read_json(text)))
            elif not isinstance(load_match(self._rulebooks, path), Loaded):
                raise OSError
        except (OSError, Unsound):
            self.left_out += 1
            return None
        return next(iter(self._fitting([text])), None)

    def _fitting(self, texts: Iterable[str]) -> list[str]:
        kept: list[str] = []
        for text in texts:
            if len(text) > self._room:
                self.left_out += 1
            else:
                self._room -= len(text)
                kept.append(text)
        return kept


def lay_out(data: Path, dropped: Path, opened: Path, head: Mapping[str, Any]) -> None:
    """Write the games of a report below folders that were made for it; or BadText."""
    for number, text in enumerate(_texts(head.get("matches"))):
        path = data / MATCHES / f"found-{MOST_FILES - number:03}{GENERATIONS[0]}"
        _write(path, text, OLD_S - number)
    for name_of_folder, part in ((MATCHES, "left"), (FINISHED, "finished"), (SAVES, "saves")):
        # Reports of older versions have saves alone.
        for kept in _list(head.get(part, [])):
            name, modified_s, text = _checked(kept)
            _write(data / name_of_folder / name, text, modified_s)
    for folder, brought in ((dropped, head.get("dropped")), (opened, head.get("opened"))):
        for number, kept in enumerate(_list(brought)):
            if kept is not None:
                name, _, text = _checked(kept)
                _write(folder / str(number) / name, text, OLD_S)


def _write(path: Path, text: str, modified_s: float) -> None:
    write_text(path, text)
    date_file(path, modified_s)


def _nameless(document: Record) -> Record:
    """A save whose names nobody can read; its checksum is as sound as it was."""
    is_sound = document.get("checksum") == checksum(document)
    players = document.get("players")
    if isinstance(players, list):
        document = {**document, "players": [_nameless_player(player) for player in players]}
    return {**document, "checksum": checksum(document)} if is_sound else document


def _nameless_player(player: Any) -> Any:
    if isinstance(player, dict) and isinstance(player.get("name"), str):
        return {**player, "name": masked(player["name"])}
    return player


def _veiled_name(name: str) -> str:
    stem, dot, ending = name.rpartition(".")
    veiled_name = name if is_usual_name(name) else f"{masked(stem)}{dot}{ending}"
    # Whatever the file is called, its copy has a name that a replay can give to a file.
    return veiled_name if _is_plain(veiled_name) else "game.json"


def _free(name: str, taken: Mapping[str, object]) -> str:
    stem, dot, ending = name.rpartition(".")
    numbered = (f"{stem} {number}{dot}{ending}" for number in range(2, len(taken) + 2))
    return name if name not in taken else next(each for each in numbered if each not in taken)


def _list(found: object) -> list[Any]:
    if not isinstance(found, list) or len(found) > MOST_FILES:
        raise BadText("the files of the report are damaged")
    return found


def _texts(found: object) -> list[str]:
    texts = _list(found)
    if not all(isinstance(text, str) for text in texts):
        raise BadText("the files of the report are damaged")
    return texts


def _checked(kept: object) -> Kept:
    match kept:
        case [str(name), int() | float() as modified_s, str(text)] if _is_plain(name):
            if _is_date(modified_s):
                return name, modified_s, text
    raise BadText("a file of the report is damaged")


def _is_date(seconds: float) -> bool:
    return date_of(seconds) != NO_DATE


def _is_plain(name: str) -> bool:
    """Whether a name can only be that of a file in the folder it is given to."""
    return name_problem(name) is None and not name.startswith(".")
