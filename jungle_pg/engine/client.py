"""Where the program asks its computer players; asking, polling and cancelling never wait."""

import multiprocessing
import queue
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, Protocol

from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.messages import Answer, Question, parse_answer, question_text
from jungle_pg.engine.thinking import Clock, Thought
from jungle_pg.engine.worker import ALIVE, CANCEL, Brains, think_about, work

MAX_RESTARTS: Final = 3
"""How often one question may cost a process its life before it is answered with an error."""

SILENCE_S: Final = 10.0
"""A process that is alive says something much more often than this."""

LONGEST_MESSAGE: Final = 1_000_000
"""Bytes."""


class EngineClient(Protocol):
    """Takes one question at a time and hands out what is found."""

    def ask(self, question: Question) -> int:
        """Begin to think about a question, instead of any earlier one; returns its ticket."""

    def poll(self, wait_s: float = 0.0) -> list[Answer]:
        """What was found since the last look, for the question that counts.

        Who has no frames to draw may wait for something to come, but no longer than this.
        """

    def cancel(self) -> None:
        """No longer want an answer."""

    def close(self) -> None:
        """End all thinking and leave nothing behind."""


class ProcessClient:
    """Thinks in a process of its own, which is started again when it dies."""

    def __init__(self, brains: Brains) -> None:
        self._brains = brains
        self._ticket = 0
        self._question: Question | None = None
        self._restarts = 0
        self._worker = _Worker(brains)

    def ask(self, question: Question) -> int:
        self._ticket += 1
        self._question, self._restarts = question, 0
        self._worker.send(question_text(self._ticket, question))
        return self._ticket

    def poll(self, wait_s: float = 0.0) -> list[Answer]:
        """What was found since the last look, for the question that counts."""
        answers: list[Answer] = []
        makes_sense = True
        for message in self._worker.received(wait_s):
            try:
                answers.append(parse_answer(message))
            except BadText:
                makes_sense = False
        if self._worker.is_dead or not makes_sense:
            answers += self._after_death()
        wanted = [
            answer
            for answer in answers
            if answer.ticket == self._ticket and self._question is not None
        ]
        if any(answer.is_final for answer in wanted):
            self._question = None
        return wanted

    def cancel(self) -> None:
        self._question = None
        self._worker.send(CANCEL)

    def close(self) -> None:
        """End the process and leave nothing behind."""
        self._question = None
        self._worker.close()

    @property
    def process_id(self) -> int | None:
        """The number of the thinking process once it runs."""
        return self._worker.process_id

    def _after_death(self) -> list[Answer]:
        self._worker.close()
        self._worker = _Worker(self._brains)
        if self._question is None:
            return []
        self._restarts += 1
        if self._restarts > MAX_RESTARTS:
            error = "the thinking process ended without an answer"
            return [Answer(self._ticket, Thought(()), is_final=True, error=error)]
        self._worker.send(question_text(self._ticket, self._question))
        return []


class _Worker:
    """A thinking process and the thread that starts it, feeds it and listens to it."""

    def __init__(self, brains: Brains) -> None:
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._process: SpawnProcess | None = None
        self.is_dead = False
        self._closing = False
        # A full pipe or a slow start may block these threads, never the frame.
        self._sender = threading.Thread(target=self._run, args=(brains,), daemon=True)
        self._sender.start()

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    def send(self, message: str) -> None:
        self._outbox.put(message)

    def received(self, wait_s: float) -> list[str]:
        messages: list[str] = []
        while True:
            try:
                wait = wait_s > 0 and not messages
                messages.append(self._inbox.get(block=wait, timeout=wait_s if wait else None))
            except queue.Empty:
                return messages

    def close(self) -> None:
        self._closing = True
        self._outbox.put(None)
        if self._process is not None:
            # The thread may have put a dead process away at this very moment.
            with suppress(ValueError):
                self._process.kill()
        self._sender.join(timeout=5)

    def _run(self, brains: Brains) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, brains), daemon=True)
        try:
            process.start()
        except OSError:
            # The system has no room for another process right now.
            self.is_dead = True
            ours.close()
            return
        finally:
            theirs.close()
        self._process = process
        listener = threading.Thread(target=self._listen, args=(ours,), daemon=True)
        listener.start()
        try:
            while (message := self._outbox.get()) is not None and not self._closing:
                ours.send_bytes(message.encode())
        except OSError:
            pass
        process.kill()
        process.join()
        ours.close()
        listener.join()
        process.close()

    def _listen(self, pipe: Connection) -> None:
        try:
            while _is_heard(pipe):
                message = pipe.recv_bytes(LONGEST_MESSAGE).decode()
                if message != ALIVE:
                    self._inbox.put(message)
        except (EOFError, OSError, UnicodeDecodeError):
            pass
        self.is_dead = True


def _is_heard(pipe: Connection) -> bool:
    """Wait for the next message; False when the process hangs."""
    # Asked twice: a computer that was asleep wakes up with its time already over.
    return pipe.poll(SILENCE_S) or pipe.poll(SILENCE_S)


class LocalClient:
    """Thinks right here, at the next poll; for tests and for programs without a window."""

    def __init__(self, brains: Brains, clock: Clock) -> None:
        self._games = brains(clock)
        self._ticket = 0
        self._question: Question | None = None

    def ask(self, question: Question) -> int:
        """Take a question, instead of any earlier one; returns its ticket."""
        self._ticket += 1
        self._question = question
        return self._ticket

    def poll(self, wait_s: float = 0.0) -> list[Answer]:
        """Think, and hand out all that was found."""
        if self._question is None:
            return []
        question, self._question = self._question, None
        found: list[Answer] = []

        def report(thought: Thought[str]) -> None:
            found.append(Answer(self._ticket, thought, is_final=False))

        thought = think_about(self._games, question, lambda: False, report)
        return [*found, Answer(self._ticket, thought, is_final=True)]

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        """Nothing is left behind here."""
        self._question = None
