"""When a game is over: no move, repetition and perpetual check, no capture, nobody left to win."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import LIMIT_IS_NEAR, Notice, Seat, Verdict, opponent
from jungle_pg.core.xiangqi.board import Board
from jungle_pg.core.xiangqi.chases import chasers
from jungle_pg.core.xiangqi.moves import legal_moves
from jungle_pg.core.xiangqi.pieces import FIGHTERS
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.state import Past, XiangqiState

WARNING_COUNT: Final = 2
"""The occurrence of a position that is told as a warning."""

LAST_TIME: Final = 3
"""The occurrence of a position that ends the game."""

PERPETUAL_CHECK: Final = "perpetual_check"
PERPETUAL_CHASE: Final = "perpetual_chase"


@dataclass(frozen=True, slots=True)
class Recurrence:
    """How often a position has been there, and who gave check with every move since the first."""

    count: int
    perpetual: tuple[Seat, ...]
    chasers: tuple[Seat, ...] = ()
    """Who chased the same piece with every move since then, where that is judged."""

    @property
    def guilty(self) -> tuple[Seat, str] | None:
        """Who alone must not go on, and why: check is worse than chase."""
        for seats, reason in ((self.perpetual, PERPETUAL_CHECK), (self.chasers, PERPETUAL_CHASE)):
            if seats:
                return (seats[0], reason) if len(seats) == 1 else None
        return None


def judge_standing(board: Board, mover: Seat, *, in_check: bool) -> Verdict | None:
    """The verdict on a position as such: a side that cannot move has lost."""
    if next(legal_moves(board, mover), None) is not None:
        return None
    if in_check:
        return Verdict(opponent(mover), "checkmate")
    return Verdict(opponent(mover), "stalemate")


def judge_move(
    rules: XiangqiRules, board: Board, quiet: int, recurrence: Recurrence
) -> Verdict | None:
    """The verdict after a move that leaves the other side something to do."""
    if recurrence.count >= LAST_TIME and rules.repetition is not Repetition.OFF:
        return _repetition(rules, recurrence)
    if rules.no_capture_limit is not None and quiet >= rules.no_capture_limit:
        return Verdict(None, "no_capture", limit=rules.no_capture_limit)
    if rules.dead_draw and is_dead(board):
        return Verdict(None, "dead_position")
    return None


def recurrence_of(
    rules: XiangqiRules, board: Board, mover: Seat, seen: tuple[Past, ...], *, in_check: bool
) -> Recurrence:
    """How a position stands to what was seen before it; `mover` has the next move."""
    # The same side was to move every second board back.
    ages = [age for age in range(2, len(seen) + 1, 2) if seen[-age].board == board]
    if not ages:
        return Recurrence(1, ())
    checks = [*(past.in_check for past in seen[len(seen) - ages[-1] + 1 :]), in_check]
    # The last move was the opponent's, the one before it the mover's, and so on.
    moves_of = {opponent(mover): checks[-1::-2], mover: checks[-2::-2]}
    perpetual = tuple(seat for seat in sorted(moves_of) if all(moves_of[seat]))
    if rules.repetition is not Repetition.CHASE or perpetual:
        return Recurrence(len(ages) + 1, perpetual)
    since = seen[len(seen) - ages[-1] :]
    boards, checked = [past.board for past in since], [past.in_check for past in since]
    chasing = chasers([*boards, board], [*checked, in_check], mover)
    return Recurrence(len(ages) + 1, perpetual, chasing)


def is_dead(board: Board) -> bool:
    """Whether neither side has a piece left that crosses the river."""
    return not any(piece is not None and piece.kind in FIGHTERS for piece in board)


def _repetition(rules: XiangqiRules, recurrence: Recurrence) -> Verdict:
    guilty = recurrence.guilty if rules.repetition.judges_checks else None
    if guilty is None:
        return Verdict(None, "repetition", times=recurrence.count)
    loser, reason = guilty
    if reason == PERPETUAL_CHECK:
        return Verdict(opponent(loser), "perpetual_check", times=LAST_TIME)
    return Verdict(opponent(loser), "perpetual_chase", times=LAST_TIME)


def notices_of(state: XiangqiState) -> tuple[Notice, ...]:
    """What is said before a verdict: that a position is back, that a capture is due."""
    rules = state.rules
    found = []
    recurrence = recurrence_of(rules, state.board, state.mover, state.seen, in_check=state.in_check)
    if recurrence.count == WARNING_COUNT and rules.repetition is not Repetition.OFF:
        guilty = recurrence.guilty if rules.repetition.judges_checks else None
        if guilty is None:
            found.append(Notice("repeated", count=recurrence.count))
        elif guilty[1] == PERPETUAL_CHECK:
            found.append(Notice("perpetual", seat=guilty[0]))
        else:
            found.append(Notice("chasing", seat=guilty[0]))
    limit = rules.no_capture_limit
    if limit is not None and state.quiet >= limit * LIMIT_IS_NEAR and state.quiet:
        found.append(Notice("quiet", lasts=True, count=state.quiet, limit=limit))
    return () if state.verdict is not None else tuple(found)
