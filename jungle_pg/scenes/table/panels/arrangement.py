"""The arrangements of a table, and which one suits a window: the board is as large as it can be."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.layout import (
    HUNG,
    MORE,
    MOVES,
    BoardLayout,
    Wanted,
    beside_board,
    board_form,
    breath,
    headed,
    placed,
    ropes,
    shape_with_bar,
    with_drawer,
)
from jungle_pg.scenes.table.panels.layout_hands import (
    beside_hand,
    card_column,
    hand_column,
    rail_with_hands,
    under_board,
    with_hands,
)
from jungle_pg.scenes.table.panels.moves import list_height, list_slot
from jungle_pg.stage.scale import ASIDE, BUTTON, HIGH, ICON_HIGH, SLIM, TALL, WIDE, XL, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.button_rows import icon_row, square_slot, tall_row, tall_rows, word_row
from jungle_pg.ui.fact_panel import facts_slot
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import least_size, solve
from jungle_pg.ui.panel import HEADING_RISE
from jungle_pg.ui.plank import plank_slot
from jungle_pg.ui.plates.forms import FULL, SMALL, plate_slot
from jungle_pg.ui.plates.forms import NARROW as NARROW_PLATE
from jungle_pg.ui.skins import BELOW

TOOLS: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "flip", "save", "load", "replay", "rules",
    "restart", "new_game", "react", "settings",
)  # fmt: skip
DECISIONS: Final = ("draw", "resign", "menu")
BESIDE_HANDS: Final = (
    "pause", "step", "speed", "undo", "hint", "react", "rules", "save", "menu",
)  # fmt: skip
"""The buttons of a wide window, and those beside a hand: all others are in the menu."""

RAIL: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "react", "flip", "rules", MOVES,
)  # fmt: skip
RAIL_OTHERS: Final = (
    "save", "load", "replay", "restart", "new_game", "draw", "resign", "settings",
)  # fmt: skip
"""What the rail holds, from top to bottom, and what it holds where it is long enough."""

CORNER: Final = ("menu", "flip", "rules")
FOOT: Final = (
    "pause", "step", "speed", "undo", "redo", "hint", "react", "save", "replay", "draw", "resign",
    "load", "restart", "new_game", "settings",
)  # fmt: skip
LOW_FOOT: Final = (
    "menu", "pause", "step", "speed", "undo", "redo", "hint", "react", "flip", "rules", MOVES,
    "draw", "resign", "save", "replay", "load", "restart", "new_game", "settings",
)  # fmt: skip
"""A high window: the icons beside the upper plate, the row at the foot, and that row without
such icons."""

FAITHFUL: Final = 1.04
"""A wide window keeps its rail unless the board becomes so many times larger without it."""
NEARLY: Final = 0.995
"""A board that is so large is as good as one that is larger."""

MOST_TOOLS: Final = 4
MOST_BESIDE_HAND: Final = 5
FEWEST: Final = 5
"""How many buttons stand in a row at most; with fewer words in one, icons alone are better."""


def places_for(view: View, wanted: Wanted) -> BoardLayout:
    """Where everything is."""
    # Who comes to look on must not turn everything round, nor an open drawer: the choice is made
    # without them.
    columns = _columns(view, replace(wanted, has_watchers=False))
    if _fits(view, columns):
        more = _columns(view, wanted) if wanted.has_watchers else columns
        return _in_columns(view, wanted, more if _fits(view, more) else columns)
    closed = replace(wanted, drawer="")
    beside = board_size(_with_rail(view, closed), wanted.shape)
    between_plates = board_size(_upright(view, closed), wanted.shape)
    is_beside = beside * (1.0 if view.is_portrait else FAITHFUL) >= between_plates
    return _with_rail(view, wanted) if is_beside else _upright(view, wanted)


def _fits(view: View, form: Part) -> bool:
    """Whether a window is large enough for an arrangement."""
    wide, high = least_size(form, view.width / view.zoom)
    return wide * view.zoom <= view.width and high * view.zoom <= view.height


def board_size(places: BoardLayout, shape: float) -> float:
    """The height of the largest board in its place."""
    return min(places.board.h, places.board.w / shape)


def _under_notice(wanted: Wanted, board: Part) -> tuple[Part, ...]:
    """The board below the strip for notices, where there is one."""
    below = replace(board, grow=1.0)
    return (Slot("notice", least=(None, wanted.notice)), below) if wanted.notice else (below,)


def _columns(view: View, wanted: Wanted) -> Part:
    """A wide window: players on the left of the board, moves and buttons on its right."""
    high = view.height / view.zoom - 2 * M
    left: Part = card_column(view) if wanted.has_hands else _left(view, wanted)
    right: Part = beside_board(view, _right(view, wanted), is_left=False)
    if wanted.has_hands:
        right = beside_hand(view, wanted, right, high)
    board = Column(_under_notice(wanted, board_form(wanted)), padding=(0.0, M, 0.0, M))
    high -= wanted.notice
    board = replace(board, least=(high * shape_with_bar(wanted), None))
    return Row((beside_board(view, left, is_left=True), board, right))


def _in_columns(view: View, wanted: Wanted, form: Part) -> BoardLayout:
    at = solve(form, view.window, view.zoom)
    places = placed(view, wanted, "columns", at)
    assert places.moves is not None
    places = replace(places, ropes=ropes(view, (places.top, places.moves)))
    return with_hands(view, wanted, places) if wanted.has_hands else places


def _left(view: View, wanted: Wanted) -> Column:
    """A plate, who looks on, the banner, a message, what a piece can do, the other plate."""
    air = breath(HUNG + XS, XL)
    banner = Row((replace(plank_slot(view, "banner"), grow=1.0),), padding=(L, 0.0, L, 0.0))
    middle = headed(facts_slot("middle", 2, 4))
    looks_on = (plank_slot(view, "watchers"), air) if wanted.has_watchers else ()
    planks = (*looks_on, banner, air, plank_slot(view, "message"), air)
    parts = (plate_slot("top"), air, *planks, middle, air)
    return Column((breath(L, 3 * L), *parts, plate_slot("bottom")), padding=(0, M, 0, L + BELOW))


def _right(view: View, wanted: Wanted) -> Column:
    """The list of moves, and under it the buttons, those that decide the game last."""
    # A shorter list is still read; buttons that give up room lose their words.
    fewest = 2 if wanted.has_hands else 3
    moves = replace(list_slot("moves", fewest, 2 * fewest), shrink=2)
    hung = breath(L + XS, 3 * L + XS)
    lower: tuple[Part, ...]
    if wanted.has_hands:
        lower = (tall_rows(view, wanted.some(BESIDE_HANDS), MOST_BESIDE_HAND, high=HIGH),)
    else:
        tools, decisions = wanted.some(TOOLS), wanted.some(DECISIONS)
        lower = tuple(
            part
            for part, labels in (
                (tall_rows(view, tools, MOST_TOOLS) if tools else Gap(), tools),
                (word_row(view, decisions, HIGH), decisions),
            )
            if labels
        )
    buttons = Column(lower, gap=M, shrink=1)
    bottom = 0.0 if wanted.has_hands else L + S
    return Column((hung, moves, Gap(least=(None, HUNG + M)), buttons), padding=(0, M, 0, bottom))


def _with_rail(view: View, wanted: Wanted) -> BoardLayout:
    """A small window: icons in a rail on the left, the board, and one column on its right."""
    narrowest = max(SLIM + XL, SLIM / view.zoom)
    if wanted.has_hands:
        sides: tuple[tuple[Part, bool], ...]
        sides = tuple((side, False) for side in rail_with_hands(view, wanted))
        narrowest = max(narrowest, hand_column(view))
    else:
        sides = ((_listed_column(view), True), *((each, False) for each in _rail_columns(view)))
    full = (view.height / view.zoom - 2 * S - wanted.notice) * shape_with_bar(wanted)
    board: Part = replace(board_form(wanted), wanted=(full, None), grow=1.0, shrink=1)
    if wanted.notice:
        above = _under_notice(wanted, board_form(wanted))
        board = Column(above, wanted=(full, None), grow=1.0, shrink=1)
    forms = []
    for side, has_list in sides:
        column = replace(
            side, least=(narrowest, side.least[1]), wanted=(narrowest, None),
            most=(max(narrowest, WIDE), None), grow=9.0,
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

    def column(others: list[str], low: float) -> Column:
        between = Gap(least=(None, XS), most=(None, L), grow=1.0)
        parts: list[Part] = []
        for name in (*names, *others):
            parts += [between, square_slot(name, low)]
        # No wider than it is high, if that is wide enough to be hit.
        high = view.height / view.zoom / max(1, len(names) + len(others))
        return Column(tuple(parts[1:]), wanted=(min(TALL, high), None))

    every = column(wanted.names(RAIL_OTHERS), HIGH)
    is_short = least_size(every)[1] > view.height / view.zoom - 2 * S
    rail = column([MORE], ICON_HIGH) if is_short else every
    return replace(rail, least=(view.for_letters(BUTTON), None), shrink=2)


def _listed_column(view: View) -> Part:
    """A plate, the banner, a message, what a piece can do, the moves, the other plate."""
    legend = headed(replace(facts_slot("middle", 5), grow=0.0))
    moves = headed(list_slot("moves", 4))
    planks = (plank_slot(view, "banner"), plank_slot(view, "message"))
    top, bottom = (plate_slot(name, NARROW_PLATE, NARROW_PLATE) for name in ("top", "bottom"))
    parts = (top, *planks, legend, moves, bottom)
    return Column(parts, gap=HUNG, padding=(0.0, 0.0, 0.0, BELOW))


def _rail_columns(view: View) -> tuple[Part, ...]:
    """The same without moves: where room is short without the last move, then without messages."""
    low, tall = (
        [plate_slot(name, least, NARROW_PLATE) for name in ("top", "bottom")]
        for least in (SMALL, NARROW_PLATE)
    )
    banner, message = (plank_slot(view, name) for name in ("banner", "message"))
    last_move = plank_slot(view, "last_move", 2)

    def column(plates: list[Slot], planks: tuple[Slot, ...], told: tuple[Slot, ...]) -> Column:
        inside = Column(told, gap=HUNG, grow=1.0)
        drawer = headed(Stack((Slot("drawer", grow=1.0), inside), grow=1.0))
        parts = (plates[0], *planks, drawer, plates[1])
        return Column(parts, gap=HUNG, padding=(0.0, 0.0, 0.0, BELOW))

    told, brief = facts_slot("middle", 3, 5), facts_slot("middle", 2, 3)
    return (
        column(tall, (banner, message), (told, last_move)),
        column(tall, (banner, message), (brief,)),
        column(low, (banner, message), (brief,)),
        column(low, (banner,), (replace(told, least=(None, 0.0)),)),
    )


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
        opened = solve(_over_drawer(smaller), at["room"], view.zoom)
        places = placed(view, wanted, "upright", Solved({**at, **opened}))
        places = with_drawer(view, wanted, places, opened["drawer"])
    return with_hands(view, wanted, places) if wanted.has_hands else places


def _over_drawer(board: Part) -> Column:
    """The board over an open drawer, which takes a third of its room; nothing else moves for it."""
    drawer = Slot("drawer", grow=1.0)
    inset = Row((drawer,), padding=(S, HUNG + HEADING_RISE, S, 0.0), grow=1.0)
    upper = replace(board, wanted=(None, 0.0), grow=2.0)
    return Column((upper, replace(inset, most=(None, list_height(4)))))


def _upright_form(
    view: View, wanted: Wanted, board: Part, *, has_list: bool = False, is_low: bool = False
) -> Part:
    """Plates with planks and icons beside them, or with planks alone where there is little room."""
    banner, message = (plank_slot(view, name) for name in ("banner", "message"))
    corner, way = wanted.names(CORNER), wanted.some((MOVES,))
    icons = replace(icon_row(corner, low=BUTTON), grow=1.0, most=(None, TALL))
    rows = []
    for name, words, under in (
        ("top", banner, icons),
        ("bottom", message, replace(word_row(view, way, BUTTON), grow=1.0, most=(None, TALL))),
    ):
        is_alone = is_low or (has_list and name == "bottom") or (name == "top" and not corner)
        beside = Column((words,) if is_alone else (words, under), gap=M, justify="centre")
        wide = (view.for_letters(SLIM), view.for_letters(ASIDE))
        beside = replace(beside, least=(wide[0], None), wanted=(wide[1], None), grow=1.0)
        player = replace(plate_slot(name), grow=3.0)
        player = replace(player, least=(SLIM, player.least[1]), wanted=(WIDE, FULL.height))
        rows.append(Row((player, beside), gap=M, padding=(M, 0.0, M, 0.0), shrink=1))
    room = Stack((Slot("room", grow=1.0), board), grow=1.0, padding=(XS, 0.0, XS, 0.0))
    moves = list_slot("moves", 3)
    listed = (Row((moves,), padding=(M, HEADING_RISE, M, 0.0), grow=9.0),)
    foot = Row(
        (replace(_foot(view, wanted, has_list, is_low), grow=1.0),), padding=(M, 0.0, M, 0.0)
    )
    foot = replace(foot, least=(None, BUTTON if is_low else TALL))
    told = Row((Slot("notice", least=(None, wanted.notice), grow=1.0),), padding=(M, 0.0, M, 0.0))
    notice = (told,) if wanted.notice else ()
    parts = (rows[0], *notice, room, rows[1], *(listed if has_list else ()), foot)
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
        forms.append(icon_row(shown, BUTTON))
    return Choice(tuple(forms)) if forms else Gap()
