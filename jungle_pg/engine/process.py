"""The thinking process as the program sees it: started, fed, listened to, ended."""

import multiprocessing
import os
import queue
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.messages import Answer, Question, parse_answer, question_text
from jungle_pg.engine.worker import ALIVE, CANCEL, Brains, work

SILENCE_S: Final = 10.0
"""A process that is alive says something much more often than this."""

LONGEST_MESSAGE: Final = 1_000_000
"""Bytes."""


class ProcessWorker:
    """A thinking process, with a thread that starts and feeds it and one that listens to it."""

    def __init__(self, brains: Brains) -> None:
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._process: SpawnProcess | None = None
        self.is_lost = False
        self._closing = False
        # A full pipe or a slow start may block these threads, never the frame.
        self._sender = threading.Thread(target=self._run, args=(brains,), daemon=True)
        self._sender.start()

    @property
    def process_id(self) -> int | None:
        """The number of the process once it runs."""
        return self._process.pid if self._process else None

    def ask(self, ticket: int, question: Question) -> None:
        self._outbox.put(question_text(ticket, question))

    def cancel(self) -> None:
        self._outbox.put(CANCEL)

    def received(self, wait_s: float) -> list[Answer]:
        answers: list[Answer] = []
        while True:
            try:
                wait = wait_s > 0 and not answers
                answers.append(self._inbox.get(block=wait, timeout=wait_s if wait else None))
            except queue.Empty:
                return answers

    def close(self) -> None:
        """End the process and leave nothing behind."""
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
            self.is_lost = True
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
                    self._inbox.put(parse_answer(message))
        except (EOFError, OSError, UnicodeDecodeError, BadText):
            # It has died, or its memory is damaged and it may say anything.
            pass
        self.is_lost = True


def _is_heard(pipe: Connection) -> bool:
    """Wait for the next message; False when the process hangs."""
    # Asked twice: a computer that was asleep wakes up with its time already over.
    return pipe.poll(SILENCE_S) or pipe.poll(SILENCE_S)


def spare_workers() -> int:
    """How many processes may think at a time: two where there is more than one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return 2 if (cores or 1) > 1 else 1
