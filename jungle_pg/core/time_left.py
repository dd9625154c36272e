"""What is left of the time for a whole game: it follows from the log, like everything else.

Each ply says how much time it took, so nothing about a clock has to be kept beside the log, and
undo, redo, replays and branches have the clocks of their place.
"""

from typing import TypeAlias

from jungle_pg.core.clock import TotalTime
from jungle_pg.core.history import is_move
from jungle_pg.core.log import Closing, Ending, Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import CHANCE

Left: TypeAlias = tuple[int, int]
"""Milliseconds that each seat has left."""


def left_on_clocks(match: AnyMatch, ply: int | None = None) -> Left | None:
    """What both have left at a place of the log, or at the cursor; None where it was not agreed.

    It is the time before the decision that is due there, which has used some of it by now.
    """
    total = match.setup.total
    if total is None:
        return None
    left = _full(total)
    for number in range(1, (match.cursor if ply is None else ply) + 1):
        left = _after(left, match, total, number)
    return left


def overdrawn_at(match: AnyMatch) -> int | None:
    """The number of the first entry that took more time than there was; None where none did."""
    total = match.setup.total
    if total is None:
        return None
    left = _full(total)
    for number, moment in enumerate(match.moments, start=1):
        entry = moment.entry
        if isinstance(entry, Ply) and entry.seat != CHANCE and entry.used_ms > left[entry.seat]:
            return number
        left = _after(left, match, total, number)
    return None


def is_broken_off(match: AnyMatch) -> bool:
    """Whether players ended the match in the middle of a thought."""
    last = match.moments[match.cursor - 1].entry if match.cursor else None
    return isinstance(last, Ending) and last.closing is not Closing.TIME


def _full(total: TotalTime) -> Left:
    first, second = (budget.base_s * 1000 for budget in total.budgets)
    return first, second


def _after(left: Left, match: AnyMatch, total: TotalTime, number: int) -> Left:
    """What both have left after an entry of the log, counted from 1."""
    entry = match.moments[number - 1].entry
    if entry.seat == CHANCE:
        return left
    own = left[entry.seat]
    if isinstance(entry, Ply):
        own -= entry.used_ms
        own += total.budgets[entry.seat].increment_s * 1000 if is_move(match, number) else 0
    elif entry.closing is Closing.TIME:
        own = 0
    return (own, left[1]) if entry.seat == 0 else (left[0], own)
