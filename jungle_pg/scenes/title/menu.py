"""The menu of the title: what is in it, and how it hangs below the logo."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from jungle_pg.stage.scale import COLUMN, DIALOG, SLIM, XL, XS, L, S
from jungle_pg.ui.controls.button import ROW_HEIGHT
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Grid, Part, Row, Slot, Stack
from jungle_pg.ui.panel import BARE_INSETS

LOGO: Final = 1380 / 480
"""The width of the logo for each unit of its height."""

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


def title_form(cells: Menu, quick: Sequence[str]) -> Choice:
    """The logo, and on ropes below it the menu: in two columns where one leaves it too low."""
    low, high = Column(_cells(cells), gap=XS), _in_two_columns(cells)

    def hung(least_logo: float, panel_width: float, choices: Part) -> Column:
        panel = Stack((Slot("panel", grow=1.0), _panel(choices, quick)), wanted=(panel_width, None))
        parts = (
            Gap(least=(0.0, L), grow=1.0),
            logo_slot("logo", 2 * DIALOG, least_logo),
            Gap(least=(0.0, XL), grow=1.0, most=(None, 3 * L)),
            panel,
            Gap(least=(0.0, XL), grow=2.0),
        )
        return Column(parts, align="centre", padding=(XL, 0.0, XL, 0.0))

    return Choice((hung(SLIM, COLUMN, low), hung(0.0, DIALOG, high)))


def logo_slot(name: str, widest: float, least: float | None = None) -> Fit:
    """As large as the room is wide; where a least height is said it may become lower."""
    slot = Slot(name, lambda width: width / LOGO, least=(0.0, least), wanted=(widest, None))
    return Fit(slot, LOGO, shrink=1)


def _panel(choices: Part, quick: Sequence[str]) -> Column:
    """The choices, and below them a row of small buttons."""
    small = Row(tuple(_button(name) for name in quick), gap=XS)
    return Column((choices, small), gap=S, padding=BARE_INSETS, grow=1.0)


def _in_two_columns(cells: Menu) -> Column:
    """Where a cell would be alone in its row it is the first."""
    alone = len(cells) % 2
    first, others = _cells(cells[:alone]), _cells(cells[alone:])
    return Column((*first, Grid(others, gap=XS, columns=2)), gap=XS)


def _cells(cells: Menu) -> tuple[Row, ...]:
    return tuple(Row(tuple(_button(name) for name in names), gap=XS) for names in cells)


def _button(name: str) -> Slot:
    return Slot(name, least=(0.0, ROW_HEIGHT), grow=1.0)
