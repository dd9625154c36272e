"""The piece painter of Xiangqi: draws its pieces for the motions that all games share."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from jungle_pg.core.xiangqi.board import POINTS, Board, Point
from jungle_pg.core.xiangqi.pieces import Piece
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.moving.piece_painter import Glide
from jungle_pg.games.pose import Pose
from jungle_pg.games.xiangqi import standing
from jungle_pg.games.xiangqi.fallen import resting_pose
from jungle_pg.games.xiangqi.plies import place_of
from jungle_pg.games.xiangqi.standing import Shown
from jungle_pg.stage.ops import DrawList


class XiangqiPiecePainter:
    """Discs wear nothing: a pose is all that differs."""

    def board(self, state: XiangqiState) -> Board:
        """What stands on each point."""
        return state.board

    def place_of(self, place: Point) -> tuple[float, float]:
        """The column and row of a point, from the upper left."""
        return place_of(place)

    def places(self, field: Field) -> Sequence[Point]:
        """All points, those farther away first."""
        return _farthest_first(field.is_flipped)

    def are_alike(self, before: XiangqiState, after: XiangqiState) -> bool:
        return True

    def resting(self, piece: Piece, place: Point, state: XiangqiState) -> Shown:
        """A piece as it stands, or a beaten general as it lies."""
        return standing.at_rest(piece, place, resting_pose(state, place))

    def posed(self, rest: Shown, pose: Pose, worn: float = 1.0) -> Shown:
        """A piece in a pose."""
        return replace(rest, pose=pose)

    def ghost(self, rest: Shown, pose: Pose) -> Shown:
        """What a piece leaves behind."""
        return replace(rest, pose=pose)

    def gliding(self, glide: Glide[Piece], state: XiangqiState, pose: Pose) -> Shown:
        """A piece that glides to a point."""
        return Shown(glide.piece, glide.target, pose)

    def shadow_of(self, shown: Shown, field: Field) -> DrawList:
        return standing.shadow_of(shown, field)

    def whole_of(
        self, shown: Shown, state: XiangqiState, field: Field, appearance: Appearance
    ) -> DrawList:
        """A piece as the player wants to see it."""
        return standing.whole_of(shown, field, appearance)

    def piece_at(
        self, state: XiangqiState, place: Point, field: Field, appearance: Appearance
    ) -> DrawList:
        """What the piece on a point looks like."""
        return standing.piece_at(state, place, field, appearance)

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        return standing.low_marks(marks, field)

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: XiangqiState, appearance: Appearance
    ) -> DrawList:
        return standing.high_marks(marks, field, state, appearance)

    def standing(
        self, state: XiangqiState, field: Field, appearance: Appearance, marks: Sequence[Mark]
    ) -> DrawList:
        return standing.standing_ops(state, field, appearance, marks)


@lru_cache(maxsize=2)
def _farthest_first(is_flipped: bool) -> tuple[Point, ...]:
    return tuple(sorted(POINTS, key=lambda point: place_of(point)[1], reverse=is_flipped))


PAINTER: Final = XiangqiPiecePainter()
