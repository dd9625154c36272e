"""The moves of a match as a player reads them."""

from typing import Any, Final

from jungle_pg.core.log import Closing, Ending
from jungle_pg.core.match import AnyMatch, Match
from jungle_pg.core.rulebook import CHANCE, A, E, R, S, Seat

COORDINATES: Final = "coordinates"
"""The notation every game has."""


def history_line(
    match: Match[R, S, A, E], ply: int, seat: Seat | None = None, number: int | None = None
) -> str:
    """Entry number `ply`, from 1, as a seat may read it: `3. RED Rat E4→E5 (captured BLUE Cat)`.

    It may be told with another number, where not every entry counts as a move; how a game was
    ended is no move and has none.
    """
    entry, told = match.moments[ply - 1].entry, ply if number is None else number
    if isinstance(entry, Ending):
        return _ending_text(match, entry)
    return f"{told}. {match.rulebook.text(match.state_at(ply - 1), entry.action, seat)}"


def history(match: Match[R, S, A, E], seat: Seat | None = None) -> list[str]:
    """All entries up to the cursor."""
    return [history_line(match, ply, seat) for ply in range(1, match.cursor + 1)]


def is_move(match: Match[R, S, A, E], ply: int) -> bool:
    """Whether entry number `ply`, from 1, is a move of either side.

    Luck is none, nor is a mere pick that only leads to one, nor how a game was ended.
    """
    entry = match.moments[ply - 1].entry
    if isinstance(entry, Ending) or entry.seat == CHANCE:
        return False
    return match.rulebook.commits(match.state_at(ply - 1), entry.action)


def is_listed(match: Match[R, S, A, E], ply: int) -> bool:
    """Whether entry number `ply`, from 1, has a line of its own: a move, or how it was ended."""
    return isinstance(match.moments[ply - 1].entry, Ending) or is_move(match, ply)


def move_count(match: Match[R, S, A, E], ply: int | None = None) -> int:
    """How many moves of both sides were played up to the cursor, or to a place of the log.

    Wherever moves are counted for a player, in any game, they are counted like this.
    """
    last = match.cursor if ply is None else ply
    return sum(is_move(match, number) for number in range(1, last + 1))


def round_numbers(match: Match[R, S, A, E]) -> list[int]:
    """The number of every entry in written records, where two moves share one; so does luck."""
    numbers: list[int] = []
    number, first, last = 0, None, None
    for moment in match.moments:
        seat = moment.entry.seat
        if seat != CHANCE and first is None:
            first = seat
        if not numbers or (seat == first and last not in (first, None)):
            number += 1
        numbers.append(number)
        last = last if seat == CHANCE else seat
    return numbers


def _ending_text(match: Match[R, S, A, E], ending: Ending) -> str:
    name = match.rulebook.seat_names(match.setup.rules)[ending.seat]
    match ending.closing:
        case Closing.RESIGN:
            return f"{name} resigned"
        case Closing.DRAW:
            return "Draw agreed"
        case Closing.TIME:
            return f"{name} ran out of time"


def last_events(match: AnyMatch) -> tuple[Any, ...]:
    """What came of the last decision of a seat, with the luck that followed it."""
    events: tuple[Any, ...] = ()
    for moment in reversed(match.moments[: match.cursor]):
        events = (*moment.events, *events)
        if moment.entry.seat != CHANCE:
            break
    return events
