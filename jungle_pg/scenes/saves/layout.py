"""Where the parts of the load screen are: its head, the list, the chosen save, the foot."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.saves.pills import Pills
from jungle_pg.scenes.saves.rows import HIGH, LOW
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import XL, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.placing import button_row, button_slot, place_buttons
from jungle_pg.ui.text.field import TextField

LARGEST: Final = (1534, 940)
LARGEST_UPRIGHT: Final = (1534, 1560)
AROUND: Final = (24, 40, 24, 24)
"""From the edges of the window to the panel."""
SIDE: Final = 12
NARROW_SIDE: Final = 2
NARROW: Final = 900
"""Units of width below which margins are small."""

HEAD: Final = 58
FOOT: Final = 66
FOOT_LETTERS: Final = 23
SEARCH: Final = (210, 380)
"""The narrowest search, and the widest beside something else."""
SEARCH_MARGINS: Final = 52

BESIDE_FROM: Final = 860
"""Units of width from which the chosen save stands beside the list."""
BELOW_FROM: Final = 900
"""Units of height from which it stands below the list."""
WIDE_FROM: Final = 1200
COLUMN: Final = 346
NARROW_COLUMN: Final = 300
LOWER_PART: Final = 350
LOW_ROWS_BELOW: Final = 520
"""Units of height below which rows are low."""

SILENCED: Final = (
    "rename",
    "delete",
    "replay",
    "own_saves",
    "open_path",
    "bring_back",
    "back",
    "load",
)
"""Who gives up its words first where the foot is narrow."""


@dataclass(frozen=True, slots=True)
class LoadLayout:
    """Where everything is, in pixels."""

    panel: Rect
    content: Rect
    at: Solved
    """`list`, `foot`, `details`, `search`, the pills and buttons of the head."""
    row_units: float

    @property
    def list(self) -> Rect:
        return self.at["list"]

    @property
    def foot(self) -> Rect:
        return self.at["foot"]

    @property
    def details(self) -> Rect | None:
        """The chosen save with its buttons; None where these stand in the foot."""
        return self.at.get("details")

    @property
    def is_beside(self) -> bool:
        """Whether the details stand beside the list."""
        return self.details is not None and self.details.y < self.list.y


def load_layout(
    view: View, search: TextField, pills: Pills, buttons: Sequence[Button]
) -> LoadLayout:
    """The parts of the screen in a window."""
    panel = panel_of(view)
    content = content_of(view, panel)
    form = screen_form(view, content, header(view, search, pills, buttons))
    row_units = HIGH if content.h >= view.px(LOW_ROWS_BELOW) else LOW
    return LoadLayout(panel, content, solve(form, content, view.zoom), row_units)


def panel_of(view: View) -> Rect:
    """The panel, as large as the window lets it be."""
    left, top, right, bottom = (view.px(side) for side in AROUND)
    wide, high = LARGEST_UPRIGHT if view.is_portrait else LARGEST
    width = min(view.width - left - right, view.px(wide))
    height = min(view.height - top - bottom, view.px(high))
    y = max(top, (view.height - height) / 2)
    return Rect((view.width - width) / 2, y, width, height).snapped()


def content_of(view: View, panel: Rect) -> Rect:
    """What is inside the panel's edges."""
    inner = panel_inner(view, panel)
    side = view.px(SIDE if panel.w >= view.px(NARROW) else NARROW_SIDE)
    return inner.inset(side, view.px(4), side, 0)


def screen_form(view: View, content: Rect, head: Part) -> Choice:
    """The chosen save beside the list, below it, or nowhere but in the foot."""
    rows, foot = Slot("list", grow=1.0), Slot("foot", least=(0.0, FOOT))
    wide = COLUMN if content.w >= view.px(WIDE_FROM) else NARROW_COLUMN
    main = Column((head, rows, foot), gap=M, grow=1.0)
    beside = Row((main, Slot("details", least=(wide, 0.0))), gap=XL, least=(BESIDE_FROM, None))
    lower = Slot("details", least=(0.0, LOWER_PART))
    below = Column((head, rows, lower, foot), gap=M, least=(None, BELOW_FROM))
    return Choice((below, main) if view.is_portrait else (beside, below, main))


def header(view: View, search: TextField, pills: Pills, buttons: Sequence[Button]) -> Choice:
    """Search, which saves, in which order: one row while it fits, then without words, then two."""
    letters = view.text_px(search.text_units)
    asked = view.measure(search.placeholder, letters) + letters * 1.8 + view.px(SEARCH_MARGINS)
    least = max(asked / view.zoom, SEARCH[0])
    field = Slot("search", least=(least, HEAD), grow=1.0)
    first = Slot("search", least=(least, HEAD), grow=1.0, most=(SEARCH[1], None))

    def pill(*, is_narrow: bool) -> Slot:
        wide = pills.width_for(view, is_narrow=is_narrow) / view.zoom
        return Slot(("pills", is_narrow), least=(wide, HEAD))

    def said(count: int) -> list[Slot]:
        return [
            button_slot(view, button, has_words=number < count, high=HEAD)
            for number, button in enumerate(buttons)
        ]

    def in_one_row(*, is_narrow: bool, words: int) -> Row:
        left = Row((first, pill(is_narrow=is_narrow)), gap=M, grow=1.0)
        return Row((left, *said(words)), gap=M)

    def in_two_rows(*, is_narrow: bool, is_below: bool) -> Column:
        *others, order = said(len(buttons) - 1 if is_below else 0)
        above = (order,) if is_below else (*others, order)
        below = others if is_below else []
        left = Row((pill(is_narrow=is_narrow),), grow=1.0)
        return Column((Row((field, *above), gap=M), Row((left, *below), gap=M)), gap=M)

    spoken = range(len(buttons), -1, -1)
    return Choice(
        (
            *(in_one_row(is_narrow=False, words=count) for count in spoken),
            *(in_one_row(is_narrow=True, words=count) for count in spoken if count < len(buttons)),
            *(
                in_two_rows(is_narrow=is_narrow, is_below=is_below)
                for is_below in (True, False)
                for is_narrow in (False, True)
            ),
        )
    )


def place_header(at: Solved, search: TextField, pills: Pills, buttons: Sequence[Button]) -> None:
    """Put the widgets of the head where they fitted, in the form in which they did."""
    search.place(at["search"])
    pills.is_narrow = ("pills", True) in at
    pills.place(at["pills", pills.is_narrow])
    place_buttons(at, buttons)


def place_footer(view: View, foot: Rect, left: Sequence[Button], right: Sequence[Button]) -> None:
    """Buttons at both ends; the main one stands last at the right."""
    for button in (*left, *right):
        button.text_units = FOOT_LETTERS
    form = button_row(view, left, list(right)[::-1], SILENCED)
    place_buttons(solve(form, foot, view.zoom), [*left, *right])
