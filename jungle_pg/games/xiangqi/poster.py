"""The poster of Xiangqi: both armies at the river, their generals behind them."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.xiangqi.board import FILES, RANKS, parse_point
from jungle_pg.core.xiangqi.pieces import BLACK, RED, Kind, Piece
from jungle_pg.games.game import Poster
from jungle_pg.games.parts import PIECE as USUAL
from jungle_pg.games.pose import STILL
from jungle_pg.games.values import Appearance, Field
from jungle_pg.games.xiangqi.ground import ground_ops
from jungle_pg.games.xiangqi.motion.move_view import place_of
from jungle_pg.games.xiangqi.pieces import body_ops, under_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op

POINTS_ACROSS: Final = 5.9
MIDDLE: Final = (4.0, 4.5)
"""The place on the board that lies in the middle of the picture: column and row."""

STANDING: Final = (
    (Piece(BLACK, Kind.HORSE), "c8"),
    (Piece(BLACK, Kind.GENERAL), "e8"),
    (Piece(BLACK, Kind.SOLDIER), "c6"),
    (Piece(BLACK, Kind.CANNON), "f6"),
    (Piece(RED, Kind.CHARIOT), "d5"),
    (Piece(RED, Kind.SOLDIER), "e5"),
    (Piece(RED, Kind.HORSE), "g5"),
    (Piece(RED, Kind.CANNON), "c4"),
    (Piece(RED, Kind.GENERAL), "e3"),
)
"""Pieces and the points they stand on, those farther away first."""

PIECE: Final = 1.04
"""Of a square: larger than in a game, for there are few of them."""


def scene(area: Rect, appearance: Appearance) -> DrawList:
    """The river and whoever stands at it."""
    square = round(area.w / POINTS_ACROSS)
    x, y = area.middle
    field = Field(
        round(x - (MIDDLE[0] + 0.5) * square), round(y - (MIDDLE[1] + 0.5) * square),
        square, FILES, RANKS,
    )  # fmt: skip
    plain = replace(appearance, pieces="character", coordinates=False)
    ops: list[Op] = [*ground_ops(field, plain)]
    for piece, point in STANDING:
        at = field.middle(*place_of(parse_point(point)))
        ops += under_ops(*at, round(square * PIECE / USUAL), STILL)
        ops += body_ops(piece, *at, square * PIECE, plain.style)
    return tuple(ops)


XIANGQI_POSTER: Final = Poster(scene, "amber")
