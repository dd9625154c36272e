"""What happened since the program began: enough to let it happen again."""

import json
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeVar

from jungle_pg.files.witness import Witness, as_it_is
from jungle_pg.stage.input_notes import input_note
from jungle_pg.stage.inputs import Drop, Input, Point
from jungle_pg.stage.masking import masked_input

T = TypeVar("T")

TICKS_PER_S: Final = 10_000
"""The clock of the program goes in tenths of a millisecond, which are noted in two bytes."""

LONGEST_BYTES: Final = 1_500_000
"""A diary that is longer cannot be told again; three hours in which something always moves fit."""
LONG_BYTES: Final = LONGEST_BYTES // 2
"""A diary that is longer begins anew when nothing but the title is open."""

REMEMBERED_INPUTS: Final = 40
WRONG_CLOCK_S: Final = 2.0
"""When the calendar differs so much from what it must be by now, its clock was set."""

DAY_ZERO: Final = datetime(1970, 1, 1)
POINT, HELD_POINT, INPUT, HEARD, ODD_TURN = 1, 3, 5, 7, 9
"""What follows in the diary; an even number is a turn, and half of it the ticks since the last."""


class Chronicle(Witness, Protocol):
    """Knows the time, the luck and the answers of the outside: as they come, or told again."""

    @property
    def now(self) -> float:
        """The time of this turn."""

    def tick(self, now: float) -> float:
        """A turn begins; the time it has."""

    def note(self, event: Input, *, is_typing: bool) -> None:
        """The player did something."""

    def luck(self) -> int:
        """A seed for the luck of a new game."""

    def calendar(self) -> datetime:
        """What the calendar and the clock on the wall say."""


class Diary:
    """Notes every turn, every input and every unusual answer of the outside, in few bytes."""

    def __init__(
        self, seed: Callable[[], int] = lambda: 0, today: Callable[[], datetime] = lambda: DAY_ZERO
    ) -> None:
        self._seed, self._today = seed, today
        self.now = 0.0
        self._calendar = 0
        self._luck = Random(0)
        self.last_inputs: deque[Input] = deque(maxlen=REMEMBERED_INPUTS)
        """The newest last, without what was typed."""
        self.begin()

    def begin(self) -> None:
        """Forget everything and begin anew."""
        self.seed = self._seed()
        self._luck.seed(self.seed)
        self.notes = bytearray()
        self.turns = 0
        self.is_cut = False
        """Whether it has become too long, so that it tells nothing any more."""
        self.dropped: list[Path] = []
        """The files that were dropped, in the order in which notes count them."""
        self._ticks = 0
        self._asked: dict[str, int] = {}
        self._heard: dict[str, object] = {}

    @property
    def is_long(self) -> bool:
        """Whether it should begin anew as soon as it can."""
        return self.is_cut or len(self.notes) > LONG_BYTES

    def tick(self, now: float) -> float:
        """A turn begins; the time it has, which never goes back."""
        self.now = now = max(self.now, now)
        if len(self.notes) > LONGEST_BYTES:
            self.is_cut, self.notes = True, bytearray()
        ticks = round(now * TICKS_PER_S)
        if ticks / TICKS_PER_S == now and ticks >= self._ticks:
            self._put((ticks - self._ticks) << 1)
            self._ticks = ticks
        else:
            self._put_text(ODD_TURN, [float(now)])
        self.turns += 1
        return now

    def note(self, event: Input, *, is_typing: bool) -> None:
        event = masked_input(event, is_typing=is_typing)
        if isinstance(event, Drop):
            # A report names no path: a file is known by its number.
            self.dropped.append(Path(event.path))
            event = Drop(str(len(self.dropped) - 1))
        self.last_inputs.append(event)
        if isinstance(event, Point) and event.x == int(event.x) and event.y == int(event.y):
            self._put(HELD_POINT if event.held else POINT)
            self._put(_unsigned(int(event.x)))
            self._put(_unsigned(int(event.y)))
        else:
            self._put_text(INPUT, input_note(event))

    def heard(
        self, kind: str, usual: T, ask: Callable[[], T], veil: Callable[[T], T] = as_it_is
    ) -> T:
        """The answer of the outside, noted where it differs from the one before."""
        answer = ask()
        number = self._asked[kind] = self._asked.get(kind, 0) + 1
        if answer != self._heard.get(kind, usual):
            self._heard[kind] = answer
            self._put_text(HEARD, [kind, number, veil(answer)])
        return answer

    def luck(self) -> int:
        return self._luck.getrandbits(32)

    def calendar(self) -> datetime:
        """What the calendar and the clock on the wall say; between turns time stands still."""
        return moment(self.heard("calendar", 0, self._zero_s), self.now)

    def _zero_s(self) -> int:
        """When the steady clock began, in seconds of the calendar; another when that was set."""
        zero_s = (self._today().replace(tzinfo=None) - DAY_ZERO).total_seconds() - self.now
        if abs(zero_s - self._calendar) > WRONG_CLOCK_S:
            self._calendar = round(zero_s)
        return self._calendar

    def _put(self, number: int) -> None:
        """A number in as few bytes as it needs, seven bits each."""
        if self.is_cut:
            return
        while number > 0x7F:
            self.notes.append(number & 0x7F | 0x80)
            number >>= 7
        self.notes.append(number)

    def _put_text(self, kind: int, facts: list[Any]) -> None:
        if self.is_cut:
            return
        text = json.dumps(facts, separators=(",", ":")).encode()
        self._put(kind)
        self._put(len(text))
        self.notes += text


def in_ticks(clock: Callable[[], float]) -> Callable[[], float]:
    """A clock that goes in ticks; it is never behind, so that what is due is due."""
    return lambda: ceil(clock() * TICKS_PER_S) / TICKS_PER_S


def moment(zero_s: float, now: float) -> datetime:
    """The calendar at a time of the steady clock."""
    return DAY_ZERO + timedelta(seconds=zero_s + now)


def _unsigned(number: int) -> int:
    """Whole numbers in the order 0, -1, 1, -2 ..., so that small ones stay short."""
    return number << 1 if number >= 0 else ~(number << 1)
