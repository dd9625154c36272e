"""The arrangements of a table, and which one suits a window: the board is as large as it can be."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    GAP,
    HIGH,
    ICON,
    ICON_LETTERS,
    SMALL_ICON,
    ButtonSlot,
    icon_row,
    tall_row,
    tall_rows,
    word_row,
)
from jungle_pg.scenes.table.panels.button_rows import LOW as LOW_BUTTON
from jungle_pg.scenes.table.panels.layout import (
    HUNG,
    MORE,
    MOVES,
    BoardLayout,
    Wanted,
    board_form,
    breath,
    headed,
    least_units,
    placed,
    plank,
    plank_height,
    plate,
    ropes,
    shape_with_bar,
    with_drawer,
)
from jungle_pg.scenes.table.panels.layout_hands import (
    beside_hand,
    card_column,
    rail_with_hands,
    under_board,
    with_hands,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import XL, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import least_size, solve
from jungle_pg.ui.panel import HEADING_RISE
from jungle_pg.ui.skins import BELOW

TOOLS: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "flip", "save", "load", "replay", "rules",
    "restart", "new_game",
)  # fmt: skip
DECISIONS: Final = ("draw", "resign", "menu")
BESIDE_HANDS: Final = ("pause", "step", "speed", "undo", "hint", "rules", "save", "menu")
"""The buttons of a wide window, and those beside a hand: all others are in the menu."""

RAIL: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "flip", "rules", MOVES,
)  # fmt: skip
RAIL_OTHERS: Final = ("save", "load", "replay", "restart", "new_game", "draw", "resign")
"""What the rail holds, from top to bottom, and what it holds where it is long enough."""

CORNER: Final = ("menu", "flip", "rules")
FOOT: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "save", "replay", "draw", "resign", "load",
    "restart", "new_game",
)  # fmt: skip
LOW_FOOT: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "flip", "rules", MOVES, "draw",
    "resign", "save", "replay", "load", "restart", "new_game",
)  # fmt: skip
"""A high window: the icons beside the upper plate, the row at the foot, and that row without
such icons."""

FAITHFUL: Final = 1.04
"""A wide window keeps its rail unless the board becomes so many times larger without it."""
NEARLY: Final = 0.995
"""A board that is so large is as good as one that is larger."""

COLUMN: Final = (330.0, 452.0, 560.0)
COLUMN_PX: Final = (230, 300)
"""A column beside the board: the narrowest, the usual and the widest one, and in pixels, since
letters have a smallest size."""
LEAST_HEIGHT: Final = 680.0
WITH_MESSAGE: Final = 700.0
WITH_LAST_MOVE: Final = 860.0
"""From these heights of the window on there is room for columns, and for these planks in one."""

PLATE: Final = (108.0, 200.0)
RAIL_PLATE: Final = (99.0, 164.0)
UPRIGHT_PLATE: Final = (99.0, 210.0)
PLANK: Final = 84.0
LOW_PLANK: Final = 62.0
NARROW_PX: Final = 290
"""In a column no wider than this a message may need another line."""
LEGEND: Final = 215.0
LOW_LEGEND: Final = 180.0
LIST: Final = (190.0, 620.0)
DECISION: Final = 80.0
MOST_TOOLS: Final = 4
MOST_BESIDE_HAND: Final = 5

RAIL_BUTTON: Final = (62.0, 84.0, 96.0)
RAIL_BUTTON_PX: Final = 46
"""The smallest buttons of the rail, those it has where it holds all, and the largest."""
RAIL_COLUMN: Final = 250.0
RAIL_COLUMN_PX: Final = 214

BESIDE_PLATE: Final = (190.0, 340.0)
BESIDE_PLATE_PX: Final = 205
BESIDE_PART: Final = 0.34
"""What stands beside a plate in a high window: its width, and its part of the window's."""
FOOT_HIGH: Final = (72.0, 104.0)
FEWEST: Final = 5
"""With fewer words in a row, icons alone are better."""
DRAWER: Final = {MOVES: 230.0, MORE: 170.0}
MOST_DRAWER: Final = 0.34
"""How high an open drawer over the board is, and what it may take of the board."""


def places_for(view: View, wanted: Wanted) -> BoardLayout:
    """Where everything is."""
    columns = _columns(view, wanted)
    wide, high = least_size(columns, view.width / view.zoom)
    if wide * view.zoom <= view.width and max(high, LEAST_HEIGHT) * view.zoom <= view.height:
        return _in_columns(view, wanted, columns)
    # An open drawer must not turn everything round, so the choice is made without it.
    closed = replace(wanted, drawer="")
    beside = board_size(_with_rail(view, closed), wanted.shape)
    between_plates = board_size(_upright(view, closed), wanted.shape)
    is_beside = beside * (1.0 if view.is_portrait else FAITHFUL) >= between_plates
    return _with_rail(view, wanted) if is_beside else _upright(view, wanted)


def board_size(places: BoardLayout, shape: float) -> float:
    """The height of the largest board in its place."""
    return min(places.board.h, places.board.w / shape)


def _columns(view: View, wanted: Wanted) -> Part:
    """A wide window: players on the left of the board, moves and buttons on its right."""
    high = view.height / view.zoom - 2 * M
    left: Part = card_column(view) if wanted.has_hands else _left(view)
    right: Part = _beside(view, _right(view, wanted), is_left=False)
    if wanted.has_hands:
        right = beside_hand(view, wanted, right, high)
    narrowest = (least_units(view, COLUMN[0], COLUMN_PX[0]) + 2 * L, None)
    one, other = (
        replace(side, grow=1.0, least=narrowest, wanted=narrowest)
        for side in (_beside(view, left, is_left=True), right)
    )
    board = Column((replace(board_form(wanted), grow=1.0),), padding=(0.0, M, 0.0, M))
    return Row((one, replace(board, least=(high * shape_with_bar(wanted), None)), other))


def _in_columns(view: View, wanted: Wanted, form: Part) -> BoardLayout:
    at = solve(form, view.window, view.zoom)
    places = placed(view, wanted, "columns", at)
    assert places.moves is not None
    places = replace(places, ropes=ropes(view, (places.top, places.moves)))
    return with_hands(view, wanted, places) if wanted.has_hands else places


def _beside(view: View, part: Part, *, is_left: bool) -> Row:
    """A column beside the board: it stays near the board in a very wide window."""
    narrowest, usual = (
        least_units(view, units, px) for units, px in zip(COLUMN, COLUMN_PX, strict=False)
    )
    column = replace(
        part, least=(narrowest, None), wanted=(usual, None), most=(max(usual, COLUMN[2]), None),
        grow=1.0, shrink=1,
    )  # fmt: skip
    near, far = Gap(least=(L, None), most=(3 * L, None), grow=0.3), Gap(least=(L, None), grow=0.7)
    return Row((far, column, near) if is_left else (near, column, far))


def _left(view: View) -> Column:
    """From top to bottom: a plate, the banner, a message, what a piece can do, the other plate."""
    air = breath(HUNG + XS, XL)
    banner = Row((replace(plank(view, "banner", PLANK), grow=1.0),), padding=(L, 0.0, L, 0.0))
    middle = headed(Slot("middle", least=(None, 0.0), wanted=(None, LEGEND), grow=1.0))
    message = plank(view, "message", PLANK, 2, NARROW_PX)
    parts = (plate("top", *PLATE), air, banner, air, message, air, middle, air)
    return Column((breath(L, 3 * L), *parts, plate("bottom", *PLATE)), padding=(0, M, 0, L + BELOW))


def _right(view: View, wanted: Wanted) -> Column:
    """The list of moves, and under it the buttons, those that decide the game last."""
    # A shorter list is still read; buttons that give up room lose their words.
    moves = Slot("moves", least=(None, LIST[0]), wanted=(None, 2 * LIST[0]), grow=1.0, shrink=2)
    hung = breath(L + XS, 3 * L + XS)
    lower: tuple[Part, ...]
    if wanted.has_hands:
        lower = (tall_rows(view, wanted.some(BESIDE_HANDS), MOST_BESIDE_HAND, high=LOW_BUTTON),)
        moves = replace(moves, least=(None, LIST[0] - 2 * L))
    else:
        tools, decisions = wanted.some(TOOLS), wanted.some(DECISIONS)
        lower = tuple(
            part
            for part, labels in (
                (tall_rows(view, tools, MOST_TOOLS) if tools else Gap(), tools),
                (word_row(view, decisions, DECISION), decisions),
            )
            if labels
        )
    buttons = Column(lower, gap=M, shrink=1)
    bottom = 0.0 if wanted.has_hands else L + S
    return Column((hung, moves, Gap(least=(None, HUNG + M)), buttons), padding=(0, M, 0, bottom))


def _with_rail(view: View, wanted: Wanted) -> BoardLayout:
    """A small window: icons in a rail on the left, the board, and one column on its right."""
    high, wide = view.height / view.zoom, view.width / view.zoom
    narrowest = least_units(view, RAIL_COLUMN, RAIL_COLUMN_PX)
    if wanted.has_hands:
        sides: tuple[tuple[Part, bool], ...] = rail_with_hands(view, wanted)
        narrowest = max(narrowest, wide * 0.29)
    else:
        sides = ((_rail_column(view, has_list=True), True), (_rail_column(view), False))
    full = (high - 2 * S) * shape_with_bar(wanted)
    board = replace(board_form(wanted), wanted=(full, None), grow=1.0, shrink=1)
    forms = []
    for side, has_list in sides:
        column = replace(
            side, least=(narrowest, side.least[1]), wanted=(narrowest, None),
            most=(max(narrowest, COLUMN[1]), None), grow=9.0,
        )  # fmt: skip
        rail = _rail(view, wanted, has_list=has_list)
        forms.append(Row((rail, board, column), gap=S, padding=(S, S, S, S)))
    at = solve(Choice(tuple(forms)), view.window, view.zoom)
    places = placed(view, wanted, "rail", at)
    if wanted.has_hands:
        places = with_hands(view, wanted, places)
    if not wanted.drawer:
        return places
    if places.moves is not None:
        opened = with_drawer(view, wanted, places, places.moves)
        return replace(opened, middle=places.middle)
    if not wanted.has_hands:
        return with_drawer(view, wanted, places, at["drawer"])
    # A drawer takes the place of the cards; what is needed to play is there when it is closed.
    covered = replace(places, hand=None, other_hand=None, message=None, alarm=None)
    return replace(with_drawer(view, wanted, covered, at["drawer"]), middle=places.middle)


def _rail(view: View, wanted: Wanted, *, has_list: bool) -> Part:
    """Icons from top to bottom; where not all fit, the less used ones wait in the drawer."""
    names = [name for name in wanted.names(RAIL) if not (has_list and name == MOVES)]
    others = wanted.names(RAIL_OTHERS)
    high = view.height / view.zoom - 2 * S
    if (RAIL_BUTTON[1] + GAP) * len(names + others) - GAP > high:
        others = [MORE]
    names += others
    side = min(RAIL_BUTTON[2], (high - GAP * (len(names) - 1)) / len(names))
    least = min(side, least_units(view, RAIL_BUTTON[0], RAIL_BUTTON_PX))
    between = Gap(least=(None, GAP), most=(None, L), grow=1.0)
    parts: list[Part] = []
    for name in names:
        parts += [between, Slot(ButtonSlot(name, ICON, letters=ICON_LETTERS), float)]
    return Column(tuple(parts[1:]), least=(least, None), wanted=(side, None), shrink=2)


def _rail_column(view: View, *, has_list: bool = False) -> Part:
    """A plate, the banner, the message, what a piece can do, the last move, the other plate."""
    message = plank(view, "message", LOW_PLANK)
    last_move = plank(view, "last_move", LOW_PLANK, 1)
    top, bottom = plate("top", *RAIL_PLATE), plate("bottom", *RAIL_PLATE)
    banner = plank(view, "banner", PLANK)
    lip = (0.0, 0.0, 0.0, BELOW)
    middle = Slot("middle", least=(None, 0.0), wanted=(None, LOW_LEGEND), grow=1.0)
    if has_list:
        legend = headed(Slot("middle", least=(None, LEGEND + 3 * L)))
        moves = headed(Slot("moves", least=(None, LIST[0] + XL), grow=1.0))
        tall = [replace(each, least=(None, RAIL_PLATE[1])) for each in (top, bottom)]
        return Column((tall[0], banner, message, legend, moves, tall[1]), gap=HUNG, padding=lip)

    high = view.height / view.zoom
    planks = (banner, message) if high >= WITH_MESSAGE else (banner,)
    told = (middle, last_move) if high >= WITH_LAST_MOVE else (middle,)
    inside = Column(told, gap=HUNG, grow=1.0)
    drawer = Stack((Slot("drawer", grow=1.0), inside), grow=1.0)
    return Column((top, *planks, headed(drawer), bottom), gap=HUNG, padding=lip)


def _upright(view: View, wanted: Wanted) -> BoardLayout:
    """A window higher than wide: a player above the board, the other and the buttons below it."""
    full = (view.width / view.zoom - 2 * XS) / shape_with_bar(wanted, is_below=True)
    board: Part = board_form(wanted, has_bar_below=True)
    if wanted.has_hands:
        board, full = under_board(board, full)
    smaller = replace(board, least=(None, 0.0), wanted=(None, full), grow=1.0)
    whole = replace(smaller, least=(None, full * NEARLY))
    forms = (
        _upright_form(view, wanted, whole, has_list=True),
        _upright_form(view, wanted, whole),
        _upright_form(view, wanted, smaller, is_low=True),
    )
    at = solve(Choice(forms), view.window, view.zoom)
    places = placed(view, wanted, "upright", at)
    if wanted.drawer == MORE and places.moves is not None:
        places = with_drawer(view, wanted, places, places.moves)
    elif wanted.drawer and places.has_button(wanted.drawer):
        opened = solve(_over_drawer(view, wanted, smaller, at["room"]), at["room"], view.zoom)
        places = placed(view, wanted, "upright", Solved({**at, **opened}))
        places = with_drawer(view, wanted, places, opened["drawer"])
    return with_hands(view, wanted, places) if wanted.has_hands else places


def _over_drawer(view: View, wanted: Wanted, board: Part, room: Rect) -> Column:
    """The board over an open drawer; nothing else moves for it."""
    high = min(DRAWER[wanted.drawer], room.h / view.zoom * MOST_DRAWER)
    drawer = Slot("drawer", least=(None, high), grow=1.0)
    return Column((board, Row((drawer,), padding=(S, HUNG + HEADING_RISE, S, 0.0))))


def _upright_form(
    view: View, wanted: Wanted, board: Part, *, has_list: bool = False, is_low: bool = False
) -> Part:
    """Plates with planks and icons beside them, or with planks alone where there is little room."""
    low, high = UPRIGHT_PLATE
    three_lines = plank_height(view, 0, 3) / view.zoom
    two_things = plank_height(view, PLANK, 3) / view.zoom + M + FOOT_HIGH[0]
    least = max(low, three_lines) if is_low else two_things
    banner, message = (plank(view, name, PLANK) for name in ("banner", "message"))
    corner, way = wanted.names(CORNER), wanted.some((MOVES,))
    icons = replace(icon_row(corner), grow=1.0, most=(None, HIGH))
    rows = []
    for name, words, under in (
        ("top", banner, icons),
        ("bottom", message, replace(word_row(view, way), grow=1.0, most=(None, HIGH))),
    ):
        is_alone = is_low or (has_list and name == "bottom") or (name == "top" and not corner)
        beside = Column((words,) if is_alone else (words, under), gap=M, justify="centre")
        part = view.width / view.zoom * BESIDE_PART
        wide = max(BESIDE_PLATE[0], min(part, BESIDE_PLATE[1]))
        beside = replace(beside, least=(least_units(view, wide, BESIDE_PLATE_PX), None))
        plates = Row((Slot(name, grow=1.0), beside), gap=M, padding=(M, 0.0, M, 0.0))
        rows.append(replace(plates, least=(None, least), wanted=(None, max(least, high)), shrink=1))
    room = Stack((Slot("room", grow=1.0), board), grow=1.0, padding=(XS, 0.0, XS, 0.0))
    moves = Slot("moves", least=(None, LIST[0] + L), most=(None, LIST[1]), grow=1.0)
    listed = (Row((moves,), padding=(M, HEADING_RISE, M, 0.0), grow=9.0),)
    foot = Row(
        (replace(_foot(view, wanted, has_list, is_low), grow=1.0),), padding=(M, 0.0, M, 0.0)
    )
    foot = replace(foot, least=(None, FOOT_HIGH[not is_low]))
    parts = (rows[0], room, rows[1], *(listed if has_list else ()), foot)
    return Column(parts, gap=HUNG, padding=(0.0, M, 0.0, M))


def _foot(view: View, wanted: Wanted, has_list: bool, is_low: bool) -> Part:
    """The buttons at the bottom, with words if they fit; what has no room comes with a drawer."""
    order = LOW_FOOT if is_low else FOOT
    labels = [pair for pair in wanted.some(order) if not (has_list and pair[0] == MOVES)]
    names, more = [name for name, _ in labels], list(wanted.some((MORE,)))
    forms: list[Part] = []
    if not is_low:
        fewest = min(len(labels), FEWEST - 1)
        for count in range(len(labels), fewest - 1, -1):
            tried = labels if count == len(labels) else labels[:count] + more
            if tried:
                forms.append(tall_row(view, tried))
    for count in range(len(labels), 0, -1):
        shown = names if count == len(names) else [*names[:count], MORE]
        forms.append(icon_row(shown, SMALL_ICON + 2, RAIL_BUTTON[0]))
    return Choice(tuple(forms)) if forms else Gap()
