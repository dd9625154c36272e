"""Rows of widgets beside each other, or below each other where that is too narrow."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import ChoiceCards
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget

BESIDE: Final = 20
BELOW: Final = 10
SHORTEST_FIELD: Final = 240


@dataclass(frozen=True, slots=True)
class Row:
    """A label and the widgets beside it, with the share of the width each one gets."""

    label: str
    widgets: tuple[Widget, ...]
    shares: tuple[float, ...] = (1.0,)
    """0 for a widget that gets the width it asks for."""
    seat: Seat | None = None
    """Whose side the label names, if one."""


def place_beside(view: View, each: Row, area: Rect) -> float:
    """Place the widgets of a row at the top of an area; the height they took."""
    wishes = [_least_width(view, widget) for widget in each.widgets]
    gaps = view.px(BESIDE) * (len(wishes) - 1)
    if len(wishes) == 1 or sum(wishes) + gaps <= area.w:
        return _place_line(view, each.widgets, _widths(view, each, area.w), area)
    y = area.y
    for widget, share in zip(each.widgets, each.shares, strict=True):
        wide = area.w if share else min(area.w, widget.size(view)[0])
        y += _place_line(view, (widget,), [wide], Rect(area.x, y, area.w, 0)) + view.px(BELOW)
    return y - view.px(BELOW) - area.y


def _place_line(view: View, widgets: tuple[Widget, ...], widths: list[float], area: Rect) -> float:
    heights = [
        widget.height_for(view, wide) if isinstance(widget, ChoiceCards) else widget.size(view)[1]
        for widget, wide in zip(widgets, widths, strict=True)
    ]
    high = max(heights)
    places = row(Rect(area.x, area.y, area.w, high), widths, view.px(BESIDE))
    for widget, place, height in zip(widgets, places, heights, strict=True):
        widget.place(Rect(place.x, place.y + (high - height) / 2, place.w, height))
    return high


def _least_width(view: View, widget: Widget) -> float:
    return view.px(SHORTEST_FIELD) if isinstance(widget, TextField) else widget.size(view)[0]


def _widths(view: View, each: Row, room: float) -> list[float]:
    """What each widget of a row gets: what it asks for, or its share of what is left."""
    asked = [
        min(widget.size(view)[0], room) if not share else 0.0
        for widget, share in zip(each.widgets, each.shares, strict=True)
    ]
    left = room - sum(asked) - view.px(BESIDE) * (len(each.widgets) - 1)
    return [
        wish if not share else left * share for wish, share in zip(asked, each.shares, strict=True)
    ]
