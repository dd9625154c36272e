"""Room for a bar that shows who is ahead: beside the board, or below it in a high window."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.layout import BoardLayout, Wanted
from jungle_pg.stage.layout import Rect

BAR: Final = 0.03
AIR: Final = 0.014
"""How thick the bar is and how far from the board, for each unit of the board's height."""

ENDS: Final = 0.05
"""What the bar is shorter than the board at each end."""


def with_room_beside(wanted: Wanted) -> Wanted:
    """As if the board were wider by the bar."""
    if not wanted.has_bar:
        return wanted
    return replace(wanted, shape=wanted.shape + BAR + AIR)


def with_room_below(wanted: Wanted) -> Wanted:
    """As if the board were higher by the bar."""
    if not wanted.has_bar:
        return wanted
    return replace(wanted, shape=wanted.shape / (1 + BAR + AIR))


def bar_beside(places: BoardLayout, wanted: Wanted) -> BoardLayout:
    """The same with the bar on the left of the board."""
    if not wanted.has_bar:
        return places
    block = _block(places.board, with_room_beside(wanted).shape)
    bar = block.from_left(block.h * BAR).inset(0, block.h * ENDS, 0, block.h * ENDS)
    return replace(places, board=block.from_right(block.h * wanted.shape), bar=bar)


def bar_below(places: BoardLayout, wanted: Wanted) -> BoardLayout:
    """The same with the bar under the board."""
    if not wanted.has_bar:
        return places
    block = _block(places.board, with_room_below(wanted).shape)
    high = block.w / wanted.shape
    bar = block.from_bottom(high * BAR).inset(block.w * ENDS, 0, block.w * ENDS, 0)
    return replace(places, board=block.from_top(high), bar=bar)


def _block(area: Rect, shape: float) -> Rect:
    """The largest board with its bar in the middle of an area."""
    high = min(area.h, area.w / shape)
    return area.centred(high * shape, high)
