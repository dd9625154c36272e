"""Which widget comes next when the focus moves by keys."""

from collections.abc import Sequence

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.shortcuts import ARROWS
from jungle_pg.ui.widget import Widget

SIDEWAYS_COST = 3
"""How much more a step aside counts than a step ahead."""

MIDDLE_COST = 0.02
"""How much it counts that two middles are not in one line: it decides among equals."""


def can_focus(widget: Widget) -> bool:
    """Whether keys can reach it."""
    return widget.takes_focus and widget.is_enabled and widget.has_place


def next_in_order(
    widgets: Sequence[Widget], current: Widget | None, *, is_back: bool
) -> Widget | None:
    """The widget after (or before) the current one, round and round."""
    order = list(reversed(widgets)) if is_back else list(widgets)
    start = order.index(current) + 1 if current is not None and current in order else 0
    return next((widget for widget in order[start:] + order[:start] if can_focus(widget)), None)


def next_in_direction(widgets: Sequence[Widget], current: Widget, key: str) -> Widget | None:
    """The nearest widget that lies wholly on the side an arrow key points to.

    Of those that are equally near the first one; whole pixels make some a little nearer.
    """
    ways = [
        (way, widget)
        for widget in widgets
        if widget is not current and can_focus(widget)
        if (way := _way(current.rect, widget.rect, key)) is not None
    ]
    nearest = min((way for way, _ in ways), default=0.0)
    return next((widget for way, widget in ways if way <= nearest + 1), None)


def _way(here: Rect, there: Rect, key: str) -> float | None:
    """How far it is from one place to another, None when that is on another side."""
    step_x, step_y = ARROWS[key]
    gap_x = max(there.x - here.right, here.x - there.right)
    gap_y = max(there.y - here.bottom, here.y - there.bottom)
    off_x = there.middle[0] - here.middle[0]
    off_y = there.middle[1] - here.middle[1]
    ahead, aside = (gap_x, gap_y) if step_x else (gap_y, gap_x)
    if ahead < 0 or off_x * step_x + off_y * step_y <= 0:
        return None
    off_line = abs(off_y if step_x else off_x)
    return ahead + SIDEWAYS_COST * max(0.0, aside) + MIDDLE_COST * off_line
