"""The other programs that players have added, and a client for each to ask it by."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jungle_pg.core.rulebook import BadText, Rulebook
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.foreign.pipe import Pipe, ProgramPipe
from jungle_pg.engine.foreign.program import Program, parse_program, record_of
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.engine.foreign.worker import ForeignWorker
from jungle_pg.engine.thinking import Clock

GONE_S = 3.0
"""How long is waited for a program at the very end; it is killed before that."""


def programs_in(facts: Mapping[str, Any]) -> tuple[tuple[Program, ...], bool]:
    """The programs of what was kept, and whether that is all of it; what is damaged is left out."""
    found: dict[str, Program] = {}
    records = facts.get("programs", ())
    is_list = isinstance(records, list | tuple)
    for record in records if is_list else ():
        try:
            program = parse_program(record)
        except BadText:
            continue
        found.setdefault(program.name, program)
    return tuple(found.values()), is_list and len(found) == len(records)


def forgets(facts: Mapping[str, Any]) -> str | None:
    """Where nothing is kept between two starts."""
    return None


class Programs:
    """All programs there are, in the order they were added, read when first asked for.

    `recall` and `keep` are where they lie between two starts. A client starts its program with
    the first question and is dropped when something of the program changes.
    """

    def __init__(
        self,
        rulebooks: Callable[[], Mapping[str, Rulebook[Any, Any, Any, Any]]] = dict,
        open_pipe: Callable[[], Pipe] | None = None,
        clock: Clock = lambda: 0.0,
        recall: Callable[[], Mapping[str, Any]] = dict,
        keep: Callable[[Mapping[str, Any]], str | None] = forgets,
    ) -> None:
        self._rulebooks, self._clock = rulebooks, clock
        self._open_pipe = open_pipe or self._opened
        self._recall, self._keep = recall, keep
        self._known: tuple[Program, ...] | None = None
        self._is_whole = True
        self._pressed: dict[str, list[str]] = {}
        self._clients: dict[str, EngineClient] = {}
        self._pipes: list[ProgramPipe] = []

    @property
    def all(self) -> tuple[Program, ...]:
        """Every program; what is damaged is left out."""
        if self._known is None:
            self._known = self._read()
        return self._known

    @property
    def is_whole(self) -> bool:
        """Whether all that was kept could be read."""
        if self._known is None:
            self._known = self._read()
        return self._is_whole

    def named(self, name: str) -> Program | None:
        """The program of a name, None where it is not known here."""
        return next((each for each in self.all if each.name == name), None)

    def playing(self, game_id: str) -> tuple[Program, ...]:
        """The programs that play a game."""
        return tuple(each for each in self.all if game_id in each.games)

    def add(self, program: Program) -> str | None:
        """Keep a program, in place of the one of its name; a sentence when impossible."""
        known = list(self._read())
        places = [at for at, each in enumerate(known) if each.name == program.name]
        if places:
            known[places[0]] = program
        else:
            known.append(program)
        return self._become(tuple(known), program.name)

    def remove(self, name: str) -> str | None:
        """Forget a program; a sentence when impossible."""
        return self._become(tuple(each for each in self._read() if each.name != name), name)

    def change(self, name: str, program: Program) -> str | None:
        """Keep a program otherwise, perhaps under another name; a sentence when impossible."""
        known = (program if each.name == name else each for each in self._read())
        return self._become(tuple(known), name)

    def press(self, name: str, option: str) -> None:
        """Press a button of a program, which hears of it when it is started next."""
        self._pressed.setdefault(name, []).append(option)
        if name in self._clients:
            self._clients.pop(name).close()

    def client(self, name: str) -> EngineClient | None:
        """Where a program is asked, None where it is not known here."""
        program = self.named(name)
        if program is None:
            return None
        if name not in self._clients:
            self._clients[name] = EngineClient(
                lambda: ForeignWorker(
                    program,
                    self._rulebooks(),
                    self._open_pipe,
                    self._clock,
                    pressed=lambda: self._pressed.pop(name, []),
                )
            )
        return self._clients[name]

    def trial(self, command: Sequence[str], earlier: Program | None = None) -> Trial:
        """Try a program out, perhaps one that was tried before."""
        return Trial(command, self._rulebooks(), self._open_pipe, self._clock, earlier=earlier)

    def rest(self) -> None:
        """Nobody plays: programs that nobody waits for end."""
        for client in self._clients.values():
            if client.is_idle:
                client.close()

    def close(self) -> None:
        """End all programs, and wait until they have gone."""
        for client in self._clients.values():
            client.close()
        self._clients = {}
        for pipe in self._pipes:
            pipe.close()
        for pipe in self._pipes:
            pipe.join(GONE_S)
        self._pipes = []

    def _read(self) -> tuple[Program, ...]:
        """What is kept by now: another window may have changed it."""
        try:
            known, self._is_whole = programs_in(self._recall())
        except BadText:
            known, self._is_whole = (), False
        return known

    def _become(self, known: tuple[Program, ...], changed: str) -> str | None:
        problem = self._keep({"version": 1, "programs": [record_of(each) for each in known]})
        if problem is None:
            self._known = known
            if changed in self._clients:
                self._clients.pop(changed).close()
        return problem

    def _opened(self) -> Pipe:
        self._pipes = [pipe for pipe in self._pipes if not pipe.is_gone]
        self._pipes.append(ProgramPipe(self._clock))
        return self._pipes[-1]
