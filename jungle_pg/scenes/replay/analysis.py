"""A closer look at a match: who was ahead after each move, and what was best, bit by bit."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from jungle_pg.core.audience import is_secret, only_person
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE, BadText, Seat
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.knowledge import Knowledge
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.scenes.replay.tape import tape_steps
from jungle_pg.scenes.table.thoughts.exact import EVEN
from jungle_pg.scenes.table.thoughts.opinion import first_share, share_after

LIMITS: Final = Limits(nodes=3_000, seconds=1.0)
"""A glance at each position; a whole game takes seconds."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What was thought of a place of the match."""

    share: float
    """How much speaks for the first seat, from 0 to 1."""
    best: str = ""
    """The best move as text; nothing where there is none."""
    known: Knowledge[str] | None = None
    """What is known for certain there."""


class Analysis:
    """Asks about one place after the other while frames go on; off until it is opened."""

    def __init__(self, engine: EngineClient, match: AnyMatch, limits: Limits = LIMITS) -> None:
        self._engine, self._order = engine, Order(limits=limits)
        self._match = match
        steps = tape_steps(match)
        self._plies = [steps.ends[stop] for stop in steps.stops]
        """The places of the log that are judged, by how many moves were played."""
        self.judged: Mapping[int, Judged] = {}
        """What is known so far; another mapping as soon as more is."""
        self._asked = 0
        """The place that is asked about."""
        self._inquiry: Inquiry | None = None
        self.is_open = False

    @property
    def places(self) -> int:
        """How many places there are to judge: one after each move, and the start."""
        return len(self._plies)

    @property
    def part(self) -> float:
        """How much of the match is judged, from 0 to 1."""
        return len(self.judged) / self.places

    @property
    def is_busy(self) -> bool:
        """Whether something is being thought over."""
        return self.is_open and len(self.judged) < self.places

    def set_open(self, is_open: bool) -> None:
        """Look, or look no longer; what was judged stays."""
        self.is_open = is_open
        if not is_open and self._inquiry is not None:
            self._inquiry.cancel()
            self._inquiry = None

    def update(self, shown: int) -> bool:
        """Go on; what is seen comes first. Whether something new is known."""
        if not self.is_busy:
            return False
        if self._inquiry is None:
            return self._ask(shown if shown not in self.judged else self._next())
        self._inquiry.poll()
        if self._inquiry.is_open:
            return False
        number, thought = self._asked, self._inquiry.thought
        self._inquiry = None
        judged = self._unknown(number) if thought is None else self._judged(number, thought)
        self._note(number, judged)
        return True

    def best(self, number: int) -> Any:
        """The best action after so many moves; None where nothing is known."""
        judged = self.judged.get(number)
        if not self.is_open or judged is None or not judged.best:
            return None
        try:
            return self._match.rulebook.codec.parse_action(judged.best)
        except BadText:
            return None

    def _next(self) -> int:
        return next(number for number in range(self.places) if number not in self.judged)

    def _ask(self, number: int) -> bool:
        """Ask about a place; how a game ended needs no thought."""
        ply = self._plies[number]
        verdict = self._match.verdict_at(ply)
        if verdict is not None:
            self._note(number, Judged(share_after(verdict.winner)))
            return True
        actor = self._actor(number)
        is_hidden = is_secret(self._match) and actor != only_person(self._match)
        if actor == CHANCE or is_hidden:
            self._note(number, self._unknown(number))
            return True
        question = question_about_position(self._match.branch(ply), self._order)
        self._asked, self._inquiry = number, self._engine.ask(question, Priority.ANALYSIS)
        return False

    def _note(self, number: int, judged: Judged) -> None:
        self.judged = {**self.judged, number: judged}

    def _actor(self, number: int) -> Seat | None:
        return self._match.rulebook.actor(self._match.state_at(self._plies[number]))

    def _judged(self, number: int, thought: Thought[str]) -> Judged:
        share = first_share(thought, self._actor(number) or 0)
        return Judged(share, thought.action or "", thought.known)

    def _unknown(self, number: int) -> Judged:
        """Where nobody has to decide, or nothing came out: no better and no worse than before."""
        before = self.judged.get(number - 1)
        return Judged(before.share if before else EVEN)
