"""A ply that was just played, as a motion."""

from collections.abc import Sequence
from functools import partial

from jungle_pg.core.xiangqi.board import Board
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.tables.base import Motion, Pace
from jungle_pg.tables.moving.animation import Acting
from jungle_pg.tables.moving.frames import Frame, calm
from jungle_pg.tables.xiangqi.acts import frame_of
from jungle_pg.tables.xiangqi.beats import Times, times_of
from jungle_pg.tables.xiangqi.change import change_motion
from jungle_pg.tables.xiangqi.move_view import Ply, read_ply
from jungle_pg.tables.xiangqi.piece_painter import CREW
from jungle_pg.tables.xiangqi.standing import Shown


def ply_motion(
    before: XiangqiState, events: Sequence[Event], after: XiangqiState, pace: Pace
) -> Motion:
    """How a ply looks; without a move among the events, how the boards differ."""
    ply = read_ply(events, after)
    if ply is None or pace.is_off or pace.is_reduced:
        return change_motion(before, after, pace)
    times = times_of(ply, pace.factor)
    frame = partial(_plain_frame if pace.is_hasty else frame_of, ply, after.board, times)
    return Acting(CREW, before, after, ply.busy, frame, times.ends_ms, times.lands_ms)


def _plain_frame(ply: Ply, board: Board, times: Times, time_ms: float, sign: int) -> Frame[Shown]:
    return calm(frame_of(ply, board, times, time_ms, sign))
