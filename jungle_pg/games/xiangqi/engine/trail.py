"""The positions of the game and of the line looked at: what happens when one comes again."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.board import POINTS, Board
from jungle_pg.core.xiangqi.chases import chasers
from jungle_pg.core.xiangqi.pieces import Piece
from jungle_pg.core.xiangqi.rules import Repetition
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.search.memory import MAX_PLY, Met
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.balance import ALIVE
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.lookups import NO_PIECE, SET

BANNED: Final = 20_000
"""The score of who has checked all the time: lost, but not a mate that could be counted to."""

NO_LIMIT: Final = 1 << 30

PIECES_BY_NUMBER: Final[dict[int, Piece | None]] = {
    NO_PIECE: None,
    **{16 * seat + place: Piece(seat, kind) for seat in (0, 1) for place, kind in enumerate(SET)},
}


class Trail:
    """Where each position was met, and where the side to move was in check."""

    def __init__(self, state: XiangqiState, past: Sequence[XiangqiState]) -> None:
        rules = state.rules
        self.no_capture_limit: i64 = rules.no_capture_limit or NO_LIMIT
        self.alive: i64 = ALIVE if rules.dead_draw else 0
        self.counts = rules.repetition is not Repetition.OFF
        self._judges_checks = rules.repetition.judges_checks
        self.judges_chases = rules.repetition is Repetition.CHASE
        recent = [*past[max(0, len(past) - state.quiet) :], state]
        self.root: i64 = len(recent) - 1
        self._seat = state.mover
        self.checks = [earlier.in_check for earlier in recent] + [False] * (MAX_PLY + 2)
        # What was checked with counts from the first time on.
        self.met = Met([SearchBoard(earlier).key for earlier in recent])

        self._boards: list[Board] = []
        """Of each step, where it is judged who chased whom."""
        if self.judges_chases:
            self._boards = [earlier.board for earlier in recent] + [()] * (MAX_PLY + 2)

    def note(self, step: i64, cells: vec[i64]) -> None:
        """Keep the board of a step, for whoever asks later who chased whom."""
        self._boards[step] = tuple([PIECES_BY_NUMBER[cells[point]] for point in POINTS])

    def again(self, first: int, ply: int, draw: int) -> int:
        """The score for the side to move when a position comes again that was met at a step."""
        if not self._judges_checks:
            return draw
        step = self.root + ply
        they_check = all(self.checks[step:first:-2])
        we_check = all(self.checks[step - 1 : first : -2])
        if they_check == we_check:
            if they_check or not self.judges_chases:
                return draw
            they_check, we_check = self._chases(first, step)
            if they_check == we_check:
                return draw
        return BANNED - ply if they_check else ply - BANNED

    def _chases(self, first: int, step: int) -> tuple[bool, bool]:
        """Whether the other side, and the side to move, chased one piece all the time."""
        boards = self._boards[first : step + 1]
        seat = self._seat if (step - self.root) % 2 == 0 else opponent(self._seat)
        found = chasers(boards, self.checks[first : step + 1], seat)
        return opponent(seat) in found, seat in found
