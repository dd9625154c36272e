"""Asking endgame tables, in the middle of a search or about a board.

How a search uses a `Probe` of its rules (`engine/horizon.py`):

- It is asked after every capture that leaves three animals or fewer, before any move is generated,
  and not at levels that are meant to err.
- A score other than 0 is that of a win or a loss so many plies from the root, exact whatever the
  depth; 0 is a draw, to be scored as any other one; `UNKNOWN` says that there is no table, or that
  the no-capture limit could come first: then the search goes on as before.
- Tables that came with the program are found when first needed, in less than a millisecond. Others
  are made by `prepare` before the search begins, within the time of the thought; until then all is
  `UNKNOWN`. `endgame_thought` of `choice.py` does so, and answers at once where it can.
- What is known holds as long as nobody passes, which only a clock can make a side do.
"""

from collections.abc import Callable
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import Board
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.search.knowledge import Outcome
from jungle_pg.engine.search.scores import MATE, UNKNOWN
from jungle_pg.games.jungle.endgames.bits import SPOT_BITS, WIDTH
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.library import Library, sides_of
from jungle_pg.games.jungle.endgames.outcomes import outcome_of
from jungle_pg.games.jungle.endgames.view import View

PIECE_BITS: Final = 5
NO_LIMIT: Final = 1 << 30


class Probe:
    """The tables of a library under some rules."""

    def __init__(self, library: Library, rules: JungleRules) -> None:
        self.rules = rules
        self._library = library
        self._limit = rules.no_capture_limit or NO_LIMIT
        self._views: dict[int, View | None] = {}

    def score(self, seat: Seat, pieces: int, spots: int, ply: int, quiet: int) -> int:
        """The score of a position for the side to move, 0 for a draw, or UNKNOWN.

        `pieces` has five bits for each: its number of the search and 1. `spots` has six bits for
        the spot of each, in the same order, which may be any.
        """
        code = self._code(seat, pieces, spots)
        if code <= 0:
            return 0 if code == 0 else UNKNOWN
        if quiet + code > self._limit + 1:
            return UNKNOWN
        return ply + code - 1 - MATE if code & 1 else MATE - ply - code + 1

    def outcome(self, board: Board, mover: Seat) -> Outcome | None:
        """What the tables know of a board with animals of both sides and none in a den."""
        code = self._code(mover, *packed_board(board))
        return None if code < 0 else outcome_of(code)

    def prepare(self, board: Board, must_stop: Callable[[], bool] = lambda: False) -> bool:
        """Make the tables that are missing for what can be left of a board; False if stopped.

        What was made stays made: the next call goes on from there.
        """
        is_done = self._library.prepare(self.rules, sides_of(board), must_stop)
        self._views = {each: view for each, view in self._views.items() if view is not None}
        return is_done

    def _code(self, mover: Seat, pieces: int, spots: int) -> int:
        """The code of a position, -1 while its table is missing."""
        view = self._views[pieces] if pieces in self._views else self._view(pieces)
        if view is None:
            return -1
        one, rest = spots >> 2 * SPOT_BITS, spots >> SPOT_BITS
        return view.code(mover, (one, rest & WIDTH - 1, spots & WIDTH - 1))

    def _view(self, pieces: int) -> View | None:
        given = tuple(_pieces(pieces))
        is_known = len(given) <= MOST_PIECES and all(sides_of(given))
        view = self._library.view(self.rules, given) if is_known else None
        self._views[pieces] = view
        return view


def packed_board(board: Board) -> tuple[int, int]:
    """The pieces and the spots of a board, as `score` takes them."""
    pieces = spots = 0
    for spot, piece in enumerate(board):
        if piece is not None:
            pieces = pieces << PIECE_BITS | piece.seat * len(Animal) + piece.animal
            spots = spots << SPOT_BITS | spot
    return pieces, spots


def _pieces(packed: int) -> list[Piece]:
    found = []
    while packed:
        number = (packed & (1 << PIECE_BITS) - 1) - 1
        found.append(Piece(number // len(Animal), Animal(number % len(Animal) + 1)))
        packed >>= PIECE_BITS
    return found[::-1]
