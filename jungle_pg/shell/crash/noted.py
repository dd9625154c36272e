"""What scenes ask of the clipboard, of computer players and of exports, each with a witness."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jungle_pg.files.witness import Witness
from jungle_pg.stage.masking import masked
from jungle_pg.ui.text.editing import Clipboard

if TYPE_CHECKING:
    from jungle_pg.core.match import AnyMatch
    from jungle_pg.engine.client import Worker
    from jungle_pg.engine.messages import Answer, Question
    from jungle_pg.scenes.exports import Exporter, ExportJob, ExportOrder, Outcome

MOST_TEXTS: Final = 20
"""Of the clipboard, that a report may hold."""
LONGEST_TEXT: Final = 100_001
"""Letters; one more than a game that is read may have."""


class NotedClipboard:
    """A clipboard; its texts are known by their numbers."""

    def __init__(self, witness: Witness, clipboard: Clipboard, texts: list[str]) -> None:
        self._witness, self._clipboard = witness, clipboard
        self.texts = texts
        """What was taken from the clipboard."""
        self.own: set[str] = set()
        """What the program has put there itself."""

    def get(self) -> str:
        asked: list[str] = []
        number = self._witness.heard("clipboard", -1, lambda: self._number(asked))
        if asked:
            return asked[0]
        return self.texts[number] if 0 <= number < len(self.texts) else ""

    def put(self, text: str) -> None:
        if len(self.own) < MOST_TEXTS:
            self.own.add(text)
        self._clipboard.put(text)

    def _number(self, asked: list[str]) -> int:
        text = self._clipboard.get()
        asked.append(text)
        kept = text[:LONGEST_TEXT]
        if kept not in self.texts:
            if not kept or len(self.texts) >= MOST_TEXTS:
                return -1
            self.texts.append(kept)
        return self.texts.index(kept)


class NotedWorker:
    """A worker with a witness; without one, only noted answers are given."""

    def __init__(self, witness: Witness, worker: "Worker | None") -> None:
        self._witness, self._worker = witness, worker
        self._ticket = 0

    @property
    def is_lost(self) -> bool:
        worker = self._worker
        return self._witness.heard("lost", False, lambda: worker is not None and worker.is_lost)

    def ask(self, ticket: int, question: "Question") -> None:
        self._ticket = ticket
        if self._worker is not None:
            self._worker.ask(ticket, question)

    def received(self, wait_s: float) -> "list[Answer]":
        from jungle_pg.engine.messages import parse_answer

        nothing: list[str] = []
        texts = self._witness.heard("answers", nothing, lambda: self._found(wait_s))
        return [replace(parse_answer(text), ticket=self._ticket) for text in texts]

    def cancel(self) -> None:
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        if self._worker is not None:
            self._worker.close()

    def _found(self, wait_s: float) -> list[str]:
        from jungle_pg.engine.messages import answer_text

        assert self._worker is not None
        found = self._worker.received(wait_s)
        return [answer_text(answer) for answer in found if answer.ticket == self._ticket]


class NotedExports:
    """Games as files for others; without an exporter, only what came of it is told."""

    def __init__(self, witness: Witness, exporter: "Exporter | None", folder: Path) -> None:
        self._witness, self._exporter, self._folder = witness, exporter, folder

    def __call__(self, match: "AnyMatch", order: "ExportOrder") -> "ExportJob":
        """Begin to write a match into a file."""
        job = self._exporter(match, order) if self._exporter is not None else None
        return _NotedJob(self._witness, job, self._folder)


class _NotedJob:
    def __init__(self, witness: Witness, job: "ExportJob | None", folder: Path) -> None:
        self._witness, self._job, self._folder = witness, job, folder
        self._outcome: Outcome | None = None

    @property
    def part(self) -> float:
        job = self._job
        return self._witness.heard("export part", 0.0, lambda: float(job.part) if job else 0.0)

    @property
    def outcome(self) -> "Outcome | None":
        from jungle_pg.scenes.exports import Exported, NotExported

        nothing: list[Any] = []
        told = self._witness.heard("export", nothing, self._ask, _pathless)
        if self._job is None:
            match told:
                case [str(why)]:
                    self._outcome = NotExported(why)
                case [int(size), int(pictures)]:
                    self._outcome = Exported(self._folder / "game", size, pictures)
        return self._outcome

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def _ask(self) -> list[Any]:
        from jungle_pg.scenes.exports import Exported

        self._outcome = self._job.outcome if self._job is not None else None
        if isinstance(self._outcome, Exported):
            return [self._outcome.size, self._outcome.pictures]
        return [] if self._outcome is None else [self._outcome.why]


def _pathless(told: list[Any]) -> list[Any]:
    """What came of an export; a sentence may name a folder, a code has no blanks."""
    return [masked(each) if " " in str(each) else each for each in told]
