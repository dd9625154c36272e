"""What happens to a match as small records, so that it can be written down as it happens."""

from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving.document import clock_record, entry_record, essence_of
from jungle_pg.core.saving.unknown import completed
from jungle_pg.core.saving.values import TimeState


def change_record(before: AnyMatch, after: AnyMatch, times: TimeState) -> Record:
    """How one match became another: a ply, an undo, a redo, an end, a jump; or all anew."""
    if after.setup != before.setup or after.opening != before.opening:
        return {"essence": essence_of(after, times)}
    keep = common_length(before, after)
    return {
        "keep": keep,
        "add": [entry_record(after, index) for index in range(keep, len(after.moments))],
        "at": after.cursor,
        "floor": after.floor,
        "clock": clock_record(after, times),
    }


class Unfolding:
    """What a match is made of, followed through its changes; the log grows in its place.

    A journal of many moves is read in one go: nothing is copied for each of its lines.
    """

    def __init__(self, essence: Record) -> None:
        self._last: Record | None = None
        self._log: list[Any] | None = None
        self._begin(essence)

    def take(self, change: Record) -> bool:
        """Follow a change; False for one that cannot be, which changes nothing."""
        if "essence" in change:
            is_whole = isinstance(change["essence"], dict)
            if is_whole:
                self._begin(change["essence"])
            return is_whole
        added, keep, at = change.get("add"), change.get("keep"), change.get("at")
        if self._log is None or not isinstance(added, list):
            return False
        if type(keep) is not int or not 0 <= keep <= len(self._log):
            return False
        if type(at) is not int or not 0 <= at <= keep + len(added):
            return False
        del self._log[keep:]
        self._log += added
        self._cursor = at
        self._last = change
        return True

    def essence(self) -> Record:
        """What the match is made of now."""
        if self._last is None or self._log is None:
            return self._first
        return {
            **self._first,
            "moveHistory": self._log[: self._cursor],
            "undone": self._log[self._cursor :],
            "undoFloor": self._last.get("floor"),
            "clock": self._clock(),
        }

    def _clock(self) -> Any:
        """The clock of the last change; unknown names in it stand in the first record only."""
        first, last = self._first.get("clock"), self._last.get("clock") if self._last else None
        if not isinstance(first, dict) or not isinstance(last, dict):
            return last
        return completed(last, first)

    def _begin(self, essence: Record) -> None:
        self._first, self._last, self._log, self._cursor = essence, None, None, 0
        history, undone = essence.get("moveHistory"), essence.get("undone")
        if isinstance(history, list) and isinstance(undone, list):
            self._log = [*history, *undone]


def common_length(before: AnyMatch, after: AnyMatch) -> int:
    """How many entries two matches share, of which one has become the other."""
    # A moment is made for one place of one log: where it is shared, all before it is shared too.
    length = min(len(before.moments), len(after.moments))
    while length and before.moments[length - 1] is not after.moments[length - 1]:
        length -= 1
    return length
