"""Where the parts of the load screen are, in any window."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.load.rows import HIGH, LOW
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import panel_inner

WIDEST: Final = 1534
TALLEST: Final = 940
TALLEST_UPRIGHT: Final = 1560
TOP: Final = 40
BOTTOM: Final = 24
BESIDE: Final = 24
SIDE: Final = 12
NARROW_SIDE: Final = 2
NARROW: Final = 900
"""Units of width below which margins are small."""

HEAD: Final = 58
HEAD_GAP: Final = 10
FOOT: Final = 66
FOOT_GAP: Final = 12
STRIP: Final = 40
"""What the progress takes of the list while it runs."""

BESIDE_FROM: Final = 860
"""Units of width from which the chosen save stands beside the list."""
BELOW_FROM: Final = 900
"""Units of height from which it stands below the list."""
COLUMN: Final = 346
NARROW_COLUMN: Final = 300
COLUMN_GAP: Final = 34
LOWER_PART: Final = 350
LOW_ROWS_BELOW: Final = 520
"""Units of height below which rows are low."""


@dataclass(frozen=True, slots=True)
class LoadLayout:
    """Where everything is, in pixels."""

    panel: Rect
    content: Rect
    head: Rect
    list: Rect
    foot: Rect
    details: Rect | None
    """The chosen save with its buttons; None where these stand in the foot."""
    is_beside: bool
    """Whether the details stand beside the list."""
    row_units: float


def panel_of(view: View) -> Rect:
    """The panel, as large as the window lets it be."""
    width = min(view.width - 2 * view.px(BESIDE), view.px(WIDEST))
    tallest = TALLEST_UPRIGHT if view.is_portrait else TALLEST
    height = min(view.height - view.px(TOP + BOTTOM), view.px(tallest))
    y = max(view.px(TOP), (view.height - height) / 2)
    return Rect((view.width - width) / 2, y, width, height).snapped()


def content_of(view: View, panel: Rect) -> Rect:
    """What is inside the panel's edges."""
    inner = panel_inner(view, panel)
    side = view.px(SIDE if panel.w >= view.px(NARROW) else NARROW_SIDE)
    return inner.inset(side, view.px(4), side, 0)


def places_for(view: View, head_rows: int) -> LoadLayout:
    """The parts of the screen; the head takes one row or two."""
    panel = panel_of(view)
    content = content_of(view, panel)
    foot = content.from_bottom(view.px(FOOT))
    main = content.inset(0, 0, 0, view.px(FOOT + FOOT_GAP))
    details: Rect | None = None
    is_beside = content.w >= view.px(BESIDE_FROM) and not view.is_portrait
    if is_beside:
        details = content.from_right(column_px(view, content))
        gap = view.px(COLUMN_GAP)
        main = main.inset(0, 0, details.w + gap, 0)
        foot = foot.inset(0, 0, details.w + gap, 0)
    elif content.h >= view.px(BELOW_FROM):
        details = main.from_bottom(view.px(LOWER_PART))
        main = main.inset(0, 0, 0, view.px(LOWER_PART + FOOT_GAP))
    head_h = view.px(HEAD) * head_rows + view.px(HEAD_GAP) * (head_rows - 1)
    head = main.from_top(head_h)
    rows = main.inset(0, head_h + view.px(HEAD_GAP), 0, 0)
    row_units = HIGH if content.h >= view.px(LOW_ROWS_BELOW) else LOW
    return LoadLayout(
        panel,
        content,
        head.snapped(),
        rows.snapped(),
        foot.snapped(),
        details,
        is_beside,
        row_units,
    )


def column_px(view: View, content: Rect) -> float:
    """How wide the details beside the list are."""
    return view.px(COLUMN if content.w >= view.px(1200) else NARROW_COLUMN)
