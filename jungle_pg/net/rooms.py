"""The rooms of a server: what becomes of each is written down, told, and woken when time is up."""

import asyncio
import secrets
import sys
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from random import SystemRandom
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from jungle_pg.core.rulebook import Refusal, Rulebooks
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.net.connection import Guest
from jungle_pg.net.keeping import Keeper
from jungle_pg.net.messages import Refused, Terms, message_text
from jungle_pg.net.names import new_code
from jungle_pg.net.room.limits import Limits
from jungle_pg.net.room.playing import due_at, passed, stood_in
from jungle_pg.net.room.presence import Letter, News
from jungle_pg.net.room.room import Member, Now, Room, open_room
from jungle_pg.net.stand_ins import StandIns

RETRY_S: Final = 1.0
"""When something is tried again that the disk did not take."""
SYNC_S: Final = 1.0
SWEEP_S: Final = 60.0
LAST_DEEDS_S: Final = 10.0
STAND_IN_S: Final = 0.05
NUMBERS: Final = 2**40


@dataclass(slots=True, eq=False)
class Hosted:
    """A room with those who are connected; one thing happens in it at a time."""

    room: Room
    since: float
    """When somebody came or went last."""
    guests: dict[int, Guest] = field(default_factory=dict)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    is_closed: bool = False


class Rooms:
    """All rooms, by their codes and by the keys of their members."""

    def __init__(
        self,
        rulebooks: Rulebooks,
        keeper: Keeper,
        limits: Limits,
        stand_ins: StandIns,
        stamp: Callable[[], datetime],
    ) -> None:
        self._rulebooks, self._keeper, self._limits = rulebooks, keeper, limits
        self._stand_ins, self._stamp = stand_ins, stamp
        self._rooms: dict[str, Hosted] = {}
        self._keys: dict[str, str] = {}
        """The code of the room that a key belongs to."""
        self._members = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless: set[asyncio.Task[Any]] = set()
        self._hears_stand_ins = False
        self.troubles = 0
        """Mistakes of the program itself; each ended one deed and nothing else."""

    async def open(self) -> None:
        """Let the rooms of the server before this one go on."""
        now = self.now()
        for room in await asyncio.to_thread(self._keeper.rooms, _any_number, now):
            hosted = Hosted(room, now.seconds)
            self._rooms[room.code] = hosted
            self._keys |= {member.key: room.code for member in room.members}
            self._members = max(self._members, *(member.id for member in room.members))
            self._wake(hosted)
        self._endless = {self.start(self._sync()), self.start(self._sweep())}

    async def close(self) -> None:
        """End with every match on the disk."""
        for hosted in self._rooms.values():
            if hosted.timer is not None:
                hosted.timer.cancel()
        for task in self._endless:
            task.cancel()
        # What was begun is done to its end: a match that is put away, a last word.
        unfinished = self._tasks - self._endless
        if unfinished:
            await asyncio.wait(unfinished, timeout=LAST_DEEDS_S)
        self._stand_ins.close()
        await asyncio.to_thread(self._keeper.close)

    @property
    def guests(self) -> list[Guest]:
        """Everybody who is connected."""
        return [guest for hosted in self._rooms.values() for guest in hosted.guests.values()]

    def of_code(self, code: str) -> Hosted | None:
        """The room with a code."""
        return self._rooms.get(code)

    def of_key(self, key: str) -> Hosted | None:
        """The room in which somebody has this key."""
        return self._rooms.get(self._keys.get(key, ""))

    def new_member(self, name: str, key: str, *, watches: bool = False) -> Member:
        """Somebody who comes for the first time."""
        self._members += 1
        return Member(self._members, name, key, watches)

    def host(self, host: Member, terms: Terms) -> Hosted | Refusal:
        """A new room."""
        now = self.now()
        rooms = [hosted.room for hosted in self._rooms.values()]
        plies = sum(len(room.match.moments) for room in rooms if room.match is not None)
        if len(rooms) >= self._limits.rooms or plies >= self._limits.all_plies:
            return Refusal("server_full")
        code = new_code(SystemRandom())
        while code in self._rooms:
            code = new_code(SystemRandom())
        room = open_room(self._rulebooks, code, terms, host, _any_number(), now)
        if isinstance(room, Refusal):
            return room
        hosted = self._rooms[code] = Hosted(room, now.seconds)
        return hosted

    async def seat(self, hosted: Hosted, guest: Guest, outcome: News, now: Now) -> bool:
        """Let somebody be in a room from now on; False where that could not be kept."""
        before, after = hosted.room, outcome[0]
        has_match = after.match is not None and after.match is not before.match
        if has_match and await self._kept(before, after, now) is not None:
            return False
        hosted.guests[guest.member.id] = guest
        self._keys[guest.member.key] = hosted.room.code
        hosted.room, hosted.since = after, now.seconds
        await self._note_watchers(before, after)
        self._deliver(hosted, outcome[1])
        self._wake(hosted)
        return True

    async def become(
        self, hosted: Hosted, outcome: News, now: Now, said: tuple[int, str] | None = None
    ) -> bool:
        """Let a room become what it is now, if that can be kept; whether it could.

        `said` is who has brought it about, by what kind of message; None for time.
        """
        before, (after, letters) = hosted.room, outcome
        if after.match is not before.match:
            problem = await self._kept(before, after, now)
            if problem is not None:
                if said is not None:
                    refused = Refused("not_kept", of=said[1])
                    self._deliver(hosted, (Letter(said[0], refused),))
                return False
        hosted.room = after
        await self._note_watchers(before, after)
        self._deliver(hosted, letters)
        self._wake(hosted)
        return True

    async def _note_watchers(self, before: Room, after: Room) -> None:
        """Write down who watches, where that has changed and no new match was written down."""
        who = [[each.key for each in room.watchers] for room in (before, after)]
        if who[0] != who[1] and before.match is not None:
            await asyncio.to_thread(self._keeper.note_watchers, after)

    async def _kept(self, before: Room, after: Room, now: Now) -> str | None:
        """Write a change down; why not, where it could not be written."""
        assert after.match is not None
        if before.match is not None and before.match.setup is after.match.setup:
            return self._keeper.note(after, now)
        try:
            await asyncio.to_thread(self._keeper.begin, after, now)
        except CannotWrite as trouble:
            return trouble.reason
        return None

    def _deliver(self, hosted: Hosted, letters: Iterable[Letter]) -> None:
        texts: dict[int, str] = {}
        told: dict[int, list[str]] = {}
        for letter in letters:
            if letter.to in hosted.guests:
                key = id(letter.message)
                if key not in texts:
                    texts[key] = message_text(letter.message)
                told.setdefault(letter.to, []).append(texts[key])
        for number, all_of_it in told.items():
            hosted.guests[number].tell(*all_of_it)

    def _wake(self, hosted: Hosted) -> None:
        if hosted.timer is not None:
            hosted.timer.cancel()
        now = self.now()
        self._stand_ins.look_at(hosted.room)
        if self._stand_ins.is_waiting and not self._hears_stand_ins:
            self._hears_stand_ins = True
            self.start(self._hear_stand_ins())
        due = due_at(hosted.room, now)
        if due is None:
            hosted.timer = None
            return
        self._wake_in(hosted, max(0.001, due - now.seconds))

    def _wake_in(self, hosted: Hosted, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        hosted.timer = loop.call_later(seconds, lambda: self.start(self._time(hosted)))

    async def _time(self, hosted: Hosted) -> None:
        async with hosted.turn:
            if hosted.is_closed:
                return
            now = self.now()
            if not await self.become(hosted, passed(hosted.room, now), now):
                # What time has brought about counts as soon as it can be written down.
                self._wake_in(hosted, RETRY_S)

    async def _hear_stand_ins(self) -> None:
        while self._stand_ins.is_waiting:
            await asyncio.sleep(STAND_IN_S)
            for code, number, actions in [*self._stand_ins.answers()]:
                hosted = self._rooms.get(code)
                if hosted is not None:
                    async with hosted.turn:
                        now = self.now()
                        await self.become(hosted, stood_in(hosted.room, number, actions, now), now)
        self._hears_stand_ins = False

    def close_if_deserted(self, hosted: Hosted) -> None:
        if hosted.room.is_deserted and not hosted.is_closed:
            self._close_room(hosted)

    def _close_room(self, hosted: Hosted) -> None:
        hosted.is_closed = True
        if hosted.timer is not None:
            hosted.timer.cancel()
        for guest in hosted.guests.values():
            self.start(guest.turn_away("room_closed"))
        code = hosted.room.code
        self._rooms.pop(code, None)
        self._keys = {key: at for key, at in self._keys.items() if at != code}
        self.start(asyncio.to_thread(self._keeper.end, code))

    async def _sweep(self) -> None:
        """Close rooms that nobody has come back to, now and then."""
        while True:
            await asyncio.sleep(SWEEP_S)
            now = self.now().seconds
            for hosted in [*self._rooms.values()]:
                limits = self._limits
                longest = limits.idle_s if hosted.room.match is not None else limits.waiting_s
                if not hosted.guests and now - hosted.since > longest:
                    self._close_room(hosted)

    async def _sync(self) -> None:
        while True:
            await asyncio.sleep(SYNC_S)
            await asyncio.to_thread(self._keeper.sync)

    def now(self) -> Now:
        """What a room is given from outside."""
        seconds = asyncio.get_running_loop().time()
        return Now(seconds, self._stamp(), secrets.randbelow(2**63))

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something go on beside the rest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.note_trouble(error)

    def note_trouble(self, error: BaseException) -> None:
        """Say that the program made a mistake; what it was about is no business of a log."""
        if not isinstance(error, ConnectionClosed):
            self.troubles += 1
            print(f"jungle-pg: internal error: {_place_of(error)}", file=sys.stderr, flush=True)


def _any_number() -> int:
    return secrets.randbelow(NUMBERS) + 1


def _place_of(error: BaseException) -> str:
    """What went wrong where, without any value of a match or a message."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
    return f"{type(error).__name__}{where}"
