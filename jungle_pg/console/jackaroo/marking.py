"""What is marked on the ring: where the card that is being played leads to, or the last move."""

from jungle_pg.console.pretty_board import MOVED, TARGET
from jungle_pg.core.jackaroo.events import CameOut, Event, Moved, Swapped
from jungle_pg.core.jackaroo.plays import plays_in
from jungle_pg.core.jackaroo.refusals import spot_name
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import STARTS
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick


def usual_marks(match: AnyMatch) -> dict[Pick, str]:
    """Where marbles can go next with the card that is being played; else the last move."""
    state: JackarooState = match.state
    if state.begun is not None:
        ways = (_first_way(play.events) for play in plays_in(state))
        return {way[-1]: TARGET for way in ways if way}
    for moment in reversed(match.moments[: match.cursor]):
        if way := _first_way(moment.events):
            return dict.fromkeys(way, MOVED)
    return {}


def _first_way(events: tuple[Event, ...]) -> tuple[Pick, ...]:
    """From where to where the first marble goes; nothing if none moves."""
    for event in events:
        match event:
            case Moved():
                return spot_name(event.seat, event.start), spot_name(event.seat, event.target)
            case CameOut():
                return (str(STARTS[event.seat]),)
            case Swapped():
                return str(event.start), str(event.other_start)
    return ()
