"""Hands of cards beside the board: the own one in a lower corner, the other under its plate."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.layout import below, between, heading, plank_height
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View

HAND: Final = 0.375
SHAPE: Final = 0.64
AIR: Final = 10
"""The own hand: its part of the window's height, its height for each unit of its width, and the
room to the edges of the window."""

BACKS: Final = 160
BACKS_SHAPE: Final = 0.44
TUCKED: Final = 0.28
TUCKED_LOW: Final = 0.5
LEAST_BACKS: Final = 0.6
"""The other hand: how high it is, its height for each unit of its width, how much of it is behind
the plate, more in a low column, and how much smaller it may be where nothing else gives way."""

COVERED: Final = 0.01
"""How much of a board they may hide, of its height."""

LOW: Final = 720
LEAST_MIDDLE: Final = 140
"""Where less than this would be left for what a card can do, it is not told."""

GAP: Final = 18
LARGEST_GAP: Final = 30
PLATE: Final = 200
LOW_PLATE: Final = 99
LEGEND: Final = 180
"""Plates are lower where they would leave less than this between them."""

BANNER: Final = 80
STAGE: Final = 54
MESSAGE: Final = 60
THREE_LINES_PX: Final = 290
"""In a column no wider than this a message may need three lines."""

TUCKED_TIGHT: Final = 0.72
TIGHT_GAP: Final = 5
TIGHT_BANNER: Final = 60
TIGHT_MESSAGE: Final = 46
"""The same in a tight column, whose banner says only whose turn it is."""

BOTTOM: Final = 16


@dataclass(frozen=True, slots=True)
class CardColumn:
    """What stands in the column of the players, from top to bottom."""

    top: Rect
    other_hand: Rect
    banner: Rect
    stage: Rect | None
    middle: Rect | None
    bottom: Rect
    message: Rect


def own_hand(view: View, column: Rect, board: Rect, reach: float, part: float = 1.0) -> Rect:
    """The own cards at the foot of what is beside the board, and over its free corner.

    They are smaller by a `part` where a column needs the room.
    """
    air = view.px(AIR)
    right = min(view.width - air, column.right + view.px(GAP))
    widest = right - board.right + board.h * reach
    high = min(view.height * HAND, widest * SHAPE) * part
    wide = high / SHAPE
    x = min(column.middle[0] - wide / 2, right - wide)
    return Rect(x, view.height - air - high, wide, high)


def backs_under(view: View, plate: Rect, tucked: float = TUCKED, size: float = 1.0) -> Rect:
    """The cards of the other player, hanging from behind a plate."""
    wide = min(plate.w, view.px(BACKS) / BACKS_SHAPE) * size
    high = wide * BACKS_SHAPE
    return Rect(plate.middle[0] - wide / 2, plate.bottom - high * tucked, wide, high)


def backs_over_board(view: View, plate: Rect, board: Rect) -> Rect:
    """The same over a board: where they would cover much of it they are smaller."""
    usual = backs_under(view, plate)
    size = (board.y + board.h * COVERED - plate.bottom) / (usual.bottom - plate.bottom)
    return backs_under(view, plate, TUCKED, between(LEAST_BACKS, size, 1.0))


def card_column(view: View, column: Rect, *, has_stage: bool, is_tight: bool = False) -> CardColumn:
    """Plate, cards, whose turn, round, a message, what a card can do, the other plate.

    In a low column, and in one without a round, which stands over the own hand, the message is at
    its foot, next to the cards. In a tight one planks are low, and little is seen of the cards.
    """
    high = column.h
    lip = below(view)
    gap = view.px(between(GAP * 0.5, high / view.zoom * 0.018, LARGEST_GAP))
    banner_h = plank_height(view, BANNER, 3)
    stage_h = plank_height(view, STAGE, 1) if has_stage else 0.0
    lines = 2 if column.w > THREE_LINES_PX else 3
    message_h = plank_height(view, MESSAGE, lines)
    tucked = TUCKED if high >= view.px(LOW) else TUCKED_LOW
    if is_tight:
        gap, tucked = view.px(TIGHT_GAP), TUCKED_TIGHT
        banner_h = plank_height(view, TIGHT_BANNER)
        message_h = plank_height(view, TIGHT_MESSAGE, lines)
    backs = backs_under(view, Rect(column.x, 0, column.w, 0)).h * (1 - tucked)
    planks = banner_h + stage_h + message_h + lip * (2 + has_stage)
    gaps = gap * 4 + gap / 2 * has_stage
    rest = high - backs - planks - gaps - heading(view) - lip
    missing = 2 * view.px(LOW_PLATE) - rest - heading(view) - gap
    size = between(LEAST_BACKS, 1 - missing / backs, 1.0)
    plate = between(view.px(LOW_PLATE), (rest - view.px(LEGEND)) / 2, view.px(PLATE))
    plate = min(plate, max(view.px(LOW_PLATE), column.w * 0.5))
    top = Rect(column.x, column.y, column.w, plate)
    other = backs_under(view, top, tucked, size)
    inset = column.w * 0.05
    banner = Rect(column.x + inset, other.bottom + gap, column.w - 2 * inset, banner_h)
    stage, end = None, banner.bottom
    if has_stage:
        stage = Rect(banner.x, banner.bottom + lip + gap / 2, banner.w, stage_h)
        stage = stage.inset(stage.w * 0.07, 0, stage.w * 0.07, 0)
        end = stage.bottom
    foot = column.bottom
    room = foot - plate - gap - lip
    start = end + lip + gap + message_h + lip + gap / 2 + heading(view)
    is_enough = room - start >= view.px(LEAST_MIDDLE)
    if has_stage and is_enough:
        message = Rect(column.x, end + lip + gap / 2, column.w, message_h)
    else:
        message = column.from_bottom(message_h)
        foot = message.y - gap - lip
        start, room = end + lip + gap / 2 + heading(view), foot - plate - gap - lip
        is_enough = room - start >= view.px(LEAST_MIDDLE)
    lower = Rect(column.x, foot - plate, column.w, plate)
    middle = Rect(column.x, start, column.w, room - start)
    return CardColumn(top, other, banner, stage, middle if is_enough else None, lower, message)
