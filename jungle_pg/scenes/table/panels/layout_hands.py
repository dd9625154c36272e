"""Hands of cards around a board: the own one below it or in its free corner, the other one hanging
from behind its player's plate."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from jungle_pg.scenes.table.panels.layout import (
    HUNG,
    BoardLayout,
    Wanted,
    breath,
    headed,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import ASIDE, HIGH, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.fact_panel import facts_slot
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Stack
from jungle_pg.ui.panel import HEADING_RISE
from jungle_pg.ui.plank import plank_height, plank_slot
from jungle_pg.ui.plates.alarm import SIZE
from jungle_pg.ui.plates.forms import FULL, plate_slot
from jungle_pg.ui.skins import BELOW

UNDER_PLATE: Final = 0.075
STRIP: Final = 0.055
LARGE_OWN: Final = (0.275, 0.365)
"""In a high window, for each unit of the board's height: what is seen of the other hand over the
board, room for a banner under it, and how high the own hand is at least and at most."""

HAND: Final = 0.375
SHAPE: Final = 0.64
COLUMN: Final = 0.29
"""The own hand beside a board: its part of the window's height, its height for each unit of its
width, and the part of the window's width that is for it at least."""
SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76)
"""How large it is where the column over it needs room."""
RAISED: Final = 0.06
"""What a column may cover of the room for a raised card, of the hand."""
LIFTED: Final = 0.09
"""How far a banner may come down over a hand before it hides a raised card, of the hand."""

BACKS_SHAPE: Final = 0.44
SEEN: Final = (0.14, 0.5, 0.72)
LEAST_BACKS: Final = 0.6
COVERED: Final = 0.01
"""The other hand: its height for each unit of its width, how much of it is seen under the plate
where it is tight, at least and usually, how much smaller it may be, and what it may hide of a
board's height."""

BACKS: Final = FULL.height * 0.8
OVER_HAND: Final = HIGH - M
"""The other hand is lower than a whole plate; over the own one there is room for a banner."""
STRIP_SHAPE: Final = 9
"""How wide a banner is under a board, for each unit of its height."""


def under_board(board: Part, high: float) -> tuple[Part, float]:
    """A board so high with the own hand below it, and how high they are together.

    Where room is short all become smaller alike; what is left over makes the hand larger.
    """
    heights = [high * part for part in (UNDER_PLATE, 1.0, STRIP, *LARGE_OWN)]
    above, whole, strip, own, most = heights
    hand = Slot("hand", least=(None, own), most=(None, most), grow=1.0)
    room = [Gap(least=(None, each)) for each in (above, strip)]
    together = (room[0], replace(board, least=(None, whole)), room[1], hand)
    return Column(together, justify="centre"), above + whole + strip + own


def beside_hand(view: View, wanted: Wanted, column: Part, board_high: float) -> Column:
    """A column with the own hand at its foot, which comes over the free corner of the board."""

    def high_at(width: float) -> float:
        widest = width - S + board_high * wanted.reach
        return min(view.height / view.zoom * HAND, widest * SHAPE)

    above = replace(column, grow=1.0)
    parts = (above, Gap(least=(None, OVER_HAND)), Slot("hand", high_at))
    return Column(parts, padding=(0, 0, 0, S), grow=1.0)


def card_column(view: View) -> Choice:
    """Plate, cards, whose turn, round, a message, what a card can do, the other plate.

    Where that is too much nothing is told of cards, and the message is at the foot.
    """
    air, (upper, lower) = breath(HUNG, L + BELOW), _plates()
    banner, stage = plank_slot(view, "banner"), plank_slot(view, "stage", 2)
    message, middle = plank_slot(view, "message"), headed(facts_slot("middle", 2))
    parts = (breath(L, 3 * L), upper, _backs(), air, _inset(banner), air, _inset(_inset(stage)))
    told = (air, message, air, middle, air, lower)
    silent = (Gap(grow=1.0), air, lower, air, message)
    edges = (0.0, M, 0.0, M + BELOW)
    return Choice(tuple(Column((*parts, *rest), padding=edges) for rest in (told, silent)))


def hand_column(view: View) -> float:
    """How wide the column of a hand is at least."""
    return view.width / view.zoom * COLUMN


def rail_with_hands(view: View, wanted: Wanted) -> tuple[Part, ...]:
    """The column beside a board that has both hands in it; planks are low where it is tight."""
    forms = []
    for is_tight, has_middle in ((False, True), (False, False), (True, False)):
        air = Gap(least=(None, BELOW + XS)) if is_tight else breath(HUNG, L + BELOW)
        upper, lower = _plates()
        banner = plank_slot(view, "banner", 2 if is_tight else 3)
        menu = Gap(least=(None, 0.0), wanted=(None, HIGH), grow=1.0, shrink=2)
        message = plank_slot(view, "message")
        cards = Column((message, _own_hand(view, wanted, SMALLER if is_tight else (1.0,))))
        drawer = Column((Gap(least=(None, HEADING_RISE)), Slot("drawer", grow=1.0)), grow=1.0)
        parts = (
            upper, _backs(is_tight=is_tight), air, banner, air,
            *((headed(facts_slot("middle", 2)), air) if has_middle else (menu,)),
            lower, air, Stack((drawer, replace(cards, grow=1.0)), shrink=1),
        )  # fmt: skip
        forms.append(Column(parts))
    return tuple(forms)


def _plates() -> Sequence[Slot]:
    return [replace(plate_slot(name), shrink=3) for name in ("top", "bottom")]


def _backs(*, is_tight: bool = False) -> Slot:
    """What is seen of the other hand."""

    def high_at(width: float) -> float:
        return min(width * BACKS_SHAPE, BACKS) * SEEN[2]

    least = BACKS * (SEEN[0] if is_tight else LEAST_BACKS * SEEN[1])
    return Slot("other_hand", high_at, least=(None, least), shrink=1)


def _own_hand(view: View, wanted: Wanted, sizes: Sequence[float]) -> Choice:
    """The own hand, the largest that leaves room for what stands over it."""
    wide, high = view.width / view.zoom, view.height / view.zoom

    def high_at(part: float, width: float) -> float:
        board = min(high, (wide - width) / wanted.shape)
        return min(high * HAND, (width + 2 * S + board * wanted.reach) * SHAPE) * (part - RAISED)

    return Choice(tuple(Slot("hand", partial(high_at, part)) for part in sizes), shrink=1)


def _inset(part: Part) -> Row:
    return Row((replace(part, grow=1.0),), padding=(L, 0.0, L, 0.0))


def with_hands(view: View, wanted: Wanted, places: BoardLayout) -> BoardLayout:
    """The same with cards where a layout has room for them, and with the banner over the own ones.

    Beside a board the own hand is as wide as its cards, around a column and over the free corner.
    """
    hand, board, other = places.hand, places.board, places.other_hand
    assert hand is not None
    if other is None:
        other = _backs_over_board(view, places.top, board)
    else:
        other = _backs_under(places.top, other.bottom, view.px(BACKS))
        column, right = places.moves or places.bottom, view.width - view.px(S)
        high = hand.h * (1 + RAISED) if places.arrangement == "rail" else hand.h
        wide = min(high / SHAPE, right - board.right + board.h * wanted.reach)
        x = min(column.middle[0] - wide / 2, right - wide)
        hand = Rect(x, hand.bottom - wide * SHAPE, wide, wide * SHAPE)
    places = replace(places, hand=hand, other_hand=other)
    has_round = places.banner.h + 2 >= plank_height(view, 3)
    return replace(places, alarm=_alarm(view, places), has_round=has_round)


def _backs_under(plate: Rect, bottom: float, high: float) -> Rect:
    """The cards of the other player, hanging from behind a plate."""
    whole = min(high, plate.w * BACKS_SHAPE, bottom - plate.y)
    high = max(LEAST_BACKS * whole, min(whole, 2 * (bottom - plate.bottom)))
    wide = high / BACKS_SHAPE
    return Rect(plate.middle[0] - wide / 2, bottom - high, wide, high)


def _backs_over_board(view: View, plate: Rect, board: Rect) -> Rect:
    """The same over a board: where they would cover much of it they are smaller."""
    usual = min(view.px(BACKS), plate.w * BACKS_SHAPE)
    seen = board.y + board.h * COVERED - plate.bottom
    high = max(LEAST_BACKS * usual, min(usual, seen / SEEN[2]))
    return _backs_under(plate, plate.bottom + high * SEEN[2], high)


def _alarm(view: View, places: BoardLayout) -> Rect:
    """Room for a banner over the upper edge of the own hand, beside the board.

    In a small window it takes the place of whose turn it is, in a high one it is under the board:
    it hides neither plates nor numbers nor cards.
    """
    hand, board = places.hand, places.board
    assert hand is not None
    end = hand.y + hand.h * LIFTED
    if places.arrangement == "upright":
        wide = view.width - 2 * places.bottom.x
        room = Rect(places.bottom.x, board.bottom, wide, end - board.bottom)
        return room.centred(min(room.w, max(room.h * STRIP_SHAPE, view.px(2 * ASIDE))), room.h)
    if places.arrangement == "columns":
        left, start = max(hand.x, board.right), hand.y - view.px(OVER_HAND - M)
        room = Rect(left, start, hand.right - left, end - start)
    else:
        room = _of_turn(view, places)
    wide = min(view.px(SIZE[0]), room.w)
    # Its words may need two lines.
    high = max(plank_height(view, 4), wide * SIZE[1] / SIZE[0])
    return room.centred(wide, min(room.h, high))


def _of_turn(view: View, places: BoardLayout) -> Rect:
    """What of a column is for whose turn it is."""
    hand, middle = places.other_hand, places.middle
    start = places.banner.y if hand is None else hand.bottom
    end = places.bottom.y if middle is None else middle.y - view.px(HEADING_RISE)
    return Rect(places.bottom.x, start, places.bottom.w, end - start)
