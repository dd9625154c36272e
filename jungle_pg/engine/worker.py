"""Thinking about questions: the main loop of the thinking process, and the same without one."""

import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Rulebook
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.judging.solver import judge
from jungle_pg.engine.messages import (
    Answer,
    Question,
    answer_text,
    match_of,
    parse_question,
    states_of,
    written,
)
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Clock, Thinker, Thought, keep_on
from jungle_pg.engine.trials import play_trial

CANCEL: Final = ""
"""The message that ends a thought without an answer being wanted."""

ALIVE: Final = ""
"""What a process says now and then, so that one that hangs is known by its silence."""
ALIVE_EVERY_S: Final = 1.0

Brain: TypeAlias = tuple[Rulebook[Any, Any, Any, Any], Thinker[Any, Any]]
Brains: TypeAlias = Callable[[Clock], Mapping[str, Brain]]
"""The rulebook and the thinker of each game, made when first asked for.

Named by its module, to cross processes.
"""

_BELOW_NORMAL: Final = 0x4000


class Voice:
    """The way back to the program; what two threads say never runs into each other."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._lock = pipe, Lock()

    def say(self, message: str) -> None:
        """Send a message."""
        with self._lock:
            self._pipe.send_bytes(message.encode())

    def show_life(self) -> None:
        """Say again and again that this process is alive, until nobody listens; for a thread."""
        with suppress(OSError):
            while True:
                self.say(ALIVE)
                time.sleep(ALIVE_EVERY_S)


def work(pipe: Connection, brains: Brains) -> None:
    """Answer questions until the other end of the pipe is closed."""
    step_back()
    voice = Voice(pipe)
    Thread(target=voice.show_life, name="life", daemon=True).start()
    games = brains(time.monotonic)
    try:
        while True:
            message = pipe.recv_bytes().decode()
            if message != CANCEL:
                _answer(pipe, voice, games, message)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer(pipe: Connection, voice: Voice, games: Mapping[str, Brain], message: str) -> None:
    ticket, question = parse_question(message)

    def send(thought: Thought[str], *, is_final: bool, error: str = "") -> None:
        voice.say(answer_text(Answer(ticket, thought, is_final, error)))

    try:
        thought = think_about(
            games, question, pipe.poll, lambda thought: send(thought, is_final=False)
        )
    except (BadText, ValueError, KeyError) as problem:
        send(Thought(()), is_final=True, error=str(problem) or type(problem).__name__)
    else:
        send(thought, is_final=True)


def think_about(
    games: Mapping[str, Brain],
    question: Question,
    must_stop: Callable[[], bool],
    report: Callable[[Thought[str]], None],
) -> Thought[str]:
    """Think about a question of any game; actions come back as texts."""
    rulebook, thinker = games[question.game]
    if question.task is not None:
        match = match_of(rulebook, question)
        try:
            if question.proves:
                return Thought((), proof=prove(match, question.task, thinker, must_stop))
            return Thought((), judgement=judge(match, question.task, thinker, must_stop))
        except Stopped:
            return Thought(())
    if question.trial is not None:
        try:
            game = play_trial(rulebook, thinker, question.rules, question.trial, must_stop)
        except Stopped:
            return Thought(())
        return Thought((), played=game)
    *past, state = states_of(rulebook, question)

    def as_text(thought: Thought[Any]) -> Thought[str]:
        return written(thought, rulebook.codec.action_text)

    thought = thinker.think(
        state, past, question.order, must_stop, lambda found: report(as_text(found))
    )
    return as_text(thought)


class LocalWorker:
    """Thinks right here, when it is looked at; for tests and for programs without a window."""

    is_lost = False

    def __init__(self, brains: Brains, clock: Clock) -> None:
        self._games = brains(clock)
        self._asked: tuple[int, Question] | None = None

    def ask(self, ticket: int, question: Question) -> None:
        self._asked = ticket, question

    def received(self, wait_s: float) -> list[Answer]:
        """Think, and hand out all that was found."""
        if self._asked is None:
            return []
        (ticket, question), self._asked = self._asked, None
        found: list[Answer] = []

        def report(thought: Thought[str]) -> None:
            found.append(Answer(ticket, thought, is_final=False))

        thought = think_about(self._games, question, keep_on, report)
        return [*found, Answer(ticket, thought, is_final=True)]

    def cancel(self) -> None:
        self._asked = None

    def close(self) -> None:
        """Nothing is left behind here."""


def step_back() -> None:
    """Ask the system to serve the window first."""
    if hasattr(os, "nice"):
        os.nice(10)
    elif sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
