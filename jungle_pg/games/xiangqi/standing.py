"""What stands on the points: pieces in any pose, and marks around them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import POINTS, Point, parse_point
from jungle_pg.core.xiangqi.pieces import RED, Piece
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.marks import CORNER_MARKS, LOW_MARKS, arrows_of, corner_mark_on, mark_on
from jungle_pg.games.parts import PIECE, body_place, chip_on
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.games.xiangqi.checking import check_lines
from jungle_pg.games.xiangqi.fallen import resting_pose
from jungle_pg.games.xiangqi.pieces import body_ops, under_ops
from jungle_pg.games.xiangqi.plies import place_of
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.ui.upside_down import half_turned

KEPT_PIECES: Final = 512

OWN_MARKS: Final = {"check": 1.24, "check_from": 1.0, "facing": 0.5}
"""Marks of this game alone, and their sizes in squares."""

LOW: Final = LOW_MARKS | {"check", "check_from"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A piece in a pose, seen from a point."""

    piece: Piece
    point: Point
    pose: Pose = STILL


def at_rest(piece: Piece, point: Point, pose: Pose = STILL) -> Shown:
    """A piece as it stands or lies on a point when nothing moves."""
    return Shown(piece, point, pose)


def shadow_of(shown: Shown, field: Field) -> DrawList:
    """What lies under a piece on the ground."""
    x, y = field.middle(*place_of(shown.point))
    square, pose = field.square, shown.pose
    return under_ops(x + pose.x * square, y + pose.y * square, square, pose)


def whole_of(shown: Shown, field: Field, appearance: Appearance) -> DrawList:
    """A piece as the player wants to see it."""
    return _body_of(
        shown, field, appearance.style, is_turned=shown.piece.seat == appearance.upside_down
    )


def piece_at(state: XiangqiState, point: Point, field: Field, appearance: Appearance) -> DrawList:
    """What the piece on a point looks like, the very same ops while it stands there."""
    piece = state.board[point]
    if piece is None:
        return ()
    pose = resting_pose(state, point)
    return _standing_piece(
        piece, point, pose, field, appearance.style, piece.seat == appearance.upside_down
    )


def pieces_at(
    state: XiangqiState, points: Iterable[Point], field: Field, appearance: Appearance
) -> DrawList:
    """The pieces on some points, those farther away first."""
    farthest_first = sorted(points, key=lambda point: field.middle(*place_of(point))[1])
    return tuple(op for point in farthest_first for op in piece_at(state, point, field, appearance))


def low_marks(marks: Sequence[Mark], field: Field) -> DrawList:
    """The marks under the pieces; an attacker that can be taken is only marked as that."""
    prey = {mark.pick for mark in marks if mark.name == "capture"}
    return tuple(
        _mark(mark, field)
        for mark in marks
        if mark.name in LOW and not (mark.name == "check_from" and mark.pick in prey)
    )


def high_marks(
    marks: Sequence[Mark], field: Field, state: XiangqiState, appearance: Appearance
) -> DrawList:
    """The marks over the pieces, some on the corner of one, and how check reaches the general."""
    generals = [parse_point(mark.pick) for mark in marks if mark.name == "check"]
    lines = (check_lines(state, general, field, appearance) for general in generals)
    over = (
        _corner_mark(mark, field, state, appearance)
        if mark.name in CORNER_MARKS
        else _mark(mark, field)
        for mark in marks
        if mark.name not in LOW
    )
    arrows = arrows_of(marks, field, lambda pick: place_of(parse_point(pick)))
    return (*chain.from_iterable(lines), *over, *arrows)


def standing_ops(
    state: XiangqiState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
) -> DrawList:
    """Marks and pieces."""
    pieces = pieces_at(state, POINTS, field, appearance)
    return (*low_marks(marks, field), *pieces, *high_marks(marks, field, state, appearance))


def chip_ops(state: XiangqiState, field: Field) -> DrawList:
    """A chip of its side where each piece stands."""
    return tuple(
        chip_on(chip_of(piece.seat), place_of(point), field)
        for point, piece in enumerate(state.board)
        if piece is not None
    )


def chip_of(seat: Seat) -> str:
    """The chip of a side: round for Red, with eight sides for Black."""
    return "marks/chip_red" if seat == RED else "xiangqi/chip_black"


def _body_of(shown: Shown, field: Field, style: str, *, is_turned: bool) -> DrawList:
    x, y = field.middle(*place_of(shown.point))
    at = body_place(x, y, field.square, shown.pose, down=0.0)
    body = body_ops(shown.piece, *at, PIECE * field.square, style, shown.pose)
    return half_turned(body, *at) if is_turned else body


@lru_cache(maxsize=KEPT_PIECES)
def _standing_piece(
    piece: Piece, point: Point, pose: Pose, field: Field, style: str, is_turned: bool
) -> DrawList:
    shown = at_rest(piece, point, pose)
    return (*shadow_of(shown, field), *_body_of(shown, field, style, is_turned=is_turned))


def _mark(mark: Mark, field: Field) -> Sprite:
    place = place_of(parse_point(mark.pick))
    size = OWN_MARKS.get(mark.name)
    if size is None:
        return mark_on(mark, place, field)
    side = size * field.square
    return Sprite(
        f"xiangqi/{mark.name}", *field.middle(*place), side, side, 0.0, mark.size, mark.size
    )


def _corner_mark(mark: Mark, field: Field, state: XiangqiState, appearance: Appearance) -> Sprite:
    point = parse_point(mark.pick)
    piece = state.board[point]
    is_turned = piece is not None and piece.seat == appearance.upside_down
    return corner_mark_on(mark, place_of(point), field, is_turned=is_turned)
