"""Asking endgame tables, in the middle of a search or about a board.

How a search uses a `Probe` of its rules:

- It is asked at every node but the root as soon as three animals are left, before anything is
  generated, and not at levels that are meant to err. `score` needs the sixteen squares of the
  pieces and a number with a bit for each piece on the board, which make and unmake keep.
- A number other than 0 is the score of a win or a loss at that ply, exact and for every depth;
  0 is a draw, which a search scores as any other draw; `UNKNOWN` says that no table is there, or
  that the no-capture limit could come first: then the search goes on as before.
- Tables that came with the program are found when first needed. Others are made by `prepare`
  before the search begins, within the time of the thought; until then they are `UNKNOWN`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.board import Board, Spot
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.scores import INFINITE, MATE
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.library import Library, Sides
from jungle_pg.games.jungle.endgames.outcomes import Outcome, outcome_of
from jungle_pg.games.jungle.endgames.view import NO_SPOT, PIECE_NUMBERS, View, piece_number

UNKNOWN: Final = INFINITE + 1
"""A score no position has."""
NO_LIMIT: Final = 1 << 30


class Probe:
    """The tables of a library under some rules."""

    def __init__(self, library: Library, rules: JungleRules) -> None:
        self.rules = rules
        self._library = library
        self._limit = rules.no_capture_limit or NO_LIMIT
        self._views: dict[int, View | None] = {}

    def score(self, seat: Seat, alive: int, squares: Sequence[Spot], ply: int, quiet: int) -> int:
        """The score of a position for the side to move, 0 for a draw, or UNKNOWN.

        `alive` has a bit for the number of each piece on the board, `squares` their spots.
        """
        view = self._views[alive] if alive in self._views else self._view(alive)
        if view is None:
            return UNKNOWN
        one, two, three = view.numbers
        place, second, third = view.first[squares[one]]
        code = view.codes[seat][place + second[squares[two]] + third[squares[three]]]
        if code == 0:
            return 0
        if quiet + code > self._limit + 1:
            return UNKNOWN
        return ply + code - 1 - MATE if code & 1 else MATE - ply - code + 1

    def outcome(self, board: Board, mover: Seat) -> Outcome | None:
        """What the tables know of a board with animals of both sides and none in a den."""
        squares, alive = [NO_SPOT] * PIECE_NUMBERS, 0
        for spot, piece in enumerate(board):
            if piece is not None:
                squares[piece_number(piece)] = spot
                alive |= 1 << piece_number(piece)
        view = self._views[alive] if alive in self._views else self._view(alive)
        return None if view is None else outcome_of(view.code(mover, squares))

    def prepare(self, board: Board, must_stop: Callable[[], bool] = lambda: False) -> bool:
        """Make the tables that are missing for what can be left of a board; False if stopped.

        What was made stays made: the next call goes on from there.
        """
        is_done = self._library.prepare(self.rules, sides_of(board), must_stop)
        self._views = {alive: view for alive, view in self._views.items() if view is not None}
        return is_done

    def _view(self, alive: int) -> View | None:
        if alive.bit_count() > MOST_PIECES:
            return None
        bottom, top = (
            tuple(animal for animal in Animal if alive >> seat * 8 + animal - 1 & 1)
            for seat in (BOTTOM, TOP)
        )
        view = self._library.view(self.rules, (bottom, top)) if bottom and top else None
        self._views[alive] = view
        return view


def sides_of(board: Board) -> Sides:
    """The animals of each side on a board."""
    standing = [piece for piece in board if piece is not None]
    bottom, top = (
        tuple(piece.animal for piece in standing if piece.seat == seat) for seat in (BOTTOM, TOP)
    )
    return bottom, top
