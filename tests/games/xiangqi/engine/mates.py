"""A plain full-width solver of mates: tries every move, prunes nothing."""

from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.engine.board import SearchBoard


class Mates:
    """Tells whether a side can be left without a move within a number of plies."""

    def __init__(self, state: XiangqiState) -> None:
        self._board = SearchBoard(state)
        self._known: dict[tuple[int, int], bool] = {}

    def wins_within(self, plies: int) -> bool:
        """Whether the side to move forces it in so many plies."""
        board = self._board
        if plies < 1:
            return False
        place = (board.key, plies)
        if place not in self._known:
            self._known[place] = any(self._leads(move, plies) for move in board.legal_moves())
        return self._known[place]

    def loses_within(self, plies: int) -> bool:
        """Whether the side to move is lost after so many plies, whatever it does."""
        moves = self._board.legal_moves()
        if not moves:
            return True
        return plies >= 1 and all(self._falls(move, plies) for move in moves)

    def _leads(self, move: int, plies: int) -> bool:
        self._board.make(move)
        won = self.loses_within(plies - 1)
        self._board.unmake()
        return won

    def _falls(self, move: int, plies: int) -> bool:
        self._board.make(move)
        lost = self.wins_within(plies - 1)
        self._board.unmake()
        return lost
