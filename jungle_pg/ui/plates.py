"""Plates of the players and their clocks."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import plate_skins, skins
from jungle_pg.ui.panel import standing

FULL_HEIGHT: Final = 200
SMALL_BELOW: Final = 130
"""A lower plate is a small one."""

SMALL_HEIGHT: Final = 108
TRAY_FROM: Final = 96
"""A plate lower than this has no tray."""

TRAY_ABOVE_LIP: Final = 15.5
CLOCK: Final = (138, 56)
DIGITS: Final = "#FFD98A"
LOW_DIGITS: Final = "#FFFFFF"
NAME_INK: Final = "#FFFFFF"
SMALLEST_NAME: Final = 0.72


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """What a plate tells of a player; portrait and taken pieces are paths of sprites."""

    side: str
    name: str
    sub_line: str
    portrait: str
    taken: tuple[str, ...] = ()
    places: int = 8
    """How many pieces of the other side there are to take."""
    clock: str | None = None
    is_low: bool = False
    is_active: bool = False


@dataclass(frozen=True, slots=True)
class _Form:
    """Where things are on a plate, in units of its own."""

    portrait: tuple[float, float, float]
    name: tuple[float, float, float]
    sub_line: tuple[float, float, float] | None
    clock: tuple[float, float]
    clock_right: float
    clock_middle: float
    tray_height: float
    tray_bottom: float
    tray_side: float
    piece: float


FULL: Final = _Form((68, 66, 96), (130, 46, 30), (130, 80, 20), CLOCK, 28, 62, 54, 24, 22, 44)
SMALL: Final = _Form((38, 33, 44), (68, 33, 24), None, (104, 40), 16, 33, 30, 16, 14, 26)
LINE: Final = _Form((36, 0, 42), (66, 0, 24), None, (104, 40), 16, 0, 0, 0, 16, 0)


def clock_ops(view: View, rect: Rect, text: str, is_low: bool) -> DrawList:
    """A clock; when time is low the digits stand over a zigzag."""
    area = rect.snapped()
    svg = skins.clock(area.w / view.zoom, area.h / view.zoom, is_low)
    size = max(SMALLEST_TEXT_PX, round(area.h * (29 if is_low else 32) / CLOCK[1]))
    word = fitted(text, size, area.w - view.px(14), view.measure)
    x, y = area.middle[0], area.y + area.h * (20 if is_low else 25) / CLOCK[1]
    ink = LOW_DIGITS if is_low else DIGITS
    return (
        Drawing(svg, area.x, area.y, area.w, area.h),
        Text(word, x, y, size, ink, "centre"),
    )


def player_ops(view: View, rect: Rect, look: PlayerLook) -> DrawList:
    """The plate of a player, in its small form where there is little height."""
    area, units = rect.snapped(), rect.h / view.zoom
    plate = standing(view, area, lambda w, h: plate_skins.player(w, h, look.side, look.is_active))
    if units >= SMALL_BELOW:
        form, scale = FULL, view.zoom * min(1.0, units / FULL_HEIGHT)
    elif units >= TRAY_FROM:
        form, scale = SMALL, view.zoom * units / SMALL_HEIGHT
    else:
        form, scale = LINE, view.zoom * min(1.0, units / 66)
    ops: list[Op] = [plate, *_words(view, area, look, form, scale)]
    if form.tray_height and (look.places or look.taken):
        ops += _tray(view, area, look, form, scale)
    if look.is_active:
        w, h = (round(side * scale) for side in plate_skins.ARROW)
        x, y = area.x - 4 * scale, area.middle[1] - 6 * scale
        ops.append(Drawing(plate_skins.turn_arrow(), round(x - w / 2), round(y - h / 2), w, h))
    return tuple(ops)


def _words(view: View, area: Rect, look: PlayerLook, form: _Form, scale: float) -> list[Op]:
    """Portrait, name, sub-line and clock."""
    paint = plate_skins.SIDES[look.side]
    # A plate of one line has everything at half its height.
    line_y = area.h / 2 - 3 * view.zoom if form is LINE else 0.0
    x, y, side = (scale * number for number in form.portrait)
    ops: list[Op] = [
        Sprite(look.portrait, area.x + x, area.y + y + line_y, round(side), round(side))
    ]
    right = area.right - form.clock_right * scale
    if look.clock is not None:
        w, h = (length * scale for length in form.clock)
        top = area.y + form.clock_middle * scale + line_y - h / 2
        ops += clock_ops(view, Rect(right - w, top, w, h), look.clock, look.is_low)
        right -= w + 8 * scale
    for text, place, ink in (
        (look.name, form.name, NAME_INK),
        (look.sub_line, form.sub_line, paint.soft_text),
    ):
        if text and place is not None:
            left, middle, size = (scale * number for number in place)
            room = max(0.0, right - area.x - left)
            word, letters = _snug(view, text, size, room)
            at = (area.x + left, area.y + middle + line_y)
            ops.append(Text(word, *at, letters, ink, shadow=paint.shadow))
    return ops


def _snug(view: View, text: str, size: float, room: float) -> tuple[str, int]:
    """A text in letters a little smaller where that lets it fit, and their size."""
    letters = max(SMALLEST_TEXT_PX, round(size))
    least = max(SMALLEST_TEXT_PX, round(size * SMALLEST_NAME))
    while letters > least and view.measure(text, letters) > room:
        letters -= 1
    return fitted(text, letters, room, view.measure), letters


def _tray(view: View, area: Rect, look: PlayerLook, form: _Form, scale: float) -> list[Op]:
    """The taken pieces, and a mark in the other side's shape for each that may follow."""
    high = form.tray_height * scale
    margin = form.tray_side * scale
    top = area.bottom - max(form.tray_bottom * scale, view.px(TRAY_ABOVE_LIP)) - high
    tray = Rect(area.x + margin, top, area.w - 2 * margin, high).snapped()
    svg = skins.inset(tray.w / view.zoom, tray.h / view.zoom, view.theme, 14)
    ops: list[Op] = [Drawing(svg, tray.x, tray.y, tray.w, tray.h)]
    places = max(look.places, len(look.taken))
    inner = tray.inset(10 * scale, 0, 10 * scale, 0)
    step, y = inner.w / places, inner.middle[1]
    side = round(min(form.piece * scale, step * 0.98))
    mark = plate_skins.place_mark(look.side != "red", view.theme.paper_line)
    mark_px = max(4, round(min(plate_skins.PLACE_MARK * scale, step)))
    for number in range(places):
        x = inner.x + step * (number + 0.5)
        if number < len(look.taken):
            ops.append(Sprite(look.taken[number], x, y, side, side))
        else:
            at = (round(x - mark_px / 2), round(y - mark_px / 2))
            ops.append(Drawing(mark, *at, mark_px, mark_px))
    return ops
