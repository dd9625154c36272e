"""The one engine shared by everybody at the board: the most urgent question is asked first."""

from collections.abc import Callable
from dataclasses import replace

from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question


class EngineQueue:
    """Four slots before an engine that takes one question at a time.

    The first slot with an open question is served. A slot that has to step back for it keeps its
    question and asks it anew later; no slot ever takes the answers of another one.
    """

    def __init__(self, engine: Callable[[], EngineClient]) -> None:
        self._engine = engine
        self._offer, self._computer, self._hint, self._opinion = (QueueSlot(self) for _ in range(4))
        self._places = (self._offer, self._computer, self._hint, self._opinion)
        self._served: QueueSlot | None = None
        self._ticket = 0

    def offer(self) -> EngineClient:
        """The first slot: a computer that was offered a draw answers before it moves."""
        return self._offer

    def computer(self) -> EngineClient:
        """The second slot: a computer that is to move."""
        return self._computer

    def hint(self) -> EngineClient:
        """The third slot: a person who wants to be helped."""
        return self._hint

    def opinion(self) -> EngineClient:
        """The last slot: who is ahead."""
        return self._opinion

    def serve(self) -> None:
        """Ask the question of the first slot that has one, if it is not served already."""
        first = next((place for place in self._places if place.question is not None), None)
        if first is self._served:
            return
        self._served = first
        if first is None or first.question is None:
            self._engine().cancel()
        else:
            self._ticket = self._engine().ask(first.question)

    def ask_again(self) -> None:
        """Ask anew what is open, since somebody else had the engine in between."""
        self._served = None
        if any(place.question is not None for place in self._places):
            self.serve()

    def put_question(self, place: "QueueSlot") -> None:
        """A slot has a new question."""
        if place is self._served:
            self._served = None
        self.serve()

    def found(self, place: "QueueSlot", wait_s: float) -> list[Answer]:
        """What the engine has found for a slot; nothing for one that is not served."""
        if place is not self._served:
            return []
        answers = [each for each in self._engine().poll(wait_s) if each.ticket == self._ticket]
        if any(answer.is_final for answer in answers):
            place.question = self._served = None
            if any(other.question is not None for other in self._places):
                self.serve()
        return answers


class QueueSlot:
    """An engine client for one of those who share the queue."""

    def __init__(self, line: EngineQueue) -> None:
        self._line = line
        self._ticket = 0
        self.question: Question | None = None
        """What is asked, as long as no final answer has come."""

    def ask(self, question: Question) -> int:
        """Have a question, instead of an earlier one; returns its ticket."""
        self._ticket += 1
        self.question = question
        self._line.put_question(self)
        return self._ticket

    def poll(self, wait_s: float = 0.0) -> list[Answer]:
        """What was found since the last look."""
        found = self._line.found(self, wait_s)
        return [replace(answer, ticket=self._ticket) for answer in found]

    def cancel(self) -> None:
        if self.question is not None:
            self.question = None
            self._line.serve()

    def close(self) -> None:
        """Leave the queue; the engine stays open, since others use it."""
        self.cancel()
