"""What happens to a match as small records, so that it can be written down as it happens."""

from jungle_pg.core.rulebook import Record
from jungle_pg.core.saving import clock_record, entry_record, essence_of
from jungle_pg.core.saving_values import AnyMatch, Times


def change_record(before: AnyMatch, after: AnyMatch, times: Times) -> Record:
    """How one match became another: a ply, an undo, a redo, an end, a jump; or all anew."""
    if after.setup != before.setup or after.opening != before.opening:
        return {"essence": essence_of(after, times)}
    keep = _common_length(before, after)
    return {
        "keep": keep,
        "add": [entry_record(after, index) for index in range(keep, len(after.moments))],
        "at": after.cursor,
        "floor": after.floor,
        "clock": clock_record(after, times),
    }


def changed_essence(essence: Record, change: Record) -> Record | None:
    """What a match is made of after a change; None for a change that cannot be one."""
    if "essence" in change:
        return change["essence"] if isinstance(change["essence"], dict) else None
    history, undone, added = essence.get("moveHistory"), essence.get("undone"), change.get("add")
    if not (isinstance(history, list) and isinstance(undone, list) and isinstance(added, list)):
        return None
    keep, at = change.get("keep"), change.get("at")
    if type(keep) is not int or not 0 <= keep <= len(history) + len(undone):
        return None
    log = [*(history + undone)[:keep], *added]
    if type(at) is not int or not 0 <= at <= len(log):
        return None
    return {
        **essence,
        "moveHistory": log[:at],
        "undone": log[at:],
        "undoFloor": change.get("floor"),
        "clock": change.get("clock"),
    }


def _common_length(before: AnyMatch, after: AnyMatch) -> int:
    # A moment is made for one place of one log: where it is shared, all before it is shared too.
    length = min(len(before.moments), len(after.moments))
    while length and before.moments[length - 1] is not after.moments[length - 1]:
        length -= 1
    return length
