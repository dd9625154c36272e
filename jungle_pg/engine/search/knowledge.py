"""What is known for certain of a position: how each action there ends, in the words of any game."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic

from jungle_pg.core.rulebook import A
from jungle_pg.engine.search.scores import MATE


class Value(StrEnum):
    """How a game ends for the side to move if both play their best."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


class Standing(StrEnum):
    """Whether an end comes before the draw by the no-capture limit."""

    CERTAIN = "certain"
    LIMIT_FIRST = "limit_first"
    """Against best play the draw comes first."""
    LIMIT_MAY_BE_FIRST = "limit_may_be_first"
    """A capture on the way could help; what is known does not tell."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The value of a position for the side to move, and the plies to the end unless it is a draw.

    The winner hurries and the loser delays; limits and repetition are not thought of.
    """

    value: Value
    distance: int | None = None

    @property
    def before(self) -> "Outcome":
        """The outcome for the side whose move led here."""
        if self.distance is None:
            return self
        value = Value.WIN if self.value is Value.LOSS else Value.LOSS
        return Outcome(value, self.distance + 1)

    @property
    def rank(self) -> int:
        """The better the higher: quick wins, slow wins, draws, slow losses, quick losses."""
        if self.distance is None:
            return 0
        return MATE - self.distance if self.value is Value.WIN else self.distance - MATE


_STANDINGS: Final = (Standing.LIMIT_FIRST, Standing.LIMIT_MAY_BE_FIRST, Standing.CERTAIN)
_SIGNS: Final = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}


@dataclass(frozen=True, slots=True)
class Prospect(Generic[A]):
    """An action, how the game ends after it for the side that acts, and whether a limit lets it."""

    action: A
    outcome: Outcome
    standing: Standing = Standing.CERTAIN

    @property
    def rank(self) -> tuple[int, int]:
        """The better the higher: what is sure before what a limit could take away."""
        sign = _SIGNS[self.outcome.value]
        return sign * (1 + _STANDINGS.index(self.standing)), self.outcome.rank

    @property
    def value(self) -> Value | None:
        """What it is worth with the limit thought of; None where nobody knows."""
        if self.standing is Standing.CERTAIN:
            return self.outcome.value
        return Value.DRAW if self.standing is Standing.LIMIT_FIRST else None


@dataclass(frozen=True, slots=True)
class Knowledge(Generic[A]):
    """Every legal action of a position with its prospect; what is not known is not in here."""

    prospects: tuple[Prospect[A], ...]
    limit: int | None = None
    """Moves without a capture after which a game is drawn, if there is such a rule."""

    @property
    def best(self) -> Prospect[A]:
        """What the side to move can have, and so what the position is worth to it."""
        return max(self.prospects, key=lambda prospect: prospect.rank)

    @property
    def is_only(self) -> bool:
        """Whether a single action keeps the value of the position."""
        value = self.best.outcome.value
        return sum(each.outcome.value is value for each in self.prospects) == 1

    def of(self, action: A) -> Prospect[A] | None:
        """The prospect of an action, None for one that nothing is known of."""
        return next((each for each in self.prospects if each.action == action), None)
