"""The connection of somebody who is in a room, and how somebody is turned away."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from jungle_pg.net.messages import Closed, Refused, message_text
from jungle_pg.net.room.limits import Limits
from jungle_pg.net.room.room import Member

MOST_HELD: Final = 5000
"""Messages that may wait for somebody who is still being told what was before."""
GOODBYE_S: Final = 2.0


class Guest:
    """A connection that has said who it is."""

    def __init__(self, link: ServerConnection, member: Member, limits: Limits) -> None:
        self.link, self.member = link, member
        self._most_unread = limits.unread_bytes
        self._held: list[str] | None = []
        """What waits until all before it was sent; None when nothing has to wait any more."""
        self._is_dropped = False

    def tell(self, *texts: str) -> None:
        """Send messages without waiting; who does not read is dropped instead."""
        if self._is_dropped:
            return
        if self._held is not None:
            self._held.extend(texts)
            is_slow = len(self._held) > MOST_HELD
        else:
            self._send(texts)
            is_slow = self.link.transport.get_write_buffer_size() > self._most_unread
        if is_slow:
            self._is_dropped = True
            self.link.transport.abort()

    def _send(self, texts: Iterable[str]) -> None:
        """Send messages in one go: each way into the system costs as much as finding a move."""
        protocol = self.link.protocol
        if protocol.state is not State.OPEN:
            # A goodbye is under way.
            return
        for text in texts:
            protocol.send_text(text.encode())
        self.link.transport.write(b"".join(protocol.data_to_send()))

    async def catch_up(self) -> None:
        """Send what waits as fast as it is read; from then on nothing has to wait."""
        while self._held:
            waiting, self._held = self._held, []
            for text in waiting:
                await self.link.send(text)
        self._held = None

    async def measure(self) -> None:
        """Measure how far away somebody is, before the first of the usual pings."""
        with suppress(ConnectionClosed):
            await (await self.link.ping())

    async def turn_away(self, code: str) -> None:
        """End the connection and say why."""
        await turn_away(self.link, code)


async def turn_away(link: ServerConnection, code: str, of: str = "") -> None:
    """End a connection and say why; `of` is the kind of message that was refused."""
    with suppress(ConnectionClosed, TimeoutError):
        message = Refused(code, of=of) if of else Closed(code)
        await asyncio.wait_for(link.send(message_text(message)), GOODBYE_S)
    await link.close(1008, code)
