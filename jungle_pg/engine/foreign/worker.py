"""Another program as a worker of an engine client: asked, followed, given up, started anew.

All of it happens when it is looked at, and nothing waits: lines that were heard are taken, what
is late is noticed by the clock. A program that goes wrong is ended, its question is answered by
a fault in words, and the next question starts it again. Its moves are believed when they are legal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from jungle_pg.core.rulebook import BadText, Rulebook
from jungle_pg.engine.foreign import tongue
from jungle_pg.engine.foreign.faults import LONGEST_QUOTE, Fault
from jungle_pg.engine.foreign.pipe import Pipe
from jungle_pg.engine.foreign.program import MOST_OPTIONS, Program
from jungle_pg.engine.foreign.spoken import (
    Chosen,
    Found,
    Introduced,
    Option,
    Ready,
    newest,
    said,
)
from jungle_pg.engine.messages import Answer, Question, states_of
from jungle_pg.engine.search.scores import MATE
from jungle_pg.engine.thinking import Clock, Line, Thought

State: TypeAlias = Literal["off", "greeting", "setting", "idle", "thinking", "stopping"]

TELL_EVERY_S: Final = 0.1
"""How often what it finds on the way is handed on."""
SHOWN_MOVES: Final = 16
MOST_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a program may say nothing, in seconds."""

    start: float = 10.0
    """Until it has told about itself, and until it has loaded what it needs."""
    beyond: float = 3.0
    """Beyond its time for a move."""
    silence: float = 8.0
    """Within a thought of any length, before it is asked whether it listens, and after that."""
    stop: float = 4.0
    """Until it gives a move when it is told to stop."""


USUAL: Final = Patience()


class ForeignWorker:
    """Asks another program one question at a time."""

    is_lost = False

    def __init__(
        self,
        program: Program,
        rulebooks: Mapping[str, Rulebook[Any, Any, Any, Any]],
        open_pipe: Callable[[], Pipe],
        clock: Clock,
        patience: Patience = USUAL,
        *,
        asks_anything: bool = False,
        pressed: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self._program, self._rulebooks = program, rulebooks
        self._asks_anything = asks_anything
        """Whether it is asked about games it has not claimed to know."""
        self._pressed = pressed
        """The buttons of it that somebody has pressed since it was asked last."""
        self._open_pipe, self._clock, self._patience = open_pipe, clock, patience
        self._pipe: Pipe | None = None
        self._state: State = "off"
        self._wanted: tuple[int, Question] | None = None
        """What is asked and not yet answered."""
        self._asked: tuple[int, Question] | None = None
        """What the program thinks about, wanted or not."""
        self._position: Any = None
        self._is_drawn_out = False
        """Whether it was stopped because its time is over, so that its move still counts."""
        self._told: Question | None = None
        """What it was asked last about the game it knows of."""
        self._told_lines = 1
        self._due: float | None = None
        """When patience ends."""
        self._was_asked_for_life = False
        self._options: dict[str, Option] = {}
        self._found: dict[int, Found] = {}
        self._has_news, self._told_at = False, 0.0
        self._begun = 0.0
        self._answers: list[Answer] = []

    def ask(self, ticket: int, question: Question) -> None:
        self._wanted = ticket, question
        if self._state == "thinking":
            self._stop(is_drawn_out=False)
        self._go_on()

    def cancel(self) -> None:
        self._wanted = None
        if self._state == "thinking":
            self._stop(is_drawn_out=False)

    def received(self, wait_s: float) -> list[Answer]:
        """Take what the program has said, and notice what it has not."""
        if self._pipe is not None:
            for line in newest(self._pipe.heard(wait_s)):
                self._hear(line)
            if self._pipe is not None and self._pipe.trouble:
                self._fail(Fault(self._pipe.trouble))
        now = self._clock()
        if self._due is not None and now >= self._due:
            self._run_out(now)
        if self._has_news and now - self._told_at >= TELL_EVERY_S:
            self._report(now)
        self._go_on()
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Let the program go; who asks again starts it anew."""
        pipe, self._pipe = self._pipe, None
        self._state, self._due, self._asked = "off", None, None
        self._has_news = self._is_drawn_out = False
        self._told, self._told_lines = None, 1
        if pipe is not None:
            pipe.close()

    def forget(self) -> None:
        """The next question begins another game."""
        self._told = None

    def _go_on(self) -> None:
        """The next step towards what is wanted, if it can be taken now."""
        if self._wanted is None or self._state not in ("off", "idle"):
            return
        if self._state == "off":
            self._pipe = self._open_pipe()
            self._pipe.start(self._program.command)
            self._say(self._program.dialect)
            self._wait("greeting", self._patience.start)
            return
        _, question = self._wanted
        if self._told is None or _is_other_game(self._told, question):
            self._set_up(question)
        else:
            self._begin()

    def _set_up(self, question: Question) -> None:
        """Say which game it is; there is an answer when that is done."""
        rulebook = self._rulebooks[question.game]
        if not (self._asks_anything or tongue.may_know(self._program, rulebook)):
            self._answer(Thought(()), Fault("cannot_play"))
            return
        for line in tongue.settings_for(self._program, question, rulebook):
            self._say(line)
        for button in self._pressed():
            self._say(tongue.set_option(self._program, button))
        begins = tongue.new_game(self._program)
        if begins is not None:
            self._say(begins)
        self._say("isready")
        self._told = question
        self._wait("setting", self._patience.start)

    def _begin(self) -> None:
        """Ask the question that is wanted."""
        assert self._wanted is not None
        _, question = self._asked = self._wanted
        self._told = question
        rulebook, program = self._rulebooks[question.game], self._program
        try:
            self._position = states_of(rulebook, question)[-1]
        except BadText as problem:
            self._answers.append(self._final(Thought(()), str(problem)))
            self._wanted = self._asked = None
            return
        lines = max(1, min(question.order.lines, MOST_LINES))
        several = program.option("multipv")
        if several is not None and lines != self._told_lines:
            self._say(tongue.set_option(program, several.name, str(lines)))
            self._told_lines = lines
        seed = program.option("seed")
        if seed is not None and seed.takes(str(question.order.seed)):
            self._say(tongue.set_option(program, seed.name, str(question.order.seed)))
        self._say(tongue.position_line(program, question, rulebook))
        self._say(tongue.go_line(program, question.order))
        self._found, self._has_news, self._begun = {}, False, self._clock()
        self._told_at = self._begun
        seconds = _seconds_for(question)
        patience = self._patience
        self._wait("thinking", patience.silence if seconds is None else seconds + patience.beyond)

    def _hear(self, line: str) -> None:
        heard = said(line)
        match heard:
            case Option() if self._state == "greeting":
                self._options[heard.name] = heard
            case Introduced() if self._state == "greeting":
                if not self._program.options:
                    options = tuple(self._options.values())[:MOST_OPTIONS]
                    self._program = replace(self._program, options=options)
                self._state, self._due = "idle", None
            case Ready() if self._state == "setting":
                self._state, self._due = "idle", None
            case Ready():
                self._lives()
            case Found() if self._state in ("thinking", "stopping") and heard.place <= MOST_LINES:
                self._found[heard.place] = heard
                self._has_news = self._state == "thinking" or self._is_drawn_out
                self._lives()
            case Chosen() if self._state in ("thinking", "stopping"):
                counts = self._state == "thinking" or self._is_drawn_out
                self._state, self._due, self._is_drawn_out = "idle", None, False
                self._has_news = False
                if counts and self._wanted is not None and self._wanted is self._asked:
                    self._decide(heard.move)
                self._asked = None
            case _:
                self._lives()

    def _lives(self) -> None:
        """It has said something within a thought of any length."""
        if self._state == "thinking" and self._is_endless:
            self._was_asked_for_life = False
            self._due = self._clock() + self._patience.silence

    @property
    def _is_endless(self) -> bool:
        return self._asked is None or _seconds_for(self._asked[1]) is None

    def _run_out(self, now: float) -> None:
        """Patience has ended: it is asked to stop or whether it listens, and then given up."""
        if self._state == "thinking" and not self._is_endless:
            self._stop(is_drawn_out=True)
        elif self._state == "thinking" and not self._was_asked_for_life:
            self._was_asked_for_life = True
            self._say("isready")
            self._due = now + self._patience.silence
        else:
            self._fail(Fault("mute" if self._state == "greeting" else "silent"))

    def _stop(self, *, is_drawn_out: bool) -> None:
        self._say("stop")
        self._is_drawn_out = is_drawn_out
        self._wait("stopping", self._patience.stop)

    def _decide(self, move: str | None) -> None:
        """The move it plays, if that can be played."""
        assert self._asked is not None
        rulebook = self._rulebooks[self._asked[1].game]
        if move is None:
            fault = None if rulebook.actor(self._position) is None else Fault("no_move")
            self._answer(Thought(()), fault)
            return
        line = tongue.legal_line(self._program, rulebook, self._position, (move,), 1)
        if not line:
            # Whoever plays what cannot be played knows another position than this one.
            self._told = None
            self._answer(Thought(()), Fault("illegal", move[:LONGEST_QUOTE]))
            return
        thought = self._thought(self._clock())
        if thought.line[:1] != line:
            thought = Thought(line, thought.score, thought.mate_in, thought.depth, thought.nodes)
        self._answer(thought, None)

    def _report(self, now: float) -> None:
        """Hand on what was found so far."""
        self._has_news, self._told_at = False, now
        thought = self._thought(now)
        if thought.line and self._wanted is not None and self._wanted is self._asked:
            self._answers.append(Answer(self._wanted[0], thought, is_final=False))

    def _answer(self, thought: Thought[str], fault: Fault | None) -> None:
        self._answers.append(self._final(thought, "" if fault is None else str(fault)))
        self._wanted = None

    def _final(self, thought: Thought[str], error: str) -> Answer:
        assert self._wanted is not None
        return Answer(self._wanted[0], thought, is_final=True, error=error)

    def _fail(self, fault: Fault) -> None:
        """Do without the program; what is wanted now is answered by what is wrong."""
        self.close()
        if self._wanted is not None:
            self._answer(Thought(()), fault)

    def _thought(self, now: float) -> Thought[str]:
        """The lines it has told, as far as they can be played."""
        assert self._asked is not None
        rulebook = self._rulebooks[self._asked[1].game]
        lines: list[Line[str]] = []
        first: Found | None = None
        for place in sorted(self._found)[:MOST_LINES]:
            found = self._found[place]
            moves = tongue.legal_line(
                self._program, rulebook, self._position, found.moves, SHOWN_MOVES
            )
            if moves and all(moves[0] != other.actions[0] for other in lines):
                first = first or found
                lines.append(_line(moves, found))
        if first is None:
            return Thought(())
        best, *others = lines
        seconds = first.seconds or now - self._begun
        counted = first.depth, first.nodes, seconds
        return Thought(best.actions, best.score, best.mate_in, *counted, others=tuple(others))

    def _wait(self, state: State, seconds: float) -> None:
        self._state, self._due = state, self._clock() + seconds
        self._was_asked_for_life = False

    def _say(self, line: str) -> None:
        assert self._pipe is not None
        self._pipe.say(line)


def _seconds_for(question: Question) -> float | None:
    """How long a thought may take at most; None for one of any length."""
    limits, clocks = question.order.limits, question.order.clocks
    if limits is None and clocks is not None:
        return clocks.left_ms[clocks.mover] / 1000
    return None if limits is None else limits.seconds


def _is_other_game(told: Question, question: Question) -> bool:
    """Whether a question is about another game than the last, as far as one can see."""
    is_begun_anew = len(question.actions) < 2 <= len(told.actions)
    return (told.game, told.rules) != (question.game, question.rules) or is_begun_anew


def _line(moves: tuple[str, ...], found: Found) -> Line[str]:
    """A line with its worth as searches here tell it: forced ends in plies."""
    if found.mate is None or found.mate == 0:
        return Line(moves, found.score or 0)
    plies = min(1000, 2 * abs(found.mate) - (found.mate > 0))
    score = MATE - plies
    return Line(moves, score, plies) if found.mate > 0 else Line(moves, -score, -plies)
