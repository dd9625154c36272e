"""The running match, kept without being asked: its journal, and whole saves in generations."""

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Condition, Thread
from typing import Final, TypeAlias

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import CannotWrite, patiently, reason_in_words
from jungle_pg.files.autosave.finished import FinishedGames
from jungle_pg.files.autosave.journal import Journal
from jungle_pg.files.autosave.journal_file import SUFFIX as JOURNAL
from jungle_pg.files.saves.folder import save_match

GENERATIONS: Final = (".json", ".1.json", ".2.json")
"""How the whole saves of a match end, the newest first."""
ENDINGS: Final = (JOURNAL, *GENERATIONS)
PLIES_BETWEEN_SAVES: Final = 20

_Game: TypeAlias = tuple[AnyMatch, TimeState]


class Autosave:
    """One match being kept; a thread waits for the disk, only `wait` and `close` wait for it.

    At its end it is put among the finished games. `prepare` is what the thread does first.
    """

    def __init__(
        self,
        stem: Path,
        match: AnyMatch,
        times: TimeState,
        stamp: Callable[[], datetime],
        finished: FinishedGames,
        prepare: Callable[[], None] = lambda: None,
    ) -> None:
        self.stem = stem
        self._stamp, self._finished, self._prepare = stamp, finished, prepare
        self._problem: str | None = None
        self._journal: Journal | None = None
        self._last: _Game = (match, times)
        self._saved_at_ply = match.cursor
        self._wake = Condition()
        self._must_sync = self._is_closing = False
        self._is_busy = True
        self._to_save: tuple[_Game, datetime] | None = None
        """With the time at which it was so, whenever the disk takes it."""
        self._saved: _Game | None = None
        self._named: AnyMatch | None = None
        """The match as the player has saved it."""
        self._thread = Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    @property
    def problem(self) -> str | None:
        """Why the match is not kept at the moment, as the end of a sentence."""
        return (self._journal.problem if self._journal else None) or self._problem

    @property
    def is_over(self) -> bool:
        """Whether it was left and everything is on the disk."""
        return not self._thread.is_alive()

    def note(self, match: AnyMatch, times: TimeState) -> None:
        """The match has changed; every 20 plies, and at its end, it is saved as a whole too."""
        with self._wake:
            before, _ = self._last
            self._last = (match, times)
            if self._journal is not None:
                self._journal.note(match, times)
            has_ended = match.verdict is not None and before.verdict is None
            if has_ended or abs(match.cursor - self._saved_at_ply) >= PLIES_BETWEEN_SAVES:
                self._to_save, self._saved_at_ply = (self._last, self._stamp()), match.cursor
            self._must_sync = True
            self._wake.notify_all()

    def named(self, match: AnyMatch) -> None:
        """The player has saved the match; once it is over it need not be kept here as well."""
        with self._wake:
            self._named = match
            if match.verdict is not None:
                self._to_save = (self._last, self._stamp())
                self._wake.notify_all()

    def wait(self) -> None:
        """Wait until the disk has everything that was noted so far."""
        with self._wake:
            self._wake.wait_for(lambda: not self._is_busy and not self._has_work())

    def leave(self) -> None:
        """Nothing more will be noted: save the whole match and end, without waiting for that."""
        with self._wake:
            if not self._is_saved():
                self._to_save = (self._last, self._stamp())
            self._must_sync = self._is_closing = True
            self._wake.notify_all()

    def close(self) -> str | None:
        """Leave, and wait for it; why that was impossible, as the end of a sentence."""
        self.leave()
        self._thread.join()
        return self._problem

    def _work(self) -> None:
        self._prepare()
        self._open()
        while not self._step():
            pass
        self._end()

    def _open(self) -> None:
        self._begin_journal()
        with self._wake:
            self._is_busy = False
            self._wake.notify_all()

    def _begin_journal(self) -> None:
        """Write the whole match down; what is noted meanwhile follows."""
        with self._wake:
            match, times = self._last
        try:
            journal = Journal(with_ending(self.stem, JOURNAL), match, times)
        except CannotWrite as trouble:
            journal, self._problem = None, trouble.reason
        with self._wake:
            self._journal = journal
            if journal is not None:
                self._problem = None
                # What was noted while the disk was waited for.
                journal.note(*self._last)

    def _step(self) -> bool:
        """Do what is due, or wait for it; whether it was the last time."""
        with self._wake:
            self._wake.wait_for(self._has_work)
            self._is_busy = True
            to_save, self._to_save = self._to_save, None
            must_sync, self._must_sync = self._must_sync, False
            is_closing = self._is_closing
        if must_sync:
            self._sync()
        if to_save is not None:
            self._save(*to_save)
        with self._wake:
            self._is_busy = False
            self._wake.notify_all()
        return is_closing

    def _has_work(self) -> bool:
        return self._must_sync or self._is_closing or self._to_save is not None

    def _sync(self) -> None:
        journal = self._journal
        if journal is None or not journal.is_in_place():
            self._begin_journal_anew(journal)
            return
        try:
            journal.sync()
        except OSError as error:
            self._problem = reason_in_words(error)

    def _begin_journal_anew(self, lost: Journal | None) -> None:
        """Write the journal that could not begin, or was deleted; its name is ours alone."""
        if lost is not None:
            with suppress(OSError):
                os.unlink(lost.path)
        self._begin_journal()
        if lost is not None:
            lost.close()

    def _is_saved(self) -> bool:
        """Whether the disk has all of it; how long a game has been over does not count."""
        (match, _), saved = self._last, self._saved
        is_over = match.verdict is not None
        return saved == self._last or (is_over and saved is not None and saved[0] == match)

    def _save(self, game: _Game, stamp: datetime) -> None:
        match, times = game
        try:
            if match.verdict is None:
                rotate(self.stem)
                save_match(with_ending(self.stem, GENERATIONS[0]), match, times, stamp)
            elif match == self._named:
                self._finished.withdraw(self.stem.name)
            else:
                self._finished.put(self.stem.name, match, times, stamp, now=stamp)
        except CannotWrite as trouble:
            self._problem = trouble.reason
        else:
            self._saved, self._problem = game, None

    def _end(self) -> None:
        if self._journal is None:
            return
        self._journal.close()
        if self._last[0].verdict is not None and self._is_saved():
            forget(self.stem)
        elif self._journal.problem is not None and self._problem is None:
            # The journal has fallen behind the whole save, which counts from now on.
            with suppress(OSError):
                os.unlink(self._journal.path)


def with_ending(stem: Path, ending: str) -> Path:
    """The file of a match with this ending."""
    return stem.with_name(stem.name + ending)


def forget(stem: Path) -> None:
    """Remove all that is kept of a match while it is played."""
    for ending in ENDINGS:
        with suppress(OSError):
            os.unlink(with_ending(stem, ending))


def rotate(stem: Path) -> None:
    """Make room for a new save: each one becomes a generation older."""
    for older, newer in ((2, 1), (1, 0)):
        # One that cannot be moved will be replaced, and the others are still there.
        with suppress(OSError):
            _move(with_ending(stem, GENERATIONS[newer]), with_ending(stem, GENERATIONS[older]))


def _move(source: Path, target: Path) -> None:
    patiently(lambda: os.replace(source, target))
