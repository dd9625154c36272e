"""Where everything around a board is, for any window: the board is as large as it can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import ButtonPlace, Labels
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import HEADING_RISE, PLANK_STEP
from jungle_pg.ui.skins import BELOW

MOVES: Final = "moves"
MORE: Final = "more"
"""The two drawers, and the buttons that open them."""


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

    def some(self, names: Sequence[str]) -> Labels:
        """Those of these buttons that are there, in this order."""
        known = dict(self.labels + self.drawer_labels)
        return tuple((name, known[name]) for name in names if name in known)

    def rest(self, places: Sequence[ButtonPlace]) -> Labels:
        """The buttons that have no place yet."""
        placed = {place.name for place in places}
        return tuple(pair for pair in self.labels if pair[0] not in placed)


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

    def has_button(self, name: str) -> bool:
        """Whether a button has a place."""
        return any(place.name == name for place in self.buttons)


def below(view: View) -> float:
    """What a panel, a plank or a plate needs below it for lip and shadow."""
    return view.px(BELOW)


def heading(view: View) -> float:
    """How far the heading of a panel stands over it."""
    return view.px(HEADING_RISE)


def plank_height(view: View, units: float, lines: int = 2) -> float:
    """How high a plank is that must hold so many lines, however small the letters are."""
    return max(view.px(units), lines * SMALLEST_TEXT_PX * PLANK_STEP + view.px(13))


def between(least: float, value: float, most: float) -> float:
    """A value kept between two others; the least one counts more."""
    return max(least, min(value, most))
