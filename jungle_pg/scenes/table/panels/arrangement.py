"""Which arrangement suits a window: the one that makes the board largest."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.layout import BoardLayout, Wanted
from jungle_pg.scenes.table.panels.layout_bar import (
    bar_below,
    bar_beside,
    with_room_below,
    with_room_beside,
)
from jungle_pg.scenes.table.panels.layout_columns import in_columns
from jungle_pg.scenes.table.panels.layout_hands import hands_around, with_alarm, with_room_for_hands
from jungle_pg.scenes.table.panels.layout_rail import with_rail
from jungle_pg.scenes.table.panels.layout_upright import upright
from jungle_pg.stage.view import View

FAITHFUL: Final = 1.04
"""A wide window keeps its rail unless the board becomes so many times larger without it."""


def places_for(view: View, wanted: Wanted) -> BoardLayout:
    """Where everything is."""
    columns = in_columns(view, with_room_beside(wanted))
    if columns is not None:
        return with_alarm(view, bar_beside(columns, wanted))
    # An open drawer must not turn everything round, so the choice is made without it.
    closed = replace(wanted, drawer="")
    beside = board_size(_rail(view, closed), wanted.shape)
    between_plates = board_size(_upright(view, closed), wanted.shape)
    is_beside = beside * (1.0 if view.is_portrait else FAITHFUL) >= between_plates
    return with_alarm(view, _rail(view, wanted) if is_beside else _upright(view, wanted))


def _rail(view: View, wanted: Wanted) -> BoardLayout:
    return bar_beside(with_rail(view, with_room_beside(wanted)), wanted)


def _upright(view: View, wanted: Wanted) -> BoardLayout:
    higher = with_room_for_hands(wanted)
    places = bar_below(upright(view, with_room_below(higher)), higher)
    return hands_around(view, places, wanted)


def board_size(places: BoardLayout, shape: float) -> float:
    """The height of the largest board in its place."""
    return min(places.board.h, places.board.w / shape)
