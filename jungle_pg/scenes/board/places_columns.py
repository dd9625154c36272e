"""A wide window: players on the left of the board, moves and buttons on its right."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.board.button_rows import (
    GAP,
    SMALLEST,
    ButtonPlace,
    button_grid,
    grid_columns,
    grid_rows,
    tall_height,
    word_row,
)
from jungle_pg.scenes.board.places import Places, Wanted, below, between, heading, plank_height
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View

TOOLS: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "flip", "save", "load", "replay", "rules",
    "restart", "new_game",
)  # fmt: skip
DECISIONS: Final = (
    "take_over", "play_from_here", "back_to_game", "draw", "resign", "menu",
)  # fmt: skip

NARROWEST: Final = 330
NARROWEST_PX: Final = 230
COLUMN: Final = 452
COLUMN_PX: Final = 300
"""Letters have a smallest size, and so has a column where there is room for it."""

WIDE_LEFT: Final = 520
WIDE_RIGHT: Final = 600
LEAST_HEIGHT: Final = 680
AIR: Final = 14
"""Above and below the board."""

BESIDE: Final = 18
LARGEST_GAP: Final = 60
"""From the board to a column."""

BOTTOM: Final = 28
PLATE: Final = 200
LOW_PLATE: Final = 108
LEGEND: Final = 215
"""Plates are lower where they would leave less than this between them."""

BANNER: Final = 68
MESSAGE: Final = 64
THREE_LINES_PX: Final = 290
"""In a column no wider than this a message may need three lines."""

DECISION: Final = 80
MOST_TOOLS: Final = 4
SHORTEST_LIST: Final = 190
SHORT_LIST: Final = 150
HAND: Final = 0.37
HAND_SHAPE: Final = 0.8
HAND_AIR: Final = 14
"""The own hand at the foot of a column: its part of the window, its height for each unit of its
width, and the room around it."""

BACKS: Final = 92
"""How high the cards of the other player hang under the plate."""
STAGE: Final = 52
BESIDE_HANDS: Final = (
    "take_over", "play_from_here", "back_to_game", "pause", "step", "speed", "undo", "hint",
    "rules", "save", "menu",
)  # fmt: skip
"""The buttons beside a hand; all others are in the menu."""

ROPE: Final = 70
"""From the side of a panel to its rope."""


def in_columns(view: View, wanted: Wanted) -> Places | None:
    """Everything in sight at once, or None where the window is too small for that."""
    high = view.height - 2 * view.px(AIR)
    wide = high * wanted.shape
    side = (view.width - wide) / 2
    least = max(view.px(NARROWEST), NARROWEST_PX) + 2 * view.px(BESIDE)
    if side < least or view.height < view.px(LEAST_HEIGHT):
        return None
    board = Rect(side, view.px(AIR), wide, high)
    left_w, right_w = _width(view, side, WIDE_LEFT), _width(view, side, WIDE_RIGHT)
    left = Rect(side - _gap(view, side, left_w) - left_w, 0, left_w, view.height)
    right = Rect(board.right + _gap(view, side, right_w), 0, right_w, view.height)
    top = view.px(between(30, view.height / view.zoom * 0.056, 60))
    hand, foot, edge = None, right, view.px(HAND_AIR)
    if wanted.has_hands:
        hand = _hand(view, Rect(board.right, 0, side, view.height).inset(edge, 0, edge, 0))
        # The list and the buttons share what the hand leaves of the column.
        foot = right.from_top(hand.y - view.px(HAND_AIR) + view.px(BOTTOM))
        wanted = replace(wanted, labels=tuple(wanted.some(BESIDE_HANDS)))
    moves, buttons = _right(view, wanted, foot, top)
    if moves.h < view.px(SHORTEST_LIST if hand is None else SHORT_LIST):
        return None
    plates, banner, middle, message = _left(view, left, top, has_hands=wanted.has_hands)
    other_hand, stage = None, None
    if wanted.has_hands:
        other_hand = Rect(left.x, plates[0].bottom, left.w, view.px(BACKS))
        stage = Rect(banner.x, banner.bottom + below(view), banner.w, plank_height(view, STAGE, 1))
    ropes = tuple(
        Rect(x, 0, 0, edge)
        for column, edge in ((left, plates[0].y + view.px(10)), (right, moves.y + view.px(6)))
        for x in (column.x + view.px(ROPE), column.right - view.px(ROPE))
    )
    return Places(
        "columns",
        board,
        plates[0],
        plates[1],
        banner,
        buttons,
        moves=moves,
        middle=middle,
        message=message,
        ropes=ropes,
        hand=hand,
        other_hand=other_hand,
        stage=stage,
    )


def _width(view: View, side: float, widest: float) -> float:
    """How wide a column is that has so much room beside the board."""
    if side >= view.px(widest + 2 * LARGEST_GAP) and view.px(widest) >= COLUMN_PX:
        return view.px(widest)
    return min(max(view.px(COLUMN), COLUMN_PX), side - 2 * view.px(BESIDE))


def _gap(view: View, side: float, width: float) -> float:
    """From the board to a column: it stays near the board in a very wide window."""
    return between(view.px(BESIDE), (side - width) * 0.4, view.px(LARGEST_GAP))


def _hand(view: View, side: Rect) -> Rect:
    """The own cards at the foot of what lies beside the board."""
    high = min(view.height * HAND, side.w * HAND_SHAPE)
    return side.from_bottom(high + view.px(HAND_AIR)).from_top(high)


def _left(
    view: View, column: Rect, top: float, *, has_hands: bool = False
) -> tuple[tuple[Rect, Rect], Rect, Rect, Rect]:
    """From top to bottom: a plate, the banner, what a piece can do, the other plate, a message."""
    gap = view.px(between(10, view.height / view.zoom * 0.052 - 24, 32)) + below(view) / 2
    banner_h = plank_height(view, BANNER)
    message_h = plank_height(view, MESSAGE, 2 if column.w > THREE_LINES_PX else 3)
    bottom = view.height - view.px(BOTTOM)
    backs = view.px(BACKS) if has_hands else 0.0
    stage = plank_height(view, STAGE, 1) + below(view) if has_hands else 0.0
    rest = bottom - top - banner_h - message_h - 4 * gap - heading(view) - backs - stage
    plate = between(view.px(LOW_PLATE), (rest - view.px(LEGEND)) / 2, view.px(PLATE))
    inset = view.px(26) * (column.w / view.px(COLUMN))
    above = Rect(column.x, top, column.w, plate)
    banner = Rect(column.x + inset, above.bottom + backs + gap, column.w - 2 * inset, banner_h)
    message = Rect(column.x, bottom - message_h, column.w, message_h)
    lower = Rect(column.x, message.y - gap - plate, column.w, plate)
    start = banner.bottom + stage + gap + heading(view)
    middle = Rect(column.x, start, column.w, lower.y - gap - start)
    return (above, lower), banner, middle, message


def _right(
    view: View, wanted: Wanted, column: Rect, top: float
) -> tuple[Rect, tuple[ButtonPlace, ...]]:
    """The list of moves, and under it the buttons, those that decide the game last."""
    units = view.height / view.zoom
    tall = max(view.px(between(82, units * 0.09, 96)), tall_height(view, SMALLEST))
    bottom = column.bottom - view.px(BOTTOM)
    decisions = wanted.some(DECISIONS)
    foot_h = max(view.px(DECISION), tall_height(view, SMALLEST)) if decisions else 0.0
    foot = Rect(column.x, bottom - foot_h, column.w, foot_h)
    tools = wanted.some(TOOLS)
    columns = grid_columns(view, tools, column.w, MOST_TOOLS)
    rows = len(grid_rows(len(tools), columns))
    high = rows * tall + (rows - 1) * view.px(GAP)
    block = Rect(column.x, foot.y - view.px(12) - high, column.w, high)
    buttons = button_grid(view, block, tools, columns, tall) + word_row(view, foot, decisions)
    end = block.y - view.px(16) - below(view)
    start = top + view.px(4)
    return Rect(column.x, start, column.w, end - start), buttons
