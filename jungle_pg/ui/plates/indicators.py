"""What plates show beside names: progress, the score, and a ring of seconds.

Progress is places with the pieces that are there, their number, and a bar.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import sign
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.plates.plate_skins import SIDES
from jungle_pg.ui.svg import circle, number, path, picture, rect, stroke

HEIGHT: Final = 58
"""Of the tray in its own units."""

FIRST: Final = 28
PLACE: Final = 44
PIECE: Final = 40
GAP: Final = 12
LETTERS: Final = 21
BAR: Final = 20
LEAST_BAR: Final = 40
"""A bar shorter than this tells nothing."""

SCORE_LETTERS: Final = 0.8
"""How large the points are, for each unit of the name's size."""

BEFORE: Final = 0.55
TROPHY: Final = 1.15
BETWEEN: Final = 0.2
"""The gaps before and after the trophy and its size, in sizes of the points."""

RING: Final = (76, 80)
"""Its size in its own units; the lip is below it."""

LAST: Final = 5
"""The strokes that are longer and red."""

DIGITS: Final = "#FFF3D6"
TIMER_LETTERS: Final = 0.36
THICKEST: Final = 4.6
ROOM: Final = 0.4
"""How thick a stroke is, of the way from one to the next along the ring."""


@dataclass(frozen=True, slots=True)
class ProgressContent:
    """Pieces that are there of how many, sprites of a piece and of its place, all in one."""

    done: int
    of: int
    part: float
    sprite: str
    place: str = ""

    @property
    def text(self) -> str:
        """Like `1/4`."""
        return f"{self.done}/{self.of}"


def progress_ops(
    view: View, tray: Rect, look: ProgressContent, colour: Colour, shape: str
) -> list[Op]:
    """The tray: places closer together, and then no bar, where it is narrow."""
    unit = tray.h / HEIGHT
    letters = max(SMALLEST_TEXT_PX, round(LETTERS * unit))
    wide = view.measure(look.text, letters)
    room = tray.w - wide - 3 * GAP * unit
    step = min(PLACE * unit, room / look.of)
    first = tray.x + (FIRST - PLACE / 2) * unit + step / 2
    y = tray.y + tray.h / 2
    ops: list[Op] = [skins.skinned(view, tray, skins.inset, view.theme, 14)]
    for each in range(look.of):
        ops += _place(view, first + step * each, y, step, look, each < look.done, shape)
    left = first + step * (look.of - 0.5) + GAP * 0.7 * unit
    ops.append(Text(look.text, round(left), y, letters, view.theme.text))
    bar = Rect(left + wide + GAP * unit, y - BAR / 2 * unit, 0, BAR * unit)
    length = tray.right - GAP * unit - bar.x
    if length >= LEAST_BAR * unit:
        area = Rect(bar.x, bar.y, length, bar.h).snapped()
        svg = progress_bar(round(length / unit), round(look.part, 3), colour, view.theme)
        ops.append(Drawing(svg, area.x, area.y, area.w, area.h))
    return ops


def _place(
    view: View, x: float, y: float, side: float, look: ProgressContent, is_there: bool, shape: str
) -> list[Op]:
    """A place, with a piece where one is there."""
    ops: list[Op] = []
    px = max(1, round(side))
    if look.place:
        ops.append(Sprite(look.place, x, y, px, px))
    elif not is_there:
        mark = plate_skins.place_mark(shape, view.theme.paper_line)
        small = max(4, round(side * plate_skins.PLACE_MARK / PLACE))
        ops.append(Drawing(mark, round(x - small / 2), round(y - small / 2), small, small))
    if is_there:
        piece = max(1, round(side * PIECE / PLACE))
        ops.append(Sprite(look.sprite, x, y, piece, piece))
    return ops


@lru_cache(maxsize=512)
def progress_bar(wide: float, part: float, colour: Colour, theme: Theme) -> str:
    """A bar 20 high, filled to a part."""
    shapes = [rect(1.5, 1.5, wide - 3, BAR - 3, BAR / 2 - 1.5, theme.track, INK, 3)]
    if part > 0:
        filled = max(13.0, (wide - 7) * part)
        shapes.append(rect(3.5, 3.5, filled, BAR - 7, BAR / 2 - 3.5, colour))
        light = f"M10 6.8L{number(max(11.0, filled - 5))} 6.8"
        shapes.append(path(light, line="#FFFFFF", width=2, alpha=0.5))
    return picture(wide, BAR, *shapes)


def score_ops(left: float, y: float, score: str, name_size: float, side: str) -> DrawList:
    """The trophy and the points, from where a name ends."""
    letters, paint = _letters(name_size), SIDES[side]
    x = left + letters * (BEFORE + TROPHY / 2)
    points = x + letters * (TROPHY / 2 + BETWEEN)
    return (
        sign("trophy", x, y, letters * TROPHY, paint.name, paint.face),
        Text(score, points, y, letters, paint.name, shadow=paint.shadow),
    )


def score_width(view: View, score: str, name_size: float) -> float:
    """What both take; nothing where there is no score."""
    letters = _letters(name_size)
    beside = letters * (BEFORE + TROPHY + BETWEEN)
    return beside + view.measure(score, letters) if score else 0.0


def _letters(name_size: float) -> int:
    return max(SMALLEST_TEXT_PX, round(name_size * SCORE_LETTERS))


def ring_ops(rect: Rect, left_s: float, whole_s: float, is_low: bool) -> DrawList:
    """The ring in a rectangle, as large as it fits, and the seconds in it."""
    unit = min(rect.w / RING[0], rect.h / RING[1])
    box = rect.centred(RING[0] * unit, RING[1] * unit).snapped()
    lit, count = ceil(left_s), ceil(whole_s)
    letters = max(SMALLEST_TEXT_PX, round(RING[1] * unit * TIMER_LETTERS))
    x, y = box.middle[0], box.y + 37 * unit
    return (
        Drawing(ring(lit, count, is_low), box.x, box.y, box.w, box.h),
        Text(str(lit), x, y, letters, DIGITS, "centre"),
    )


@lru_cache(maxsize=256)
def ring(lit: int, count: int, is_low: bool) -> str:
    """So many of the strokes are lit; they go out against the clock, the last one at the top."""
    ground, spent = ("#8E1F2C", "#5E1620") if is_low else ("#3B2A22", "#5F4A3C")
    shapes = [circle(38, 41, 35, "#1A1210"), circle(38, 38, 35, ground, INK, 3.5)]
    step = 360 / count
    thick = min(THICKEST, radians(step) * 28 * ROOM)
    for each in range(count):
        angle = radians(-90 + step * (each + 0.5))
        is_last = each < LAST
        inner = 24 if is_last else 26.5
        (x, y), (to_x, to_y) = (
            (38 + far * cos(angle), 38 + far * sin(angle)) for far in (inner, 31)
        )
        colour = spent if each >= lit else "#FF6B57" if is_last else "#FFD98A"
        shapes.append(stroke(x, y, to_x, to_y, colour, thick))
    return picture(*RING, *shapes)
