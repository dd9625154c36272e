"""One ply as eyes and ears take it: who went where and how, and what became of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from math import hypot
from typing import Final

from jungle_pg.core.xiangqi.board import FILES, RANKS, Board, Point, file_of, general_of, rank_of
from jungle_pg.core.xiangqi.pieces import Kind, Piece
from jungle_pg.core.xiangqi.state import (
    Captured,
    Checked,
    Event,
    Moved,
    XiangqiState,
)
from jungle_pg.games.pose import STILL, Pose


class Way(Enum):
    """The kinds of plies that look different."""

    STEP = auto()
    ROLL = auto()
    LEAP = auto()
    STRIKE = auto()
    RAM = auto()
    POUNCE = auto()
    SHOT = auto()


QUIET: Final = {
    Kind.HORSE: Way.LEAP,
    Kind.ELEPHANT: Way.LEAP,
    Kind.CHARIOT: Way.ROLL,
    Kind.CANNON: Way.ROLL,
}
TAKING: Final = {
    Kind.HORSE: Way.POUNCE,
    Kind.ELEPHANT: Way.POUNCE,
    Kind.CHARIOT: Way.RAM,
    Kind.CANNON: Way.SHOT,
}


FALLEN: Final = Pose(0.08, 0.05, tilt=-82)
"""A general that has lost lies on its side."""

LOST_GENERAL: Final = frozenset({"checkmate", "stalemate"})
"""Ends in which a general falls."""


@dataclass(frozen=True, slots=True)
class MoveView:
    """A piece went from one point to another."""

    piece: Piece
    start: Point
    target: Point
    victim: Piece | None = None
    screen: Point | None = None
    """Whom a cannon shoots over."""
    alarmed: Point | None = None
    """The general that is in check now."""
    fallen: Point | None = None
    """The general that has lost."""

    @property
    def way(self) -> Way:
        if self.victim is None:
            return QUIET.get(self.piece.kind, Way.STEP)
        return TAKING.get(self.piece.kind, Way.STRIKE)

    @property
    def distance(self) -> float:
        """Squares from start to target, as the crow flies."""
        return hypot(*apart(self.start, self.target))

    @property
    def busy(self) -> frozenset[Point]:
        """All points where something happens."""
        points = (self.start, self.target, self.screen, self.alarmed, self.fallen)
        return frozenset(point for point in points if point is not None)


def read_move(events: Sequence[Event], after: XiangqiState) -> MoveView | None:
    """The ply of these events, or None when no piece went anywhere."""
    moved: Moved | None = None
    victim: Piece | None = None
    alarmed: Point | None = None
    for event in events:
        match event:
            case Moved():
                moved = event
            case Captured():
                victim = event.victim
            case Checked():
                alarmed = event.general
    if moved is None:
        return None
    is_shot = victim is not None and moved.piece.kind is Kind.CANNON
    screen = _screen(after.board, moved.start, moved.target) if is_shot else None
    fallen = fallen_general(after)
    return MoveView(moved.piece, moved.start, moved.target, victim, screen, alarmed, fallen)


def _screen(board: Board, start: Point, target: Point) -> Point | None:
    """The piece between two points of a line."""
    first, last = sorted((start, target))
    is_along_file = (last - first) % FILES == 0
    between = range(first, last, FILES if is_along_file else 1)[1:]
    return next((point for point in between if board[point] is not None), None)


def fallen_general(state: XiangqiState) -> Point | None:
    """Where a general lies, if one does: that of the side that cannot move."""
    if state.verdict is None or state.verdict.reason not in LOST_GENERAL:
        return None
    return general_of(state.board, state.mover)


def resting_pose(state: XiangqiState, point: Point) -> Pose:
    """How the piece on a point is held when nothing moves."""
    # Most games go on: the verdict is asked first, since every piece of every picture comes here.
    return FALLEN if state.verdict and point == fallen_general(state) else STILL


def place_of(point: Point) -> tuple[int, int]:
    """The column and row of a point, from the upper left."""
    return file_of(point), RANKS - 1 - rank_of(point)


def apart(start: Point, target: Point) -> tuple[int, int]:
    """Columns to the right and rows down from one point to another."""
    (from_column, from_row), (to_column, to_row) = place_of(start), place_of(target)
    return to_column - from_column, to_row - from_row
