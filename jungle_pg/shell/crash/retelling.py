"""A diary that is told again: the same times, inputs, luck and answers."""

import json
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from math import isfinite
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from jungle_pg.core.rulebook import BadText
from jungle_pg.files.witness import as_it_is
from jungle_pg.shell.crash.diary import (
    HEARD,
    HELD_POINT,
    INPUT,
    LONGEST_BYTES,
    ODD_TURN,
    POINT,
    TICKS_PER_S,
    moment,
)
from jungle_pg.stage.input_notes import BadNote, input_of
from jungle_pg.stage.inputs import Drop, Input, Point

T = TypeVar("T")

MOST_BYTES: Final = LONGEST_BYTES + 1_000_000
LONGEST_NUMBER: Final = 10
"""Bytes."""


class DamagedDiary(BadText):
    """A report tells something that cannot have been."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What the outside answered to one kind of question: since which asking, and what."""

    since: list[int]
    values: list[Any]


@dataclass(frozen=True, slots=True)
class Story:
    """Everything a diary tells."""

    times: "array[float]"
    """Of all turns, in seconds."""
    inputs: dict[int, list[Input]]
    """What the player did, by the number of the turn."""
    answers: dict[str, Answers]


def story_of(notes: bytes) -> Story:
    """What the notes of a diary tell, or BadText."""
    if len(notes) > MOST_BYTES:
        raise BadText("the diary is too long")
    times, inputs = array("d"), dict[int, list[Input]]()
    heard: list[tuple[str, int, Any]] = []
    ticks = 0
    reader = _Reader(notes)
    while not reader.is_at_end:
        kind = reader.number()
        if kind % 2 == 0:
            ticks += kind >> 1
            times.append(ticks / TICKS_PER_S)
        elif kind == ODD_TURN:
            times.append(_time_of(reader.json()))
        elif kind == HEARD:
            heard.append(_answer_of(reader.json()))
        elif not times:
            raise BadText("the diary does not begin with a turn")
        else:
            inputs.setdefault(len(times) - 1, []).append(_input(kind, reader))
    heard.sort(key=itemgetter(0))
    answers = {
        kind: Answers([number for _, number, _ in group], [value for _, _, value in group])
        for kind, group in ((kind, list(found)) for kind, found in groupby(heard, itemgetter(0)))
    }
    return Story(times, inputs, answers)


class Retelling:
    """A chronicle that is known already; the outside is asked nothing."""

    def __init__(self, story: Story, seed: int, dropped: Path) -> None:
        self.story = story
        self.now = 0.0
        self._zero_s = 0
        self._inputs: list[Input] = []
        self._luck = Random(seed)
        self._dropped = dropped
        """The folder with those dropped files that are known, each in a folder of its number."""
        self._asked: dict[str, int] = {}
        self._place: dict[str, int] = {}

    def turns(self) -> Iterator[float]:
        """The times of all turns, each with its inputs at hand."""
        for number, now in enumerate(self.story.times):
            self._inputs = self.story.inputs.get(number, [])
            yield now

    def inputs(self) -> list[Input]:
        """What the player did in this turn."""
        inputs, self._inputs = self._inputs, []
        return [self._with_path(event) if isinstance(event, Drop) else event for event in inputs]

    def tick(self, now: float) -> float:
        """A turn begins."""
        self.now = now
        return now

    def note(self, event: Input, *, is_typing: bool) -> None:
        """It is known what the player did."""

    def heard(
        self, kind: str, usual: T, ask: Callable[[], T], veil: Callable[[T], T] = as_it_is
    ) -> T:
        """What the outside answered then."""
        number = self._asked[kind] = self._asked.get(kind, 0) + 1
        answers = self.story.answers.get(kind)
        if answers is None:
            return usual
        place = self._place.get(kind, -1)
        while place + 1 < len(answers.since) and answers.since[place + 1] <= number:
            place += 1
        self._place[kind] = place
        answer: T = answers.values[place] if place >= 0 else usual
        if type(answer) is not type(usual):
            raise DamagedDiary(f"an answer in the diary is damaged ({kind})")
        return answer

    def luck(self) -> int:
        """The same luck as then."""
        return self._luck.getrandbits(32)

    def calendar(self) -> datetime:
        """What the calendar said then."""
        self._zero_s = self.heard("calendar", 0, lambda: 0)
        return self.last_calendar()

    def last_calendar(self) -> datetime:
        """The calendar as it was told last, for threads whose turn nobody noted."""
        try:
            return moment(self._zero_s, self.now)
        except OverflowError:
            raise DamagedDiary("the calendar of the diary is damaged") from None

    def _with_path(self, event: Drop) -> Drop:
        folder = self._dropped / str(int(event.path))
        files = sorted(folder.iterdir()) if folder.is_dir() else []
        return Drop(str(files[0] if files else folder / "a file that is not in the report"))


class _Reader:
    """Takes numbers and texts off the notes, one after the other."""

    def __init__(self, notes: bytes) -> None:
        self._notes, self._at = notes, 0

    @property
    def is_at_end(self) -> bool:
        return self._at >= len(self._notes)

    def number(self) -> int:
        number = 0
        for place, byte in enumerate(self._notes[self._at : self._at + LONGEST_NUMBER]):
            number |= (byte & 0x7F) << (7 * place)
            if byte < 0x80:
                self._at += place + 1
                return number
        raise BadText("the diary ends in the middle of a number")

    def json(self) -> Any:
        length = self.number()
        text = self._notes[self._at : self._at + length]
        self._at += length
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise BadText("a note of the diary is damaged") from None


def _input(kind: int, reader: _Reader) -> Input:
    if kind in (POINT, HELD_POINT):
        x, y = _signed(reader.number()), _signed(reader.number())
        return Point(float(x), float(y), held=kind == HELD_POINT)
    if kind != INPUT:
        raise BadText(f"the diary has a note of an unknown kind, {kind}")
    try:
        event = input_of(reader.json())
    except BadNote as trouble:
        raise BadText(f"the diary is damaged: {trouble}") from None
    if isinstance(event, Drop) and not (event.path.isascii() and event.path.isdigit()):
        raise BadText("the diary names a path")
    return event


def _time_of(note: object) -> float:
    match note:
        case [float(now)] if isfinite(now):
            return now
    raise BadText("a time in the diary is damaged")


def _answer_of(note: object) -> tuple[str, int, Any]:
    match note:
        case [str(kind), int(number), value]:
            return kind, number, value
    raise BadText("an answer in the diary is damaged")


def _signed(number: int) -> int:
    return ~(number >> 1) if number & 1 else number >> 1
