"""What stands on the board: pieces in any pose with what they wear, and marks around them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import WATER, Spot, is_trapped, parse_spot
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.jungle.ground import side_of
from jungle_pg.games.jungle.move_view import place_of
from jungle_pg.games.jungle.pieces import (
    MIDDLE_Y,
    RANKED,
    TRAPPED,
    Badge,
    badge_ops,
    body_ops,
    under_ops,
)
from jungle_pg.games.marks import CORNER_MARKS, LOW_MARKS, arrows_of, corner_mark_on, mark_on
from jungle_pg.games.parts import PIECE, body_place, chip_on
from jungle_pg.games.pose import STILL, Pose, whole
from jungle_pg.stage.ops import DrawList, Op, Sprite
from jungle_pg.ui.upside_down import half_turned

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


def whole_of(shown: Shown, rules: JungleRules, field: Field, appearance: Appearance) -> DrawList:
    """A piece with what it wears, as the player wants to see it."""
    seat = shown.piece.seat
    return _body_of(
        shown,
        side_of(rules, seat),
        field,
        appearance.style,
        ranks=_ranks(appearance),
        is_turned=seat == appearance.upside_down,
    )


def _body_of(
    shown: Shown, side: str, field: Field, style: str, *, ranks: float, is_turned: bool = False
) -> DrawList:
    """A piece with its net and its rank; a turned one is for somebody who sits opposite.

    `ranks` is how much larger than usual ranks are; 0 where there are none.
    """
    x, y = field.middle(*place_of(shown.spot))
    square, pose = field.square, shown.pose
    size = PIECE * square
    at_x, at_y = body_place(x, y, square, pose, down=MIDDLE_Y - 0.5)
    animal = shown.piece.animal
    body = body_ops(animal, side, at_x, at_y, size, style, pose)
    ops: list[Op] = [*(half_turned(body, at_x, at_y) if is_turned else body)]
    if shown.net and shown.net.alpha > 0:
        net = shown.net
        ops.append(
            Sprite(
                "marks/net", x + net.x * square, y + (net.y - net.lift) * square, square, square,
                0.0, net.size, net.size, whole(net.alpha),
            )
        )  # fmt: skip
    if ranks and shown.badge:
        badge = badge_ops(animal, side, at_x, at_y, size, pose, shown.badge, ranks)
        ops += half_turned(badge, at_x, at_y) if is_turned else badge
    return tuple(ops)


def piece_at(state: JungleState, spot: Spot, field: Field, appearance: Appearance) -> DrawList:
    """What the piece on a spot looks like, the very same ops while it stands there."""
    piece = state.board[spot]
    if piece is None:
        return ()
    rules = state.rules
    side, wet = side_of(rules, piece.seat), spot in WATER[rules.rivers]
    is_turned = piece.seat == appearance.upside_down
    return _standing_piece(
        piece, spot, side, wet, field, appearance.style, _ranks(appearance), is_turned
    )


def pieces_at(
    state: JungleState, spots: Iterable[Spot], field: Field, appearance: Appearance
) -> DrawList:
    """The pieces on some spots."""
    return tuple(op for spot in spots for op in piece_at(state, spot, field, appearance))


def low_marks(marks: Sequence[Mark], field: Field) -> DrawList:
    """The marks under the pieces."""
    return tuple(_mark(mark, field) for mark in marks if mark.name in LOW_MARKS)


def high_marks(
    marks: Sequence[Mark], field: Field, state: JungleState, appearance: Appearance
) -> DrawList:
    """The marks over the pieces, some of them on the corner of one."""
    over = (
        _corner_mark(mark, field, state, appearance)
        if mark.name in CORNER_MARKS
        else _mark(mark, field)
        for mark in marks
        if mark.name not in LOW_MARKS
    )
    return (*over, *arrows_of(marks, field, lambda pick: place_of(parse_spot(pick))))


def standing_ops(
    state: JungleState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
) -> DrawList:
    """Marks and pieces."""
    pieces = pieces_at(state, range(len(state.board)), field, appearance)
    return (*low_marks(marks, field), *pieces, *high_marks(marks, field, state, appearance))


def chip_ops(state: JungleState, field: Field) -> DrawList:
    """A chip of its side where each piece stands."""
    return tuple(
        chip_on(f"marks/chip_{side_of(state.rules, piece.seat)}", place_of(spot), field)
        for spot, piece in enumerate(state.board)
        if piece is not None
    )


def _resting(piece: Piece, spot: Spot, is_wet: bool) -> Shown:
    if is_trapped(piece, spot):
        return Shown(piece, spot, STILL, float(is_wet), TRAPPED, NET)
    return Shown(piece, spot, STILL, float(is_wet))


@lru_cache(maxsize=KEPT_PIECES)
def _standing_piece(
    piece: Piece,
    spot: Spot,
    side: str,
    is_wet: bool,
    field: Field,
    style: str,
    ranks: float,
    is_turned: bool,
) -> DrawList:
    shown = _resting(piece, spot, is_wet)
    body = _body_of(shown, side, field, style, ranks=ranks, is_turned=is_turned)
    return (*shadow_of(shown, field), *body)


def _ranks(appearance: Appearance) -> float:
    return appearance.letters if appearance.ranks else 0.0


def _mark(mark: Mark, field: Field) -> Sprite:
    return mark_on(mark, place_of(parse_spot(mark.pick)), field)


def _corner_mark(mark: Mark, field: Field, state: JungleState, appearance: Appearance) -> Sprite:
    spot = parse_spot(mark.pick)
    piece = state.board[spot]
    is_turned = piece is not None and piece.seat == appearance.upside_down
    return corner_mark_on(mark, place_of(spot), field, is_turned=is_turned)
