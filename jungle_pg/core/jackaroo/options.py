"""What a hand can be used for on the board as it is."""

from collections.abc import Iterator
from functools import lru_cache

from jungle_pg.core.jackaroo.cards import SPLIT_STEPS, USES, Card, Option, Use
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import BASE, STARTS, Board, is_on_ring
from jungle_pg.core.jackaroo.walking import Block, Obstacle, Outcome, Walk, board_after, walk, wins
from jungle_pg.core.rulebook import Seat, opponent


def is_playable(state: JackarooState, card: Card) -> bool:
    """Whether the seat to move can do anything with a card."""
    return any(is_possible(state, use) for use in USES[card])


def is_possible(state: JackarooState, use: Use) -> bool:
    """Whether the seat to move can play a card for this."""
    board, seat = state.board, state.mover
    match use.option:
        case Option.OUT:
            return BASE in board[seat] and STARTS[seat] not in board[seat]
        case Option.ATTACK:
            return bool(state.hands[opponent(seat)])
        case Option.SWAP:
            return bool(swappable(board, seat) and swappable(board, opponent(seat)))
        case Option.SPLIT:
            steps = range(1, use.steps + 1)
            return any(
                isinstance(walk_of(state, marble, length), Walk)
                for length in steps
                for marble in range(len(board[seat]))
            )
        case _:
            return any(
                isinstance(walk_with(state, marble, use), Walk)
                for marble in range(len(board[seat]))
            )


def movers(state: JackarooState, use: Use) -> list[int]:
    """The marbles of the seat to move that a card can be used on, counted from 0."""
    match use.option:
        case Option.SPLIT:
            return sorted({first.marble for first in first_parts(state)})
        case Option.SWAP:
            return swappable(state.board, state.mover)
        case _:
            marbles = range(len(state.board[state.mover]))
            return [marble for marble in marbles if isinstance(walk_with(state, marble, use), Walk)]


def walk_with(state: JackarooState, marble: int, use: Use) -> Outcome:
    """How a marble of the seat to move walks with a card that moves or runs."""
    return walk_of(state, marble, use.steps, is_run=use.option is Option.RUN)


def walk_of(state: JackarooState, marble: int, steps: int, *, is_run: bool = False) -> Outcome:
    """How a marble of the seat to move walks under the rules of the game."""
    return walk(
        state.board,
        state.mover,
        marble,
        steps,
        is_run=is_run,
        passing_at_home=state.rules.passing_at_home,
    )


def first_parts(state: JackarooState) -> tuple[Walk, ...]:
    """How the seat to move may begin a seven."""
    return openings(state.board, state.mover, passing_at_home=state.rules.passing_at_home)


def second_parts(state: JackarooState) -> list[Walk]:
    """How the seat to move may end a seven."""
    begun = state.playing
    assert begun.marble is not None
    return rests(
        state.board,
        state.mover,
        begun.marble - 1,
        begun.left,
        passing_at_home=state.rules.passing_at_home,
    )


def swappable(board: Board, seat: Seat) -> list[int]:
    """The marbles of a seat that may change places, counted from 0."""
    return [marble for marble in range(len(board[seat])) if swap_block(board, seat, marble) is None]


def swap_block(board: Board, seat: Seat, marble: int) -> Block | None:
    """Why a marble may not change places with one of the other side."""
    place = board[seat][marble]
    if place == STARTS[seat]:
        return Block(Obstacle.PROTECTED, place)
    if is_on_ring(place):
        return None
    return Block(Obstacle.IN_BASE if place == BASE else Obstacle.AT_HOME, place)


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
