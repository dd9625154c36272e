"""The menu of the title: what is in it, and how it hangs below the logo."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from jungle_pg.stage.scale import XL, XS, L, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Grid, Part, Row, Slot, Stack

LOGO: Final = (1300, 452)
LEAST_LOGO: Final = 220
"""The height it keeps before the menu gets two columns."""

BESIDE_LOGO: Final = 0.03
"""Of the window, on each side."""

PANEL_WIDTH: Final = 500
WIDE_PANEL: Final = 680
INSETS: Final = (28.0, 28.0, 28.0, 42.0)
GAP: Final = 2.0
"""Between buttons, which have air of their own."""

LONGEST_ROPES: Final = 60.0
LETTERS: Final = 27
CREDITS_SIZE: Final = 22

Menu: TypeAlias = tuple[tuple[str, ...], ...]
"""Cell by cell; buttons that share a cell stand beside each other."""

CELLS: Final[Menu] = (
    ("continue",), ("play",), ("new_game",), ("load",), ("rules",), ("settings",),
    ("credits", "quit"),
)  # fmt: skip
"""All there can be."""

ICONS: Final = {
    "continue": "step_forward",
    "play": "play",
    "new_game": "new_game",
    "load": "replay",
    "rules": "rules",
    "settings": "settings",
    "quit": "quit",
}
"""Of the menu; what is not here has words alone."""


def menu(*, goes_on: bool, has_saves: bool) -> Menu:
    """The menu without what cannot be had."""
    missing = {
        name for name, is_there in (("continue", goes_on), ("load", has_saves)) if not is_there
    }
    return tuple(names for names in CELLS if missing.isdisjoint(names))


def title_form(view: View, cells: Menu, quick: Sequence[str]) -> Choice:
    """The logo, and on ropes below it the menu: in two columns where one leaves it too low."""
    side = view.width / view.zoom * BESIDE_LOGO
    low, high = Column(_cells(cells), gap=GAP), _in_two_columns(cells)

    def hung(least_logo: float, panel_width: float, choices: Part) -> Column:
        logo = Slot("logo", _logo_height, least=(0.0, least_logo), wanted=(LOGO[0], None))
        panel = Stack((Slot("panel", grow=1.0), _panel(choices, quick)), wanted=(panel_width, None))
        parts = (
            Gap(least=(0.0, L), grow=1.0),
            Fit(logo, LOGO[0] / LOGO[1], shrink=1),
            Gap(least=(0.0, XL), grow=1.0, most=(None, LONGEST_ROPES)),
            panel,
            Gap(least=(0.0, XL), grow=2.0),
        )
        return Column(parts, align="centre", padding=(side, 0.0, side, 0.0))

    return Choice((hung(LEAST_LOGO, PANEL_WIDTH, low), hung(0.0, WIDE_PANEL, high)))


def _logo_height(width: float) -> float:
    return width * LOGO[1] / LOGO[0]


def _panel(choices: Part, quick: Sequence[str]) -> Column:
    """The choices, and below them a row of small buttons."""
    small = Row(tuple(_button(name) for name in quick), gap=XS)
    return Column((choices, small), gap=S, padding=INSETS, grow=1.0)


def _in_two_columns(cells: Menu) -> Column:
    """Where a cell would be alone in its row it is the first."""
    alone = len(cells) % 2
    first, others = _cells(cells[:alone]), _cells(cells[alone:])
    return Column((*first, Grid(others, gap=GAP, columns=2)), gap=GAP)


def _cells(cells: Menu) -> tuple[Row, ...]:
    return tuple(Row(tuple(_button(name) for name in names), gap=GAP) for names in cells)


def _button(name: str) -> Slot:
    return Slot(name, least=(0.0, ROW_HEIGHT), grow=1.0)
