"""A window higher than wide: a player above the board, the other and the buttons below it."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    GAP,
    ButtonPlace,
    button_grid,
    grid_columns,
    icon_row,
    word_row,
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
from jungle_pg.scenes.table.panels.layout_rail import with_drawer
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View

CORNER: Final = ("menu", "flip", "rules")
"""The icons beside the upper plate."""

ORDER: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "save", "replay", "draw", "resign", "load",
    "restart", "new_game",
)  # fmt: skip
COMPACT_ORDER: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "flip", "rules", MOVES, "draw",
    "resign", "save", "replay", "load", "restart", "new_game",
)  # fmt: skip

EDGE: Final = 14
BESIDE_PX: Final = 205
"""Beside a plate there is at least so much room for words."""

BOARD_SIDE: Final = 6
"""Left and right of the board."""

PLATES: Final = (210, 200, 190, 178, 164, 152, 140, 108, 99)
"""How high plates may be, the higher ones where the board loses nothing by it."""

GAP_BETWEEN: Final = 12
LEAST_UNDER: Final = 60
"""What stands under a plank beside a plate is at least so high."""

BANNER: Final = 80
LARGEST_PLANK: Final = 84
LARGEST_UNDER: Final = 96
FOOT: Final = 104
LOW_FOOT: Final = 72
DRAWER: Final = 230
LOW_DRAWER: Final = 170
"""How high an open drawer is: one with moves, and one with buttons."""

MOST_DRAWER: Final = 0.34
"""What it may take of the height of the board."""

LEAST_LIST: Final = 210
TALLEST_LIST: Final = 620
LEAST_ICON: Final = 62
FEWEST: Final = 5
"""With fewer words in a row, icons alone are better."""

ALMOST: Final = 0.985


def upright(view: View, wanted: Wanted) -> BoardLayout:
    """The largest board with the highest plates that leave it so large."""
    least = plank_height(view, 0, 3)
    tries = [_try(view, wanted, max(least, view.px(units))) for units in PLATES]
    largest = max(_board_width(wanted, places) for places in tries)
    closed = next(places for places in tries if _board_width(wanted, places) >= largest * ALMOST)
    return _opened(view, wanted, closed) if wanted.drawer else closed


def _board_width(wanted: Wanted, places: BoardLayout) -> float:
    return min(places.board.w, places.board.h * wanted.shape)


def _try(view: View, wanted: Wanted, plate: float) -> BoardLayout:
    """Everything with plates of a height; a list of moves where height is left over."""
    edge, gap = view.px(EDGE), view.px(4) + below(view)
    foot = view.px(FOOT if _is_roomy(view, plate) else LOW_FOOT)
    inner = view.window.shrunk(edge)
    wide = view.width - 2 * view.px(BOARD_SIDE)
    spare = inner.h - 2 * plate - foot - 3 * gap - wide / wanted.shape - gap - heading(view)
    panel = min(spare, view.px(TALLEST_LIST)) if spare >= view.px(LEAST_LIST) else 0.0
    parts = [plate, panel + heading(view) if panel else 0.0, foot]
    lower_h = sum(parts) + gap * (sum(part > 0 for part in parts) - 1)
    above = inner.from_top(plate)
    lower = Rect(inner.x, inner.bottom - lower_h, inner.w, plate)
    board = Rect(view.px(BOARD_SIDE), above.bottom + gap, wide, lower.y - above.bottom - 2 * gap)
    places = _beside(view, wanted, board, above, lower, has_way=not panel)
    if panel:
        area = Rect(inner.x, lower.bottom + gap + heading(view), inner.w, panel)
        places = replace(places, moves=area)
    row = inner.from_bottom(foot)
    return replace(places, buttons=places.buttons + _foot(view, wanted, places, row))


def _beside(
    view: View, wanted: Wanted, board: Rect, above: Rect, lower: Rect, *, has_way: bool
) -> BoardLayout:
    """The plates, and beside them banner, icons, message and the way to all moves."""
    gap = view.px(GAP_BETWEEN)
    wide = max(BESIDE_PX, between(view.px(190), above.w * 0.34, view.px(340)))
    plates = [rect.inset(0, 0, wide + gap, 0) for rect in (above, lower)]
    right, low_right = (rect.from_right(wide) for rect in (above, lower))
    banner, under = _halves(view, right)
    buttons: tuple[ButtonPlace, ...] = ()
    if under is not None:
        names = [name for name, _ in wanted.some(CORNER)]
        buttons += icon_row(view, under, names)
    message, under = _halves(view, low_right)
    if under is not None and not has_way:
        message = low_right.centred(wide, plank_height(view, LARGEST_PLANK, 3))
    elif under is not None:
        buttons += word_row(view, under, wanted.some((MOVES,)))
    return BoardLayout("upright", board, plates[0], plates[1], banner, buttons, message=message)


def _is_roomy(view: View, plate: float) -> bool:
    """Whether there is room for two things beside a plate."""
    return plate >= plank_height(view, BANNER, 3) + view.px(GAP_BETWEEN + LEAST_UNDER)


def _halves(view: View, area: Rect) -> tuple[Rect, Rect | None]:
    """A plank and what is under it, beside a plate; a low plate has only a plank beside it."""
    if not _is_roomy(view, area.h):
        high = plank_height(view, LARGEST_PLANK, 3)
        return area.centred(area.w, min(area.h, high)), None
    gap = view.px(GAP_BETWEEN)
    plank = area.from_top(plank_height(view, BANNER, 3))
    under = min(view.px(LARGEST_UNDER), area.h - plank.h - gap)
    block = area.centred(area.w, plank.h + gap + under)
    return block.from_top(plank.h), block.from_bottom(under)


def _opened(view: View, wanted: Wanted, closed: BoardLayout) -> BoardLayout:
    """An open drawer between the board and what is below it, where nothing moves for it."""
    gap, board = view.px(4) + below(view), closed.board
    if wanted.drawer == MORE and closed.moves is not None:
        return with_drawer(view, wanted, closed, closed.moves)
    high = min(view.px(DRAWER if wanted.drawer == MOVES else LOW_DRAWER), board.h * MOST_DRAWER)
    side = view.px(EDGE)
    area = Rect(side, board.bottom - high, view.width - 2 * side, high)
    opened = with_drawer(view, wanted, closed, area)
    if opened == closed:
        return closed
    end = area.y - heading(view) - gap
    return replace(opened, board=Rect(board.x, board.y, board.w, end - board.y))


def _foot(view: View, wanted: Wanted, places: BoardLayout, row: Rect) -> tuple[ButtonPlace, ...]:
    """The buttons at the bottom, with words if they fit; what has no room comes with a drawer."""
    has_corner = any(place.name in CORNER for place in places.buttons)
    placed = {place.name for place in places.buttons}
    order = [name for name in (ORDER if has_corner else COMPACT_ORDER) if name not in placed]
    if places.moves is not None:
        order = [name for name in order if name != MOVES]
    labels = list(wanted.some(order))
    more = list(wanted.some((MORE,)))
    for count in range(len(labels), FEWEST - 2, -1):
        tried = labels if count == len(labels) else labels[:count] + more
        if grid_columns(view, tried, row.w, len(tried)) == len(tried) and row.h > view.px(LOW_FOOT):
            return button_grid(view, row, tried, len(tried), row.h)
    room = int((row.w + view.px(GAP)) / view.px(LEAST_ICON + GAP))
    names = [name for name, _ in labels]
    if len(names) > room:
        names = [*names[: room - 1], MORE]
    return icon_row(view, row, names, 28)
