"""Who plays in the arena: a level of ours, or any program that speaks the protocol."""

import queue
import re
import shlex
import subprocess
import threading
import time
from contextlib import nullcontext, suppress
from typing import Any, Final, Protocol

from jungle_pg.core.lines import bounded_lines
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.levels import level_of
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.engine.worker import Brain, think_about

LONGEST_ANSWER: Final = 1 << 16
"""Characters of a line of a program; what comes after them is passed over."""

PATIENCE_S: Final = 30.0
"""How long a program may take beyond its limits before it forfeits."""


class Forfeit(Exception):  # noqa: N818 - it ends a game, not the program
    """A program did not answer, or not in the protocol."""


class Contestant(Protocol):
    """Plays games one after the other."""

    def new_game(self, game: str, rules: str, seed: int) -> None:
        """Get ready for a game."""

    def move(self, match: Match[Any, Any, Any, Any]) -> str:
        """The text of the move to play, or Forfeit."""

    def close(self) -> None:
        """Leave nothing behind."""


class LevelContestant:
    """One of our levels with its own limits, or the part of them it is handicapped to."""

    def __init__(self, brain: Brain, level: int, limits: Limits | None) -> None:
        self._rulebook, self._thinker = brain
        self._order = Order(level, limits)
        self._seed = 0

    def new_game(self, game: str, rules: str, seed: int) -> None:
        """Forget the last game."""
        self._thinker.forget()
        self._seed = seed

    def move(self, match: Match[Any, Any, Any, Any]) -> str:
        """The text of the move to play."""
        order = Order(self._order.level, self._order.limits, self._seed)
        if not self._rulebook.has_secrets(match.setup.rules):
            # Nothing to hide: to play the whole game again for every move would take longer than
            # to think about it.
            past = [match.state_at(ply) for ply in range(match.cursor)]
            found = self._thinker.think(match.state, past, order)
            if found.action is None:
                raise Forfeit("no move found")
            return self._rulebook.codec.action_text(found.action)
        games = {self._rulebook.game_id: (self._rulebook, self._thinker)}
        question = question_about(match, order)
        thought = think_about(games, question, lambda: False, lambda thought: None)
        if thought.action is None:
            raise Forfeit("no move found")
        return thought.action

    def close(self) -> None:
        """Nothing is left behind."""


class ProgramContestant:
    """Another program, started once and fed with positions."""

    def __init__(self, command: str, limits: Limits | None) -> None:
        self._command, self._limits = command, limits or Limits(seconds=1)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader: threading.Thread | None = None

    def new_game(self, game: str, rules: str, seed: int) -> None:
        """Start the program if need be and tell it about the game."""
        if self._process is None:
            self._start()
        self._say(f"setoption name Game value {game}", f"setoption name Rules value {rules}")
        self._say(f"setoption name Seed value {seed}")
        self._say("ucinewgame", "isready")
        self._await("readyok")

    def move(self, match: Match[Any, Any, Any, Any]) -> str:
        # As our own players it is told no more than its seat may know.
        question = question_about(match, Order())
        moves = "".join(f" {text.lower()}" for text in question.actions)
        self._say(f"position fen {question.start} moves{moves}", f"go {self._go_words()}")
        return self._await("bestmove").split()[1]

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, ValueError), process.stdin or nullcontext():
            print("quit", file=process.stdin, flush=True)
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._reader is not None:
            self._reader.join()
        if process.stdout is not None:
            process.stdout.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError, IndexError) as problem:
            # A command may have an open quotation, a null, or nothing in it at all.
            reason = getattr(problem, "strerror", None) or str(problem)
            raise BadText(f"cannot start {self._command!r}: {reason}") from None
        self._lines = queue.SimpleQueue()
        self._reader = threading.Thread(
            target=self._read, args=(self._process, self._lines), daemon=True
        )
        self._reader.start()
        self._say("uci")
        self._await("uciok")

    @staticmethod
    def _read(process: subprocess.Popen[str], lines: "queue.SimpleQueue[str | None]") -> None:
        assert process.stdout is not None
        for line in bounded_lines(process.stdout, LONGEST_ANSWER):
            lines.put(line.strip())
        lines.put(None)

    def _say(self, *lines: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            for line in lines:
                self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            self.close()
            raise Forfeit("the program has ended") from None

    def _await(self, word: str) -> str:
        patience = PATIENCE_S + (self._limits.seconds or 0) * 2
        deadline = time.monotonic() + patience
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                self.close()
                raise Forfeit(f"no {word} within {patience:.0f} s") from None
            if line is None:
                self.close()
                raise Forfeit("the program has ended")
            if re.match(rf"{word}\b.*", line) and (word != "bestmove" or len(line.split()) > 1):
                return line

    def _go_words(self) -> str:
        limits = self._limits
        if limits.depth is not None:
            return f"depth {limits.depth}"
        if limits.nodes is not None:
            return f"nodes {limits.nodes}"
        return f"movetime {int((limits.seconds or 1) * 1000)}"


def contestant(brain: Brain, name: str, limits: Limits | None) -> Contestant:
    """The contestant of a name: `level:N`, `level:N/PART` or `cmd:PROGRAM ARGS`.

    The limits of the arena hold for programs, and for levels that are limited by time.
    """
    kind, _, what = name.partition(":")
    if kind == "cmd" and what.strip():
        return ProgramContestant(what, limits)
    numbers = re.fullmatch(r"([1-8])(?:/([1-9][0-9]{0,5}))?", what) if kind == "level" else None
    if numbers is None:
        raise BadText(
            f"a contestant is level:1 to level:8, level:7/20 or cmd:PROGRAM, not {name!r}"
        )
    level = level_of(int(numbers[1]))
    if limits is None or level.limits.seconds is None:
        limits = _part(level.limits, int(numbers[2] or 1))
    return LevelContestant(brain, level.number, limits)


def _part(limits: Limits, divisor: int) -> Limits:
    """A fraction of the time or the positions of a level; its depth stays."""
    nodes = None if limits.nodes is None else max(1, limits.nodes // divisor)
    seconds = None if limits.seconds is None else limits.seconds / divisor
    return Limits(limits.depth, nodes, seconds)
