"""Where everything is while a match is watched again, in any window."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.scenes.replay.deck import (
    ANY_SIZES,
    Deck,
    DeckNeeds,
    LeastSizes,
    stacked_deck,
    stacked_height,
    wide_deck,
    wide_height,
)
from jungle_pg.scenes.table.panels.button_rows import (
    ButtonPlace,
    Labels,
    button_grid,
    grid_columns,
    grid_rows,
    tall_height,
    word_row,
)
from jungle_pg.scenes.table.panels.layout import below, between, heading
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.view import View

MOVES: Final = "moves"
CLOSER: Final = "closer"
"""The two drawers, and the buttons that open them."""

RANGE: Final = ("loop", "from_here", "up_to_here", "whole")
BRANCH: Final = "play_from_here"
EXPORT: Final = "export"

AIR: Final = 12
EDGE: Final = 12
COLUMN: Final = 452
NARROWEST: Final = 330
NARROWEST_PX: Final = 230
BESIDE: Final = 18
LARGEST_GAP: Final = 60
DECK: Final = 1440
PLATE: Final = 196
LOW_PLATE: Final = 99
SPOILS: Final = 56
"""A plate with no more on it than what was taken."""

SIDE_PLATE: Final = 235
SIDE_PLATE_PX: Final = 180
"""How wide a plate is at least beside another one."""

SMALL_BOARD: Final = 0.5
"""Plates are as low as they can be where the board would lack so much of its height."""

LEAST_INFO: Final = 130
LEAST_LIST: Final = 190
LEAST_DRAWER: Final = 130
TALL_DRAWER: Final = 420
DECISION: Final = 74
MOST_TOOLS: Final = 4
ROPE: Final = 70
STACK: Final = 300
STACK_PX: Final = 214
WIDEST_STACK: Final = 640


@dataclass(frozen=True, slots=True)
class ReplayLayout:
    """Rectangles in pixels; what has none is not shown."""

    arrangement: str
    board: Rect
    deck: Deck
    top: Rect | None = None
    bottom: Rect | None = None
    """The plates of the players."""
    info: Rect | None = None
    moves: Rect | None = None
    analysis: Rect | None = None
    tools: tuple[ButtonPlace, ...] = ()
    """Buttons that are not on the deck."""
    ropes: tuple[Rect, ...] = ()

    @property
    def buttons(self) -> tuple[ButtonPlace, ...]:
        """All buttons, in the order of the eye."""
        return self.tools + self.deck.transport + self.deck.tools


@dataclass(frozen=True, slots=True)
class ReplayWants:
    """The shape of the board, words of these widths, the tools with their words, the drawer."""

    shape: float
    counter: float
    notation: float
    labels: tuple[tuple[str, str], ...]
    drawer: str = ""
    least: LeastSizes = ANY_SIZES

    def needs(self, *more: str) -> DeckNeeds:
        """What a deck must hold that has the tools on it too."""
        tools = (*more, *(name for name, _ in self.labels))
        return DeckNeeds(self.counter, self.notation, tools, least=self.least)

    def some(self, names: tuple[str, ...]) -> Labels:
        """Those of these tools that are there."""
        known = dict(self.labels)
        return tuple((name, known[name]) for name in names if name in known)


def places_for(view: View, wants: ReplayWants) -> ReplayLayout:
    """Three columns over the deck if there is room, else what makes the board largest."""
    columns = _in_columns(view, wants)
    if columns is not None:
        return columns
    closed = replace(wants, drawer="")
    beside, above = (board_size(make(view, closed), wants) for make in (_beside, _upright))
    return _beside(view, wants) if beside >= above else _upright(view, wants)


def board_size(places: ReplayLayout, wants: ReplayWants) -> float:
    """The height of the largest board in its place."""
    return min(places.board.h, places.board.w / wants.shape)


def _in_columns(view: View, wants: ReplayWants) -> ReplayLayout | None:
    air = view.px(AIR)
    deck_h = wide_height(view)
    deck_w = min(view.px(DECK), view.width - 2 * view.px(EDGE))
    y = view.height - deck_h - below(view) - view.px(EDGE)
    panel = Rect((view.width - deck_w) / 2, y, deck_w, deck_h)
    deck = wide_deck(view, panel, DeckNeeds(wants.counter, wants.notation, ()))
    board_h = y - 2 * air
    board_w = board_h * wants.shape
    side = (view.width - board_w) / 2
    column = min(view.px(COLUMN), side - 2 * view.px(BESIDE))
    if deck is None or column < max(view.px(NARROWEST), NARROWEST_PX):
        return None
    gap = between(view.px(BESIDE), (side - column) * 0.5, view.px(LARGEST_GAP))
    top = view.px(between(30, view.height / view.zoom * 0.056, 60))
    high = y - top - view.px(18) - below(view)
    left = Rect(side - gap - column, top, column, high)
    right = Rect(side + board_w + gap, top, column, high)
    plates, middle = _left(view, left)
    moves, tools = _right(view, wants, right)
    if middle.h < view.px(LEAST_INFO) or moves.h < view.px(LEAST_LIST):
        return None
    ropes = tuple(
        Rect(x, 0, 0, part.y + view.px(8))
        for part in (plates[0], moves)
        for x in (part.x + view.px(ROPE), part.right - view.px(ROPE))
    )
    is_open = wants.drawer == CLOSER
    return ReplayLayout(
        "columns",
        Rect(side, air, board_w, board_h),
        deck,
        *plates,
        info=None if is_open else middle,
        moves=moves,
        analysis=middle if is_open else None,
        tools=tools,
        ropes=ropes,
    )


def _left(view: View, column: Rect) -> tuple[tuple[Rect, Rect], Rect]:
    """A plate, a panel, the other plate."""
    gap = below(view) + view.px(10)
    rest = column.h - 2 * gap - heading(view)
    plate = between(view.px(LOW_PLATE + 9), rest * 0.27, view.px(PLATE))
    above, lower = column.from_top(plate), column.from_bottom(plate)
    start = above.bottom + gap + heading(view)
    return (above, lower), Rect(column.x, start, column.w, lower.y - gap - start)


def _right(view: View, wants: ReplayWants, column: Rect) -> tuple[Rect, tuple[ButtonPlace, ...]]:
    """The moves, below them what is played again and again, and what comes of it."""
    gap = view.px(8)
    foot = column.from_bottom(max(view.px(DECISION), tall_height(view, 14)))
    tools = wants.some((*RANGE, EXPORT))
    columns = grid_columns(view, tools, column.w, MOST_TOOLS)
    rows = len(grid_rows(len(tools), columns))
    tall = max(view.px(82), tall_height(view, 14))
    high = rows * tall + (rows - 1) * view.px(6)
    block = Rect(column.x, foot.y - gap - high, column.w, high)
    buttons = button_grid(view, block, tools, columns, tall)
    buttons += word_row(view, foot, wants.some((BRANCH, CLOSER)))
    end = block.y - gap - below(view)
    return Rect(column.x, column.y, column.w, end - column.y), buttons


def _beside(view: View, wants: ReplayWants) -> ReplayLayout:
    """The board as high as the window, and one column on its right."""
    edge = view.px(EDGE)
    least = max(view.px(STACK), STACK_PX)
    full = (view.height - 2 * view.px(AIR)) * wants.shape
    board_w = min(full, view.width - 3 * edge - least)
    stack_w = between(least, view.width - 3 * edge - board_w, view.px(WIDEST_STACK))
    board_w = view.width - 3 * edge - stack_w
    board = Rect(edge, view.px(AIR), board_w, view.height - 2 * view.px(AIR))
    stack = Rect(board.right + edge, edge, stack_w, view.height - 2 * edge - below(view))
    return _stacked(view, wants, "beside", board, stack)


def _stacked(
    view: View, wants: ReplayWants, arrangement: str, board: Rect, stack: Rect
) -> ReplayLayout:
    """Plates above, a list if there is room, the deck below."""
    gap = view.px(6) + below(view)
    for needs in (wants.needs(), wants.needs(MOVES)):
        deck_h = stacked_height(view, stack.w, needs)
        room = stack.h - deck_h - gap
        plates = _plates(view, stack, room)
        used = max(rect.bottom for rect in plates) - stack.y + gap
        list_h = room - used - heading(view)
        if list_h >= view.px(LEAST_LIST):
            start = stack.y + used + heading(view)
            roomy = stacked_height(view, stack.w, needs, is_roomy=True)
            extra = min(roomy - deck_h, list_h - view.px(LEAST_LIST))
            deck_h, list_h = deck_h + extra, list_h - extra
            area = Rect(stack.x, start, stack.w, list_h)
            deck = stacked_deck(view, stack.from_bottom(deck_h), needs)
            is_open = wants.drawer == CLOSER
            return ReplayLayout(
                arrangement, board, deck, *plates,
                moves=None if is_open else area, analysis=area if is_open else None,
            )  # fmt: skip
    return _with_drawer(view, wants, arrangement, board, stack, plates)


def _with_drawer(
    view: View,
    wants: ReplayWants,
    arrangement: str,
    board: Rect,
    stack: Rect,
    plates: tuple[Rect, Rect],
) -> ReplayLayout:
    """Little room: an open drawer takes the place of the plates, and the deck stays."""
    gap, needs = view.px(6) + below(view), wants.needs(MOVES)
    least = stacked_height(view, stack.w, needs)
    start = max(rect.bottom for rect in plates) + gap
    roomy = stacked_height(view, stack.w, needs, is_roomy=True)
    high = between(least, stack.bottom - start, roomy)
    deck = stacked_deck(view, stack.from_bottom(high), needs)
    if not wants.drawer:
        return ReplayLayout(arrangement, board, deck, *plates)
    top = stack.y + heading(view)
    area = Rect(stack.x, top, stack.w, deck.panel.y - gap - top)
    is_list = wants.drawer == MOVES
    return ReplayLayout(
        arrangement,
        board,
        deck,
        moves=area if is_list else None,
        analysis=None if is_list else area,
    )


def _plates(view: View, stack: Rect, room: float) -> tuple[Rect, Rect]:
    """Two plates as high as there is room for: below each other, beside each other, or low."""
    gap = view.px(4) + below(view)
    low = view.px(LOW_PLATE)
    half = (stack.w - view.px(8)) / 2
    can_share = half >= max(view.px(SIDE_PLATE), SIDE_PLATE_PX)
    if room >= 2 * low + gap and not (can_share and room < 2 * low + view.px(LEAST_LIST)):
        spare = room - 2 * low - gap - view.px(LEAST_LIST + 80)
        plate = between(low, low + spare / 4, view.px(140))
        return stack.from_top(plate), Rect(stack.x, stack.y + plate + gap, stack.w, plate)
    if can_share and room >= low:
        one, other = row(stack.from_top(min(room, view.px(LOW_PLATE + 9))), [half] * 2, view.px(8))
        return one, other
    plate = min(view.px(SPOILS), (room - gap) / 2)
    return stack.from_top(plate), Rect(stack.x, stack.y + plate + gap, stack.w, plate)


def _upright(view: View, wants: ReplayWants) -> ReplayLayout:
    """The plates above the board, the deck below it, a list between them if there is room."""
    gap, low = view.px(6) + below(view), view.px(LOW_PLATE)
    inner = _upright_inner(view)
    whole = (view.width - view.px(EDGE)) / wants.shape
    needs = wants.needs(MOVES)
    deck_h = stacked_height(view, inner.w, needs)
    spare = inner.h - deck_h - low - 2 * gap - whole
    extra = stacked_height(view, inner.w, needs, is_roomy=True) - deck_h
    extra = between(0.0, spare, extra)
    deck_h, spare = deck_h + extra, spare - extra
    plate = between(low, low + spare / 2, view.px(150))
    if spare < -SMALL_BOARD * whole:
        plate = view.px(SPOILS)
    half = (inner.w - view.px(8)) / 2
    plates = row(inner.from_top(plate), [half] * 2, view.px(8))
    list_h = spare - gap - heading(view) - (plate - low)
    area = None
    end = inner.bottom - deck_h - gap
    if list_h >= view.px(LEAST_LIST):
        needs = wants.needs()
        area = Rect(inner.x, end - list_h, inner.w, list_h)
        end = area.y - heading(view) - view.px(6)
    is_closer = wants.drawer == CLOSER
    places = ReplayLayout(
        "upright",
        _upright_board(view, plates[0].bottom + gap, end),
        stacked_deck(view, inner.from_bottom(deck_h), needs),
        plates[0],
        plates[1],
        moves=None if is_closer else area,
        analysis=area if is_closer else None,
    )
    has_drawer = wants.drawer and area is None
    return _upright_drawer(view, wants, places) if has_drawer else places


def _upright_drawer(view: View, wants: ReplayWants, closed: ReplayLayout) -> ReplayLayout:
    """An open drawer takes the place of the plates; the deck stays, and most of the board."""
    inner, gap, deck = _upright_inner(view), view.px(6) + below(view), closed.deck
    top = inner.y + heading(view)
    room = deck.panel.y - 2 * gap - top - closed.board.w / wants.shape
    area = Rect(inner.x, top, inner.w, between(view.px(LEAST_DRAWER), room, view.px(TALL_DRAWER)))
    board = _upright_board(view, area.bottom + gap, deck.panel.y - gap)
    is_list = wants.drawer == MOVES
    return ReplayLayout(
        "upright", board, deck, moves=area if is_list else None, analysis=None if is_list else area
    )


def _upright_inner(view: View) -> Rect:
    edge = view.px(EDGE)
    return Rect(edge, edge, view.width - 2 * edge, view.height - 2 * edge - below(view))


def _upright_board(view: View, start: float, end: float) -> Rect:
    side = view.px(EDGE / 2)
    return Rect(side, start, view.width - 2 * side, end - start)
