"""The room server: who connects, what is put up with, and to which room a message goes."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from ssl import SSLContext
from typing import Final

from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.connection import Guest, turn_away
from jungle_pg.net.messages import (
    PROTOCOL,
    Back,
    Closed,
    FromClient,
    Host,
    Join,
    Leave,
    Refused,
    Welcome,
    from_client,
    message_text,
)
from jungle_pg.net.names import cleaned_name, parse_code
from jungle_pg.net.room.limits import Bucket, Failures, Limits, computer_of
from jungle_pg.net.room.playing import handled
from jungle_pg.net.room.presence import came_back, entered, state_for, went
from jungle_pg.net.room.room import Room, lagged
from jungle_pg.net.rooms import Hosted, Rooms
from jungle_pg.net.wire import LARGEST, BadMessage, kind_of

BAD_MESSAGES: Final = 5
"""So many messages that are none end a connection."""
NOTABLE_LAG_S: Final = 0.02
LAST_WORDS_S: Final = 2.0


class RoomServer:
    """Many rooms behind one port."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms, self._limits = rooms, limits
        self._failures = Failures(limits)
        self._connected: Counter[str] = Counter()

    async def listen(self, host: str, port: int, security: SSLContext | None = None) -> Listener:
        """Begin to listen, when the rooms of the server before this one go on."""
        await self.rooms.open()
        return await serve(
            self._connection,
            host,
            port,
            ssl=security,
            process_request=self._let_in,
            # Pages that a browser shows are no clients of ours.
            origins=[None],
            compression=None,
            max_size=LARGEST,
            max_queue=8,
            ping_interval=self._limits.ping_s,
            ping_timeout=self._limits.silence_s,
            close_timeout=LAST_WORDS_S,
            open_timeout=self._limits.first_word_s,
            server_header=None,
            # Nothing of what strangers send is written to a log.
            logger=logging.Logger("jungle-pg net", logging.CRITICAL + 1),
        )

    async def close(self, listener: Listener) -> None:
        """Say goodbye to everybody and leave every match safe."""
        for guest in self.rooms.guests:
            guest.tell(message_text(Closed("shutting_down")))
        listener.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(listener.wait_closed(), 2 * LAST_WORDS_S)
        await self.rooms.close()

    def _let_in(self, link: ServerConnection, request: Request) -> Response | None:
        computer = _computer(link)
        if self._connected.total() >= self._limits.connections:
            return link.respond(503, "full\n")
        if self._connected[computer] >= self._limits.connections_each:
            return link.respond(429, "too many connections\n")
        return None

    async def _connection(self, link: ServerConnection) -> None:
        computer = _computer(link)
        self._connected[computer] += 1
        try:
            seated = await self._introduced(link, computer)
            if seated is not None:
                try:
                    await self._served(*seated)
                finally:
                    await self._lost(*seated)
        except ConnectionClosed:
            pass
        except Exception as error:
            self.rooms.note_trouble(error)
        finally:
            self._connected[computer] -= 1
            if not self._connected[computer]:
                del self._connected[computer]

    async def _introduced(
        self, link: ServerConnection, computer: str
    ) -> tuple[Hosted, Guest] | None:
        """Who a connection is, by its first message; None where it is turned away."""
        try:
            data = await asyncio.wait_for(link.recv(), self._limits.first_word_s)
            message = from_client(data if isinstance(data, str) else "")
        except (TimeoutError, BadMessage):
            message = None
        if not isinstance(message, Host | Join | Back):
            await turn_away(link, "no_introduction")
            return None
        seated: tuple[Hosted, Guest] | str = "protocol"
        if message.protocol == PROTOCOL:
            if self._failures.is_blocked(computer, self.rooms.now().seconds):
                seated = "blocked"
            elif isinstance(message, Host):
                seated = await self._host(link, message)
            elif isinstance(message, Join):
                seated = await self._join(link, message)
            else:
                seated = await self._back(link, message)
        if isinstance(seated, str):
            if seated in ("unknown_code", "unknown_token"):
                self._failures.failed(computer, self.rooms.now().seconds)
            await turn_away(link, seated, kind_of(type(message)))
            return None
        return seated

    async def _host(self, link: ServerConnection, message: Host) -> tuple[Hosted, Guest] | str:
        name, token = cleaned_name(message.name), token_urlsafe(24)
        if not name:
            return "no_name"
        member = self.rooms.new_member(name, _key_of(token))
        hosted = self.rooms.host(member, message.terms)
        if isinstance(hosted, Refusal):
            return hosted.code
        now = self.rooms.now()
        guest = self._guest(link, hosted.room, member.id, token)
        await self.rooms.seat(
            hosted, guest, (hosted.room, tuple(state_for(hosted.room, member.id, now))), now
        )
        return hosted, guest

    async def _join(self, link: ServerConnection, message: Join) -> tuple[Hosted, Guest] | str:
        name, token = cleaned_name(message.name), token_urlsafe(24)
        if not name:
            return "no_name"
        try:
            hosted = self.rooms.of_code(parse_code(message.code))
        except BadText:
            hosted = None
        if hosted is None:
            return "unknown_code"
        async with hosted.turn:
            now = self.rooms.now()
            member = self.rooms.new_member(name, _key_of(token), watches=message.watches)
            outcome = (
                Refusal("unknown_code") if hosted.is_closed else entered(hosted.room, member, now)
            )
            if isinstance(outcome, Refusal):
                return outcome.code
            guest = self._guest(link, outcome[0], member.id, token)
            is_kept = await self.rooms.seat(hosted, guest, outcome, now)
            return (hosted, guest) if is_kept else "not_kept"

    async def _back(self, link: ServerConnection, message: Back) -> tuple[Hosted, Guest] | str:
        key = _key_of(message.token)
        hosted = self.rooms.of_key(key)
        if hosted is None:
            return "unknown_token"
        async with hosted.turn:
            now = self.rooms.now()
            member = None if hosted.is_closed else hosted.room.known(key)
            if member is None:
                return "unknown_token"
            old = hosted.guests.pop(member.id, None)
            if old is not None:
                self.rooms.start(old.turn_away("came_back_elsewhere"))
            guest = self._guest(link, hosted.room, member.id, message.token)
            outcome = came_back(hosted.room, member.id, message, now)
            await self.rooms.seat(hosted, guest, outcome, now)
            return hosted, guest

    def _guest(self, link: ServerConnection, room: Room, number: int, token: str) -> Guest:
        member = room.member(number)
        guest = Guest(link, member, self._limits)
        guest.tell(message_text(Welcome(room.code, token, not member.watches, room.terms)))
        return guest

    async def _served(self, hosted: Hosted, guest: Guest) -> None:
        """Take what somebody says until they are gone."""
        await guest.catch_up()
        self.rooms.start(guest.measure())
        bad, bucket = 0, Bucket(self._limits, self.rooms.now().seconds)
        async for data in guest.link:
            if not bucket.takes(self.rooms.now().seconds):
                await guest.turn_away("too_fast")
                return
            try:
                message = from_client(data if isinstance(data, str) else "")
            except BadMessage:
                bad += 1
                if bad >= BAD_MESSAGES:
                    await guest.turn_away("nonsense")
                    return
                guest.tell(message_text(Refused("nonsense")))
                continue
            await self.said(hosted, guest, message)
            if isinstance(message, Leave):
                return

    async def said(self, hosted: Hosted, guest: Guest, message: FromClient) -> None:
        """Somebody in a room says something: do it, and tell everybody what comes of it."""
        number, lag_s = guest.member.id, guest.link.latency
        async with hosted.turn:
            if hosted.guests.get(number) is not guest:
                return
            if abs(hosted.room.member(number).lag_s - lag_s) > NOTABLE_LAG_S:
                hosted.room = lagged(hosted.room, number, lag_s)
            now = self.rooms.now()
            outcome = handled(hosted.room, number, message, now)
            await self.rooms.become(hosted, outcome, now, (number, kind_of(type(message))))
            self.rooms.close_if_deserted(hosted)

    async def _lost(self, hosted: Hosted, guest: Guest) -> None:
        number = guest.member.id
        async with hosted.turn:
            if hosted.guests.get(number) is not guest:
                return
            now = self.rooms.now()
            del hosted.guests[number]
            hosted.since = now.seconds
            if not hosted.is_closed and hosted.room.known(guest.member.key) is not None:
                await self.rooms.become(hosted, went(hosted.room, number, now), now)
            self.rooms.close_if_deserted(hosted)


def _computer(link: ServerConnection) -> str:
    address = link.remote_address
    return computer_of(str(address[0])) if address else ""


def _key_of(token: str) -> str:
    """What stands for a token wherever it is kept."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()
