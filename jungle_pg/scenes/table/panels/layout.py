"""What stands around a board, and the parts of which every arrangement is made."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import COLUMN, HIGH, SIDE, WIDE, XL, XS, L, S
from jungle_pg.stage.view import View
from jungle_pg.ui.button_rows import ButtonPlace, Labels, buttons_in, tall_rows
from jungle_pg.ui.layout import Column, Fit, Gap, Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.panel import HEADING_RISE, INSETS
from jungle_pg.ui.skins import BELOW

MOVES: Final = "moves"
MORE: Final = "more"
"""The two drawers, and the buttons that open them."""

BAR: Final = 0.03
BAR_AIR: Final = 0.014
BAR_ENDS: Final = 0.05
"""The bar of who is ahead: how thick it is and how far from the board, for each unit of the board's
height, and what it is shorter than the board at each end."""

NOTICE: Final = HIGH + L
"""The strip above a board for what is told of a friend at another computer."""

HUNG: Final = BELOW + XS
"""Between boards of wood that hang below each other: lip, shadow and some air."""
MOST_MORE: Final = 6


@dataclass(frozen=True, slots=True)
class Wanted:
    """What must be shown: the shape of the board, the buttons with their words, the drawer."""

    shape: float
    labels: tuple[tuple[str, str], ...]
    """Where buttons are wanted, by the usual ones, each with the longest word it may bear."""
    drawer_labels: tuple[tuple[str, str], ...]
    """The words of the buttons that open a drawer."""
    drawer: str = ""
    has_bar: bool = False
    """Whether a bar beside the board shows who is ahead."""
    has_hands: bool = False
    """Whether the players hold cards."""
    reach: float = 0.0
    """How far a hand may come over a corner of the board, for each unit of its height."""
    notice: float = 0.0
    """How high the strip above the board is, where there is one."""
    has_watchers: bool = False
    """Whether others look on."""

    @property
    def words(self) -> dict[str, str]:
        """The words of all buttons."""
        return dict(self.labels + self.drawer_labels)

    def some(self, names: Sequence[str]) -> Labels:
        """Those of these buttons that are there, in this order."""
        known = self.words
        return tuple((name, known[name]) for name in names if name in known)

    def names(self, names: Sequence[str]) -> list[str]:
        """The names of those."""
        return [name for name, _ in self.some(names)]


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Rectangles in pixels; what has none is not shown."""

    arrangement: str
    board: Rect
    top: Rect
    bottom: Rect
    """The plates of the players."""
    banner: Rect
    buttons: tuple[ButtonPlace, ...]
    """In the order of the eye."""
    moves: Rect | None = None
    """The panel with the list of moves."""
    middle: Rect | None = None
    """The panel that tells of the chosen piece."""
    message: Rect | None = None
    """Where everything is said; without it in the middle, or else on the banner."""
    last_move: Rect | None = None
    more: Rect | None = None
    """The panel behind buttons that have no room elsewhere."""
    ropes: tuple[Rect, ...] = ()
    bar: Rect | None = None
    """The bar that shows who is ahead."""
    hand: Rect | None = None
    other_hand: Rect | None = None
    """The cards of who sits below and of who sits opposite."""
    stage: Rect | None = None
    """Where in the game one is; elsewhere the banner says so too."""
    has_round: bool = True
    """Whether the banner has room for that; else it stands under a short message."""

    alarm: Rect | None = None
    """The banner of what a person with cards must answer."""
    notice: Rect | None = None
    """Where it is told how a friend at another computer is reached."""
    watchers: Rect | None = None
    """Where it is told who looks on; without it on that strip."""

    def has_button(self, name: str) -> bool:
        """Whether a button has a place."""
        return any(place.name == name for place in self.buttons)


def placed(view: View, wanted: Wanted, arrangement: str, at: Solved) -> BoardLayout:
    """A solved arrangement; its slots are named after what stands in them."""
    known = {field.name for field in fields(BoardLayout)}
    rects = {name: rect for name, rect in at.items() if name in known}
    return BoardLayout(arrangement, buttons=buttons_in(view, at, wanted.words), **rects)  # type: ignore[arg-type]


def with_drawer(view: View, wanted: Wanted, places: BoardLayout, area: Rect) -> BoardLayout:
    """The same with an open drawer in an area, if one is open and something is in it."""
    shown = {place.name for place in places.buttons}
    rest = tuple(pair for pair in wanted.labels if pair[0] not in shown)
    if wanted.drawer == MOVES:
        return replace(places, middle=None, last_move=None, moves=area)
    if wanted.drawer != MORE or not rest:
        return places
    rows = replace(tall_rows(view, rest, MOST_MORE, low=0.0), least=(None, 0.0))
    form = Column((rows,), padding=INSETS)
    found = buttons_in(view, solve(form, area, view.zoom), wanted.words)
    buttons = places.buttons + found
    return replace(places, middle=None, last_move=None, moves=None, more=area, buttons=buttons)


def board_form(wanted: Wanted, *, has_bar_below: bool = False) -> Fit:
    """The largest board in its place, with the bar of who is ahead beside or below it."""
    shape = shape_with_bar(wanted, is_below=has_bar_below)
    if not wanted.has_bar:
        return Fit(Slot("board"), shape)
    ends = (Gap(grow=BAR_ENDS), Slot("bar", grow=1 - 2 * BAR_ENDS), Gap(grow=BAR_ENDS))
    if has_bar_below:
        parts = (Slot("board", grow=1.0), Gap(grow=BAR_AIR), Row(ends, grow=BAR))
        return Fit(Column(parts), shape)
    parts_beside = (Column(ends, grow=BAR), Gap(grow=BAR_AIR), Slot("board", grow=wanted.shape))
    return Fit(Row(parts_beside), shape)


def shape_with_bar(wanted: Wanted, *, is_below: bool = False) -> float:
    """The shape of the board together with its bar."""
    if not wanted.has_bar:
        return wanted.shape
    added = BAR + BAR_AIR
    return wanted.shape / (1 + added) if is_below else wanted.shape + added


def headed(*parts: Part) -> Column:
    """Panels whose headings stand over them."""
    grow = max(part.grow for part in parts)
    return Column(parts, padding=(0.0, HEADING_RISE, 0.0, 0.0), grow=grow)


def breath(least: float, wanted: float) -> Gap:
    """Air that is given up first."""
    return Gap(least=(None, least), wanted=(None, wanted), shrink=3)


def beside_board(view: View, part: Part, *, is_left: bool) -> Row:
    """A column beside a board: it stays near the board in a very wide window."""
    least, usual = view.for_letters(SIDE), view.for_letters(WIDE)
    column = replace(
        part, least=(least, None), wanted=(usual, None), most=(max(usual, COLUMN + 2 * XL), None),
        grow=1.0, shrink=1,
    )  # fmt: skip
    near, far = Gap(least=(L, None), most=(3 * L, None), grow=0.3), Gap(least=(L, None), grow=0.7)
    sides = (least + 2 * L, None)
    parts = (far, column, near) if is_left else (near, column, far)
    return Row(parts, grow=1.0, least=sides, wanted=sides)


def ropes(view: View, hung: Sequence[Rect]) -> tuple[Rect, ...]:
    """From the upper edge of the window to what hangs first in a column."""
    aside, into = view.px(2 * XL), view.px(S)
    return tuple(
        Rect(x, 0, 0, rect.y + into) for rect in hung for x in (rect.x + aside, rect.right - aside)
    )
