"""The poster of Jackaroo: marbles on their way round the board, a hand of cards before them."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.cards import Card
from jungle_pg.core.jackaroo.track import RED, YELLOW
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Poster
from jungle_pg.games.jackaroo.ground import ground_ops
from jungle_pg.games.jackaroo.hand.cards import CardPose, card_ops
from jungle_pg.games.jackaroo.holes import SQUARES, Spot, base_spot, slot_spot
from jungle_pg.games.jackaroo.marbles import SHADOW, marble_ops, marble_sprite
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Op, Sprite

SQUARES_ACROSS: Final = 8.6
"""Of the board, in the width of the picture."""
MIDDLE: Final = (5.0, 4.35)
"""The place on the board that lies in the middle of the picture, in squares."""

MARBLES: Final[tuple[tuple[Seat, Spot], ...]] = (
    (YELLOW, 26),
    (RED, 22),
    (RED, 31),
    (YELLOW, 19),
    (YELLOW, slot_spot(YELLOW, 3)),
    (YELLOW, base_spot(YELLOW, 1)),
    (YELLOW, base_spot(YELLOW, 2)),
    (RED, 15),
    (YELLOW, 36),
)
"""Whose marbles lie where, those farther away first."""

LARGE: Final = ((RED, 0.19, 0.60, 0.23), (YELLOW, 0.81, 0.57, 0.20))
"""Marbles before the board: whose, where in the picture, and how much of its width."""

HAND: Final[tuple[Card, ...]] = ("AS", "7D", "KH")
CARD: Final = 0.37
SPREAD: Final = 0.235
BOW: Final = 0.03
AT: Final = 0.86
"""Of the width: a card, from card to card, how far outer ones sink; of the height: their middle."""
TURN: Final = 11.0
"""Degrees from card to card."""


def scene(area: Rect, appearance: Appearance) -> DrawList:
    """The near half of the board, and the hand."""
    square = round(area.w / SQUARES_ACROSS)
    x, y = area.middle
    corner = round(x - MIDDLE[0] * square), round(y - MIDDLE[1] * square)
    field = Field(*corner, square, SQUARES, SQUARES)
    ops: list[Op] = [Box(area.x, area.y, area.w, area.h, appearance.theme.backdrop)]
    ops += ground_ops(field, replace(appearance, coordinates=False))
    for seat, spot in MARBLES:
        ops += marble_ops(Shown(seat, spot), field)
    for seat, right, down, share in LARGE:
        at, size = (area.x + right * area.w, area.y + down * area.h), share * area.w
        shade = SHADOW * size
        ops.append(Sprite("jackaroo/mark_shadow", at[0], at[1] + 0.05 * size, shade, shade))
        ops.append(Sprite(marble_sprite(seat), *at, size, size))
    for number, card in enumerate(HAND):
        away = number - (len(HAND) - 1) / 2
        at = x + away * SPREAD * area.w, area.y + AT * area.h + BOW * away * away * area.w
        ops += card_ops(card, CardPose(*at, CARD * area.w, -TURN * away))
    return tuple(ops)


JACKAROO_POSTER: Final = Poster(scene, "red")
