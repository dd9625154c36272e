"""Games that are over, kept without being asked: the last ones, each an ordinary save."""

import os
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import CannotWrite, sweep
from jungle_pg.files.dates import seconds_of
from jungle_pg.files.saves.folder import Dated, Origin, Saves, Summary, save_match
from jungle_pg.files.saves.names import SUFFIX

FINISHED: Final = "finished"
"""The folder of these games, in that of the player's data."""
KEPT_GAMES: Final = 200


class FinishedGames:
    """A folder of saves that nobody named; the oldest beyond the last 200 go to the bin.

    A game that was gone on with and is over again takes the place of its first end: both have the
    same last part of their names.
    """

    def __init__(self, saves: Saves) -> None:
        self.saves = saves

    def path_of(self, name: str) -> Path:
        """Where a game lies."""
        return self.saves.folder / f"{name}{SUFFIX}"

    def put(
        self, name: str, match: AnyMatch, times: TimeState, stamp: datetime, now: datetime
    ) -> Path:
        """Keep a game that is over, as one saved at `stamp`; or CannotWrite."""
        path = self.path_of(name)
        save_match(path, match, times, stamp)
        self._forget(name, path)
        self._tidy(path, now)
        return path

    def withdraw(self, name: str) -> None:
        """The game lies under a name of the player's now and needs no second place."""
        self._forget(name, None)

    def dated(self) -> Dated:
        """All of them, the newest first."""
        return self.saves.dated()

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of one."""
        summary = self.saves.summary(path)
        return None if summary is None else replace(summary, origin=Origin.FINISHED)

    def _forget(self, name: str, kept: Path | None) -> None:
        ending = f"-{own_part(name)}{SUFFIX}"
        for _, other in self.saves.dated().files:
            path = self.saves.folder / other
            if other.endswith(ending) and path != kept:
                with suppress(OSError):
                    os.unlink(path)

    def _tidy(self, newest: Path, now: datetime) -> None:
        # The calendar may have been set back since others were written: this one is never among
        # the oldest.
        sweep(self.saves.folder, seconds_of(now))
        others = [path for path in self.saves.paths() if path != newest]
        for path in others[KEPT_GAMES - 1 :]:
            with suppress(CannotWrite):
                self.saves.delete(path)


def own_part(name: str) -> str:
    """The part of a name that a match keeps for ever, however often it is gone on with."""
    return name.rpartition("-")[2]
