"""The pieces of Xiangqi away from the board."""

from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.pieces import PIECES, RED, Kind, Piece
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.piece_box import PieceBox
from jungle_pg.games.xiangqi.lists import WORTH
from jungle_pg.games.xiangqi.pieces import body_ops, sprite_of
from jungle_pg.stage.ops import DrawList

_PIECES: Final = {sprite_of(piece): piece for piece in PIECES.values()}
"""Piece by the sprite that lists name it by."""


def _sample(x: float, y: float, size: float, style: str) -> DrawList:
    return body_ops(Piece(RED, Kind.HORSE), x, y, size, style)


def _styled(sprite: str, style: str) -> str:
    piece = _PIECES.get(sprite)
    return sprite if piece is None else sprite_of(piece, style)


def _kinds(opening: XiangqiState, seat: Seat) -> tuple[str, ...]:
    held = {piece.kind for piece in opening.board if piece is not None and piece.seat == seat}
    return tuple(sprite_of(Piece(seat, kind)) for kind in WORTH if kind in held)


XIANGQI_BOX: Final = PieceBox(
    ("picture", "character", "both"), _sample, _styled, _kinds, "xiangqi/badge_check"
)
