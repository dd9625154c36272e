"""Who is ahead, as a computer sees it: for a bar beside the board."""

from math import exp
from typing import Final

from jungle_pg.core.audience import only_person
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.scenes.table.thoughts.exact import EVEN, Exact, exact_of
from jungle_pg.scenes.table.thoughts.hint import is_for_a_person

LIMITS: Final = Limits(nodes=3_000, seconds=1.0)
"""A glance must do: it is asked for at every turn."""

STEEPNESS: Final = 400
"""The score at which a side is three times as likely to be called the better one."""


class Opinion:
    """Thinks a little while nobody else needs the engine, and keeps what it thought last."""

    def __init__(self, engine: EngineClient, limits: Limits = LIMITS) -> None:
        self._engine, self._order = engine, Order(limits=limits)
        self._match: AnyMatch | None = None
        self._inquiry: Inquiry | None = None
        self._first = EVEN
        """The share of the first seat."""
        self.exact: Exact | None = None
        """What is known for certain; None where it is only an opinion."""

    @property
    def is_thinking(self) -> bool:
        """Whether another opinion is being formed."""
        return self._inquiry is not None and self._inquiry.is_open

    def share(self, bottom: Seat = 0) -> float:
        """How much of the bar belongs to the seat at its foot, from 0 to 1."""
        return self._first if bottom == 0 else 1 - self._first

    def update(self, match: AnyMatch) -> bool:
        """Follow this match; whether the share, or what is known, has changed."""
        before = self._first, self.exact
        if match.verdict is not None:
            self.close()
            self._first, self.exact = share_after(match.verdict.winner), None
        elif may_be_judged(match):
            inquiry = self._about(match)
            if inquiry.poll() and inquiry.thought is not None and match.actor is not None:
                self._first = first_share(inquiry.thought, match.actor)
                self.exact = exact_in(inquiry.thought, match.actor)
        else:
            self.close()
        return (self._first, self.exact) != before

    def close(self) -> None:
        """Stop thinking; what was thought last stays."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        self._match = self._inquiry = None

    def _about(self, match: AnyMatch) -> Inquiry:
        """What is asked about this match; about the same one only once."""
        if self._inquiry is None or match is not self._match:
            self.close()
            question = question_about_position(match, self._order)
            self._match, self._inquiry = match, self._engine.ask(question, Priority.OPINION)
        return self._inquiry


def may_be_judged(match: AnyMatch) -> bool:
    """Whether there is time for an opinion now, and nobody learns a secret by it."""
    if match.rulebook.has_secrets(match.setup.rules):
        return match.actor is not None and match.actor == only_person(match)
    return is_for_a_person(match) or is_watched(match)


def is_watched(match: AnyMatch) -> bool:
    """Whether computers play each other; then there is time for an opinion between their moves."""
    return not any(player.is_human for player in match.setup.players)


def exact_in(thought: Thought[str], actor: Seat) -> Exact | None:
    """What a thought of a seat that is to act knows for certain."""
    return None if thought.known is None else exact_of(thought.known, actor)


def first_share(thought: Thought[str], actor: Seat) -> float:
    """How much speaks for the first seat, from 0 to 1, where a seat is to act."""
    exact = exact_in(thought, actor)
    if exact is not None:
        return exact.first_share
    mine = share_of(thought)
    return mine if actor == 0 else 1 - mine


def share_of(thought: Thought[str]) -> float:
    """How well the side to move seems to stand, from 0 to 1."""
    if thought.mate_in is not None:
        return 1.0 if thought.mate_in > 0 else 0.0
    return 1 / (1 + exp(-thought.score / STEEPNESS))


def share_after(winner: Seat | None) -> float:
    """The share of the first seat when all is over."""
    if winner is None:
        return EVEN
    return 1.0 if winner == 0 else 0.0
