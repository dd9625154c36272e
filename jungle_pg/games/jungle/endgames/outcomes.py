"""What a table says of a position, and what the no-capture limit makes of it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.engine.scores import MATE
from jungle_pg.games.jungle.endgames.maker import DRAW

ONE_CAPTURE_LEFT: Final = 2
"""With so many animals any capture is the last one."""


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
    """A capture on the way could help; the table alone does not know."""


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

    def standing(self, animals: int, quiet: int, limit: int | None) -> Standing:
        """Whether it comes true, with so many animals and plies without a capture so far."""
        if self.distance is None or limit is None or quiet + self.distance <= limit:
            # A win on the very ply of the limit is a win.
            return Standing.CERTAIN
        if animals == ONE_CAPTURE_LEFT:
            return Standing.LIMIT_FIRST
        return Standing.LIMIT_MAY_BE_FIRST


WON_NOW: Final = Outcome(Value.WIN, 1)
"""For the side that ends the game with its move."""


def outcome_of(code: int) -> Outcome:
    """The outcome a code of a table stands for."""
    if code == DRAW:
        return Outcome(Value.DRAW)
    return Outcome(Value.LOSS if code % 2 else Value.WIN, code - 1)
