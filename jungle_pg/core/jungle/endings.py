"""When a game is over."""

from jungle_pg.core.jungle.board import Board, den_entered_by
from jungle_pg.core.jungle.moves import legal_moves
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat, Verdict, opponent


def judge(
    rules: JungleRules, board: Board, mover: Seat, quiet: int, seen: tuple[Board, ...]
) -> Verdict | None:
    """The verdict with `mover` to move; a win comes before a draw."""
    winner = den_entered_by(board)
    if winner is not None:
        return Verdict(winner, "den")
    for seat in (mover, opponent(mover)):
        if not any(piece is not None and piece.seat == seat for piece in board):
            return Verdict(opponent(seat), "captured_all")
    if next(legal_moves(rules, board, mover), None) is None:
        return Verdict(opponent(mover), "no_moves")
    if rules.no_capture_limit is not None and quiet >= rules.no_capture_limit:
        return Verdict(None, "no_capture_limit", limit=rules.no_capture_limit)
    # The same side was to move every second board back.
    times = seen[-2::-2].count(board) + 1
    if rules.repetition_limit is not None and times >= rules.repetition_limit:
        return Verdict(None, "repetition", times=times)
    return None
