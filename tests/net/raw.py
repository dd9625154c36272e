"""A client that says whatever it likes, and one bad network between a client and its server."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from jungle_pg.net.messages import (
    PROTOCOL,
    FromServer,
    Host,
    Join,
    Message,
    Plies,
    Refused,
    Terms,
    Welcome,
    from_server,
    message_text,
)
from jungle_pg.net.names import Address
from tests.net.real import LOOPBACK, PATIENCE_S, TERMS


class Raw:
    """A connection by hand."""

    def __init__(self, address: Address, **options: Any) -> None:
        usual: dict[str, Any] = {"proxy": None, "compression": None, "max_size": None}
        opening = connect(address.url, close_timeout=0.2, **{**usual, **options})
        self.link: ClientConnection = opening.__enter__()

    def say(self, message: Message | str | bytes) -> None:
        self.link.send(message if isinstance(message, str | bytes) else message_text(message))

    def hear(self) -> FromServer | None:
        """The next message; None where the connection has ended."""
        try:
            data = self.link.recv(PATIENCE_S)
        except ConnectionClosed:
            return None
        assert isinstance(data, str)
        return from_server(data)

    def hear_until(self, is_it: Callable[[FromServer], bool]) -> FromServer:
        """The next message of some kind; others are passed over."""
        while (message := self.hear()) is not None:
            if is_it(message):
                return message
        raise AssertionError("the connection has ended")

    def refusal(self, message: Message | str | bytes) -> str:
        """Say something that is refused; why."""
        self.say(message)
        found = self.hear_until(lambda each: isinstance(each, Refused))
        assert isinstance(found, Refused)
        return found.code

    def rest(self) -> list[FromServer]:
        """All that comes until the connection ends."""
        found: list[FromServer] = []
        while (message := self.hear()) is not None:
            found.append(message)
        return found

    def host(self, terms: Terms = TERMS) -> Welcome:
        self.say(Host(PROTOCOL, "Raw", terms))
        welcome = self.hear()
        assert isinstance(welcome, Welcome)
        return welcome

    def join(self, code: str) -> Welcome:
        self.say(Join(PROTOCOL, "Raw", code))
        welcome = self.hear()
        assert isinstance(welcome, Welcome)
        return welcome

    def position(self) -> Plies:
        found = self.hear_until(lambda each: isinstance(each, Plies))
        assert isinstance(found, Plies)
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        with suppress(ConnectionClosed):
            self.link.close()


class Proxy:
    """Passes on what comes, late, or damaged, or not at all; in a thread with its own loop."""

    def __init__(self, target: Address) -> None:
        self._target = target
        self.delay_s = 0.0
        self.is_cut = False
        """Nothing gets through, and nobody hears of it."""
        self.damages: Random | None = None
        self._links: set[asyncio.StreamWriter] = set()
        self._began = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._thread.start()
        assert self._began.wait(PATIENCE_S)

    def break_all(self) -> None:
        """Every connection ends at once."""
        self._loop.call_soon_threadsafe(self._abort)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def _abort(self) -> None:
        for each in [*self._links]:
            each.transport.abort()

    async def _main(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._pass_on, LOOPBACK, 0)
        self.address = Address(LOOPBACK, server.sockets[0].getsockname()[1])
        self._began.set()
        await self._stop.wait()
        server.close()
        self._abort()
        # Where the system is told later, connections end later than they are aborted.
        for each in [*self._links]:
            with suppress(OSError):
                await each.wait_closed()
        await asyncio.sleep(0.01)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._links.add(writer)
        if self.is_cut:
            # A way that is gone answers nobody, not even with a refusal.
            await self._stop.wait()
        try:
            far = await asyncio.open_connection(self._target.host, self._target.port)
        except OSError:
            writer.transport.abort()
            return
        self._links.add(far[1])
        with suppress(OSError):
            await asyncio.gather(self._pump(reader, far[1]), self._pump(far[0], writer))
        self._links -= {writer, far[1]}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            if self.delay_s:
                await asyncio.sleep(self.delay_s)
            if self.is_cut:
                continue
            if self.damages is not None and self.damages.random() < 0.3:
                place = self.damages.randrange(len(data))
                data = data[:place] + bytes([self.damages.randrange(256)]) + data[place + 1 :]
            writer.write(data)
            await writer.drain()
        writer.close()
