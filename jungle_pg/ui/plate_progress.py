"""How far a player has come: places with the pieces that are there, their number, and a bar."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing, Op, Sprite, Text
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import plate_skins, skins
from jungle_pg.ui.svg import number, path, picture, rect

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


@dataclass(frozen=True, slots=True)
class ProgressLook:
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
    view: View, tray: Rect, look: ProgressLook, colour: Colour, shape: str
) -> list[Op]:
    """The tray: places closer together, and then no bar, where it is narrow."""
    unit = tray.h / HEIGHT
    letters = max(SMALLEST_TEXT_PX, round(LETTERS * unit))
    wide = view.measure(look.text, letters)
    room = tray.w - wide - 3 * GAP * unit
    step = min(PLACE * unit, room / look.of)
    first = tray.x + (FIRST - PLACE / 2) * unit + step / 2
    y = tray.y + tray.h / 2
    ops: list[Op] = [_tray(view, tray)]
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


def _tray(view: View, tray: Rect) -> Drawing:
    svg = skins.inset(tray.w / view.zoom, tray.h / view.zoom, view.theme, 14)
    return Drawing(svg, tray.x, tray.y, tray.w, tray.h)


def _place(
    view: View, x: float, y: float, side: float, look: ProgressLook, is_there: bool, shape: str
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
