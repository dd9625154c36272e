"""When a game is over."""

from jungle_pg.core.jungle.board import Board, den_entered_by
from jungle_pg.core.jungle.moves import legal_moves
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import LIMIT_IS_NEAR, Notice, Seat, Verdict, opponent


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
    times = times_seen(board, seen)
    if rules.repetition_limit is not None and times >= rules.repetition_limit:
        return Verdict(None, "repetition", times=times)
    return None


def notices_of(state: JungleState) -> tuple[Notice, ...]:
    """What is said before a draw: that a position is back, that a capture is due."""
    rules = state.rules
    found = []
    limit, times = rules.repetition_limit, times_seen(state.board, state.seen)
    if limit is not None and times == limit - 1 and times > 1:
        found.append(Notice("repeated", count=times))
    limit = rules.no_capture_limit
    if limit is not None and state.quiet >= limit * LIMIT_IS_NEAR and state.quiet:
        found.append(Notice("quiet", lasts=True, count=state.quiet, limit=limit))
    return () if state.verdict is not None else tuple(found)


def times_seen(board: Board, seen: tuple[Board, ...]) -> int:
    """How often a board has been there, this time too; `seen` ends with the one before it."""
    # The same side was to move every second board back.
    return seen[-2::-2].count(board) + 1
