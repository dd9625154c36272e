"""Where the parts of the save dialog are: the board at the left, name and saves at the right."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect, column
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import HEADING_RISE
from jungle_pg.ui.text.field import HEIGHT as FIELD

LEFT: Final = 304
RIGHT: Final = 644
BETWEEN: Final = 44
SIDE: Final = 46
TOP: Final = 50
BOTTOM: Final = 42
EDGE: Final = 12
BOARD: Final = 388
FACTS: Final = 112
"""Units below the board for what is told of the match."""

LABEL: Final = 36
NOTICE: Final = 164
"""Units under the field: what is wrong with a name, what has it already, other names."""

CARD_LINES: Final = (22, 19, 19)
"""The sizes of what is written on the card of a name that is taken."""

CARD_STEP: Final = 1.36
"""From line to line, in sizes of the letters."""

CARD_AROUND: Final = 78
"""Units of the card beside its lines: its edges, and a pill."""

ROW: Final = 40
LEAST_ROWS: Final = 2
MOST_ROWS: Final = 5
TRAY: Final = 8
"""Units from the edge of the tray to the rows."""

TO_BUTTONS: Final = 16
BUTTONS: Final = 76


@dataclass(frozen=True, slots=True)
class SaveLayout:
    """Where everything is, in pixels."""

    panel: Rect
    board: Rect
    facts: Rect
    name_label: Rect
    field: Rect
    notice: Rect
    saves_label: Rect
    tray: Rect
    rows: Rect
    buttons: Rect


def save_needs(view: View) -> tuple[float, float]:
    """The least room the dialog takes in a window."""
    wide = view.px(LEFT + BETWEEN + RIGHT + 2 * SIDE + 2 * EDGE)
    return wide, _height_px(view, LEAST_ROWS) + view.px(HEADING_RISE + 2 * EDGE)


def save_layout(view: View) -> SaveLayout:
    """The dialog in the middle of the window, with as many rows as there is room for."""
    around = view.px(HEADING_RISE + 2 * EDGE)
    rows = next(
        (
            count
            for count in range(MOST_ROWS, LEAST_ROWS, -1)
            if _height_px(view, count) + around <= view.height
        ),
        LEAST_ROWS,
    )
    wide, high = view.px(LEFT + BETWEEN + RIGHT + 2 * SIDE), _height_px(view, rows)
    panel = view.window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2)).snapped()
    inner = panel.inset(*(view.px(side) for side in (SIDE, TOP, SIDE, BOTTOM)))
    left, right = inner.from_left(view.px(LEFT)), inner.from_right(view.px(RIGHT))
    board = left.from_top(view.px(BOARD))
    facts = Rect(left.x, board.bottom, left.w, inner.bottom - board.bottom)
    places = column(right, _heights_px(view, rows), 0)
    name_label, field, notice, saves_label, tray, _, buttons = places
    tray = tray.snapped()
    inside = tray.shrunk(view.px(TRAY))
    # Whole rows: none is cut off before anything is scrolled.
    row_px = max(1, round(view.px(ROW)))
    listed = Rect(inside.x, inside.y, inside.w, min(inside.h + 1, rows * row_px))
    return SaveLayout(
        panel, board, facts, name_label, field, notice, saves_label, tray, listed, buttons
    )


def _height_px(view: View, rows: int) -> float:
    """From the panel's upper edge to its lower one."""
    right = sum(_heights_px(view, rows))
    return view.px(TOP + BOTTOM) + max(right, view.px(BOARD + FACTS))


def _heights_px(view: View, rows: int) -> list[float]:
    """The parts of the right side from top to bottom."""
    units = (LABEL, FIELD, NOTICE, LABEL, rows * ROW + 2 * TRAY, TO_BUTTONS, BUTTONS)
    heights = [view.px(height) for height in units]
    # Letters do not become smaller than can be read, and a card has to hold them.
    letters = sum(view.text_px(size) for size in CARD_LINES) * CARD_STEP
    heights[2] = max(heights[2], letters + view.px(CARD_AROUND))
    return heights
