"""A ply that was just played, as a motion."""

from collections.abc import Sequence
from functools import partial

from jungle_pg.core.jungle.board import WATER
from jungle_pg.core.jungle.state import Event, JungleState
from jungle_pg.tables.base import Motion, Pace
from jungle_pg.tables.jungle.acts import frame_of
from jungle_pg.tables.jungle.beats import Times, times_of
from jungle_pg.tables.jungle.change import change_motion
from jungle_pg.tables.jungle.move_view import Ply, read_ply
from jungle_pg.tables.jungle.piece_painter import CREW
from jungle_pg.tables.jungle.standing import Shown
from jungle_pg.tables.moving.animation import Acting
from jungle_pg.tables.moving.frames import Frame, calm


def ply_motion(
    before: JungleState, events: Sequence[Event], after: JungleState, pace: Pace
) -> Motion:
    """How a ply looks; without a move among the events, how the boards differ."""
    ply = read_ply(events, WATER[after.rules.rivers])
    if ply is None or pace.is_off or pace.is_reduced:
        return change_motion(before, after, pace)
    times = times_of(ply, pace.factor)
    busy = frozenset({ply.start, ply.target})
    frame = partial(_plain_frame if pace.is_hasty else frame_of, ply, times)
    return Acting(CREW, before, after, busy, frame, times.ends_ms, times.lands_ms)


def _plain_frame(ply: Ply, times: Times, time_ms: float, sign: int) -> Frame[Shown]:
    return calm(frame_of(ply, times, time_ms, sign))
