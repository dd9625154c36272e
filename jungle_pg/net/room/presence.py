"""Who comes into a room, goes and comes back, and what everybody in it must be told.

What a member must be told is read off the room before and the room after, so nothing can be
forgotten: `news` is the only way by which a change is told.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal, Seat
from jungle_pg.core.saving.changes import common_length
from jungle_pg.net.messages import Around, Back, Clock, FromServer, Plies, Sitter
from jungle_pg.net.room.room import Member, Now, Room, fresh_match, settled
from jungle_pg.net.room.telling import beginning, told_entry, told_plies, trail, visible


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to a member."""

    to: int
    message: FromServer


News: TypeAlias = tuple[Room, tuple[Letter, ...]]
"""The next room, and what is said to whom."""


def entered(room: Room, guest: Member, now: Now) -> News | Refusal:
    """Somebody comes to play or to watch; the match begins with the second player."""
    if guest.watches:
        if len(room.watchers) >= room.terms.watchers:
            return Refusal("watchers_full" if room.terms.watchers else "no_watchers")
        after = replace(room, members=(*room.members, guest))
        return after, (
            *_whole(after, guest),
            *state_for(after, guest.id, now),
            *news(room, after, now, besides=guest.id),
        )
    if len(room.players) > 1:
        return Refusal("room_full")
    after = replace(room, members=(*room.members, guest))
    first = now.seed % 2 if room.terms.side is None else room.terms.side
    host = room.players[0].id
    after = replace(after, sides=(host, guest.id) if first == 0 else (guest.id, host))
    after = fresh_match(after, now)
    return after, news(room, after, now)


def came_back(room: Room, number: int, back: Back, now: Now) -> News:
    """Somebody is here again and knows a part of the match."""
    after = settled(room.with_member(room.member(number).back(now)), now)
    known = back.plies if _knows(after, number, back) else None
    return after, (
        *_whole(after, after.member(number), known),
        *state_for(after, number, now),
        *news(room, after, now, besides=number),
    )


def went(room: Room, number: int, now: Now, *, on_purpose: bool = False) -> News:
    """The connection of somebody is lost, or they have left."""
    member = room.member(number)
    after = room.with_member(member.gone(now, on_purpose=on_purpose))
    if on_purpose and (member.watches or room.match is None):
        after = room.without(number)
    after = settled(after, now)
    return after, news(room, after, now)


def news(before: Room, after: Room, now: Now, besides: int | None = None) -> tuple[Letter, ...]:
    """What those who are here must be told of a change."""
    here = [member for member in after.members if member.is_here and member.id != besides]
    letters: list[Letter] = []
    told: dict[tuple[bool, Seat | None], tuple[Plies, ...]] = {}
    match = after.match
    for member in here if match is not None and match is not before.match else ():
        assert match is not None
        seat = after.seat_of(member.id)
        is_new = _is_new(before, match, member.id, seat)
        if is_new:
            letters.append(Letter(member.id, beginning(visible(match, seat), seat)))
        # Where nothing is hidden all are told the same, so it is put into words once.
        eyes = (is_new, seat if is_secret(match) else None)
        if eyes not in told:
            told[eyes] = tuple(_plies_after(None if is_new else before.match, after, seat))
        letters += [Letter(member.id, message) for message in told[eyes]]
    common: list[FromServer] = []
    if around(before, now) != (now_around := around(after, now)):
        common.append(now_around)
    if after.timing != before.timing and (clock := clock_of(after, now)) is not None:
        common.append(clock)
    return (*letters, *(Letter(member.id, message) for message in common for member in here))


def around(room: Room, now: Now) -> Around:
    """Everything about a room but its match."""
    return Around(
        tuple(_sitter(member, now) for member in room.players),
        tuple(member.name for member in room.watchers if member.is_here),
        room.offer,
        room.asker,
    )


def clock_of(room: Room, now: Now) -> Clock | None:
    """How the clocks stand."""
    match, timing = room.match, room.timing
    if match is None or timing is None:
        return None
    full = None if timing.control is None else round(timing.control.limit_s * 1000)
    left: list[int | None] = [full, full]
    left_s = timing.left_s(now.seconds)
    if timing.banks is not None:
        left = [round((timing.left_of(seat, now.seconds) or 0.0) * 1000) for seat in (0, 1)]
    elif left_s is not None and match.actor in (0, 1):
        left[match.actor] = max(0, round(left_s * 1000))
    runs = match.actor if match.actor in (0, 1) and not timing.is_paused else None
    used_ms = max(0, timing.used_ms(now.seconds))
    return Clock((left[0], left[1]), used_ms, runs, tuple(sorted(timing.clock.auto_played)))


def _is_new(before: Room, match: AnyMatch, number: int, seat: Seat | None) -> bool:
    """Whether somebody must be told a match from its beginning."""
    old = before.match
    return (
        old is None
        or old.setup is not match.setup
        or old.opening is not match.opening
        or before.seat_of(number) != seat
        or is_secret(old) != is_secret(match)
    )


def _plies_after(old: AnyMatch | None, after: Room, seat: Seat | None) -> Iterator[Plies]:
    """What is new of a match since `old`; all of it where that is None."""
    assert after.match is not None
    shown = visible(after.match, seat)
    keep = 0 if old is None else common_length(visible(old, seat), shown)
    return told_plies(shown, seat, keep, after.number)


def _whole(room: Room, member: Member, known: int | None = None) -> Iterator[Letter]:
    """The match for somebody who comes, from the ply on that they know."""
    if room.match is None:
        return
    seat = room.seat_of(member.id)
    shown = visible(room.match, seat)
    if known is None:
        yield Letter(member.id, beginning(shown, seat))
    for plies in told_plies(shown, seat, known or 0, room.number):
        yield Letter(member.id, plies)


def state_for(room: Room, number: int, now: Now) -> Iterator[Letter]:
    """What somebody who comes must know besides the match."""
    yield Letter(number, around(room, now))
    clock = clock_of(room, now)
    if clock is not None:
        yield Letter(number, clock)


def _knows(room: Room, number: int, back: Back) -> bool:
    """Whether what somebody knows is the beginning of what they would be told."""
    if room.match is None:
        return False
    seat = room.seat_of(number)
    shown = visible(room.match, seat)
    if not back.digest or back.plies > len(shown.moments):
        return False
    records = [told_entry(shown, index, seat) for index in range(back.plies)]
    return trail(beginning(shown, seat), records) == back.digest


def _sitter(member: Member, now: Now) -> Sitter:
    away_ms = None if member.is_here else round(member.away_s(now) * 1000)
    # Rounded, so that a line that is as good as before is no news.
    lag_ms = round(member.lag_s * 100) * 10
    return Sitter(member.name, member.is_here, member.has_left, away_ms, lag_ms)
