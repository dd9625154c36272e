"""What a computer player is asked and what it answers, for any game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias

from jungle_pg.core.rulebook import A, S_contra
from jungle_pg.core.trials import TrialGame
from jungle_pg.engine.judging.judgement import Judgement
from jungle_pg.engine.knowledge import Knowledge

Clock: TypeAlias = Callable[[], float]
"""Tells the time in seconds."""
Reader: TypeAlias = Callable[[str], bytes]
"""Reads a file that came with the program, by its path below the assets, or raises OSError."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop thinking; whatever comes first counts, None is no limit."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Line(Generic[A]):
    """Actions that follow each other, and what the first of them is worth to who plays it."""

    actions: tuple[A, ...]
    score: int
    mate_in: int | None = None


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """What a search has found so far; the score is for the side to move."""

    line: tuple[A, ...]
    score: int = 0
    """In hundredths of the weakest piece's half; big numbers are forced ends."""
    mate_in: int | None = None
    """Plies to a forced end; negative when it is a loss."""
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    known: Knowledge[A] | None = None
    """What is known for certain, whatever the search says."""
    judgement: Judgement | None = None
    """What was found where a judge was asked, not a player."""
    played: TrialGame | None = None
    """What became of a whole game, where one was asked for."""
    others: tuple[Line[A], ...] = ()
    """The next best lines and the one that was asked about, as the order wants them; by score."""

    @property
    def action(self) -> A | None:
        """The best action, None where there is none."""
        return self.line[0] if self.line else None


@dataclass(frozen=True, slots=True)
class Order:
    """How to think: at a level, or as well as the limits allow; luck comes from the seed."""

    level: int | None = None
    limits: Limits | None = None
    seed: int = 0
    lines: int = 1
    """How many of the best actions are wanted, each with its score and line."""
    about: tuple[str, ...] = ()
    """What else is wanted with its score and line: an action, as a codec writes it, or several
    that make one move."""
    is_fresh: bool = False
    """Whether nothing is known from earlier thoughts, so that the same comes out every time."""


def keep_on() -> bool:
    """A `must_stop` that never asks to stop."""
    return False


class Thinker(Protocol[S_contra, A]):
    """A computer player of one game; it may remember what it learned between two thoughts."""

    def think(
        self,
        state: S_contra,
        past: Sequence[S_contra],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[A]], None] = lambda thought: None,
    ) -> Thought[A]:
        """The best action found; better and better thoughts are reported on the way."""

    def forget(self) -> None:
        """Begin anew, as for a new game."""
