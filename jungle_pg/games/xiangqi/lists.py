"""Xiangqi in lists: a move as a row, the pieces a side has lost, and who has more."""

from collections import Counter
from dataclasses import replace
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.notation import WXF_LETTERS
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.core.xiangqi.state import Action, XiangqiState
from jungle_pg.games.base import MoveRow
from jungle_pg.games.xiangqi.pieces import sprite_of

WORTH: Final = {
    Kind.CHARIOT: 9, Kind.CANNON: 5, Kind.HORSE: 4,
    Kind.ADVISOR: 2, Kind.ELEPHANT: 2, Kind.SOLDIER: 1,
}  # fmt: skip
"""What pieces are worth to players, in the order their lists keep; the general is beyond price."""


def piece_key(piece: Piece) -> str:
    """The key of the name of a piece."""
    return f"word.xiangqi.{piece.letter}"


def move_row(state: XiangqiState, action: Action) -> MoveRow:
    """Who goes from where to where, and whom it takes."""
    piece, victim = state.board[action.start], state.board[action.target]
    assert piece is not None
    way = f"{point_name(action.start)} → {point_name(action.target)}"
    letter = WXF_LETTERS[piece.kind]
    row = MoveRow(sprite_of(piece), piece_key(piece), way, letter=letter)
    if victim is None:
        return row
    return replace(row, taken=sprite_of(victim), taken_key=piece_key(victim))


def lost_pieces(opening: XiangqiState, state: XiangqiState, seat: Seat) -> tuple[str, ...]:
    """Pictures of what a side has lost since the opening, in the order of worth."""
    lost = _count(opening, seat) - _count(state, seat)
    return tuple(sprite_of(Piece(seat, kind)) for kind in WORTH for _ in range(lost[kind]))


def balance(state: XiangqiState) -> int:
    """How much more the pieces of Red are worth than those of Black."""
    return _worth(state, RED) - _worth(state, opponent(RED))


def _worth(state: XiangqiState, seat: Seat) -> int:
    return sum(WORTH.get(kind, 0) * number for kind, number in _count(state, seat).items())


def _count(state: XiangqiState, seat: Seat) -> Counter[Kind]:
    return Counter(piece.kind for piece in state.board if piece and piece.seat == seat)
