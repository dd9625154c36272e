"""What is read from a save: a match with its times, or what is wrong with the file."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from jungle_pg.core.clock import MoveClock, TimeControl
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Flaw, Refusal, Seat
from jungle_pg.core.study.study import AnyStudy

FORMAT: Final = "jungle-pg save"
VERSION: Final = 2
FIRST_STUDY_VERSION: Final = 3
STUDY_VERSION: Final = max(VERSION, FIRST_STUDY_VERSION)
"""What older programs refuse in so many words, because they would make one game of a study."""
TREE: Final = "tree"
"""Where the lines of a study lie, and what tells it from a game."""
FIRST_STRICT_VERSION: Final = 3
STRICT_VERSION: Final = max(VERSION, FIRST_STRICT_VERSION)
"""The same for time for a whole game, without which they would let it go on without a clock, and
for what a seat was told of a game, which they would take for the game itself."""
COUNTED: Final = "counted"
"""How a pass is marked that could repeat a position, as each one could until version 1."""
STAKES: Final = "stakes"
"""What a game counts for, where that is not what games usually count for."""
EARLIER_LEAD: Final = "earlierLead"
"""How far the first side was ahead in the game whose luck is played again with sides changed."""
TOTAL: Final = "total"
"""In a clock: the time each side has for the whole game, where that was agreed."""
SEEN_BY: Final = "seenBy"
"""Whose view of a game with hidden cards a save is, where that is all that is known of it."""
SEEN: Final = "seen"
"""In such a save: the position after an entry, where the rules alone do not lead to it."""
COACHED: Final = "coached"
"""How often the coach has spoken, in a game that has one."""
LEVELS: Final = range(1, 9)
"""The levels a computer player can have."""
LONGEST_NAME: Final = 100


@dataclass(frozen=True, slots=True)
class TimeState:
    """What is agreed about time, and how far the decision that is due has come."""

    control: TimeControl | None = None
    used_ms: int = 0
    auto_played: frozenset[Seat] = frozenset()
    """The seats a computer plays for, because their time was over."""


def time_state(control: TimeControl | None, clock: MoveClock, now: float) -> TimeState:
    """The times of a clock that runs or stands still."""
    return TimeState(control, round(clock.used_s(now) * 1000), clock.auto_played)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as it was saved; of a study, the line that is looked at."""

    match: AnyMatch
    times: TimeState = TimeState()
    saved_at: datetime | None = None
    study: AnyStudy | None = None
    """The whole of it, where a file holds a study or a game with variations."""
    games: int = 1
    """How many games the file holds, of which this is the first."""


class Trouble(StrEnum):
    """What kind of thing keeps a save from being opened."""

    NOT_FOUND = "not_found"
    INVALID_FORMAT = "invalid_format"
    CORRUPTED = "corrupted"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class BadSave:
    """Why a save cannot be opened, and how much of it is sound."""

    kind: Trouble
    what: Flaw | Refusal
    """A refusal of the rules when a move cannot be played."""
    where: str | int | None = None
    """The name of a value, or the number of a move from 1."""
    prefix: Loaded | None = None
    """The match up to the damage, when at least its rules and its start are sound."""


class Unsound(Exception):  # noqa: N818
    """Something in a save is wrong; it becomes a BadSave."""

    def __init__(self, kind: Trouble, what: Flaw | Refusal, where: str | int | None = None) -> None:
        super().__init__(f"{kind} {where}: {what}")
        self.kind, self.what, self.where = kind, what, where

    def bad_save(self, prefix: Loaded | None = None) -> BadSave:
        """The same as a value."""
        return BadSave(self.kind, self.what, self.where, prefix)


def kept_name(name: str) -> str:
    """A player's name as a save keeps it: one line that can be shown, not too long."""
    return "".join(letter if letter.isprintable() else " " for letter in name)[:LONGEST_NAME]
