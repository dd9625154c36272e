"""What is on the buttons of gamepads, as pictures that hang at the buttons of a page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.input.shortcuts import ARROWS, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.stage.view import Device, View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Widget

SIZE: Final = 44.0
LEAST_PX: Final = 26
"""How large they are, and how small they may become."""

SHAPES: Final = {"a": "cross", "b": "circle", "x": "square", "y": "triangle"}
ON_CORNER: Final = 0.28
"""How far a badge hangs over the corner of its button, in parts of its size."""


def glyph(button: str, device: Device) -> str:
    """The picture of a button of a gamepad, or of all arrows together (`all`)."""
    if button in SHAPES:
        return f"pads/button_{SHAPES[button] if device == 'shapes' else button}"
    return f"pads/dpad_{button}" if button in ARROWS or button == "all" else f"pads/{button}"


def glyph_px(view: View, units: float = SIZE) -> int:
    """The side of a picture in pixels."""
    return max(LEAST_PX, round(view.px(units)))


def glyph_op(view: View, button: str, x: float, y: float, units: float = SIZE) -> Sprite:
    """The picture of a button around a place."""
    side = glyph_px(view, units)
    return Sprite(glyph(button, view.device), x, y, side, side)


def named_buttons(bindings: Bindings, shortcuts: Iterable[Shortcut]) -> Mapping[str, str]:
    """The button of a gamepad for each of these, by its name; the first one of a button has it."""
    found: dict[str, str] = {}
    for shortcut in shortcuts:
        button = bindings.button_of(shortcut)
        if button and button not in found.values():
            found.setdefault(shortcut.does, button)
    return found


def badges(
    view: View,
    buttons: Mapping[str, str],
    widgets: Sequence[Widget],
    other_names: Mapping[str, str],
) -> tuple[tuple[str, Rect], ...]:
    """Which of some buttons press which of these from afar: each with the place of its badge.

    What is pressed or led back by is called by other names on some pages.
    """
    wanted: dict[str, str] = {}
    for does, button in buttons.items():
        wanted.setdefault(other_names.get(does, does), button)
    return tuple(
        (wanted[widget.name], corner_of(view, widget.rect))
        for widget in widgets
        if widget.name in wanted and isinstance(widget, Button)
        if widget.is_enabled and widget.has_place
    )


def corner_of(view: View, rect: Rect) -> Rect:
    """Where the badge of a button hangs: over its right upper corner, inside the window."""
    side = glyph_px(view)
    over = side * ON_CORNER
    x = min(rect.right - side + over, view.width - side)
    return Rect(x, max(0.0, rect.y - over), side, side).snapped()


def badge_ops(device: Device, places: tuple[tuple[str, Rect], ...]) -> DrawList:
    """Badges at their places."""
    return tuple(
        Sprite(glyph(button, device), *place.middle, round(place.w), round(place.h))
        for button, place in places
    )
