"""What a computer player is asked and what it answers, for any game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, Protocol, TypeAlias

from jungle_pg.core.rulebook import A, S_contra, Seat
from jungle_pg.core.trials import TrialGame
from jungle_pg.engine.judging.judgement import Judgement, Proof
from jungle_pg.engine.search.knowledge import Knowledge

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


USUAL_MOVES: Final = 30
"""By how many moves a clock is shared where nobody says how many it is for."""
LONGEST_S: Final = 60.0
"""However much time there is, one move takes no more of it."""
SHORTEST_S: Final = 0.01
RESERVE_S: Final = 1.0
"""So much is left alone, for the ways there and back that thinking does not see."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time of both seats for the whole game, in milliseconds: what is left, what moves add."""

    mover: Seat
    left_ms: tuple[int, int]
    gain_ms: tuple[int, int]

    @property
    def share_s(self) -> float:
        """So many seconds are for this move: some of what is left, never most of it."""
        left_s = self.left_ms[self.mover] / 1000 - RESERVE_S
        return share_s(left_s, self.gain_ms[self.mover] / 1000)


def share_s(left_s: float, gain_s: float, moves: int = USUAL_MOVES) -> float:
    """How much of a clock one move may take, of so many that it is for."""
    share = left_s / moves + gain_s * 3 / 4
    return max(SHORTEST_S, min(share, left_s / 2, LONGEST_S))


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
    proof: Proof | None = None
    """What was found where the judge was asked for the whole way to a goal."""
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
    steepness: float | None = None
    """How flat the curve from scores to chances is, where scores are wanted that hang little on
    the depth at which the search ends (`engine/search/steady.py`)."""
    clocks: Clocks | None = None
    """The time there is for the whole game; whatever a level is, it thinks within its own."""

    def limits_or(self, usual: Limits) -> Limits:
        """When to stop thinking: as is ordered, or as usual, and in time for the clock."""
        limits = self.limits or usual
        if self.clocks is None:
            return limits
        share = self.clocks.share_s
        return replace(limits, seconds=min(limits.seconds or share, share))


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
