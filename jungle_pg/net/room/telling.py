"""A match as it is told to one seat, ply by ply, and put together again by who hears it.

A game in which nothing is hidden is told by its actions, and whoever hears it plays them again by
the rules. Where something is hidden each action comes with the state before it as the seat may
know it afterwards: so its events follow from the rules there too, and nothing else is told.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from jungle_pg.core.audience import SeatRecording, is_secret
from jungle_pg.core.clock import parse_total
from jungle_pg.core.history import is_move
from jungle_pg.core.json_forms import canonical
from jungle_pg.core.log import Cause, Closing, Ending, Entry, Player, Ply, Setup
from jungle_pg.core.match import AnyMatch, Recording
from jungle_pg.core.rulebook import CHANCE, BadText, Record, Rulebooks, Seat
from jungle_pg.net.messages import Begun, Plies, message_text

LONGEST_PART: Final = 16_000
"""Letters of the plies in one message, more or less."""
LONGEST_USED_MS: Final = 10**12


class BadTale(Exception):  # noqa: N818
    """What was told is no match; who tells it is no server of ours, or of another version."""


def visible(match: AnyMatch, seat: Seat | None) -> AnyMatch:
    """As much of a match as is told: those who watch see secrets one move late."""
    return match if seat is not None or not is_secret(match) else _without_last_move(match)


def beginning(match: AnyMatch, seat: Seat | None) -> Begun:
    """A match as it begins, for a seat or those who watch (None)."""
    book, setup, is_open = match.rulebook, match.setup, not is_secret(match)
    opening = match.opening if is_open else book.seen_by(match.opening, seat)
    first, second = (player.name for player in setup.players)
    return Begun(
        seat,
        book.game_id,
        book.codec.rules_text(setup.rules),
        book.codec.position_text(opening),
        (first, second),
        setup.undo_depth,
        is_open,
        setup.luck_seed if match.verdict is not None else None,
        None if setup.total is None else setup.total.text,
    )


def told_plies(match: AnyMatch, seat: Seat | None, keep: int, number: int) -> Iterator[Plies]:
    """All plies from one on, in as many messages as it takes; at least one."""
    codec, book, is_open = match.rulebook.codec, match.rulebook, not is_secret(match)
    records: list[Record] = []
    size, last = 0, len(match.moments)
    for index in range(keep, last):
        records.append(told_entry(match, index, seat))
        size += len(canonical(records[-1]))
        if size > LONGEST_PART and index + 1 < last:
            state = match.state_at(index + 1)
            seen = state if is_open else book.seen_by(state, seat)
            floor = min(match.floor, index + 1)
            told = tuple(records)
            yield Plies(number, keep, told, floor, codec.position_text(seen), has_more=True)
            keep, size, records = index + 1, 0, []
    seen = match.state if is_open else book.seen_by(match.state, seat)
    floor = min(match.floor, last)
    yield Plies(number, keep, tuple(records), floor, codec.position_text(seen))


def told_entry(match: AnyMatch, index: int, seat: Seat | None) -> Record:
    """An entry of the log, counted from 0, as it is told to a seat."""
    entry, book = match.moments[index].entry, match.rulebook
    record: Record = {"seat": entry.seat}
    if entry.at is not None:
        record["at"] = entry.at.isoformat(timespec="seconds")
    if isinstance(entry, Ending):
        return {**record, "closing": entry.closing.value}
    action, state = entry.action, match.state_at(index)
    if is_secret(match):
        before = book.laid_open(state, action, seat)
        record["before"] = book.codec.position_text(before)
        action = book.known_by(state, action, seat)
    record |= {"action": book.codec.action_text(action), "usedMs": entry.used_ms}
    if entry.cause is not Cause.CHOICE:
        record["cause"] = entry.cause.value
    return record


def trail(begun: Begun, records: Iterable[Record] = (), so_far: str = "") -> str:
    """What stands for a beginning and some plies as they were told; `so_far` for those before."""
    digest = so_far or sha256(message_text(begun).encode("utf-8", "replace")).hexdigest()
    for record in records:
        digest = sha256(f"{digest} {canonical(record)}".encode()).hexdigest()
    return digest


class Hearing:
    """Puts a match together from what is told of it; BadTale where that cannot be."""

    def __init__(self, rulebooks: Rulebooks, begun: Begun) -> None:
        if begun.game not in rulebooks:
            raise BadTale(f"unknown game {begun.game[:40]!r}")
        self.begun = begun
        self._trails = [trail(begun)]
        """After the beginning, and after each ply."""
        self._book = book = rulebooks[begun.game]
        try:
            rules = book.codec.parse_rules(begun.rules)
            usual = book.codec.position_text(book.start(rules))
            first, second = begun.players
            self._setup: Setup[Any] = Setup(
                rules,
                None if begun.position == usual else begun.position,
                (Player(first), Player(second)),
                begun.undo_depth,
                begun.luck_seed or 0,
                total=None if begun.total is None else parse_total(begun.total),
                seen_by=None if begun.is_open else begun.seat,
            )
            self._played = (
                Recording(book, self._setup)
                if begun.is_open
                else SeatRecording(book, self._setup, begun.seat)
            )
        except (BadText, LookupError, ValueError) as mistake:
            raise BadTale(str(mistake)) from None

    @property
    def trail(self) -> str:
        """What stands for all that was told."""
        return self._trails[-1]

    @property
    def plies(self) -> int:
        """How many were told."""
        return len(self._played.moments)

    def take(self, plies: Plies) -> AnyMatch:
        """The match with what was told now."""
        if plies.keep > self.plies:
            raise BadTale("plies are missing")
        self._played.keep(plies.keep)
        del self._trails[plies.keep + 1 :]
        try:
            for record in plies.entries:
                self._add(record)
                self._trails.append(trail(self.begun, (record,), self.trail))
            self._see(plies.position)
        except BadTale:
            raise
        except Exception as mistake:
            # Rules are made for what was checked; who lies may get them to stumble anywhere.
            raise BadTale(repr(mistake)[:200]) from mistake
        match = self._played.so_far()
        return replace(match, floor=min(plies.floor, len(match.moments)))

    def _add(self, record: Record) -> None:
        if "before" in record:
            self._look(str(record["before"]))
        refusal = self._played.add(self._entry(record))
        if refusal is not None:
            raise BadTale(f"refused: {refusal.code}")

    def _entry(self, record: Record) -> Entry[Any]:
        seat, at = record["seat"], record.get("at")
        if type(seat) is not int or seat not in (0, 1, CHANCE):
            raise BadTale("no seat")
        time = None if at is None else datetime.fromisoformat(str(at))
        if "closing" in record:
            return Ending(seat, Closing(record["closing"]), time)
        used_ms, cause = record.get("usedMs", 0), Cause(record.get("cause", Cause.CHOICE))
        if type(used_ms) is not int or not 0 <= used_ms <= LONGEST_USED_MS:
            raise BadTale("no time")
        action = self._book.codec.parse_action(str(record["action"]))
        return Ply(seat, action, cause, used_ms, time)

    def _see(self, position: str) -> None:
        """What is seen now; in an open game it must be what the rules have led to."""
        if (
            not self._look(position)
            and self._book.codec.position_text(self._played.state) != position
        ):
            raise BadTale("the position is another one")

    def _look(self, position: str) -> bool:
        """Where cards are hidden, put what is seen in place of what the rules have led to."""
        if not isinstance(self._played, SeatRecording):
            return False
        self._played.see(self._book.start(self._setup.rules, position))
        return True


def _without_last_move(match: AnyMatch) -> AnyMatch:
    end = match.cursor
    while end and not is_move(match, end):
        end -= 1
    end = max(0, end - 1)
    # Picks that led to that move are no moves of their own.
    while end and not is_move(match, end) and match.moments[end - 1].entry.seat != CHANCE:
        end -= 1
    return replace(match, moments=match.moments[:end], cursor=end, floor=min(match.floor, end))
