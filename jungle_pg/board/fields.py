"""Where a board lies in an area, with room for hands of cards where the game has some."""

from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.games.look import AnyLook, fitted_field
from jungle_pg.games.values import Field, Zones
from jungle_pg.stage.layout import Rect

OWN: Final = 0.26
OTHER: Final = 0.09
"""How high the own hand and that of the other player are, for each unit of the board's height."""

AIR: Final = 0.015
PARTS: Final = 1 + OWN + OTHER + 2 * AIR
"""Between them and the board, and all together."""

ALIKE: Final = 0.2
"""How high the lower hand is where cards of both are equally large: it has room to raise them."""

WIDEST: Final = 0.54
"""How high the lower one is at most in a column, for each unit of its width."""

BESIDE_CORNER: Final = 0.17
CORNER_HAND: Final = 0.16
"""How far a hand reaches out beside its corner, and how high it is, for each unit of the board."""


def board_shape(look: AnyLook, rules: Any) -> float:
    """The shape of the board of a game with its frame."""
    columns, rows = look.size(rules)
    margin = 2 * look.margin
    return (columns + margin) / (rows + margin)


def shape_of(look: AnyLook, rules: Any) -> float:
    """The shape of the board of a game with its frame, and with both hands where there are some."""
    return board_shape(look, rules) / (PARTS if look.has_hands else 1)


def wide_shape(look: AnyLook, rules: Any) -> float:
    """The shape of a board whose hands reach over two of its corners from outside."""
    return board_shape(look, rules) + (2 * BESIDE_CORNER if look.has_hands else 0)


def played_field(
    look: AnyLook, rules: Any, area: Rect, bottom: Seat, hands: tuple[Rect, Rect] | None = None
) -> Field:
    """The largest board in an area with the side of a seat below.

    `hands` are the own hand and that of the other player, where they are shown.
    """
    field = fitted_field(look, rules, area, is_flipped=bottom != 0)
    if hands is None:
        return field
    return replace(field, zones=Zones(hands[::-1] if bottom else hands, bottom))


def watched_field(
    look: AnyLook, rules: Any, area: Rect, bottom: Seat = 0, *, alike: bool = True
) -> Field:
    """The largest board in an area, with room for the hands where the game has some.

    Where hands are not `alike`, that of the seat below is the larger one.
    """
    if not look.has_hands:
        return played_field(look, rules, area, bottom)
    board, own, other = _divided(area, board_shape(look, rules), ALIKE if alike else OWN)
    return played_field(look, rules, board, bottom, (own, other))


def field_in_corners(
    look: AnyLook, rules: Any, area: Rect, bottom: Seat = 0, *, alike: bool = True
) -> Field:
    """The largest board in an area, with hands over its corners if it is larger for that."""
    other_way = watched_field(look, rules, area, bottom, alike=alike)
    if not look.has_hands or not look.hand_reach:
        return other_way
    high = min(area.h, area.w / wide_shape(look, rules))
    block = area.centred(high * wide_shape(look, rules), high)
    wide = high * (BESIDE_CORNER + look.hand_reach)
    lower = block.from_bottom(high * CORNER_HAND).from_right(wide)
    upper = block.from_top(high * CORNER_HAND * (OWN + OTHER - ALIKE) / ALIKE).from_left(wide)
    field = played_field(look, rules, block, bottom, (lower, upper))
    return field if field.square > other_way.square else other_way


def field_beside_hands(look: AnyLook, rules: Any, area: Rect, hands: Rect) -> Field:
    """The largest board in an area; hands, where there are some, lie in a column beside it."""
    if not look.has_hands:
        return played_field(look, rules, area, 0)
    lower = hands.h * ALIKE / (OWN + OTHER)
    high = min(lower, hands.w * WIDEST)
    own, other = hands.from_bottom(high), hands.from_top(high * (OWN + OTHER - ALIKE) / ALIKE)
    return played_field(look, rules, area, 0, (own, other))


def _divided(area: Rect, shape: float, own: float = OWN) -> tuple[Rect, Rect, Rect]:
    """An area as room for a board of a shape, for the own hand and for that of the other one.

    What the own hand leaves of its usual height is for the other one.
    """
    board_h = min(area.h / PARTS, area.w / shape)
    block = area.centred(board_h * shape, board_h * PARTS)
    other = block.from_top(board_h * (OWN + OTHER - own))
    board = Rect(block.x, other.bottom + board_h * AIR, block.w, board_h)
    return board, block.from_bottom(board_h * own), other
