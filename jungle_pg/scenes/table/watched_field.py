"""A board with hands of cards for those who only watch: they look at both hands alike."""

from dataclasses import replace
from typing import Any, Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Game
from jungle_pg.games.look import fitted_field
from jungle_pg.games.values import Field, Zones
from jungle_pg.scenes.table.panels.layout_hands import OTHER, OWN, board_shape, divided
from jungle_pg.stage.layout import Rect

ALIKE: Final = 0.2
"""How high the lower hand is where cards of both are equally large: it has room to raise them."""

WIDEST: Final = 0.54
"""How high the lower one is at most in a column, for each unit of its width."""

BESIDE_CORNER: Final = 0.17
CORNER_HAND: Final = 0.16
"""How far a hand reaches out beside its corner, and how high it is, for each unit of the board."""


def watched_field(
    game: Game, rules: Any, area: Rect, bottom: Seat = 0, *, alike: bool = True
) -> Field:
    """The largest board in an area, with room for the hands where the game has some.

    Where hands are not `alike`, that of the seat below is the larger one.
    """
    is_flipped, look = bottom != 0, game.look
    if not game.look.has_hands:
        return fitted_field(look, rules, area, is_flipped=is_flipped)
    board, own, other = divided(area, board_shape(game, rules), ALIKE if alike else OWN)
    field = fitted_field(look, rules, board, is_flipped=is_flipped)
    return replace(field, zones=Zones((other, own) if is_flipped else (own, other), bottom))


def wide_shape(game: Game, rules: Any) -> float:
    """The shape of a board whose hands reach over two of its corners from outside."""
    return board_shape(game, rules) + (0 if not game.look.has_hands else 2 * BESIDE_CORNER)


def field_in_corners(
    game: Game, rules: Any, area: Rect, bottom: Seat = 0, *, alike: bool = True
) -> Field:
    """The largest board in an area, with hands over its corners if it is larger for that."""
    other_way = watched_field(game, rules, area, bottom, alike=alike)
    if not game.look.has_hands or not game.look.hand_reach:
        return other_way
    high = min(area.h, area.w / wide_shape(game, rules))
    block = area.centred(high * wide_shape(game, rules), high)
    field = fitted_field(game.look, rules, block, is_flipped=bottom != 0)
    if field.square <= other_way.square:
        return other_way
    wide = high * (BESIDE_CORNER + game.look.hand_reach)
    lower = block.from_bottom(high * CORNER_HAND).from_right(wide)
    upper = block.from_top(high * CORNER_HAND * (OWN + OTHER - ALIKE) / ALIKE).from_left(wide)
    hands = (upper, lower) if bottom else (lower, upper)
    return replace(field, zones=Zones(hands, bottom))


def field_beside_hands(game: Game, rules: Any, area: Rect, hands: Rect) -> Field:
    """The largest board in an area; hands, where there are some, lie in a column beside it."""
    field = fitted_field(game.look, rules, area)
    if not game.look.has_hands:
        return field
    lower = hands.h * ALIKE / (OWN + OTHER)
    high = min(lower, hands.w * WIDEST)
    own, other = hands.from_bottom(high), hands.from_top(high * (OWN + OTHER - ALIKE) / ALIKE)
    return replace(field, zones=Zones((own, other)))
