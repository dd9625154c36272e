"""Perpetual chase: who threatens the same unprotected piece anew with every move.

A threat is a legal capture that would win something: nobody could take back, or a chariot would
fall to a horse or a cannon, which is worth it even if somebody can. Generals and soldiers may chase
whom they like, soldiers on their own half may be chased by everybody, and who attacks a piece of
its own kind that could take it as well only offers an exchange. A move that gives check is a check
and no chase.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point, has_crossed
from jungle_pg.core.xiangqi.moves import board_after, legal_moves, reach
from jungle_pg.core.xiangqi.paths import MOVES, Move
from jungle_pg.core.xiangqi.pieces import Kind, Piece

FREE_CHASERS: Final = frozenset({Kind.GENERAL, Kind.SOLDIER})
CHEAPER: Final = frozenset({Kind.HORSE, Kind.CANNON})
"""What chases a chariot even where it is protected."""
REMEMBERED: Final = 4096


def chasers(boards: Sequence[Board], checks: Sequence[bool], mover: Seat) -> tuple[Seat, ...]:
    """Who chases one and the same piece with every move from the first board to the last.

    `checks` says of each board whether the side to move was in check; `mover` has the next move.
    """
    # A piece is known by where it stood on the first board; nothing is taken on the way.
    origins = {point: point for point, piece in enumerate(boards[0]) if piece is not None}
    chased: dict[Seat, set[Point]] = {}
    seat = mover if len(boards) % 2 else opponent(mover)
    for number in range(1, len(boards)):
        before, after = boards[number - 1], boards[number]
        _carry(origins, before, after)
        found: set[Point] = set()
        if not checks[number]:
            new = threats(after, seat) - threats(before, seat, is_checked=checks[number - 1])
            found = {origins[point] for point in new}
        chased[seat] = found & chased.get(seat, found)
        seat = opponent(seat)
    return tuple(sorted(seat for seat, pieces in chased.items() if pieces))


def _carry(origins: dict[Point, Point], before: Board, after: Board) -> None:
    """Follow the piece that moved."""
    changed = [point for point, piece in enumerate(after) if piece != before[point]]
    if changed:
        start, target = sorted(changed, key=lambda point: after[point] is not None)
        origins[target] = origins.pop(start)


@lru_cache(maxsize=REMEMBERED)
def threats(board: Board, seat: Seat, *, is_checked: bool = False) -> frozenset[Point]:
    """The enemies that a side threatens, as if it were to move.

    A side in check threatens what it did without the check: answering one makes no new threat of
    an old one.
    """
    captures = (
        _captures(board, seat)
        if is_checked
        else [move for move in legal_moves(board, seat) if board[move.target] is not None]
    )
    return frozenset(move.target for move in captures if _wins(board, seat, move))


def _captures(board: Board, seat: Seat) -> list[Move]:
    """What the pieces of a side could take by their own rules."""
    return [
        MOVES[start][target]
        for start, piece in enumerate(board)
        if piece is not None and piece.seat == seat
        for target in reach(board, start)
        if board[target] is not None
    ]


def _wins(board: Board, seat: Seat, move: Move) -> bool:
    """Whether a capture is a threat in the sense of the rule."""
    attacker, victim = board[move.start], board[move.target]
    assert attacker is not None
    assert victim is not None
    if attacker.kind in FREE_CHASERS or not _counts(victim, move.target):
        return False
    enemy = opponent(seat)
    if attacker.kind is victim.kind and MOVES[move.target][move.start] in legal_moves(board, enemy):
        return False
    if victim.kind is Kind.CHARIOT and attacker.kind in CHEAPER:
        return True
    answers = legal_moves(board_after(board, move), enemy)
    return not any(answer.target == move.target for answer in answers)


def _counts(victim: Piece, point: Point) -> bool:
    """Whether a piece may not be chased: no general, and no soldier that has not crossed."""
    if victim.kind is Kind.SOLDIER:
        return has_crossed(victim.seat, point)
    return victim.kind is not Kind.GENERAL
