"""The files of a folder, looked at one by one in a thread; asked without ever waiting."""

import time
from pathlib import Path
from threading import Lock, Thread
from typing import Final, Protocol

from jungle_pg.files.saves.folder import Dated, Summary

FIRST: Final = 12
"""So many files are looked at without a pause: what a screen shows of a list."""

PAUSE_S: Final = 0.0001
"""After each further file, so that whoever draws meanwhile need not wait for this thread."""


class Source(Protocol):
    """A folder whose files can be looked at."""

    def dated(self) -> Dated:
        """Its files and when they were written."""

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of one of them; None when it is none after all."""


class Listing:
    """What a list shows of the files of folders, newest first, as far as they were looked at."""

    def __init__(self, *sources: Source) -> None:
        self._sources = sources
        self._lock = Lock()
        self._found: list[Summary] = []
        """What nobody has taken yet."""
        self._count = 0
        self.unseen = 0
        """How many could not be looked at."""
        self._looked_at = 0
        self._is_closed = False
        self._is_done = False
        self._thread = Thread(target=self._look, name="listing", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        is_done = self._is_done
        if is_done:
            self._thread.join()
        return is_done

    @property
    def progress(self) -> tuple[int, int]:
        """How many files were looked at, and how many there are; 0 until they are counted."""
        with self._lock:
            return self._looked_at, self._count

    def poll(self) -> list[Summary]:
        """What was found since the last time."""
        with self._lock:
            found, self._found = self._found, []
        return found

    def close(self) -> None:
        """Nobody wants to know any more; it ends after the file it is looking at."""
        self._is_closed = True

    def wait(self) -> None:
        """Wait until it ends."""
        self._thread.join()

    def _look(self) -> None:
        found = [(source, source.dated()) for source in self._sources]
        files = [
            (modified_s, name, number)
            for number, (_, dated) in enumerate(found)
            for modified_s, name in dated.files
        ]
        files.sort(reverse=True)
        with self._lock:
            self._count = len(files)
            self.unseen = sum(dated.unseen for _, dated in found)
        for looked_at, (_, name, number) in enumerate(files):
            if self._is_closed:
                return
            source, dated = found[number]
            self._add(source, dated.folder / name)
            if looked_at >= FIRST:
                time.sleep(PAUSE_S)
        self._is_done = True

    def _add(self, source: Source, path: Path) -> None:
        summary, is_unseen = None, False
        try:
            summary = source.summary(path)
        except Exception:
            # Whatever is wrong with one of them, the others are still to be looked at.
            is_unseen = True
        with self._lock:
            self._looked_at += 1
            self.unseen += is_unseen
            if summary is not None:
                self._found.append(summary)
