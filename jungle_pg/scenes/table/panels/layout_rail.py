"""A small window: icons in a rail on the left, the board, and one column on its right."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    GAP,
    ButtonPlace,
    Labels,
    button_grid,
    grid_columns,
    grid_rows,
    icon_places,
)
from jungle_pg.scenes.table.panels.layout import (
    MORE,
    MOVES,
    BoardLayout,
    Wanted,
    below,
    between,
    heading,
    plank_height,
)
from jungle_pg.scenes.table.panels.layout_cards import card_column, own_hand
from jungle_pg.stage.layout import Rect, column
from jungle_pg.stage.view import View

ALWAYS: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "flip", "rules", MOVES,
)  # fmt: skip
OTHERS: Final = ("save", "load", "replay", "restart", "new_game", "draw", "resign")
"""What the rail holds, from top to bottom, and what it holds where it is long enough."""

EDGE: Final = 12
AIR: Final = 10
LARGEST: Final = 96
SMALLEST: Final = 84
LARGEST_STEP: Final = 24
NARROWEST_RAIL: Final = 62
NARROWEST_RAIL_PX: Final = 46
"""How small the buttons of the rail may be so that the board is larger."""

COLUMN: Final = 452
NARROWEST: Final = 250
NARROWEST_PX: Final = 214
PLATE: Final = 164
LOW_PLATE: Final = 99
BANNER: Final = 82
LOW_BANNER: Final = 72
MESSAGE: Final = 62
LAST_MOVE: Final = 56
WITH_MESSAGE: Final = 700
WITH_LAST_MOVE: Final = 860
"""From these heights on, in units, there is room for them."""

LEGEND: Final = 280
WITH_LIST: Final = 560
"""What the middle of the column needs so that the moves are always in sight."""

MOST_MORE: Final = 6
BESIDE_CARDS: Final = 0.29
"""How wide a column with cards is at least, of the window."""

OVER_CARDS: Final = 0.06
"""How far the column comes down over the room that a raised card needs, of the hand."""

HAND_PARTS: Final = (1.0, 0.94, 0.88, 0.82, 0.76)
"""How large the own cards are, so that there is room over them to say something."""


def with_rail(view: View, wanted: Wanted) -> BoardLayout:
    """The board, and around it what there is room for."""
    edge = view.px(EDGE)
    least = max(view.px(NARROWEST), NARROWEST_PX)
    if wanted.has_hands:
        least = max(least, view.width * BESIDE_CARDS)
    full = (view.height - 2 * view.px(AIR)) * wanted.shape
    has_list = not wanted.has_hands and _middle_height(view) >= view.px(WITH_LIST)
    # Where the width decides how large the board is, the rail is as narrow as it may be.
    left_over = view.width - 4 * edge - least - full
    largest = between(max(view.px(NARROWEST_RAIL), NARROWEST_RAIL_PX), left_over, view.px(LARGEST))
    rail = _rail(view, wanted, has_list, largest)
    rail_w = rail[0].rect.w
    spare = view.width - 4 * edge - rail_w
    board_w = min(full, spare - least)
    side_w = between(least, spare - board_w, view.px(COLUMN))
    # In a window with room to spare the board stays in the middle of what is left.
    free = spare - board_w - side_w
    x = 2 * edge + rail_w
    board = Rect(x, view.px(AIR), board_w + free, view.height - 2 * view.px(AIR))
    side = Rect(board.right + edge, edge, side_w, view.height - 2 * edge - below(view))
    if wanted.has_hands:
        return _with_hands(view, wanted, board, side, rail)
    return _column(view, wanted, board, side, rail, has_list)


def _with_hands(
    view: View, wanted: Wanted, board: Rect, side: Rect, rail: tuple[ButtonPlace, ...]
) -> BoardLayout:
    """The column with the other hand under its plate and the own one at its foot."""
    square = board.centred(min(board.w, board.h * wanted.shape), min(board.h, board.w))
    for is_tight, part in ((False, 1.0), *((True, part) for part in HAND_PARTS)):
        hand = own_hand(view, side, square, wanted.reach, part)
        above = side.from_top(hand.y - side.y + hand.h * OVER_CARDS)
        at = card_column(view, above, has_stage=False, is_tight=is_tight)
        if at.banner.bottom + below(view) <= at.bottom.y:
            break
    places = BoardLayout(
        "rail",
        board,
        at.top,
        at.bottom,
        at.banner,
        rail,
        middle=at.middle,
        message=at.message,
        hand=hand,
        other_hand=at.other_hand,
        has_round=not is_tight,
    )
    if not wanted.drawer:
        return places
    # A drawer takes the place of the cards; what is needed to play is there when it is closed.
    start = at.bottom.bottom + below(view) + view.px(6) + heading(view)
    area = Rect(side.x, start, side.w, side.bottom - start)
    places = replace(places, hand=None, other_hand=None, message=None)
    return replace(with_drawer(view, wanted, places, area), middle=at.middle)


def _rail(view: View, wanted: Wanted, has_list: bool, largest: float) -> tuple[ButtonPlace, ...]:
    """The rail from top to bottom; where not all fit, the less used ones wait in the drawer."""
    edge, gap = view.px(EDGE), view.px(GAP)
    high = view.height - 2 * edge
    names = [name for name, _ in wanted.some(ALWAYS) if not (has_list and name == MOVES)]
    others = [name for name, _ in wanted.some(OTHERS)]
    room = int((high + gap) / (view.px(SMALLEST) + gap))
    names += others if len(names + others) <= room else [MORE]
    side = min(largest, (high - gap * (len(names) - 1)) / len(names))
    step = min(view.px(LARGEST_STEP), (high - len(names) * side) / max(1, len(names) - 1))
    rects = column(Rect(edge, edge, side, high), [side] * len(names), step)
    return icon_places(names, rects)


def _fixed(view: View) -> tuple[float, float, float, float, float]:
    """The heights of plate, banner, message and last move, and the gap between them."""
    units = view.height / view.zoom
    plate = view.px(between(LOW_PLATE, units * 0.18, PLATE))
    banner = plank_height(view, BANNER if units >= WITH_MESSAGE else LOW_BANNER, 3)
    message = plank_height(view, MESSAGE, 3) if units >= WITH_MESSAGE else 0.0
    last_move = plank_height(view, LAST_MOVE, 1) if units >= WITH_LAST_MOVE else 0.0
    return plate, banner, message, last_move, view.px(6) + below(view)


def _middle_height(view: View) -> float:
    """How high the middle of the column is."""
    plate, banner, message, last_move, gap = _fixed(view)
    parts = [part for part in (plate, plate, banner, message, last_move) if part]
    rest = view.height - 2 * view.px(EDGE) - below(view) - sum(parts)
    return rest - gap * len(parts) - heading(view)


def _column(
    view: View,
    wanted: Wanted,
    board: Rect,
    side: Rect,
    rail: tuple[ButtonPlace, ...],
    has_list: bool,
) -> BoardLayout:
    """A plate, the banner, the message, what a piece can do, the last move, the other plate."""
    plate, banner_h, message_h, last_h, gap = _fixed(view)
    above = side.from_top(plate)
    banner = Rect(side.x, above.bottom + gap, side.w, banner_h)
    message = Rect(side.x, banner.bottom + gap, side.w, message_h) if message_h else None
    lower = side.from_bottom(plate)
    end = lower.y - gap
    start = (banner if message is None else message).bottom + gap + heading(view)
    drawer = Rect(side.x, start, side.w, end - start)
    last_move = Rect(side.x, end - last_h, side.w, last_h) if last_h else None
    if last_move is not None:
        end = last_move.y - gap
    middle = Rect(side.x, start, side.w, end - start)
    places = BoardLayout(
        "rail", board, above, lower, banner, rail, None, middle, message, last_move
    )  # fmt: skip
    if has_list:
        return _with_list(view, wanted, places, drawer)
    return with_drawer(view, wanted, places, drawer)


def _with_list(view: View, wanted: Wanted, places: BoardLayout, area: Rect) -> BoardLayout:
    """What a piece can do above, the moves or the other buttons below; no last move by itself."""
    legend = area.from_top(view.px(LEGEND))
    start = legend.bottom + below(view) + view.px(8) + heading(view)
    lower = Rect(area.x, start, area.w, area.bottom - start)
    places = replace(places, middle=legend, last_move=None, moves=lower)
    if wanted.drawer != MORE:
        return places
    return replace(with_more(view, wanted, places, lower), middle=legend)


def with_drawer(view: View, wanted: Wanted, places: BoardLayout, area: Rect) -> BoardLayout:
    """The same with an open drawer over the middle, if one is open."""
    if wanted.drawer == MOVES:
        return replace(places, middle=None, last_move=None, moves=area)
    return with_more(view, wanted, places, area) if wanted.drawer == MORE else places


def with_more(view: View, wanted: Wanted, places: BoardLayout, area: Rect) -> BoardLayout:
    """The same with the buttons in sight that have no room elsewhere."""
    rest = wanted.rest(places.buttons)
    if not rest:
        return places
    buttons = places.buttons + more_buttons(view, area, rest)
    return replace(places, middle=None, last_move=None, moves=None, more=area, buttons=buttons)


def more_buttons(view: View, area: Rect, labels: Labels) -> tuple[ButtonPlace, ...]:
    """The buttons in an open drawer, as high as there is room for."""
    side, top, foot = view.px(24), view.px(36), view.px(26)
    inner = area.inset(side, top, side, foot)
    columns = grid_columns(view, labels, inner.w, MOST_MORE)
    rows = len(grid_rows(len(labels), columns))
    high = min(view.px(96), (inner.h - view.px(GAP) * (rows - 1)) / rows)
    return button_grid(view, inner, labels, columns, high)
