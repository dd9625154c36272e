"""Trying another program out: what it is, what can be set, which games it plays."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.rulebook import Rulebook
from jungle_pg.engine.foreign import tongue
from jungle_pg.engine.foreign.faults import Fault, fault_of
from jungle_pg.engine.foreign.pipe import Pipe
from jungle_pg.engine.foreign.program import MOST_OPTIONS, Program
from jungle_pg.engine.foreign.spoken import (
    LONGEST_NAME,
    Dialect,
    Introduced,
    Named,
    Option,
    said,
)
from jungle_pg.engine.foreign.worker import USUAL, ForeignWorker, Patience
from jungle_pg.engine.messages import Question
from jungle_pg.engine.thinking import Clock, Limits, Order

GLANCE: Final = Limits(seconds=0.1)
"""How well it thinks over the first move of each game."""
WRONG_MOVE: Final = ("illegal", "no_move")
"""Faults of a program that plays another game, or counts ranks otherwise."""
OTHER_TONGUE_S: Final = 2.0
"""A program that stays mute for so long is greeted in UCCI too."""


class Trial:
    """Goes through all that is tried; looked at again and again, it never waits.

    First it is greeted in one tongue and, if it stays mute, in the other too; then it plays the
    first move of every game it may know, with ranks counted from either number.
    """

    def __init__(
        self,
        command: Sequence[str],
        rulebooks: Mapping[str, Rulebook[Any, Any, Any, Any]],
        open_pipe: Callable[[], Pipe],
        clock: Clock,
        patience: Patience = USUAL,
        earlier: Program | None = None,
    ) -> None:
        self.program = Program("", tuple(command))
        """What is known of it so far."""
        self.fault: Fault | None = None
        self.is_done = False
        self._earlier = earlier
        self._rulebooks, self._open_pipe = rulebooks, open_pipe
        self._clock, self._patience = clock, patience
        self._pipe: Pipe | None = None
        self._worker: ForeignWorker | None = None
        self._since = 0.0
        self._greeted: Dialect = "uci"
        self._options: list[Option] = []
        self._left: Iterator[tuple[Rulebook[Any, Any, Any, Any], int]] = iter(())
        self._tried: tuple[Rulebook[Any, Any, Any, Any], int] | None = None
        self._faults: list[Fault] = []
        self._greet("uci")

    def poll(self) -> bool:
        """Go on; whether all has been tried."""
        if not self.is_done and self._pipe is not None:
            self._listen(self._pipe)
        if not self.is_done and self._worker is not None:
            self._play(self._worker)
        return self.is_done

    def close(self) -> None:
        """Try no further."""
        self.is_done = True
        for part in (self._pipe, self._worker):
            if part is not None:
                part.close()
        self._pipe = self._worker = None

    def _greet(self, dialect: Dialect) -> None:
        self._options, self._greeted = [], dialect
        self._pipe = self._open_pipe()
        self._pipe.start(self.program.command)
        self._pipe.say(dialect)
        self._since = self._clock()

    def _listen(self, pipe: Pipe) -> None:
        for line in pipe.heard():
            match said(line):
                case Named("name", text):
                    self.program = replace(self.program, name=text)
                case Named("author", text):
                    self.program = replace(self.program, author=text)
                case Option() as option:
                    if len(self._options) < MOST_OPTIONS and self._is_new(option):
                        self._options.append(option)
                case Introduced(dialect):
                    self.program = replace(self.program, dialect=dialect)
                    self._introduced()
                    return
        passed, in_uci = self._clock() - self._since, self._greeted == "uci"
        if pipe.trouble and pipe.trouble != "ended":
            self._give_up(Fault(pipe.trouble))
        elif pipe.trouble and in_uci:
            # Some end at the first word they do not know.
            self._greet("ucci")
        elif pipe.trouble or passed >= self._patience.start:
            self._give_up(Fault("mute"))
        elif in_uci and passed >= OTHER_TONGUE_S:
            self._greeted = "ucci"
            pipe.say("ucci")

    def _is_new(self, option: Option) -> bool:
        return all(option.name != each.name for each in self._options)

    def _introduced(self) -> None:
        assert self._pipe is not None
        self._pipe.close()
        self._pipe = None
        name = self.program.name or self.program.command[0].replace("\\", "/").split("/")[-1]
        name = "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]
        program = replace(self.program, name=name, options=tuple(self._options))
        if self._earlier is not None:
            for option, value in self._earlier.values:
                program = program.having(option, value)
        self.program = program
        books = self._rulebooks.values()
        known = [book for book in books if _is_open(book) and tongue.may_know(program, book)]
        usual = tongue.usual_rank(program)
        ranks = {book.game_id: (1,) if tongue.knows_house(program, book) else (usual, 1 - usual)
                 for book in known}  # fmt: skip
        self._left = iter([(book, rank) for book in known for rank in ranks[book.game_id]])
        self._next()

    def _next(self) -> None:
        """Try the next game, unless it is known to be played already."""
        self._tried = next(self._left, None)
        while self._tried is not None and self._tried[0].game_id in self.program.games:
            self._tried = next(self._left, None)
        if self._worker is not None:
            self._worker.close()
            self._worker = None
        if self._tried is None:
            if not self.program.games:
                quoted = [fault for fault in self._faults if fault.code == "illegal"]
                other = Fault("other_game", quoted[0].quote if quoted else "")
                told = [each for each in self._faults if each.code not in WRONG_MOVE]
                self.fault = told[0] if told else other
            self.is_done = True
            return
        book, rank = self._tried
        rules = book.codec.parse_rules(book.usual_rules)
        start = book.codec.position_text(book.start(rules))
        question = Question(book.game_id, book.usual_rules, start, (), Order(limits=GLANCE))
        asked = replace(self.program, first_rank=rank)
        self._worker = ForeignWorker(
            asked, self._rulebooks, self._open_pipe, self._clock, self._patience
        )
        self._worker.ask(1, question)

    def _play(self, worker: ForeignWorker) -> None:
        for answer in worker.received(0.0):
            if not answer.is_final or self._tried is None:
                continue
            book, rank = self._tried
            if answer.error:
                fault = fault_of(answer.error) or Fault("ended")
                self._faults.append(fault)
                if fault.code not in WRONG_MOVE:
                    # It would go wrong in every other game too.
                    self._left = iter(())
            else:
                games = (*self.program.games, book.game_id)
                first = rank if book.known_as else self.program.first_rank
                self.program = replace(self.program, games=games, first_rank=first)
            self._next()
            return

    def _give_up(self, fault: Fault) -> None:
        self.fault = fault
        self.close()


def _is_open(book: Rulebook[Any, Any, Any, Any]) -> bool:
    """Whether nothing of a game is hidden, so that it can be told to anybody."""
    return not book.has_secrets(book.codec.parse_rules(book.usual_rules))
