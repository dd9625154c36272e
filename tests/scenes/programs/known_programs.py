"""Programs that are lines of a test, on a list that is a value of it."""

from collections.abc import Mapping
from typing import Any

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.bad_text import BadText
from jungle_pg.engine.foreign.program import Program, record_of
from jungle_pg.engine.foreign.programs import Programs
from jungle_pg.scenes.world import World
from tests.engine.foreign.written_programs import Talk, Written, polite


class ProgramList:
    """What is kept of programs, and everything that was started."""

    def __init__(self, *programs: Program, talk: Talk | None = None) -> None:
        self.facts: Mapping[str, Any] = {"programs": [record_of(each) for each in programs]}
        self.talk: Talk = talk or polite()
        self.pipes: list[Written] = []
        self.problem: str | None = None
        self.is_unreadable = False
        self.now = 0.0
        self.programs = Programs(
            rulebooks, self._opened, lambda: self.now, self._recall, self._keep
        )

    def known_to(self, world: World) -> World:
        """The same world, which knows these programs."""
        world.programs = lambda: self.programs
        return world

    @property
    def told(self) -> list[str]:
        """All that was said to programs."""
        return [line for pipe in self.pipes for line in pipe.told]

    @property
    def running(self) -> int:
        return sum(not pipe.is_closed for pipe in self.pipes)

    def _opened(self) -> Written:
        self.pipes.append(Written(self.talk))
        return self.pipes[-1]

    def _recall(self) -> Mapping[str, Any]:
        if self.is_unreadable:
            raise BadText("line 1 is damaged")
        return self.facts

    def _keep(self, facts: Mapping[str, Any]) -> str | None:
        if self.problem is None:
            self.facts = facts
        return self.problem
