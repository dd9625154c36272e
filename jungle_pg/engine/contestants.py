"""Who plays in the arena: a level of ours, or any program that speaks the protocol."""

import re
import time
from collections.abc import Mapping
from typing import Any, Final, Protocol

from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import BadText, Rulebook
from jungle_pg.engine.foreign.faults import fault_of
from jungle_pg.engine.foreign.pipe import ProgramPipe
from jungle_pg.engine.foreign.program import Program, command_words
from jungle_pg.engine.foreign.worker import ForeignWorker, Patience
from jungle_pg.engine.levels import level_of
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.engine.worker import Brain, think_about

PATIENCE: Final = Patience(start=30.0, beyond=30.0, silence=30.0)
"""How long a program may take beyond its limits before it forfeits."""
WAIT_S: Final = 1.0
"""Between two looks at a program that says nothing."""
GONE_S: Final = 5.0


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

    def __init__(
        self,
        command: str,
        limits: Limits | None,
        rulebooks: Mapping[str, Rulebook[Any, Any, Any, Any]],
    ) -> None:
        self._command, self._limits = command, limits or Limits(seconds=1)
        self._rulebooks = rulebooks
        self._pipe = ProgramPipe(time.monotonic)
        self._worker: ForeignWorker | None = None
        self._ticket = self._seed = 0

    def new_game(self, game: str, rules: str, seed: int) -> None:
        """Start the program if need be; it hears of the game with the first position."""
        self._seed = seed
        if self._worker is None:
            try:
                command = command_words(self._command)
            except ValueError as problem:
                raise BadText(f"cannot start {self._command!r}: {problem}") from None
            program = Program("", command)
            self._worker = ForeignWorker(
                program, self._rulebooks, self._opened, time.monotonic, PATIENCE, asks_anything=True
            )
        self._worker.forget()

    def move(self, match: Match[Any, Any, Any, Any]) -> str:
        """The move it answers; as our own players it is told no more than its seat may know."""
        assert self._worker is not None
        self._ticket += 1
        question = question_about(match, Order(limits=self._limits, seed=self._seed))
        self._worker.ask(self._ticket, question)
        while True:
            for answer in self._worker.received(WAIT_S):
                if answer.error:
                    self._complain(answer.error)
                if answer.is_final and answer.thought.action is not None:
                    return answer.thought.action

    def close(self) -> None:
        """End the program, and wait until it has gone."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
            self._pipe.join(GONE_S)

    def _opened(self) -> ProgramPipe:
        self._pipe = ProgramPipe(time.monotonic)
        return self._pipe

    def _complain(self, error: str) -> None:
        fault = fault_of(error)
        if fault is not None and fault.code in ("missing", "no_program"):
            raise BadText(f"cannot start {self._command!r}: {error}")
        raise Forfeit(error)


def contestant(brain: Brain, name: str, limits: Limits | None) -> Contestant:
    """The contestant of a name: `level:N`, `level:N/PART` or `cmd:PROGRAM ARGS`.

    The limits of the arena hold for programs, and for levels that are limited by time.
    """
    kind, _, what = name.partition(":")
    if kind == "cmd" and what.strip():
        return ProgramContestant(what, limits, {brain[0].game_id: brain[0]})
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
