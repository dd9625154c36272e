"""The positions of the game and of the line looked at: what happens when one comes again."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.xiangqi.rules import Repetition
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.memory import MAX_PLY, Met
from jungle_pg.engine.packed import i64
from jungle_pg.games.xiangqi.engine.balance import ALIVE
from jungle_pg.games.xiangqi.engine.board import SearchBoard

BANNED: Final = 20_000
"""The score of who has checked all the time: lost, but not a mate that could be counted to."""

NO_LIMIT: Final = 1 << 30


class Trail:
    """Where each position was met, and where the side to move was in check."""

    def __init__(self, state: XiangqiState, past: Sequence[XiangqiState]) -> None:
        rules = state.rules
        self.no_capture_limit: i64 = rules.no_capture_limit or NO_LIMIT
        self.alive: i64 = ALIVE if rules.dead_draw else 0
        self.counts = rules.repetition is not Repetition.OFF
        self._judges_checks = rules.repetition is Repetition.STANDARD
        recent = [*past[max(0, len(past) - state.quiet) :], state]
        self.root: i64 = len(recent) - 1
        self.checks = [earlier.in_check for earlier in recent] + [False] * (MAX_PLY + 2)
        # What was checked with counts from the first time on.
        self.met = Met([SearchBoard(earlier).key for earlier in recent])

    def again(self, first: int, ply: int, draw: int) -> int:
        """The score for the side to move when a position comes again that was met at a step."""
        if not self._judges_checks:
            return draw
        step = self.root + ply
        they_check = all(self.checks[step:first:-2])
        we_check = all(self.checks[step - 1 : first : -2])
        if they_check == we_check:
            return draw
        return BANNED - ply if they_check else ply - BANNED
