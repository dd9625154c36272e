"""Which buttons of a replay can act at a time."""

from jungle_pg.scenes.replay.layout import BRANCH, CLOSER, EXPORT, MOVES
from jungle_pg.scenes.replay.tape import Tape


def possible(tape: Tape, now: float, *, is_over: bool) -> frozenset[str]:
    """The names of those that would do something; `is_over` is the game at what is seen."""
    place, shown = tape.position(now), tape.shown(now)
    has_moves = tape.length > 0
    first_stop = tape.stops[0] if tape.stops else 0
    can = {
        "restart": has_moves,
        "step_back": place > first_stop,
        "play": has_moves,
        "step_forward": place < tape.length,
        "to_end": place != tape.end,
        "stop": True,
        "loop": has_moves,
        "from_here": has_moves and shown < tape.length,
        "up_to_here": has_moves and shown > 0,
        "whole": not tape.is_whole,
        BRANCH: not is_over,
        CLOSER: True,
        EXPORT: True,
        MOVES: True,
    }
    return frozenset(name for name, is_possible in can.items() if is_possible)
