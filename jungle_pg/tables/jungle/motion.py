"""A ply that was just played, as a motion."""

from collections.abc import Sequence
from functools import partial

from jungle_pg.core.jungle.board import WATER
from jungle_pg.core.jungle.state import Event, JungleState
from jungle_pg.tables.base import Pace
from jungle_pg.tables.jungle.acts import frame_of
from jungle_pg.tables.jungle.change import change_motion
from jungle_pg.tables.jungle.performing import Acting, Performance
from jungle_pg.tables.jungle.plies import read_ply
from jungle_pg.tables.jungle.times import times_of


def ply_motion(
    before: JungleState, events: Sequence[Event], after: JungleState, pace: Pace
) -> Performance:
    """How a ply looks; without a move among the events, how the boards differ."""
    ply = read_ply(events, WATER[after.rules.rivers])
    if ply is None or pace.is_off or pace.is_reduced:
        return change_motion(before, after, pace)
    times = times_of(ply, pace.factor)
    busy = frozenset({ply.start, ply.target})
    frame = partial(frame_of, ply, times)
    return Acting(before, after, busy, frame, times.ends_ms, times.lands_ms)
