"""A ply that was just played, as a motion."""

from collections.abc import Sequence
from functools import partial

from jungle_pg.core.xiangqi.board import Board
from jungle_pg.core.xiangqi.state import Event, XiangqiState
from jungle_pg.games.base import Motion, Pace
from jungle_pg.games.moving.animation import MoveAnimation
from jungle_pg.games.moving.frames import Frame, calm
from jungle_pg.games.xiangqi.acts import frame_of
from jungle_pg.games.xiangqi.beats import Beats, beats_of
from jungle_pg.games.xiangqi.change import change_motion
from jungle_pg.games.xiangqi.move_view import MoveView, read_move
from jungle_pg.games.xiangqi.piece_painter import PAINTER
from jungle_pg.games.xiangqi.standing import Shown


def move_motion(
    before: XiangqiState, events: Sequence[Event], after: XiangqiState, pace: Pace
) -> Motion:
    """How a ply looks; without a move among the events, how the boards differ."""
    ply = read_move(events, after)
    if ply is None or pace.is_off or pace.is_reduced:
        return change_motion(before, after, pace)
    times = beats_of(ply, pace.factor)
    frame = partial(_plain_frame if pace.is_hasty else frame_of, ply, after.board, times)
    return MoveAnimation(PAINTER, before, after, ply.busy, frame, times.ends_ms, times.lands_ms)


def _plain_frame(
    ply: MoveView, board: Board, times: Beats, time_ms: float, sign: int
) -> Frame[Shown]:
    return calm(frame_of(ply, board, times, time_ms, sign))
