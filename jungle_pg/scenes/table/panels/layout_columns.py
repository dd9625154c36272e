"""A wide window: players on the left of the board, moves and buttons on its right."""

from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    GAP,
    SMALLEST,
    ButtonPlace,
    button_grid,
    grid_columns,
    grid_rows,
    tall_height,
    word_row,
)
from jungle_pg.scenes.table.panels.layout import (
    BoardLayout,
    Wanted,
    below,
    between,
    heading,
    plank_height,
)
from jungle_pg.scenes.table.panels.layout_cards import card_column, own_hand
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View

TOOLS: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "flip", "save", "load", "replay", "rules",
    "restart", "new_game",
)  # fmt: skip
DECISIONS: Final = ("draw", "resign", "menu")

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

BANNER: Final = 84
MESSAGE: Final = 84
THREE_LINES_PX: Final = 290
"""In a column no wider than this a message may need three lines."""

DECISION: Final = 80
MOST_TOOLS: Final = 4
SHORTEST_LIST: Final = 190
SHORT_LIST: Final = 150
LOW_BUTTON: Final = 84
MOST_BESIDE_HANDS: Final = 5
FOOT: Final = 12
OVER_HAND: Final = 72
"""Room for a banner between the buttons and the own hand."""

BESIDE_HANDS: Final = ("pause", "step", "speed", "undo", "hint", "rules", "save", "menu")
"""The buttons beside a hand; all others are in the menu."""

ROPE: Final = 70
"""From the side of a panel to its rope."""


def in_columns(view: View, wanted: Wanted) -> BoardLayout | None:
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
    if wanted.has_hands:
        return _with_hands(view, wanted, board, left, right, top)
    moves, buttons = _right(view, wanted, right, top)
    if moves.h < view.px(SHORTEST_LIST):
        return None
    plates, banner, middle, message = _left(view, left, top)
    ropes = _ropes(view, plates[0], moves)
    return BoardLayout(
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
    )


def _with_hands(
    view: View, wanted: Wanted, board: Rect, left: Rect, right: Rect, top: float
) -> BoardLayout | None:
    """As always, with the own hand under the buttons and the other under the upper plate."""
    hand = own_hand(view, right, board, wanted.reach)
    labels = wanted.some(BESIDE_HANDS)
    end = hand.y - view.px(OVER_HAND)
    start = top + view.px(4)
    tall = max(view.px(LOW_BUTTON), tall_height(view, SMALLEST))
    columns = grid_columns(view, labels, right.w, MOST_BESIDE_HANDS)
    rows = len(grid_rows(len(labels), columns))
    high = rows * tall + (rows - 1) * view.px(GAP)
    block = Rect(right.x, end - high, right.w, high)
    buttons = button_grid(view, block, labels, columns, tall)
    moves = Rect(right.x, start, right.w, block.y - view.px(14) - below(view) - start)
    if moves.h < view.px(SHORT_LIST):
        return None
    column = Rect(left.x, top, left.w, view.height - top - view.px(FOOT) - below(view))
    at = card_column(view, column, has_stage=True)
    return BoardLayout(
        "columns",
        board,
        at.top,
        at.bottom,
        at.banner,
        buttons,
        moves=moves,
        middle=at.middle,
        message=at.message,
        ropes=_ropes(view, at.top, moves),
        hand=hand,
        other_hand=at.other_hand,
        stage=at.stage,
    )


def _ropes(view: View, plate: Rect, moves: Rect) -> tuple[Rect, ...]:
    """From the upper edge of the window to what hangs first in both columns."""
    return tuple(
        Rect(x, 0, 0, hung.y + view.px(by))
        for hung, by in ((plate, 10), (moves, 6))
        for x in (hung.x + view.px(ROPE), hung.right - view.px(ROPE))
    )


def _width(view: View, side: float, widest: float) -> float:
    """How wide a column is that has so much room beside the board."""
    if side >= view.px(widest + 2 * LARGEST_GAP) and view.px(widest) >= COLUMN_PX:
        return view.px(widest)
    return min(max(view.px(COLUMN), COLUMN_PX), side - 2 * view.px(BESIDE))


def _gap(view: View, side: float, width: float) -> float:
    """From the board to a column: it stays near the board in a very wide window."""
    return between(view.px(BESIDE), (side - width) * 0.4, view.px(LARGEST_GAP))


def _left(view: View, column: Rect, top: float) -> tuple[tuple[Rect, Rect], Rect, Rect, Rect]:
    """From top to bottom: a plate, the banner, a message, what a piece can do, the other plate."""
    gap = view.px(between(10, view.height / view.zoom * 0.052 - 24, 32)) + below(view) / 2
    banner_h = plank_height(view, BANNER, 3)
    message_h = plank_height(view, MESSAGE, 2 if column.w > THREE_LINES_PX else 3)
    bottom = view.height - view.px(BOTTOM)
    rest = bottom - top - banner_h - message_h - 4 * gap - heading(view)
    plate = between(view.px(LOW_PLATE), (rest - view.px(LEGEND)) / 2, view.px(PLATE))
    inset = view.px(26) * (column.w / view.px(COLUMN))
    above = Rect(column.x, top, column.w, plate)
    banner = Rect(column.x + inset, above.bottom + gap, column.w - 2 * inset, banner_h)
    message = Rect(column.x, banner.bottom + gap, column.w, message_h)
    lower = Rect(column.x, bottom - plate, column.w, plate)
    start = message.bottom + gap + heading(view)
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
