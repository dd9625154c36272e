"""Dates of files and in files: what no calendar has is no date, and never an error."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

NO_DATE: Final = datetime.min
"""Where nobody knows when: before everything else in a list."""


def date_of(seconds: float) -> datetime:
    """What the clock on the wall showed at a time of the system; any file may have any time."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OSError, OverflowError, ValueError):
        # Before the first year, after the last, or no number at all.
        return NO_DATE


def seconds_of(date: datetime) -> float:
    """The time of the system at a date; 0 where the system has no such time, as for NO_DATE."""
    try:
        return date.timestamp()
    except (OSError, OverflowError, ValueError):
        return 0.0


def date_file(path: Path, seconds: float) -> None:
    """Let a file seem to be written at a time of the system, if its disk can keep that."""
    with suppress(OSError, OverflowError, ValueError):
        os.utime(path, (seconds, seconds))


def wall_date(moment: datetime) -> datetime:
    """A moment of any place of the world as the clock on the wall shows it here."""
    if moment.tzinfo is None:
        return moment
    try:
        return moment.astimezone().replace(tzinfo=None)
    except (OSError, OverflowError, ValueError):
        return NO_DATE
