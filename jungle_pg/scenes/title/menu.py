"""The menu of the title: what is in it, and where it hangs."""

from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect, grid
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button

LOGO: Final = (1300, 452)
PANEL_WIDTH: Final = 500
WIDE_PANEL: Final = 680
PADDING: Final = 28
AROUND: Final = 90
"""Units of height that logo and menu leave free."""

LEAST_LOGO: Final = 220
"""Units of height the logo should keep."""

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

GAP: Final = 2
LETTERS: Final = 27
CREDITS_SIZE: Final = 22


def menu(*, goes_on: bool, has_saves: bool) -> Menu:
    """The menu without what cannot be had."""
    missing = {
        name for name, is_there in (("continue", goes_on), ("load", has_saves)) if not is_there
    }
    return tuple(names for names in CELLS if missing.isdisjoint(names))


def menu_columns(view: View, cells: int) -> int:
    """Two where one would leave too little of the logo."""
    room = view.height / view.zoom - _panel_height(cells, 1) - AROUND
    return 2 if room < LEAST_LOGO else 1


def cell_rects(view: View, area: Rect, cells: int) -> list[Rect]:
    """Where the cells of a menu are; where one would be alone in its row it is the first."""
    high, gap = view.px(ROW_HEIGHT), view.px(GAP)
    columns = menu_columns(view, cells)
    if columns == 1 or cells % columns == 0:
        return grid(area, cells, columns, high, gap)
    rest = area.inset(0, high + gap, 0, 0)
    return [area.from_top(high), *grid(rest, cells - 1, columns, high, gap)]


def fit_letters(view: View, button: Button) -> None:
    """Give a button of the menu letters in which its words keep away from its ends."""
    button.text_units = CREDITS_SIZE if button.name == "credits" else LETTERS
    while (
        button.size(view)[0] > button.rect.w and view.text_px(button.text_units) > SMALLEST_TEXT_PX
    ):
        button.text_units -= 1


def _panel_height(cells: int, columns: int) -> float:
    rows = -(-cells // columns) + 1
    return rows * (ROW_HEIGHT + GAP) + 10 + 2 * PADDING + 6


def places(view: View, cells: int) -> tuple[Rect, Rect]:
    """Where the logo and, on ropes below it, a menu of so many cells hang."""
    units_h = view.height / view.zoom
    columns = menu_columns(view, cells)
    panel_h = _panel_height(cells, columns)
    panel_w = PANEL_WIDTH if columns == 1 else WIDE_PANEL
    logo_h = min(
        LOGO[1], units_h - panel_h - AROUND, view.width * 0.94 / view.zoom / LOGO[0] * LOGO[1]
    )
    logo_w = logo_h / LOGO[1] * LOGO[0]
    free = units_h - logo_h - panel_h
    top = view.px(max(16.0, free * 0.3))
    x = view.width / 2
    panel = Rect(
        x - view.px(panel_w) / 2,
        top + view.px(logo_h + min(60.0, free * 0.3)),
        view.px(panel_w),
        view.px(panel_h),
    )
    logo = Rect(x - view.px(logo_w) / 2, top, view.px(logo_w), view.px(logo_h))
    return logo, panel.snapped()
