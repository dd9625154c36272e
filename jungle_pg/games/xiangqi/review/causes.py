"""Why a capture became possible: what the move before it did to who is taken and who takes."""

from typing import Final

from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.attacks import is_attacked
from jungle_pg.core.xiangqi.board import Board, general_of
from jungle_pg.core.xiangqi.moves import board_after, legal_moves, reach
from jungle_pg.core.xiangqi.paths import HORSES_UPON, Move, between
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.games.xiangqi.review.taking import gain, is_free, piece_on, takers, worth

GIVES_FOR: Final = "gives_for"
STEPS_INTO: Final = "steps_into"
LEAVES: Final = "leaves"
UNGUARDS: Final = "unguards"
GIVES_SCREEN: Final = "gives_screen"
OPENS_LINE: Final = "opens_line"
FREES_LEG: Final = "frees_leg"

CAUSES: Final = (
    GIVES_FOR, STEPS_INTO, LEAVES, UNGUARDS, GIVES_SCREEN, OPENS_LINE, FREES_LEG,
)  # fmt: skip


def cause_of(board: Board, played: Move, capture: Move) -> str:
    """How a move has let a capture happen that wins something; nothing where that is not plain."""
    return next((code for code in CAUSES if is_cause(code, board, played, capture)), "")


def is_cause(code: str, board: Board, played: Move, capture: Move) -> bool:
    """Whether a capture follows from a move in a certain way; `board` is before both."""
    loser = piece_on(board, played.start).seat
    winner, after = opponent(loser), board_after(board, played)
    if capture not in takers(after, winner, capture.target) or after[capture.target] is None:
        return False
    if gain(after, winner, capture) <= 0:
        return False
    taken_there = capture.target == played.target
    match code:
        case "gives_for":
            return (
                taken_there
                and 0 < worth(board, played.target) < worth(after, played.target)
                and is_free(after, winner, capture)
            )
        case "steps_into":
            return taken_there and board[played.target] is None
        case "leaves":
            return not taken_there and _could_win(board, capture)
        case "unguards":
            return not taken_there and _is_guarded_by(board, played, capture)
        case "gives_screen":
            return (
                piece_on(board, capture.start).kind is Kind.CANNON
                and played.target in _way(capture)
                and not _reaches(board, capture)
            )
        case "opens_line":
            return (
                piece_on(board, capture.start).kind in (Kind.CHARIOT, Kind.CANNON)
                and played.start in _way(capture)
                and not _reaches(board, capture)
            )
        case _:
            return (
                piece_on(board, capture.start).kind is Kind.HORSE
                and (played.start, capture.start) in HORSES_UPON[capture.target]
                and not _reaches(board, capture)
            )


def _could_win(board: Board, capture: Move) -> bool:
    """Whether the capture would have won as much before, if that side had been to move."""
    winner = piece_on(board, capture.start).seat
    general = general_of(board, opponent(winner))
    if board[capture.target] is None or general is None or is_attacked(board, general, winner):
        return False
    return capture in legal_moves(board, winner) and gain(board, winner, capture) > 0


def _is_guarded_by(board: Board, played: Move, capture: Move) -> bool:
    """Whether the piece that was played could have taken back, and cannot any more."""
    winner = piece_on(board, capture.start).seat
    if capture not in legal_moves(board, winner):
        return False
    taken = board_after(board, capture)
    guards = takers(taken, opponent(winner), capture.target)
    now = takers(board_after(board_after(board, played), capture), opponent(winner), capture.target)
    return any(guard.start == played.start for guard in guards) and not any(
        guard.start == played.target for guard in now
    )


def _reaches(board: Board, capture: Move) -> bool:
    return board[capture.target] is not None and capture.target in reach(board, capture.start)


def _way(capture: Move) -> tuple[int, ...]:
    return between(capture.start, capture.target) or ()
