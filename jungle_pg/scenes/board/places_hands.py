"""Room for hands of cards where they have no column: above and below the board."""

from dataclasses import replace
from typing import Any, Final

from jungle_pg.scenes.board.places import Places, Wanted
from jungle_pg.scenes.world import Game
from jungle_pg.stage.layout import Rect

OWN: Final = 0.26
OTHER: Final = 0.09
"""How high the own hand and that of the other player are, for each unit of the board's height."""

AIR: Final = 0.015
PARTS: Final = 1 + OWN + OTHER + 2 * AIR


def shape_with_hands(shape: float) -> float:
    """The shape of a board of a shape with both hands."""
    return shape / PARTS


def shape_of(game: Game, rules: Any) -> float:
    """The shape of the board of a game with its frame, and with both hands where there are some."""
    columns, rows = game.table.size(rules)
    margin = 2 * game.table.margin
    shape = (columns + margin) / (rows + margin)
    return shape if game.hands is None else shape_with_hands(shape)


def with_room_for_hands(wanted: Wanted) -> Wanted:
    """As if the board were higher by both hands."""
    return replace(wanted, shape=shape_with_hands(wanted.shape)) if wanted.has_hands else wanted


def hands_around(places: Places, wanted: Wanted) -> Places:
    """The same with the own hand below the board, and that of the other player above it."""
    if not wanted.has_hands:
        return places
    board, own, other = divided(places.board, wanted.shape)
    return replace(places, board=board, hand=own, other_hand=other)


def divided(area: Rect, shape: float) -> tuple[Rect, Rect, Rect]:
    """An area as room for a board of a shape, for the own hand and for that of the other one."""
    block = area.centred(area.w, min(area.h, area.w / shape * PARTS))
    board_h = block.h / PARTS
    other = block.from_top(board_h * OTHER)
    board = Rect(block.x, other.bottom + board_h * AIR, block.w, board_h)
    return board, block.from_bottom(board_h * OWN), other
