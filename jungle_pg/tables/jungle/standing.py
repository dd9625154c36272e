"""What stands on the board: pieces in any pose with what they wear, and marks around them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import WATER, Spot, is_trapped, parse_spot
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.stage.ops import DrawList, Op, Sprite
from jungle_pg.tables.base import Field, Look, Mark
from jungle_pg.tables.jungle.ground import side_of
from jungle_pg.tables.jungle.pieces import (
    FEET,
    MIDDLE_Y,
    PIECE,
    RANKED,
    STILL,
    TRAPPED,
    Badge,
    Pose,
    badge_ops,
    body_ops,
    under_ops,
    whole,
)
from jungle_pg.tables.jungle.plies import place_of

LOW_MARKS: Final = frozenset({"last_from", "last_to", "selection", "hover", "hint_from", "capture"})
"""Marks that lie under the pieces."""

KEPT_PIECES: Final = 512


@dataclass(frozen=True, slots=True)
class Net:
    """A net over the square of a piece: lifted in squares, larger than its square, faint."""

    lift: float = 0.0
    size: float = 1.0
    alpha: float = 1.0
    x: float = 0.0
    y: float = 0.0


NET: Final = Net()


@dataclass(frozen=True, slots=True)
class Shown:
    """A piece in a pose, seen from a square, with what it wears."""

    piece: Piece
    spot: Spot
    pose: Pose = STILL
    wet: float = 0.0
    """How much of it is in the water."""
    badge: Badge | None = RANKED
    net: Net | None = None


def at_rest(piece: Piece, spot: Spot, rules: JungleRules) -> Shown:
    """A piece as it stands on a spot when nothing moves."""
    return _resting(piece, spot, spot in WATER[rules.rivers])


def shadow_of(shown: Shown, field: Field) -> DrawList:
    """What lies under a piece on the ground."""
    x, y = field.middle(*place_of(shown.spot))
    square, pose = field.square, shown.pose
    return under_ops(x + pose.x * square, y + pose.y * square, square, pose, shown.wet)


def body_of(shown: Shown, side: str, field: Field, style: str, *, ranks: bool) -> DrawList:
    """A piece with its net and its rank."""
    x, y = field.middle(*place_of(shown.spot))
    square, pose = field.square, shown.pose
    size = PIECE * square
    at_x = x + pose.x * square
    at_y = y + (pose.y - pose.lift + MIDDLE_Y - 0.5) * square + (1 - pose.stretch_y) * size * FEET
    animal = shown.piece.animal
    ops: list[Op] = [*body_ops(animal, side, at_x, at_y, size, style, pose)]
    if shown.net and shown.net.alpha > 0:
        net = shown.net
        ops.append(
            Sprite(
                "marks/net", x + net.x * square, y + (net.y - net.lift) * square, square, square,
                0.0, net.size, net.size, whole(net.alpha),
            )
        )  # fmt: skip
    if ranks and shown.badge:
        ops += badge_ops(animal, side, at_x, at_y, size, pose, shown.badge)
    return tuple(ops)


def piece_at(state: JungleState, spot: Spot, field: Field, look: Look) -> DrawList:
    """What the piece on a spot looks like, the very same ops while it stands there."""
    piece = state.board[spot]
    if piece is None:
        return ()
    rules = state.rules
    side, wet = side_of(rules, piece.seat), spot in WATER[rules.rivers]
    return _standing_piece(piece, spot, side, wet, field, look.style, look.ranks)


def pieces_at(state: JungleState, spots: Iterable[Spot], field: Field, look: Look) -> DrawList:
    """The pieces on some spots."""
    return tuple(op for spot in spots for op in piece_at(state, spot, field, look))


def low_marks(marks: Sequence[Mark], field: Field) -> DrawList:
    """The marks under the pieces."""
    return tuple(_mark(mark, field) for mark in marks if mark.name in LOW_MARKS)


def high_marks(marks: Sequence[Mark], field: Field) -> DrawList:
    """The marks over the pieces."""
    return tuple(_mark(mark, field) for mark in marks if mark.name not in LOW_MARKS)


def standing_ops(
    state: JungleState, field: Field, look: Look, marks: Sequence[Mark] = ()
) -> DrawList:
    """Marks and pieces."""
    pieces = pieces_at(state, range(len(state.board)), field, look)
    return (*low_marks(marks, field), *pieces, *high_marks(marks, field))


def _resting(piece: Piece, spot: Spot, is_wet: bool) -> Shown:
    if is_trapped(piece, spot):
        return Shown(piece, spot, STILL, float(is_wet), TRAPPED, NET)
    return Shown(piece, spot, STILL, float(is_wet))


@lru_cache(maxsize=KEPT_PIECES)
def _standing_piece(
    piece: Piece, spot: Spot, side: str, is_wet: bool, field: Field, style: str, ranks: bool
) -> DrawList:
    shown = _resting(piece, spot, is_wet)
    return (*shadow_of(shown, field), *body_of(shown, side, field, style, ranks=ranks))


def _mark(mark: Mark, field: Field) -> Sprite:
    x, y = field.middle(*place_of(parse_spot(mark.pick)))
    return Sprite(f"marks/{mark.name}", x, y, field.square, field.square)
