"""What a move begins: a mate that threatens, an attack that has to be met."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.games.xiangqi.review.taking import (
    captures,
    exchange,
    gain,
    gives_check,
    has_move,
    mates_at_once,
)
from jungle_pg.games.xiangqi.review.threats import LEAST

MENACE: Final = "menace"
ATTACKS: Final = "attacks"
LATER_ATTACKS: Final = "later_attacks"
PRESSING: Final = (MENACE, ATTACKS)
"""What is told where nothing plainer is found, the most telling first."""
FURTHEST: Final = 5
"""Plies of a line in which attacks are looked for."""


def is_menace(board: Board, mover: Seat, move: Move) -> bool:
    """Whether a move gives no check, and mate threatens that did not threaten before it."""
    after, enemy = board_after(board, move), opponent(mover)
    return (
        not gives_check(board, mover, move)
        and has_move(after, enemy)
        and mates_at_once(after, mover) is not None
        and mates_at_once(board, mover) is None
    )


def attacked(board: Board, mover: Seat, move: Move) -> tuple[Point, ...]:
    """Whom a move attacks who could not be taken with gain before, and takes nobody itself.

    The attacker is safe where it stands; of several victims the one that brings most.
    """
    after, enemy = board_after(board, move), opponent(mover)
    if board[move.target] is not None or gives_check(board, mover, move):
        return ()
    if exchange(after, enemy, move.target) > 0:
        return ()
    gains = {
        each.target: gain(after, mover, each)
        for each in captures(after, mover)
        if each.start == move.target and not exchange(board, mover, each.target)
    }
    found = max(gains, key=lambda point: (gains[point], point), default=None)
    return () if found is None or gains[found] < LEAST else (found,)


def later_attack(
    board: Board, mover: Seat, line: Sequence[Move], winner: Seat
) -> tuple[tuple[Move, ...], tuple[Point, ...]] | None:
    """Where a side first comes to attack somebody further on in a line, and whom."""
    seat = mover
    for number, move in enumerate(line[:FURTHEST]):
        if number and seat == winner:
            victims = attacked(board, seat, move)
            if victims:
                return tuple(line[: number + 1]), victims
        board, seat = board_after(board, move), opponent(seat)
    return None
