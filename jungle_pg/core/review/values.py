"""What a review says of a match: judged positions go in, classes of moves and numbers come out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Fact, Seat

EVEN: Final = 0.5
"""The chance of both sides where nobody is ahead, and of a draw."""


class MoveClass(StrEnum):
    """What a move is called; the best ones first."""

    BRILLIANT = "brilliant"
    """Alone kept the result, and gave up material for it."""
    GREAT = "great"
    """Alone kept the result."""
    BEST = "best"
    EXCELLENT = "excellent"
    GOOD = "good"
    BOOK = "book"
    """Stands in the opening book."""
    FORCED = "forced"
    """There was no choice."""
    INACCURACY = "inaccuracy"
    MISSED = "missed"
    """Left a mistake of the other side unpunished."""
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_mistake(self) -> bool:
        """Whether the move gave so much away that it is worth practising."""
        return self in (MoveClass.MISSED, MoveClass.MISTAKE, MoveClass.BLUNDER)


class Phase(StrEnum):
    """A part of a game."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class JudgedPosition:
    """What was thought of a place of a match; chances are those of the side to move there."""

    chance: float
    """What it can expect with the best move, from 0 for a loss to 1 for a win."""
    seat: Seat = 0
    """Whose chances these are: who is to move; the first seat where the game is over."""
    line: tuple[str, ...] = ()
    """The best move and what follows; empty where nobody has to decide."""
    second: float | None = None
    """The chance with the second best move; None where there is no other."""
    played: float | None = None
    """The chance with the move that was played there; None where it was not asked for."""
    reply: tuple[str, ...] = ()
    """What follows the move that was played: it begins with the answer."""
    choices: int = 0
    """How many legal actions there are."""
    is_exact: bool = False
    """Whether all of it is known for certain, from endgame tables or because the game is over."""

    @property
    def best(self) -> str:
        """The best action; nothing where nobody has to decide."""
        return self.line[0] if self.line else ""

    def share(self, seat: Seat = 0) -> float:
        """The chance of a seat, whoever is to move."""
        return self.chance if seat == self.seat else 1 - self.chance


@dataclass(frozen=True, slots=True)
class Motif:
    """Why a move was wrong or right, as a fact that is proved by playing a line."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()
    line: tuple[str, ...] = ()
    """The actions that prove it, from the position before the move that is spoken of."""


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a match with what is to be said of it."""

    ply: int
    """Its number among the entries of the log, from 1."""
    seat: Seat
    action: str
    move_class: MoveClass
    loss: float
    """What it gave away of the chance, from 0 to 1."""
    before: float
    """The chance of its side with the best move there."""
    after: float
    """The chance of its side with what was played."""
    line: tuple[str, ...]
    """The best move and what follows."""
    reply: tuple[str, ...]
    """What follows the move that was played: it begins with the answer."""
    phase: Phase
    motif: Motif | None = None
    skill: str = ""
    """The code of the skill it belongs to, where it was a mistake."""

    @property
    def best(self) -> str:
        """The best action there."""
        return self.line[0] if self.line else ""


Pair: TypeAlias = tuple[float, float]
"""A number for each seat, the first one first."""
Spread: TypeAlias = Mapping[MoveClass, tuple[int, int]]
"""How many moves of each class the two seats made."""


@dataclass(frozen=True, slots=True)
class Review:
    """A review as far as it has come."""

    moves: tuple[ReviewedMove | None, ...] = ()
    """Every move of the match in order; None for one that is not judged yet."""
    shares: tuple[float | None, ...] = ()
    """The chance of the first seat before the first move and after each; None as above."""
    accuracy: Pair = (100.0, 100.0)
    """From 0 to 100; a seat that has made no move has made nothing wrong."""
    phases: Mapping[Phase, tuple[float | None, float | None]] = field(default_factory=dict)
    """The accuracy of each part of the game; None for a seat that made no move in it."""
    spread: Spread = field(default_factory=dict)
    moments: tuple[int, ...] = ()
    """The numbers of the moves where the game turned, from 1 and in order: at most five."""

    @property
    def is_whole(self) -> bool:
        """Whether every move is judged."""
        return None not in self.moves

    def move(self, number: int) -> ReviewedMove | None:
        """What is known of a move by its number, from 1; None where there is none."""
        return self.moves[number - 1] if 0 < number <= len(self.moves) else None

    def mistakes(self, seat: Seat) -> tuple[ReviewedMove, ...]:
        """The moves of a seat that are worth practising."""
        known = (move for move in self.moves if move is not None and move.seat == seat)
        return tuple(move for move in known if move.move_class.is_mistake)


def settled(winner: Seat | None) -> JudgedPosition:
    """What is to be said of a position in which the game is over."""
    chance = EVEN if winner is None else 1.0 - winner
    return JudgedPosition(chance, is_exact=True)
