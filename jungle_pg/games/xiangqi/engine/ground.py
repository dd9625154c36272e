"""The ground of the judge in Xiangqi: the board of the search, checks before all other moves.

Mates are proved at full width, stalemates among them, which win too. With the goal `checks` every
own move must give check, so nothing else is tried.
"""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.evaluation import MATERIAL
from jungle_pg.games.xiangqi.engine.kings import is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import NO_PIECE, SET

GOALS: Final = frozenset({"mate", "checks", "survive"})
"""What this ground is for; a rulebook does for the others."""

WON: Final = 10_000


class XiangqiGround:
    """A position of Xiangqi as the judge walks over it; limits are too far away to count."""

    def __init__(self, state: XiangqiState, goal: Goal, seat: Seat) -> None:
        self._board = SearchBoard(state)
        self._goal, self._seat = goal.code, seat
        self._begun = 0
        self._codec = XiangqiCodec()

    def key(self) -> int:
        return self._board.key

    def is_own(self) -> bool:
        return self._board.seat == self._seat

    def known(self, left: int) -> bool | None:
        if self._goal == "survive":
            return self._known_survival(left)
        if self._board.seat != self._seat:
            if self._goal == "checks" and self._begun and not self._in_check():
                return False
            return None if left else not self._has_move()
        if left == 0:
            return False
        return self._mates() if left == 1 else None

    def _known_survival(self, left: int) -> bool | None:
        if self._board.seat == self._seat:
            return None if left else self._has_move()
        return None if left else not self._mates()

    def actions(self) -> Sequence[int]:
        moves = self._ordered()
        if self._goal == "checks" and self._board.seat == self._seat:
            return [move for move in moves if self._checks(move)]
        if self._goal == "mate" and self._board.seat == self._seat:
            return sorted(moves, key=self._checks, reverse=True)
        return moves

    def is_reached_stuck(self) -> bool:
        return self._goal != "survive" and self._board.seat != self._seat

    def play(self, action: int) -> int:
        is_own = self._board.seat == self._seat
        self._board.make(action)
        self._begun += 1
        return int(is_own)

    def take_back(self) -> None:
        self._begun -= 1
        self._board.unmake()

    def harm(self, action: int) -> int:
        self._board.make(action)
        is_mate = not self._has_move()
        self._board.unmake()
        if is_mate:
            return WON
        victim = self._board.cells[self._board.lookups.moves[action].target]
        return 0 if victim == NO_PIECE else MATERIAL[SET[victim & 15]]

    def text(self, action: int) -> str:
        return self._codec.action_text(self._board.action(action))

    def _ordered(self) -> list[int]:
        """The legal moves, captures first."""
        board = self._board
        low, high = board.low | board.their_low, board.high | board.their_high
        captures: list[int] = []
        quiets = board.generate(board.seat, low, high, captures)
        captures.sort(reverse=True)
        moves = [capture & MOVE_MASK for capture in captures] + quiets
        watched = watched_bits(board.seat, board.points, board.cells, low, high)
        return board.safe_moves(moves, board.seat, low, high, watched)

    def _in_check(self) -> bool:
        board = self._board
        low, high = board.low | board.their_low, board.high | board.their_high
        return is_exposed(board.seat, board.points, board.cells, low, high)

    def _checks(self, move: int) -> bool:
        self._board.make(move)
        is_check = self._in_check()
        self._board.unmake()
        return is_check

    def _has_move(self) -> bool:
        board = self._board
        low, high = board.low | board.their_low, board.high | board.their_high
        captures: list[int] = []
        quiets = board.generate(board.seat, low, high, captures)
        moves = [*quiets, *(capture & MOVE_MASK for capture in captures)]
        return any(board.keeps_safe(move, board.seat, low, high) for move in moves)

    def _mates(self) -> bool:
        """Whether the side to move ends the game now."""
        needs_check = self._goal == "checks"
        for move in self._ordered():
            self._board.make(move)
            is_mate = (not needs_check or self._in_check()) and not self._has_move()
            self._board.unmake()
            if is_mate:
                return True
        return False
