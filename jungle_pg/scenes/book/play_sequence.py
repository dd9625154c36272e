"""Little boards that play one after the other, so that the eye has one of them to follow."""

from collections.abc import Sequence

from jungle_pg.board.little_board import LittleBoard
from jungle_pg.games.values import Appearance, Pace
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View


class PlaySequence:
    """Boards at their places; while one plays the others show how they begin."""

    def __init__(self) -> None:
        self._boards: Sequence[tuple[LittleBoard, Rect]] = ()
        self._since: float | None = None
        self._next_s: float | None = None
        """When something will look different, as it stood when it was drawn."""
        self._drawn: DrawList = ()

    def show(self, boards: Sequence[tuple[LittleBoard, Rect]]) -> None:
        """Let other boards play, the first of them first."""
        self._boards = boards
        self._since = None
        self._drawn = ()

    def place(self, boards: Sequence[tuple[LittleBoard, Rect]]) -> None:
        """The same boards elsewhere, or as the settings are now; they go on playing."""
        self._boards = boards

    def draw(self, view: View, appearance: Appearance, pace: Pace, now: float) -> DrawList:
        """All boards; the very same list while none of them moved."""
        if self._since is None:
            self._since = now
        lengths = [board.lasts_s(pace) for board, _ in self._boards]
        left = (now - self._since) % sum(lengths) if any(lengths) else 0.0
        self._next_s = None
        groups = []
        for number, ((board, place), length) in enumerate(zip(self._boards, lengths, strict=True)):
            time_s = left if 0 <= left < length else 0.0
            if time_s or 0 <= left < length:
                stirs_s = board.stirs_s(pace, time_s)
                self._next_s = None if stirs_s is None else now + stirs_s - time_s
            left -= length
            ops = board.draw(place, view, appearance, pace, time_s)
            groups.append(self._group(number, ops))
        if len(groups) != len(self._drawn) or any(
            new is not old for new, old in zip(groups, self._drawn, strict=True)
        ):
            self._drawn = tuple(groups)
        return self._drawn

    def wakes_at(self) -> float | None:
        """When the board whose turn it is moves; due until that was drawn."""
        return self._next_s

    def _group(self, number: int, ops: DrawList) -> Group:
        """The group drawn before, while its board is the very same."""
        old = self._drawn[number] if number < len(self._drawn) else None
        if isinstance(old, Group) and old.ops is ops:
            return old
        return Group(f"board {number}", ops)
