"""The seven: its steps are walked by one marble, or by two, one after the other."""

from collections.abc import Iterator
from functools import lru_cache

from jungle_pg.core.jackaroo.cards import SPLIT_STEPS
from jungle_pg.core.jackaroo.track import Board
from jungle_pg.core.jackaroo.walking import Walk, board_after, walk, wins
from jungle_pg.core.rulebook import Seat


@lru_cache(maxsize=1024)
def openings(board: Board, seat: Seat, *, passing_at_home: bool) -> tuple[Walk, ...]:
    """The first parts of a seven, by marble and steps.

    Where all steps can be walked, or the game can be won, only such beginnings are offered.
    """
    firsts = list(_first_parts(board, seat, passing_at_home))
    whole = [first for first in firsts if _is_whole(board, first, passing_at_home)]
    return tuple(whole or firsts)


def rests(board: Board, seat: Seat, marble: int, left: int, *, passing_at_home: bool) -> list[Walk]:
    """How the steps that are left can be walked by another marble than the first."""
    found = (
        walk(board, seat, other, left, passing_at_home=passing_at_home)
        for other in range(len(board[seat]))
        if other != marble
    )
    return [outcome for outcome in found if isinstance(outcome, Walk)]


def _first_parts(board: Board, seat: Seat, passing_at_home: bool) -> Iterator[Walk]:
    for marble in range(len(board[seat])):
        for steps in range(1, SPLIT_STEPS + 1):
            outcome = walk(board, seat, marble, steps, passing_at_home=passing_at_home)
            if isinstance(outcome, Walk):
                yield outcome


def _is_whole(board: Board, first: Walk, passing_at_home: bool) -> bool:
    left = SPLIT_STEPS - first.steps
    if left == 0 or wins(board, first):
        return True
    after = board_after(board, first)
    return bool(rests(after, first.seat, first.marble, left, passing_at_home=passing_at_home))
