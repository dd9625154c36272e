"""Room for hands of cards where they have no column: above and below the board."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.layout import BoardLayout, Wanted, heading
from jungle_pg.scenes.table.panels.layout_cards import backs_over_board
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from jungle_pg.ui.plates.alarm import SIZE

LARGE_OWN: Final = 0.33
LARGEST_OWN: Final = 0.42
UNDER_PLATE: Final = 0.075
"""How high the own hand is in a high window, and the other under its plate, of the board."""

LIFTED: Final = 0.09
"""How far a banner may come down over a hand before it hides a raised card, of the hand."""
OVER_HAND: Final = 62
"""How far it stands over a hand in a column."""
STRIP: Final = 0.055
"""Room for it under the board, of the board's height."""
STRIP_SHAPE: Final = 9
STRIP_PX: Final = 380
"""How wide it is there, for each unit of its height, and at least where there is room."""
LOWEST_ALARM: Final = 76
LOWEST_ALARM_PX: Final = 66
"""How high it is where it is narrow, so that its words have two lines."""


def with_room_for_hands(wanted: Wanted) -> Wanted:
    """As if the board were higher by both hands."""
    if not wanted.has_hands:
        return wanted
    return replace(wanted, shape=wanted.shape / (1 + LARGE_OWN + UNDER_PLATE))


def hands_around(view: View, places: BoardLayout, wanted: Wanted) -> BoardLayout:
    """The same with the own hand below the board, and the other hanging from the upper plate."""
    if not wanted.has_hands:
        return places
    area = places.board
    block = area.centred(area.w, min(area.h, area.w / with_room_for_hands(wanted).shape))
    high = block.h / (1 + LARGE_OWN + UNDER_PLATE)
    # What is left over makes the hand larger, and the board keeps its distance from the plate.
    board = Rect(area.x, area.y + high * UNDER_PLATE, area.w, high)
    own = Rect(area.x, board.bottom, area.w, area.bottom - board.bottom)
    own = own.from_bottom(min(own.h, high * LARGEST_OWN))
    board = board.moved(0, (own.y - board.bottom) / 2)
    own = own.from_bottom(own.h - high * STRIP)
    other = backs_over_board(view, places.top, board)
    return replace(places, board=board, hand=own, other_hand=other)


def with_alarm(view: View, places: BoardLayout) -> BoardLayout:
    """The same with room for a banner over the upper edge of the own hand, beside the board.

    In a small window it takes the place of whose turn it is, in a high one it is under the board:
    it hides neither plates nor numbers nor cards.
    """
    hand, board = places.hand, places.board
    if hand is None:
        return places
    end = hand.y + hand.h * LIFTED
    if places.arrangement == "upright":
        room = Rect(board.x, board.bottom, board.w, end - board.bottom)
        wide = min(room.w, max(room.h * STRIP_SHAPE, STRIP_PX))
        return replace(places, alarm=room.centred(wide, room.h))
    if places.arrangement == "columns":
        left, start = max(hand.x, board.right), hand.y - view.px(OVER_HAND)
        room = Rect(left, start, hand.right - left, end - start)
    else:
        room = _of_turn(view, places)
    wide = min(view.px(SIZE[0]), room.w)
    least = max(view.px(LOWEST_ALARM), LOWEST_ALARM_PX)
    high = min(room.h, max(least, wide * SIZE[1] / SIZE[0]))
    return replace(places, alarm=room.centred(wide, high))


def _of_turn(view: View, places: BoardLayout) -> Rect:
    """What of a column is for whose turn it is."""
    start = places.banner.y
    if places.other_hand is not None:
        start = places.other_hand.bottom
    end = places.bottom.y if places.middle is None else places.middle.y - heading(view)
    return Rect(places.bottom.x, start, places.bottom.w, end - start)
