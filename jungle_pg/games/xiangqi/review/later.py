"""What comes of a move further on in its line, where nothing plainer is to be said of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.games.xiangqi.review.taking import captures, gain, gives_check, has_move, worth
from jungle_pg.games.xiangqi.review.threats import LEAST

LATER: Final = "later"
LATER_MATE: Final = "later_mate"
LATER_FOR: Final = "later_for"
CODES: Final = (LATER, LATER_MATE, LATER_FOR)
SHORTEST: Final = 3
"""Moves of the shortest line of which it is told; what comes at once has plainer words."""


@dataclass(frozen=True, slots=True)
class Later:
    """Where a line leads: a code, as much of the line as shows it, and who is taken in the end."""

    code: str
    line: tuple[Move, ...]
    victims: tuple[Point, ...] = ()


def later_of(board: Board, mover: Seat, line: Sequence[Move], winner: Seat) -> Later | None:
    """Where a line first wins something for good, or mates; only what the line shows is said.

    What is won is more than can be taken back at once, and stays won to the end of the line; who is
    taken in an exchange of nearly the same is not called won, but may be taken by somebody cheaper.
    """
    found: Later | None = None
    balance, seat = 0, mover
    for number, move in enumerate(line, 1):
        taken = worth(board, move.target)
        balance += taken if seat == winner else -taken
        after, enemy = board_after(board, move), opponent(seat)
        if not has_move(after, enemy):
            is_it = seat == winner and number >= SHORTEST and gives_check(board, seat, move)
            return Later(LATER_MATE, tuple(line[:number])) if is_it else None
        if balance < LEAST:
            found = None
        elif found is None and taken and seat == winner:
            won = balance - _threat(after, enemy)
            is_dearer = taken - worth(board, move.start) >= LEAST
            if won >= LEAST and (2 * won >= taken or is_dearer):
                code = LATER if 2 * won >= taken else LATER_FOR
                found = Later(code, tuple(line[:number]), (move.target,))
        board, seat = after, enemy
    return found if found is not None and len(found.line) >= SHORTEST else None


def balance_of(board: Board, mover: Seat, line: Sequence[Move]) -> int:
    """What a line brings its mover, as players count."""
    balance, seat = 0, mover
    for move in line:
        balance += worth(board, move.target) * (1 if seat == mover else -1)
        board, seat = board_after(board, move), opponent(seat)
    return balance


def _threat(board: Board, mover: Seat) -> int:
    """The most that a side can win by one capture."""
    return max(0, max((gain(board, mover, move) for move in captures(board, mover)), default=0))
