"""A room: two players, perhaps some who watch, and their match; a value without socket or clock.

What its members do is in `playing`, who comes and goes in `presence`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, Self

from jungle_pg.core.clock import Expiry, TimeControl, TotalTime, parse_total
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import AnyRulebook, BadText, Refusal, Rulebooks, Seat, opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.timing import BEGINNING, Timing, timing_of
from jungle_pg.net.messages import Terms

AWAY_S: Final = 120.0
"""How long in a match somebody may be away altogether before the other one may claim it."""
LEAST_AWAY_S: Final = 15.0
"""How long each time at least, however often before."""
MOST_LAG_S: Final = 0.5
"""How much of a thought is put down to the network."""
AWAY: Final = "away"
OVER: Final = "over"
"""Why time stands still."""


@dataclass(frozen=True, slots=True)
class Now:
    """What a room is given from outside at the moment at which something happens."""

    seconds: float
    """By a clock that never goes back."""
    date: datetime
    seed: int = 0
    """Luck for what may begin."""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a room."""

    id: int
    name: str
    key: str
    """What stands for the token with which they come back; the token itself is not kept."""
    watches: bool = False
    is_here: bool = True
    has_left: bool = False
    gone_since: float = 0.0
    away_left_s: float = AWAY_S
    """How long they may still be away, counted from when they went."""
    lag_s: float = 0.0
    """How long a message takes to them and back."""
    spoke_at: tuple[float, ...] = ()
    """When they showed something last."""

    def away_s(self, now: Now) -> float:
        """How long somebody who is away may still stay away."""
        return max(0.0, self.away_left_s - (now.seconds - self.gone_since))

    def gone(self, now: Now, *, on_purpose: bool = False) -> Self:
        """The same, away from now on."""
        has_left = self.has_left or on_purpose
        if not self.is_here:
            return replace(self, has_left=has_left)
        left_s = max(LEAST_AWAY_S, self.away_left_s)
        return replace(
            self, is_here=False, has_left=has_left, gone_since=now.seconds, away_left_s=left_s
        )

    def back(self, now: Now) -> Self:
        """The same, here again; what was used of the time to be away is used."""
        left_s = self.away_left_s if self.is_here else self.away_s(now)
        return replace(self, is_here=True, has_left=False, away_left_s=left_s)


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that is true in a room."""

    code: str
    terms: Terms
    rulebook: AnyRulebook
    members: tuple[Member, ...]
    number: int
    """Of the last change of the match; it begins anywhere, so that old messages fit no more."""
    sides: tuple[int, int] = (-1, -1)
    """Which member sits on which seat, once the match has begun."""
    match: AnyMatch | None = None
    timing: Timing | None = None
    offer: str | None = None
    asker: Seat | None = None
    unused: int = 0
    """How many turns in a row went by without anybody doing anything."""

    @property
    def players(self) -> tuple[Member, ...]:
        """Those who play, by seat once a match has begun."""
        players = tuple(member for member in self.members if not member.watches)
        return (
            tuple(sorted(players, key=lambda each: self.sides.index(each.id)))
            if (self.match is not None)
            else players
        )

    @property
    def watchers(self) -> tuple[Member, ...]:
        return tuple(member for member in self.members if member.watches)

    @property
    def is_deserted(self) -> bool:
        """Whether nobody will come back: all who play have left on purpose."""
        return all(member.has_left for member in self.members if not member.watches)

    def member(self, number: int) -> Member:
        """Somebody by their number."""
        return next(member for member in self.members if member.id == number)

    def known(self, key: str) -> Member | None:
        """Who has this key."""
        return next((member for member in self.members if member.key == key), None)

    def seat_of(self, number: int) -> Seat | None:
        """The seat of a member; None for those who watch, and before a match."""
        return self.sides.index(number) if number in self.sides else None

    def with_member(self, member: Member) -> Self:
        """The same with somebody changed."""
        return replace(
            self, members=tuple(member if m.id == member.id else m for m in self.members)
        )

    def without(self, number: int) -> Self:
        """The same without somebody."""
        return replace(self, members=tuple(m for m in self.members if m.id != number))


def open_room(
    rulebooks: Rulebooks, code: str, terms: Terms, host: Member, number: int, now: Now
) -> Room | Refusal:
    """A room in which somebody waits, or what is wrong with its terms."""
    if terms.game not in rulebooks:
        return Refusal("unknown_game")
    room = Room(code, terms, rulebooks[terms.game], (host,), number)
    try:
        match = begin(room.rulebook, _setup(room, ("", ""), now.seed))
    except BadText:
        return Refusal("bad_rules")
    if terms.limit_s is not None and terms.total is not None:
        return Refusal("two_clocks")
    passes = terms.limit_s is not None and terms.expiry is Expiry.PASS
    if passes and match.rulebook.passing(match.state) is None:
        return Refusal("no_passing")
    return room


def fresh_match(room: Room, now: Now) -> Room:
    """The room with a match that begins."""
    first, second = (room.member(number).name for number in room.sides)
    match = begin(room.rulebook, _setup(room, (first, second), now.seed))
    control = None
    if room.terms.limit_s is not None:
        control = TimeControl(room.terms.limit_s, room.terms.expiry)
    timing = timing_of(TimeState(control), match)
    # A new match, and new time to be away.
    members = tuple(replace(each, away_left_s=AWAY_S) for each in room.members)
    room = replace(room, members=members, match=match, timing=timing, number=room.number + 1)
    room = replace(room, offer=None, asker=None, unused=0)
    return settled(
        replace(room, timing=_running(room, timing.resumed(BEGINNING, now.seconds), now)), now
    )


def restored(room: Room, match: AnyMatch, times: TimeState, now: Now) -> Room:
    """A room as it was kept, with nobody there yet."""
    members = tuple(replace(member.gone(now), away_left_s=AWAY_S) for member in room.members)
    timing = timing_of(times, match).resumed(BEGINNING, now.seconds)
    return settled(replace(room, members=members, match=match, timing=timing), now)


def lagged(room: Room, number: int, lag_s: float) -> Room:
    """It was measured how long messages take to somebody and back."""
    return room.with_member(replace(room.member(number), lag_s=max(0.0, lag_s)))


def changed(room: Room, match: AnyMatch, way: str, now: Now) -> Room:
    """The room with its match changed: by a `ply`, or by going `back`."""
    assert room.timing is not None
    goes_on = way == "ply" and not match.rulebook.starts_clock(match.state)
    timing = room.timing.next_turn(match, now.seconds, goes_on=goes_on)
    after = replace(
        room, match=match, timing=timing, number=room.number + 1, offer=None, asker=None
    )
    if not goes_on:
        after = replace(after, timing=_running(after, timing, now))
    return settled(after, now)


def settled(room: Room, now: Now) -> Room:
    """Time stands still as long as there is a reason, and nobody watches who is long gone."""
    gone = [each for each in room.watchers if not each.is_here and not each.away_s(now)]
    for member in gone:
        room = room.without(member.id)
    match, timing = room.match, room.timing
    if match is None or timing is None:
        return room
    if match.verdict is not None:
        return replace(room, timing=timing.paused(OVER, now.seconds))
    actor = match.actor
    assert actor in (0, 1)
    mover, other = room.member(room.sides[actor]), room.member(room.sides[opponent(actor)])
    stands = not mover.is_here and (not other.is_here or mover.away_s(now) > 0)
    turn = timing.paused if stands else timing.resumed
    return replace(room, timing=turn(AWAY, now.seconds))


def may_claim(room: Room, seat: Seat, now: Now) -> bool:
    """Whether the other one has been away for too long."""
    other = room.member(room.sides[opponent(seat)])
    return not other.is_here and other.away_s(now) <= 0


def _running(room: Room, timing: Timing, now: Now) -> Timing:
    """The clock of a thought, which runs a little later for who is far away."""
    clock = timing.clock
    if room.match is None or room.match.actor not in (0, 1) or clock.running_since is None:
        return timing
    lag_s = min(MOST_LAG_S, room.member(room.sides[room.match.actor]).lag_s)
    return replace(timing, clock=replace(clock, running_since=now.seconds + lag_s))


def _setup(room: Room, names: Iterable[str], seed: int) -> Setup[Any]:
    """What is agreed; BadText for rules that are none."""
    first, second = names
    terms = room.terms
    rules = room.rulebook.codec.parse_rules(terms.rules)
    players = (Player(first), Player(second))
    return Setup(rules, None, players, terms.undo_depth, seed, total=_total(room))


def _total(room: Room) -> TotalTime | None:
    """The time of both seats for the whole game; it follows the players when they change sides."""
    if room.terms.total is None:
        return None
    told = parse_total(room.terms.total)
    # Who opens a room is its first member.
    is_host_first = room.sides[0] <= room.sides[1]
    return told if is_host_first else TotalTime((told.budgets[1], told.budgets[0]))
