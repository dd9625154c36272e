"""A ply that was just played, as a motion."""

from collections.abc import Sequence
from functools import partial

from jungle_pg.core.jungle.board import WATER
from jungle_pg.core.jungle.state import Event, JungleState
from jungle_pg.games.base import Motion, Pace
from jungle_pg.games.jungle.acts import frame_of
from jungle_pg.games.jungle.beats import Beats, beats_of
from jungle_pg.games.jungle.change import change_motion
from jungle_pg.games.jungle.move_view import MoveView, read_move
from jungle_pg.games.jungle.piece_painter import PAINTER
from jungle_pg.games.jungle.standing import Shown
from jungle_pg.games.moving.animation import MoveAnimation
from jungle_pg.games.moving.frames import Frame, calm


def move_motion(
    before: JungleState, events: Sequence[Event], after: JungleState, pace: Pace
) -> Motion:
    """How a ply looks; without a move among the events, how the boards differ."""
    ply = read_move(events, WATER[after.rules.rivers])
    if ply is None or pace.is_off or pace.is_reduced:
        return change_motion(before, after, pace)
    times = beats_of(ply, pace.factor)
    busy = frozenset({ply.start, ply.target})
    frame = partial(_plain_frame if pace.is_hasty else frame_of, ply, times)
    return MoveAnimation(PAINTER, before, after, busy, frame, times.ends_ms, times.lands_ms)


def _plain_frame(ply: MoveView, times: Beats, time_ms: float, sign: int) -> Frame[Shown]:
    return calm(frame_of(ply, times, time_ms, sign))
