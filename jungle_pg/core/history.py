"""The moves of a match as a player reads them."""

from jungle_pg.core.log import Closing, Ending
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import A, E, R, S, Seat


def history_line(match: Match[R, S, A, E], ply: int, seat: Seat | None = None) -> str:
    """Entry number `ply`, from 1, as a seat may read it: `3. RED Rat E4→E5 (captured BLUE Cat)`."""
    entry = match.moments[ply - 1].entry
    if isinstance(entry, Ending):
        return f"{ply}. {_ending_text(match, entry)}"
    return f"{ply}. {match.rulebook.text(match.state_at(ply - 1), entry.action, seat)}"


def history(match: Match[R, S, A, E], seat: Seat | None = None) -> list[str]:
    """All entries up to the cursor."""
    return [history_line(match, ply, seat) for ply in range(1, match.cursor + 1)]


def _ending_text(match: Match[R, S, A, E], ending: Ending) -> str:
    name = match.rulebook.seat_names(match.setup.rules)[ending.seat]
    match ending.closing:
        case Closing.RESIGN:
            return f"{name} resigned"
        case Closing.DRAW:
            return "Draw agreed"
        case Closing.TIME:
            return f"{name} ran out of time"
