"""What comes of a move further on in its line, where nothing plainer is to be said of it."""

from typing import Final

from jungle_pg.core.jungle.moves import board_after
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jungle.review.blows import LEAST, Blow
from jungle_pg.games.jungle.review.taking import GAME, enters_den, piece_on, worth

LATER: Final = "later"
LATER_DEN: Final = "later_den"
CODES: Final = (LATER, LATER_DEN)


def later_of(state: JungleState, line: tuple[Move, ...], winner: Seat) -> Blow | None:
    """Where a line first wins an animal for good, or the den; only what the line shows is said.

    The capture is the one after which the side is ahead in what was taken, and stays so to the end
    of the line.
    """
    found: Blow | None = None
    board, balance, seat = state.board, 0, state.mover
    for number, move in enumerate(line):
        if enters_den(seat, move):
            blow = Blow(LATER_DEN, line[: number + 1], GAME)
            return blow if seat == winner else None
        taken = worth(board, move.target)
        balance += taken if seat == winner else -taken
        if balance < LEAST:
            found = None
        elif found is None and taken and seat == winner:
            found = Blow(LATER, line[: number + 1], balance, (move.target,))
        board, seat = board_after(board, move), 1 - seat
    return found


def told_of(state: JungleState, blow: Blow) -> tuple[str, str]:
    """Who comes to the end of the line, and what falls there; nothing where it is the den."""
    board = state.board
    for move in blow.line[:-1]:
        board = board_after(board, move)
    last = blow.line[-1]
    taker = piece_on(board, last.start).animal.name.lower()
    victim = board[last.target]
    return taker, "" if victim is None else victim.animal.name.lower()
