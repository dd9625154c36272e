"""Why a move cannot be made, as a code with its facts."""

from enum import StrEnum
from typing import Final

from jungle_pg.core.rulebook import Detail, Refusal
from jungle_pg.core.xiangqi.attacks import checkers, generals_face
from jungle_pg.core.xiangqi.board import (
    FILE_LETTERS,
    PALACES,
    POINTS,
    Board,
    Point,
    file_of,
    general_of,
    has_crossed,
    point_at,
    point_name,
    rank_from,
    rank_of,
)
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move, between
from jungle_pg.core.xiangqi.pieces import Kind, Piece
from jungle_pg.core.xiangqi.state import XiangqiState

SEAT_IDS: Final = ("red", "black")


class Reason(StrEnum):
    """What is wrong with the way of a piece."""

    SAME_POINT = "same_point"
    SHAPE = "shape"
    PALACE = "palace"
    RIVER = "river"
    BLOCKED_EYE = "blocked_eye"
    BLOCKED_LEG = "blocked_leg"
    PATH_BLOCKED = "path_blocked"
    SCREEN_COUNT = "screen_count"
    BACKWARD = "backward"
    BEFORE_RIVER = "before_river"


def refusal_of(state: XiangqiState, move: Move) -> Refusal | None:
    """Why the move is not legal in this state, or None when it is."""
    if state.verdict is not None:
        return _game_ended(state)
    for which, point in (("from", move.start), ("to", move.target)):
        if point not in POINTS:
            return Refusal("out_of_board", which=which, point=point_name(point))
    piece, other = state.board[move.start], state.board[move.target]
    if piece is None:
        return Refusal("no_piece", point=point_name(move.start))
    if (refusal := refusal_of_chosen(state, move.start)) is not None:
        return refusal
    if move.start == move.target:
        return _invalid(piece, Reason.SAME_POINT)
    if other is not None and other.seat == piece.seat:
        return Refusal("own_piece", point=point_name(move.target), piece=other.letter)
    return _way_refusal(state.board, piece, move) or _danger_refusal(state, move)


def refusal_of_chosen(state: XiangqiState, point: Point) -> Refusal | None:
    """Why the piece on a point cannot be chosen to move, or None when it is its side's turn."""
    if state.verdict is not None:
        return _game_ended(state)
    piece = state.board[point]
    if piece is None or piece.seat == state.mover:
        return None
    return Refusal(
        "not_your_piece",
        point=point_name(point),
        piece=piece.letter,
        turn=SEAT_IDS[state.mover],
    )


def _game_ended(state: XiangqiState) -> Refusal:
    assert state.verdict is not None
    winner = state.verdict.winner
    return Refusal(
        "game_ended",
        winner="none" if winner is None else SEAT_IDS[winner],
        reason=state.verdict.reason,
    )


def _invalid(piece: Piece, reason: Reason, **facts: Detail) -> Refusal:
    return Refusal("invalid_move", piece=piece.letter, reason=reason.value, **facts)


def refusal_of_pinned(state: XiangqiState, point: Point) -> Refusal | None:
    """Why every way of a piece leaves its general in danger; None where one does not, or none is.

    A piece that stands in its own way everywhere needs no words: it is seen.
    """
    refusals = [refusal_of(state, Move(point, target)) for target in POINTS]
    if None in refusals:
        return None
    exposing = ("in_check", "facing_generals")
    return next((each for each in refusals if each is not None and each.code in exposing), None)


def _way_refusal(board: Board, piece: Piece, move: Move) -> Refusal | None:
    match piece.kind:
        case Kind.GENERAL:
            return _palace_refusal(piece, move, (0, 1))
        case Kind.ADVISOR:
            return _palace_refusal(piece, move, (1, 1))
        case Kind.ELEPHANT:
            return _elephant_refusal(board, piece, move)
        case Kind.HORSE:
            return _horse_refusal(board, piece, move)
        case Kind.SOLDIER:
            return _soldier_refusal(piece, move)
        case _:
            return _line_refusal(board, piece, move)


def _extent(move: Move) -> tuple[int, int]:
    """The files and ranks a move goes over, the smaller number first."""
    across = abs(file_of(move.target) - file_of(move.start))
    along = abs(rank_of(move.target) - rank_of(move.start))
    return min(across, along), max(across, along)


def _palace_refusal(piece: Piece, move: Move, extent: tuple[int, int]) -> Refusal | None:
    if _extent(move) != extent:
        return _invalid(piece, Reason.SHAPE)
    if move.target not in PALACES[piece.seat]:
        return _invalid(piece, Reason.PALACE)
    return None


def _elephant_refusal(board: Board, piece: Piece, move: Move) -> Refusal | None:
    if _extent(move) != (2, 2):
        return _invalid(piece, Reason.SHAPE)
    if has_crossed(piece.seat, move.target):
        return _invalid(piece, Reason.RIVER)
    eye = (move.start + move.target) // 2
    if board[eye] is not None:
        return _invalid(piece, Reason.BLOCKED_EYE, at=point_name(eye))
    return None


def _horse_refusal(board: Board, piece: Piece, move: Move) -> Refusal | None:
    if _extent(move) != (1, 2):
        return _invalid(piece, Reason.SHAPE)
    leg = leg_of(move)
    if board[leg] is not None:
        return _invalid(piece, Reason.BLOCKED_LEG, at=point_name(leg))
    return None


def leg_of(move: Move) -> Point:
    """The point a horse steps on first: the straight half of its longer side."""
    file, rank = file_of(move.start), rank_of(move.start)
    across, along = file_of(move.target) - file, rank_of(move.target) - rank
    if abs(across) == 2:
        return point_at(file + across // 2, rank)
    return point_at(file, rank + along // 2)


def _soldier_refusal(piece: Piece, move: Move) -> Refusal | None:
    if _extent(move) != (0, 1):
        return _invalid(piece, Reason.SHAPE)
    ahead = rank_from(piece.seat, move.target) - rank_from(piece.seat, move.start)
    if ahead < 0:
        return _invalid(piece, Reason.BACKWARD)
    if ahead == 0 and not has_crossed(piece.seat, move.start):
        return _invalid(piece, Reason.BEFORE_RIVER)
    return None


def _line_refusal(board: Board, piece: Piece, move: Move) -> Refusal | None:
    """Why a chariot or a cannon cannot go there."""
    way = between(move.start, move.target)
    if way is None:
        return _invalid(piece, Reason.SHAPE)
    met = tuple(point_name(point) for point in way if board[point] is not None)
    if piece.kind is Kind.CANNON and board[move.target] is not None:
        return None if len(met) == 1 else _invalid(piece, Reason.SCREEN_COUNT, screens=met)
    return _invalid(piece, Reason.PATH_BLOCKED, at=met) if met else None


def _danger_refusal(state: XiangqiState, move: Move) -> Refusal | None:
    """Why a move in the right shape leaves the own general in danger."""
    after = board_after(state.board, move)
    general = general_of(after, state.mover)
    assert general is not None
    if attacking := checkers(after, state.mover):
        return Refusal(
            "in_check",
            general=point_name(general),
            was_in_check=state.in_check,
            attackers=tuple(map(point_name, attacking)),
        )
    if generals_face(after, state.mover):
        return Refusal("facing_generals", file=FILE_LETTERS[file_of(general)])
    return None
