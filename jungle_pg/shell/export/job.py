"""Exports beside the window: another process draws and writes, and tells how far it is."""

import threading
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.atomic import forget
from jungle_pg.games.game import Game
from jungle_pg.scenes.exports import CUT_SHORT, Exported, ExportOrder, NotExported, Outcome
from jungle_pg.texts.languages import Words

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from jungle_pg.core.study.study import AnyStudy

ENDS_S: Final = 3.0
"""How long a process may take to stop before it is ended."""

LISTENS_S: Final = 0.05

Games: TypeAlias = Callable[[], Mapping[str, Game]]
WordsOf: TypeAlias = Callable[[str], Words]
"""Both are named by their module, to cross processes."""


class ProcessExport:
    """One file in the making; a thread starts the process and listens to it."""

    def __init__(
        self,
        games: Games,
        words_of: WordsOf,
        shown: "AnyMatch | AnyStudy",
        order: ExportOrder,
        wanted: Path,
        stamp: datetime,
    ) -> None:
        self.part = 0.0
        self.outcome: Outcome | None = None
        self._is_unwanted = threading.Event()
        self._process: SpawnProcess | None = None
        # Loading what a process needs and starting it may take a while, but not of a frame.
        self._thread = threading.Thread(
            target=self._run, args=(games, words_of, shown, order, wanted, stamp), daemon=True
        )
        self._thread.start()

    @property
    def process_id(self) -> int | None:
        """The number of the drawing process once it runs."""
        return self._process.pid if self._process is not None else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left of the process."""
        return not self._thread.is_alive()

    def cancel(self) -> None:
        self._is_unwanted.set()

    def close(self) -> None:
        """Cancel, and wait until nothing is left of it."""
        self.cancel()
        self._thread.join(timeout=ENDS_S + 2)

    def _run(
        self,
        games: Games,
        words_of: WordsOf,
        shown: "AnyMatch | AnyStudy",
        order: ExportOrder,
        wanted: Path,
        stamp: datetime,
    ) -> None:
        import multiprocessing

        from jungle_pg.core.saving.document import save_text
        from jungle_pg.core.saving.studies.document import study_text
        from jungle_pg.core.saving.values import TimeState
        from jungle_pg.core.study.study import Study
        from jungle_pg.shell.export.worker import draw_in_process

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        if isinstance(shown, Study):
            text = study_text(shown, stamp)
        else:
            text = save_text(shown, TimeState(), stamp)
        process = context.Process(
            target=draw_in_process, args=(theirs, games, words_of, text, order, wanted), daemon=True
        )
        try:
            process.start()
        except OSError:
            self.outcome = NotExported(CUT_SHORT)
            return
        theirs.close()
        self._process = process
        outcome = self._listen(ours) or NotExported(CUT_SHORT)
        if self._is_unwanted.is_set() and isinstance(outcome, Exported):
            forget(outcome.path)
            outcome = NotExported("")
        self.outcome = outcome
        process.join(timeout=ENDS_S)
        process.kill()
        process.join()
        ours.close()

    def _listen(self, pipe: "Connection") -> Outcome | None:
        """What came of it; None from a process that was ended or said nothing."""
        waited_s, is_told = 0.0, False
        try:
            while waited_s < ENDS_S:
                if self._is_unwanted.is_set():
                    if not is_told:
                        pipe.send(None)
                        is_told = True
                    waited_s += LISTENS_S
                if pipe.poll(LISTENS_S):
                    news = pipe.recv()
                    if not isinstance(news, float):
                        return news  # type: ignore[no-any-return]
                    self.part = news
        except (EOFError, OSError):
            pass
        return None


class Exports:
    """Begins exports into a folder, each under a name of its own; closes those that go on."""

    def __init__(
        self, games: Games, words_of: WordsOf, folder: Path, today: Callable[[], datetime]
    ) -> None:
        self._games, self._words_of = games, words_of
        self._folder, self._today = folder, today
        self._jobs: list[ProcessExport] = []

    def __call__(self, shown: "AnyMatch | AnyStudy", order: ExportOrder) -> ProcessExport:
        now = self._today()
        game = shown.rulebook.game_id
        wanted = self._folder / f"{game}_game_{now:%Y%m%d_%H%M%S}.{order.kind}"
        job = ProcessExport(self._games, self._words_of, shown, order, wanted, now)
        self._jobs = [*(each for each in self._jobs if not each.is_over), job]
        return job

    def close(self) -> None:
        """Leave no process and no unfinished file behind."""
        for job in self._jobs:
            job.cancel()
        for job in self._jobs:
            job.close()
