"""What a code of a table stands for, and what the no-capture limit makes of it."""

from typing import Final

from jungle_pg.engine.search.knowledge import Outcome, Standing, Value
from jungle_pg.games.jungle.endgames.maker import DRAW

ONE_CAPTURE_LEFT: Final = 2
"""With so many animals any capture is the last one."""

WON_NOW: Final = Outcome(Value.WIN, 1)
"""For the side that ends the game with its move."""


def outcome_of(code: int) -> Outcome:
    """The outcome a code of a table stands for."""
    if code == DRAW:
        return Outcome(Value.DRAW)
    return Outcome(Value.LOSS if code % 2 else Value.WIN, code - 1)


def standing_of(outcome: Outcome, animals: int, quiet: int, limit: int | None) -> Standing:
    """Whether it comes true, with so many animals and plies without a capture so far."""
    if outcome.distance is None or limit is None or quiet + outcome.distance <= limit:
        # A win on the very ply of the limit is a win.
        return Standing.CERTAIN
    if animals == ONE_CAPTURE_LEFT:
        return Standing.LIMIT_FIRST
    return Standing.LIMIT_MAY_BE_FIRST
