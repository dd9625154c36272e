"""What a save tells of time: limits of a move, time for whole games, and whether that can be."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.clock import (
    LONGEST_BASE_S,
    LONGEST_INCREMENT_S,
    Budget,
    Expiry,
    TimeControl,
    TotalTime,
)
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook, Flaw
from jungle_pg.core.saving.document import side_names
from jungle_pg.core.saving.fields import LARGEST_TIME_MS, Fields
from jungle_pg.core.saving.values import TOTAL, TimeState, Trouble, Unsound
from jungle_pg.core.time_left import left_on_clocks, overdrawn_at

LONGEST_LIMIT_S: Final = 1e9


def times_of(rulebook: AnyRulebook, rules: object, fields: Fields) -> TimeState:
    """What is agreed about time for each move, and what is used for the decision that is due."""
    clock, names = fields.fields("clock"), side_names(rulebook, rules)
    control = None
    if clock.any("limitS") is not None or clock.any("expiry") is not None:
        limit_s = clock.number("limitS")
        if not 0 < limit_s <= LONGEST_LIMIT_S:
            flaw = Flaw("range", lowest=0, highest=int(LONGEST_LIMIT_S))
            raise Unsound(Trouble.CORRUPTED, flaw, "clock.limitS")
        control = TimeControl(limit_s, Expiry(clock.choice("expiry", tuple(Expiry))))
    sides = clock.list("autoPlayed")
    if not all(isinstance(side, str) and side in names for side in sides):
        raise Unsound(
            Trouble.CORRUPTED, Flaw("choice", allowed=", ".join(names)), "clock.autoPlayed"
        )
    used_ms = clock.whole("usedMs", 0, LARGEST_TIME_MS)
    return TimeState(control, used_ms, frozenset(names.index(side) for side in sides))


def total_of(rulebook: AnyRulebook, rules: object, fields: Fields) -> TotalTime | None:
    """The time of both sides for the whole game, None where it was not agreed."""
    clock, names = fields.fields("clock"), side_names(rulebook, rules)
    if TOTAL not in clock.record:
        return None
    stored = clock.list(TOTAL)
    if len(stored) != 2 or not all(isinstance(each, dict) for each in stored):
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("two_players"), f"clock.{TOTAL}")
    if clock.any("limitS") is not None:
        raise Unsound(Trouble.CORRUPTED, Flaw("differs"), "clock.limitS")
    first, second = (
        _budget(Fields(record, f"clock.{TOTAL}[{seat}]."), names[seat])
        for seat, record in enumerate(stored)
    )
    return TotalTime((first, second))


def _budget(fields: Fields, side: str) -> Budget:
    fields.choice("side", (side,))
    return Budget(
        fields.whole("baseS", 1, LONGEST_BASE_S),
        fields.whole("incrementS", 0, LONGEST_INCREMENT_S),
    )


def check_clocks(match: AnyMatch, times: TimeState) -> None:
    """Unsound where more of the time for a whole game was used than there was."""
    number, left = overdrawn_at(match), left_on_clocks(match)
    if number is not None:
        raise Unsound(Trouble.CORRUPTED, Flaw("overdrawn"), number)
    seat = match.actor
    if left is not None and seat in (0, 1) and times.used_ms > left[seat]:
        raise Unsound(Trouble.CORRUPTED, Flaw("overdrawn"), "clock.usedMs")


def up_to(match: AnyMatch, length: int) -> AnyMatch:
    """The match with nothing in its log after so many entries."""
    cursor, floor = min(match.cursor, length), min(match.floor, length)
    return replace(match, moments=match.moments[:length], cursor=cursor, floor=floor)
