"""A plain full-width solver: tries every move, prunes nothing, knows nothing of dens."""

from jungle_pg.core.jungle.board import DENS
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.lookups import NO_PIECE


def reason_over(board: SearchBoard) -> str | None:
    """Why the game is over, as the rulebook would say; repetition is not known here."""
    if any(board.cells[den] != NO_PIECE for den in DENS):
        return "den"
    if not board.own:
        return "captured_all"
    if not board.legal_moves():
        return "no_moves"
    return "no_capture_limit" if board.quiet >= board.tables.no_capture_limit else None


class Solver:
    """Tells whether a side can force a win within a number of plies."""

    def __init__(self, state: JungleState) -> None:
        self._board = SearchBoard(state)
        self._known: dict[tuple[int, int, int], bool] = {}

    def wins_within(self, plies: int) -> bool:
        """Whether the side to move forces a win in so many plies."""
        return self._wins(plies)

    def loses_within(self, plies: int) -> bool:
        """Whether the side to move is lost after so many plies, whatever it does."""
        return self._loses(plies)

    def _wins(self, plies: int) -> bool:
        board = self._board
        if plies < 1 or reason_over(board) is not None:
            return False
        place = (board.key, board.quiet, plies)
        if place not in self._known:
            self._known[place] = any(self._after(move, plies) for move in board.legal_moves())
        return self._known[place]

    def _after(self, move: int, plies: int) -> bool:
        self._board.make(move)
        won = self._loses(plies - 1)
        self._board.unmake()
        return won

    def _loses(self, plies: int) -> bool:
        board = self._board
        reason = reason_over(board)
        if reason is not None:
            return reason != "no_capture_limit"
        if plies < 1:
            return False
        for move in board.legal_moves():
            board.make(move)
            lost = self._wins(plies - 1)
            board.unmake()
            if not lost:
                return False
        return True
