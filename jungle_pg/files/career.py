"""All finished games of a player, a line for each in one file that is only ever added to."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.career.career import Career, GameResult
from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.files.atomic import PRIVATE, CannotWrite, Reason, reason_in_words, write_all
from jungle_pg.files.background import Task
from jungle_pg.files.json_files import Tell, Unreadable, sentence, small_file, tells_nobody
from jungle_pg.files.locking import alone_with

VERSION: Final = 1
"""What a line tells of itself; one of a newer version is read as far as it can be."""
LARGEST_BYTES: Final = 64_000_000
"""More games than anybody plays in a life."""
LONGEST_TEXT: Final = 255
LARGEST_NUMBER: Final = 10**9
LEVELS: Final = range(1, 100)
MOST_KINDS: Final = 100

_UNREADABLE: Final = "Your finished games cannot be read"
_NONE_SHOWN: Final = "None of them are shown."
_BINARY: Final[int] = getattr(os, "O_BINARY", 0)


def result_line(result: GameResult) -> str:
    """A finished game as one line of JSON."""
    players = zip(result.names, result.levels, strict=True)
    told = {
        "version": VERSION,
        "id": result.id,
        "game": result.game,
        "date": result.date,
        "players": [{"name": name, "level": level} for name, level in players],
        "winner": result.winner,
        "reason": result.reason,
        "moves": result.moves,
        "against": result.against,
        "moved": dict(result.moved),
        "taken": dict(result.taken),
        "leaps": result.leaps,
        "save": result.save,
    }
    return in_letters(told, (",", ":")) + "\n"


def parse_line(line: str) -> GameResult | None:
    """The game of a line; None for one that is damaged. What a line lacks it never had."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or is_too_deep(told):
        return None
    try:
        players = told["players"]
        first, second = players
        return GameResult(
            _text(told["id"]),
            _text(told["game"]),
            _text(told.get("date", ""), least=0),
            (_text(first.get("name", ""), least=0), _text(second.get("name", ""), least=0)),
            (_level(first.get("level")), _level(second.get("level"))),
            _winner(told["winner"]),
            _text(told.get("reason", ""), least=0),
            _number(told.get("moves", 0)),
            None if told.get("against") is None else _number(told["against"]),
            _counts(told.get("moved", {})),
            _counts(told.get("taken", {})),
            _number(told.get("leaps", 0)),
            _text(told.get("save", ""), least=0),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def _text(value: object, least: int = 1) -> str:
    if not isinstance(value, str) or not least <= len(value) <= LONGEST_TEXT:
        raise ValueError
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST_NUMBER:
        raise ValueError
    return value


def _level(value: object) -> int | None:
    if value is None:
        return None
    if type(value) is not int or value not in LEVELS:
        raise ValueError
    return value


def _winner(value: object) -> int | None:
    if value is None:
        return None
    if type(value) is not int or value not in (0, 1):
        raise ValueError
    return value


def _counts(value: Mapping[str, Any]) -> dict[str, int]:
    if len(value) > MOST_KINDS:
        raise ValueError
    return {_text(kind): _number(count) for kind, count in value.items()}


def parse_career(data: bytes) -> tuple[Career, tuple[str, ...]]:
    """The games of a file, and a sentence about the lines that could not be read."""
    found: list[GameResult] = []
    damaged: list[int] = []
    for number, line in enumerate(data.split(b"\n"), start=1):
        if not line.strip():
            continue
        result = parse_line(line.decode("utf-8", "replace").removeprefix("\ufeff"))
        if result is None:
            damaged.append(number)
        else:
            found.append(result)
    return Career.of(found), tuple(_damage(damaged))


def _damage(lines: list[int]) -> Iterable[str]:
    if lines:
        told = ", ".join(map(str, lines[:5])) + (" and others" if lines[5:] else "")
        yield f"Of your finished games these lines are damaged and left out: {told}."


class CareerFile:
    """The file of finished games; every program that has the same home adds to it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> tuple[Career, tuple[str, ...]]:
        """All games, and what was wrong with the file; none when there is no file."""
        try:
            return parse_career(small_file(self.path, LARGEST_BYTES))
        except FileNotFoundError:
            return Career(), ()
        except Unreadable as trouble:
            return Career(), (sentence(_UNREADABLE, trouble, _NONE_SHOWN),)
        except OSError as error:
            return Career(), (sentence(_UNREADABLE, reason_in_words(error), _NONE_SHOWN),)

    def append(self, results: Iterable[GameResult]) -> str | None:
        """Add games and wait until the disk has them; a sentence when that was impossible."""
        try:
            lines = "".join(map(result_line, results)).encode()
            with alone_with(self.path):
                self._append(lines)
        except CannotWrite as problem:
            return str(problem)
        return None

    def _append(self, lines: bytes) -> None:
        try:
            if os.path.lexists(self.path) and not self.path.is_file():
                raise CannotWrite(self.path, Reason.NO_FILE)
            flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY
            file = os.open(self.path, flags, PRIVATE)
            try:
                length = os.lseek(file, 0, os.SEEK_END)
                try:
                    write_all(file, (b"" if _ends_a_line(file, length) else b"\n") + lines)
                    os.fsync(file)
                except OSError:
                    # Half a line would only look like damage.
                    os.ftruncate(file, length)
                    raise
            finally:
                os.close(file)
        except OSError as error:
            raise CannotWrite(self.path, reason_in_words(error)) from error


def _ends_a_line(file: int, length: int) -> bool:
    """Whether a new line begins at the end; a program may have been stopped before it did."""
    if not length:
        return True
    os.lseek(file, length - 1, os.SEEK_SET)
    return os.read(file, 1) == b"\n"


class CareerStore:
    """The career as it is now, and a way to add to it; this one ends with the program."""

    def __init__(self) -> None:
        self._now = Career()
        self.problem: str | None = None
        """Why the last games could not be stored; they are stored with the next one."""

    @property
    def now(self) -> Career:
        return self._now

    def prepare(self) -> None:
        """The career will be asked for soon."""

    def add(self, result: GameResult) -> None:
        """Add a game; nothing waits for a disk."""
        self._now = self.now.having(result)

    def close(self) -> None:
        """Wait until everything is stored."""


class StoredCareer(CareerStore):
    """A career in a file, read when first asked for and again when another program added to it."""

    def __init__(self, file: CareerFile, tell: Tell = tells_nobody) -> None:
        super().__init__()
        self._file, self._tell = file, tell
        self._length: int | None = None
        """How long the file was when it was read last; None before that."""
        self._waiting: list[GameResult] = []
        self._loading: Task[tuple[Career, tuple[str, ...]]] | None = None
        self._writing: Task[str | None] | None = None

    @property
    def now(self) -> Career:
        self.prepare()
        if self._loading is not None:
            (stored, problems), self._loading = self._loading.wait(), None
            for problem in problems:
                self._tell("career", problem)
            self._now = Career.of((*stored.results, *self._waiting))
        return self._now

    def prepare(self) -> None:
        """Let a thread read the file: a thousand games take as long as two frames."""
        self._settle(waits=False)
        length = _length_of(self._file.path)
        is_idle = self._loading is None and self._writing is None
        if is_idle and length != self._length:
            self._length = length
            self._loading = Task(self._file.load, "reading the career")

    def add(self, result: GameResult) -> None:
        """Add a game at once; a thread stores it."""
        if result.id in self.now.ids:
            return
        super().add(result)
        self._settle(waits=True)
        self._waiting.append(result)
        waiting = tuple(self._waiting)
        self._writing = Task(lambda: self._file.append(waiting), "career")

    def close(self) -> None:
        """Wait until everything is stored."""
        self._settle(waits=True)

    def _settle(self, *, waits: bool) -> None:
        """See what became of the last games, if that is known by now or must be."""
        if self._writing is None or not (waits or self._writing.is_done):
            return
        self.problem, self._writing = self._writing.wait(), None
        if self.problem is not None:
            self._tell("remembering", self.problem)
            return
        if self._length is not None:
            # Where nobody else has added anything, all that is there is known already.
            self._length += sum(len(result_line(result).encode()) for result in self._waiting)
        self._waiting = []


def _length_of(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
