"""The menu of the title: what is in it, and how it hangs below the logo."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from jungle_pg.stage.scale import (
    COLUMN,
    CONTROL,
    DIALOG,
    HIGH,
    NOTE,
    READING,
    SLIM,
    SMALL,
    TALL,
    XL,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ICON, PADDING, ROW_HEIGHT, Button
from jungle_pg.ui.controls.sign import sign_height
from jungle_pg.ui.layout import Choice, Column, Fit, Gap, Grid, Part, Row, Slot, Stack, growing
from jungle_pg.ui.panel import BARE_INSETS
from jungle_pg.ui.text.text_fit import fit_text

LOGO: Final = 1380 / 480
"""The width of the logo for each unit of its height."""

Menu: TypeAlias = tuple[tuple[str, ...], ...]
"""Cell by cell; buttons that share a cell stand beside each other."""

CELLS: Final[Menu] = (
    ("continue",), ("lesson", "know"), ("journey",), ("play",), ("friends",), ("new_game",),
    ("load",), ("study",), ("rules",), ("trophies",), ("settings",), ("credits", "quit"),
)  # fmt: skip
"""All there can be."""

Widths: TypeAlias = Mapping[str, float]
"""What buttons need for their words, in units."""
BESIDE_WORD: Final = XL + L
"""What a tile needs less."""
ON_THE_MAP: Final = ("lesson", "trophies")
"""What can be found on the map of the journey too, so that small windows do without it here."""
ROOMY: Final = 1.5 * READING
BARS: Final = ("continue", "lesson")
SIGNS: Final = ("play", "journey", "friends")
"""What hangs below the logo by itself where there is room, from left to right."""
SIGN_WIDTHS: Final = {"play": 286.0, "journey": 340.0, "friends": 286.0}
LEAST_SIGN: Final = 0.68
PANEL_WIDTH: Final = DIALOG + TALL
MOST_OF_WINDOW: Final = 0.52

ICONS: Final = {
    "continue": "step_forward",
    "lesson": "lesson",
    "journey": "journey",
    "play": "play",
    "friends": "friends",
    "new_game": "new_game",
    "load": "replay",
    "study": "study",
    "rules": "rules",
    "trophies": "trophy",
    "settings": "settings",
    "quit": "quit",
}
"""Of the menu; what is not here has words alone."""


def menu(
    *,
    goes_on: bool,
    has_saves: bool,
    has_journey: bool = False,
    has_friends: bool = False,
    is_new: bool = False,
) -> Menu:
    """The menu without what cannot be had; the first lesson is for who never played."""
    there = {
        "continue": goes_on,
        "lesson": has_journey and is_new and not goes_on,
        "journey": has_journey,
        "friends": has_friends,
        "load": has_saves,
        "trophies": has_journey,
    }
    missing = {name for name, is_there in there.items() if not is_there}
    return tuple(names for names in CELLS if missing.isdisjoint(names))


def title_form(
    cells: Menu, quick: Sequence[str], widths: Widths, window: float = 2 * READING
) -> Choice:
    """The logo, and on ropes below it the menu: in columns where one leaves it too low.

    Where there is room for them in a window of so many units, signs hang between the two.
    """
    few = without(cells, *ON_THE_MAP)
    low, high = Column(_cells(few, widths), gap=XS), _in_columns(few, widths, 2)

    def hung(least_logo: float, panel_width: float, choices: Part, air: float = XL) -> Column:
        panel = Stack((Slot("panel", grow=1.0), _panel(choices, quick)), wanted=(panel_width, None))
        parts = (
            Gap(least=(0.0, L), grow=1.0),
            logo_slot("logo", 2 * DIALOG, least_logo),
            Gap(least=(0.0, air), grow=1.0, most=(None, 3 * L)),
            panel,
            Gap(least=(0.0, air), grow=2.0),
        )
        return Column(parts, align="centre", padding=(XL, 0.0, XL, 0.0))

    def signed(least_logo: float, share: float) -> Column:
        there = cells if window >= ROOMY else without(cells, "trophies")
        panel_width = min(PANEL_WIDTH, window * MOST_OF_WINDOW)
        panel = Stack(
            (Slot("panel", grow=1.0), _tiled_panel(there, quick, widths)),
            wanted=(panel_width, None),
        )
        parts = (
            Gap(least=(0.0, L), grow=1.0),
            logo_slot("logo", 2 * DIALOG - TALL, least_logo),
            Gap(least=(0.0, M), wanted=(0.0, XL), shrink=2),
            _signs(cells, share),
            Gap(least=(0.0, S), wanted=(0.0, L), shrink=2),
            panel,
            Gap(least=(0.0, M), wanted=(0.0, L), grow=1.0),
        )
        return Column(parts, align="centre", padding=(XL, 0.0, XL, 0.0))

    forms = [hung(SLIM, COLUMN, low), hung(HIGH, DIALOG, high), hung(0.0, DIALOG, high, M)]
    if any("journey" in names for names in cells):
        forms = [signed(SLIM + HIGH, 1.0), signed(SLIM, LEAST_SIGN), *forms]
    return Choice(tuple(forms))


def fit_tiles(view: View, tiles: Sequence[Button]) -> None:
    """Give tiles letters of one size in which the longest of their words fits."""
    fits = [
        fit_text(view, tile.label, tile.rect.w - view.px(XL + S), letters=SMALL, least=1.0)
        for tile in tiles
    ]
    for tile in tiles:
        tile.text_units = min(fit.px for fit in fits) / view.zoom


def without(cells: Menu, *names: str) -> Menu:
    """The menu without the cells of some buttons."""
    return tuple(cell for cell in cells if not set(names) & set(cell))


def _signs(cells: Menu, share: float) -> Row:
    """The signs beside each other, the journey a little larger."""
    there = {name for names in cells for name in names}
    slots = []
    for name in SIGNS:
        if name in there:
            wide = SIGN_WIDTHS[name] * share
            slots.append(Slot(name, least=(wide, sign_height(wide))))
    return Row(tuple(slots), gap=L, align="centre")


def _tiled_panel(cells: Menu, quick: Sequence[str], widths: Widths) -> Column:
    """What goes on, tiles with what else there is, and small buttons."""
    bars, tiles, rest = [], [], []
    for names in cells:
        if names[0] in BARS:
            bars.append(Row(tuple(_button(name, widths, HIGH) for name in names), gap=XS))
        elif len(names) > 1:
            rest += [_button(name, widths) for name in names]
        elif names[0] not in SIGNS:
            tiles.append(_button(names[0], widths, TALL))
    small = tuple(Slot(name, least=(CONTROL, ROW_HEIGHT)) for name in quick)
    rows = (*bars, Row(tuple(tiles), gap=XS), Row((*small, Gap(least=(S, 0.0)), *rest), gap=XS))
    return Column(rows, gap=XS, padding=BARE_INSETS, grow=1.0)


def logo_slot(name: str, widest: float, least: float | None = None) -> Fit:
    """As large as the room is wide; where a least height is said it may become lower."""
    slot = Slot(name, lambda width: width / LOGO, least=(0.0, least), wanted=(widest, None))
    return Fit(slot, LOGO, shrink=1)


def _panel(choices: Part, quick: Sequence[str]) -> Column:
    """The choices, and below them a row of small buttons."""
    small = Row(tuple(_button(name, {}) for name in quick), gap=XS)
    return Column((choices, small), gap=S, padding=BARE_INSETS, grow=1.0)


def _in_columns(cells: Menu, widths: Widths, count: int) -> Column:
    """Where cells would not fill their row they are the first."""
    alone = len(cells) % count
    first, others = _cells(cells[:alone], widths), _cells(cells[alone:], widths)
    above = (Row(tuple(map(growing, first)), gap=XS),) if first else ()
    return Column((*above, Grid(others, gap=XS, columns=count)), gap=XS)


def _cells(cells: Menu, widths: Widths) -> tuple[Row, ...]:
    return tuple(Row(tuple(_button(name, widths) for name in names), gap=XS) for names in cells)


def _button(name: str, widths: Widths, high: float = ROW_HEIGHT) -> Slot:
    wide = widths.get(name, 0.0)
    if high == TALL:
        # Its icon stands over the word.
        wide = max(0.0, wide - BESIDE_WORD)
    return Slot(name, least=(wide, high), grow=2.0 if name in BARS else 1.0)


def least_widths(view: View, buttons: Mapping[str, Button]) -> Widths:
    """How many units each button needs for its word in letters that can still be read."""
    found = {}
    for name, button in buttons.items():
        letters = view.text_px(NOTE * 0.75)
        icon = letters * ICON if button.icon else 0.0
        px = view.measure(button.label, letters) + icon + view.px(2 * PADDING) + 2
        found[name] = px / view.zoom
    return found
