"""Where everything is while a match is watched again, in any window."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.scenes.replay.deck import (
    ANY_SIZES,
    Deck,
    DeckNeeds,
    LeastSizes,
    deck_in,
    stacked_deck,
    wide_deck,
)
from jungle_pg.scenes.table.panels.layout import HUNG, beside_board, breath, headed, ropes
from jungle_pg.scenes.table.panels.moves import list_height, list_slot
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import ASIDE, DIALOG, HIGH, SIDE, SLIM, WIDE, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.button_rows import ButtonPlace, Labels, buttons_in, tall_rows, word_row
from jungle_pg.ui.fact_panel import facts_slot
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import least_size, solve, wanted_size
from jungle_pg.ui.plates.forms import LINE, SMALL, PlateForm, plate_slot
from jungle_pg.ui.plates.forms import NARROW as NARROW_PLATE

MOVES: Final = "moves"
"""The drawer, and the button that opens it."""

REVIEW: Final = "review"
STUDY: Final = "study"

RANGE: Final = ("loop", "from_here", "up_to_here", "whole")
BRANCH: Final = "play_from_here"
EXPORT: Final = "export"

MOST_TOOLS: Final = 4
SMALL_BOARD: Final = 0.5
"""Plates are as low as they can be where the board would lack so much of its height."""


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
        return DeckNeeds(self.counter, self.notation, tools, self.least)

    def some(self, names: tuple[str, ...]) -> Labels:
        """Those of these tools that are there."""
        known = dict(self.labels)
        return tuple((name, known[name]) for name in names if name in known)


def places_for(view: View, wants: ReplayWants) -> ReplayLayout:
    """Three columns over the deck if there is room, else what makes the board largest."""
    columns = _columns(view, wants)
    wide, high = least_size(columns, view.width / view.zoom)
    is_readable = view.for_letters(SIDE) <= WIDE
    if is_readable and wide * view.zoom <= view.width and high * view.zoom <= view.height:
        return _placed(view, wants, "columns", solve(columns, view.window, view.zoom))
    # An open drawer must not turn everything round, so the choice is made without it.
    closed = replace(wants, drawer="")
    beside, above = (make(view, closed) for make in (_beside, _upright))
    is_beside = board_size(beside, wants) >= board_size(above, wants)
    if not wants.drawer:
        return beside if is_beside else above
    return _beside(view, wants) if is_beside else _upright(view, wants)


def board_size(places: ReplayLayout, wants: ReplayWants) -> float:
    """The height of the largest board in its place."""
    return min(places.board.h, places.board.w / wants.shape)


def _placed(view: View, wants: ReplayWants, arrangement: str, at: Solved) -> ReplayLayout:
    """A solved arrangement, with an open drawer in the place that is for it."""
    buttons = buttons_in(view, at, dict(wants.labels))
    deck = deck_in(at, buttons, has_tools=arrangement != "columns")
    places = ReplayLayout(
        arrangement, at["board"], deck, at["top"], at["bottom"], at.get("info"), at.get("list"),
        tools=tuple(place for place in buttons if place not in deck.transport + deck.tools),
    )  # fmt: skip
    if arrangement == "columns":
        hung = [rect for rect in (places.top, places.moves) if rect is not None]
        return replace(places, ropes=ropes(view, hung))
    if places.moves is not None or not wants.drawer:
        return places
    return replace(places, top=None, bottom=None, moves=at["drawer"])


def _columns(view: View, wants: ReplayWants) -> Part:
    """Plates and what is known; the board; moves and tools; below all of them the deck."""
    deck = wide_deck(view, replace(wants.needs(), tools=()))
    high = view.height / view.zoom - wanted_size(deck)[1] - 2 * M - S
    board = Fit(Slot("board"), wants.shape, least=(high * wants.shape, None))
    left, right = (
        beside_board(view, part, is_left=is_left)
        for part, is_left in ((_left(), True), (_right(view, wants), False))
    )
    middle = Column((replace(board, grow=1.0),), padding=(0.0, M, 0.0, 0.0), least=board.least)
    above = Row((left, middle, right), grow=1.0)
    wide = replace(deck, most=(2 * DIALOG, None), grow=1.0)
    below = Row((wide,), padding=(M, 0.0, M, 0.0), justify="centre")
    return Column((above, below), gap=M, padding=(0.0, 0.0, 0.0, S))


def _left() -> Column:
    info = headed(facts_slot("info", 1, 4))
    top, bottom = plate_slot("top"), plate_slot("bottom")
    return Column((breath(XL, 3 * L), top, info, bottom, Gap(least=(None, S))), gap=HUNG)


def _right(view: View, wants: ReplayWants) -> Column:
    """The moves, below them what is played again and again, and what comes of it."""
    moves = list_slot("list", 3)
    tools = tall_rows(view, wants.some((*RANGE, EXPORT)), MOST_TOOLS)
    lower = Column((tools, word_row(view, wants.some((BRANCH, REVIEW, STUDY)), HIGH)), gap=S)
    parts = (breath(XL, 3 * L), moves, Gap(least=(None, HUNG)), lower, Gap(least=(None, L)))
    return Column(parts)


def _beside(view: View, wants: ReplayWants) -> ReplayLayout:
    """The board as high as the window, and one column on its right."""
    high = view.height / view.zoom
    narrowest = view.for_letters(ASIDE)
    board = Fit(Slot("board"), wants.shape, wanted=((high - 2 * M) * wants.shape, None))
    board = replace(board, grow=1.0, shrink=1)
    stack = replace(
        _stack(view, wants), least=(narrowest, None), wanted=(narrowest, None),
        most=(max(narrowest, DIALOG), None), grow=9.0,
    )  # fmt: skip
    form = Row((board, stack), gap=M, padding=(M, M, M, M))
    return _placed(view, wants, "beside", solve(form, view.window, view.zoom))


def _stack(view: View, wants: ReplayWants) -> Part:
    """Plates above, a list if there is room, the deck below; a drawer hides the plates."""
    plates = (_plates(), _plates(wide=view.for_letters(SLIM + L)), _plates(LINE))
    deck, low_deck = stacked_deck(view, wants.needs()), stacked_deck(view, wants.needs(MOVES))
    listed = headed(list_slot("list", 3, 5))
    with_list = tuple(Column((each, listed, deck), gap=HUNG) for each in plates[:2])
    rest = Gap(grow=1.0)
    drawer = headed(Slot("drawer", grow=1.0))
    with_drawer = tuple(
        Column((Stack((drawer, Column((each, rest), grow=1.0)), grow=1.0), low_deck), gap=HUNG)
        for each in plates
    )
    return Choice((*with_list, *with_drawer))


def _plates(form: PlateForm = SMALL, wide: float | None = None) -> Part:
    """Two plates below each other, or beside each other where each is at least so wide."""
    high = LINE if form is LINE else NARROW_PLATE
    both = tuple(plate_slot(name, form, high) for name in ("top", "bottom"))
    if wide is None:
        return Column(both, gap=HUNG, shrink=2)
    size = (wide, None)
    row = (Column((each,), least=size, wanted=size, grow=1.0) for each in both)
    return Row(tuple(row), gap=S, shrink=2)


def _upright(view: View, wants: ReplayWants) -> ReplayLayout:
    """The plates above the board, the deck below it, a list between them if there is room."""
    full = (view.width / view.zoom - M) / wants.shape
    board = Fit(Slot("board"), wants.shape, least=(None, full), wanted=(None, full), grow=1.0)
    smaller = replace(board, least=(None, full * (1 - SMALL_BOARD)))
    listed = headed(replace(list_slot("list", 3), grow=9.0))
    plates, spoils = (_plates(form, 0.0) for form in (SMALL, LINE))
    deck, low_deck = stacked_deck(view, wants.needs()), stacked_deck(view, wants.needs(MOVES))
    forms = (
        _below(plates, board, listed, deck),
        _below(plates, smaller, low_deck),
        _below(spoils, replace(board, least=(None, 0.0)), low_deck),
    )
    at = solve(Choice(forms), view.window, view.zoom)
    if wants.drawer and "list" not in at:
        # It takes the place of the plates; the deck stays, and most of the board.
        top = at["top"]
        end = at["panel"].y - view.px(HUNG)
        room = Rect(0, top.y, view.width, end - top.y)
        drawer = replace(facts_slot("drawer", 1), most=(None, list_height(8)), grow=9.0)
        least = replace(board, least=(None, 0.0))
        opened = Column((_inset(headed(drawer), M), _inset(least, M / 2)), gap=HUNG)
        at = Solved({**at, **solve(opened, room, view.zoom)})
    return _placed(view, wants, "upright", at)


def _below(plates: Part, board: Part, *lower: Part) -> Column:
    parts = (_inset(plates, M), _inset(board, M / 2), *(_inset(each, M) for each in lower))
    return Column(parts, gap=HUNG, padding=(0.0, M, 0.0, M))


def _inset(part: Part, side: float) -> Row:
    inside = replace(part, grow=1.0)
    return Row((inside,), padding=(side, 0.0, side, 0.0), grow=part.grow, shrink=part.shrink)
