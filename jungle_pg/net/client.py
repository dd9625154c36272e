"""The client of a room server: a thread with its own event loop, looked at now and then.

Nothing here waits for the network: whoever holds a `Client` reads `known`, asks `poll` for what
came, and says what is to be done. A lost connection is tried again by itself, and what was played
while it was lost is said again once it is known that the server has not heard it.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from ipaddress import ip_address
from queue import Empty, SimpleQueue
from ssl import SSLCertVerificationError, SSLContext, SSLError, create_default_context
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.net.known import Ears, Known, Link, Ticket
from jungle_pg.net.messages import (
    PROTOCOL,
    Answer,
    Back,
    Claim,
    FromClient,
    FromServer,
    Host,
    Join,
    Leave,
    Offer,
    Play,
    Plies,
    React,
    Reaction,
    Refused,
    Resign,
    TakeOver,
    Terms,
    Welcome,
    from_server,
    message_text,
)
from jungle_pg.net.names import Address
from jungle_pg.net.room.telling import BadTale
from jungle_pg.net.wire import LARGEST, BadMessage

CONNECT_S: Final = 10.0
"""How long a first try to connect may take."""
TRY_EVERY_S: Final = 0.25
"""How often it is tried again, while it is worth it."""
EAGER_S: Final = 180.0
TRY_LATE_S: Final = 5.0
"""How often after that."""
MOST_TRIES: Final = 12
"""At the same time: one that waits for a dead network holds no other up."""
GOODBYE_S: Final = 2.0
NOTABLE_LAG_S: Final = 0.005

Happening = Reaction | Refused
"""What is heard once and then is over."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """How often a connection is felt for, and how long no answer may come before it is lost."""

    every_s: float = 2.0
    silence_s: float = 4.0


@dataclass(frozen=True, slots=True)
class Sent:
    """A move that the server has not answered yet."""

    actions: tuple[str, ...]
    trail: str
    """What stands for the match it was made in."""


class Client:
    """Somebody in a room of a server; `clock` is that of the frame loop."""

    def __init__(
        self,
        rulebooks: Rulebooks,
        address: Address,
        entry: Host | Join | Ticket,
        clock: Callable[[], float],
        security: SSLContext | None = None,
        pulse: Pulse = Pulse(),
    ) -> None:
        self._clock, self._entry, self._security = clock, entry, security
        self._pulse = pulse
        token = entry.token if isinstance(entry, Ticket) else ""
        self._ears = Ears(rulebooks, Known(address, token=token))
        self._happenings: SimpleQueue[Happening] = SimpleQueue()
        self._outbox: list[FromClient] = []
        self._sent: list[Sent] = []
        self._lock = threading.Lock()
        """Over the two lists, the next number and whether this is the end."""
        self._next_number = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake: asyncio.Event | None = None
        self._try_now: asyncio.Event | None = None
        self._is_closing = False
        self._thread = threading.Thread(target=self._run, name="friends", daemon=True)
        self._thread.start()

    @property
    def known(self) -> Known:
        """Everything that is known; the very same value while nothing has changed."""
        return self._ears.known

    @property
    def is_sending(self) -> bool:
        """Whether the server has not answered a move yet."""
        return bool(self._sent)

    @property
    def is_over(self) -> bool:
        """Whether the thread has ended."""
        return not self._thread.is_alive()

    def poll(self) -> tuple[Happening, ...]:
        """What was heard since the last look."""
        found: list[Happening] = []
        with suppress(Empty):
            while True:
                found.append(self._happenings.get_nowait())
        return tuple(found)

    def play(self, actions: Sequence[str]) -> None:
        """A move: the text of its final decision, after those of the picks before it."""
        with self._lock:
            self._sent.append(Sent(tuple(actions), self._ears.trail if not self._sent else ""))
            message = Play(self._next_number, tuple(actions))
            self._next_number += 1
        if self.known.link is Link.OPEN:
            self._say(message)

    def resign(self) -> None:
        """Give the match up."""
        self._say(Resign())

    def claim(self) -> None:
        """End the match because the other one has been away too long."""
        self._say(Claim())

    def take_over(self) -> None:
        """Decide again, after being played for."""
        self._say(TakeOver())

    def offer(self, what: str) -> None:
        """Ask the other one for `undo`, `draw`, `restart` or `rematch`."""
        self._say(Offer(what))

    def answer(self, what: str, *, agrees: bool) -> None:
        """Answer what was asked, or take back what one has asked."""
        self._say(Answer(what, agrees))

    def react(self, what: str) -> None:
        """Show one of `REACTIONS` or say one of `PHRASES`."""
        self._say(React(what))

    def try_now(self) -> None:
        """Try to connect again at once."""
        self._call(lambda: self._try_now.set() if self._try_now is not None else None)

    def leave(self) -> None:
        """Go on purpose and say so; the match can still be come back to."""
        self._end(Leave())

    def close(self) -> None:
        """End without waiting; others see a lost connection unless `leave` was said."""
        self._end()

    def join(self, wait_s: float = 2 * GOODBYE_S) -> None:
        """Wait for the end of the thread; for the end of the program, and for tests."""
        self._thread.join(wait_s)

    # What happens in the thread.

    def _say(self, message: FromClient) -> None:
        with self._lock:
            self._outbox.append(message)
        self._call(lambda: self._wake.set() if self._wake is not None else None)

    def _end(self, *last_words: FromClient) -> None:
        with self._lock:
            # Both at once: a server hangs up on who has left, and whoever knew of no end would
            # come back by itself.
            self._outbox += last_words
            self._is_closing = True
        self._call(lambda: self._wake.set() if self._wake is not None else None)
        self.try_now()

    def _call(self, act: Callable[[], object]) -> None:
        loop = self._loop
        if loop is not None:
            # The loop may have ended meanwhile.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(act)

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except Exception as error:
            # Whatever it is, the screens hear of it and go on.
            self._ears.known = self.known.ended("internal", detail=type(error).__name__)
            raise

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._wake, self._try_now = asyncio.Event(), asyncio.Event()
        link = await self._first()
        while link is not None:
            await self._talk(link)
            if self._is_closing or self.known.link is Link.ENDED:
                break
            self._ears.known = self.known.lost(self._clock())
            link = await self._again()
        if self.known.link is not Link.ENDED:
            self._ears.known = self.known.ended("left")

    async def _first(self) -> ClientConnection | None:
        """The first connection; None, with a problem, where there is none."""
        try:
            return await self._connected(CONNECT_S)
        except SSLCertVerificationError:
            problem = "no_trust"
        except SSLError:
            problem = "not_secure"
        except (OSError, TimeoutError) as trouble:
            # Whoever expects no greeting of TLS hangs up in the middle of it.
            hangs_up = isinstance(trouble, ConnectionResetError) and self.known.address.is_secure
            problem = "not_secure" if hangs_up else "no_connection"
        except (InvalidHandshake, InvalidURI, ValueError):
            problem = "no_server"
        self._ears.known = self.known.ended(problem)
        return None

    async def _again(self) -> ClientConnection | None:
        """Try again and again, a new try every while, until one succeeds or nobody wants it."""
        tries: set[asyncio.Task[ClientConnection]] = set()
        try_now = self._try_now
        assert try_now is not None
        try:
            while not self._is_closing:
                if len(tries) >= MOST_TRIES:
                    (oldest := next(iter(tries))).cancel()
                    tries.discard(oldest)
                tries.add(asyncio.ensure_future(self._connected(CONNECT_S)))
                self._ears.known = replace(self.known, tries=self.known.tries + 1)
                is_eager = self._clock() - self.known.lost_at < EAGER_S
                asked = asyncio.ensure_future(try_now.wait())
                ends = asyncio.get_running_loop().time() + (TRY_EVERY_S if is_eager else TRY_LATE_S)
                while (left := ends - asyncio.get_running_loop().time()) > 0:
                    done, _ = await asyncio.wait(
                        {*tries, asked}, timeout=left, return_when=asyncio.FIRST_COMPLETED
                    )
                    over = [each for each in tries if each in done]
                    tries.difference_update(over)
                    for each in over:
                        if each.exception() is None:
                            # Another one may have come through at the same time.
                            tries.update(other for other in over if other is not each)
                            return each.result()
                    if asked in done:
                        break
                asked.cancel()
                try_now.clear()
            return None
        finally:
            for each in tries:
                each.cancel()
                each.add_done_callback(_dropped)

    async def _connected(self, timeout_s: float) -> ClientConnection:
        address = self.known.address
        security = self._security
        if address.is_secure and security is None:
            security = create_default_context()
        return await connect(
            address.url,
            ssl=security if address.is_secure else None,
            proxy=None if _is_near(address.host) else True,
            compression=None,
            max_size=LARGEST,
            open_timeout=timeout_s,
            ping_interval=self._pulse.every_s,
            ping_timeout=self._pulse.silence_s,
            close_timeout=GOODBYE_S,
        )

    async def _talk(self, link: ClientConnection) -> None:
        """Say who we are, then hear and speak until the connection ends."""
        self._ears.is_caught_up = False
        with self._lock:
            # Moves are said again when it is known whether they were heard.
            self._outbox = [each for each in self._outbox if not isinstance(each, Play)]
        speaking = asyncio.ensure_future(self._speak(link))
        measuring = asyncio.ensure_future(self._measure(link))
        try:
            await link.send(message_text(self._introduction()))
            async for data in link:
                self._hear(data if isinstance(data, str) else "", link)
                if self.known.link is Link.ENDED:
                    break
        except ConnectionClosed:
            pass
        except (BadMessage, BadTale):
            self._ears.known = self.known.ended("bad_server")
        finally:
            measuring.cancel()
            speaking.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed):
                await speaking
            await link.close()

    async def _measure(self, link: ClientConnection) -> None:
        """Know how far away the server is."""
        while True:
            if abs(link.latency - self.known.lag_s) > NOTABLE_LAG_S:
                self._ears.known = replace(self.known, lag_s=link.latency)
            await asyncio.sleep(self._pulse.every_s / 2)

    def _introduction(self) -> Host | Join | Back:
        if self.known.token or isinstance(self._entry, Ticket):
            return self._ears.back()
        return self._entry

    def _hear(self, data: str, link: ClientConnection) -> None:
        message: FromServer = from_server(data)
        now = self._clock()
        self._ears.hear(message, now)
        if isinstance(message, Welcome) and self._wake is not None:
            self._wake.set()
        if isinstance(message, Plies) and not message.has_more:
            self._heard_plies(message)
        elif isinstance(message, Refused) and message.of == "play":
            with self._lock:
                # What was played on top of a refused move fits no more.
                self._sent.clear()
                self._next_number = self.known.number
        if isinstance(message, Happening):
            self._happenings.put(message)

    def _heard_plies(self, message: Plies) -> None:
        with self._lock:
            if self._ears.is_caught_up:
                if self._sent:
                    del self._sent[0]
                if not self._sent:
                    self._next_number = message.number
                return
            # The first that is heard on a new connection: what the server did not hear is said
            # again, if nothing has happened since.
            self._ears.is_caught_up = True
            again, self._sent = self._sent, []
            self._next_number = message.number
            if again and again[0].trail == self._ears.trail:
                self._sent = again
                for sent in again:
                    self._outbox.append(Play(self._next_number, sent.actions))
                    self._next_number += 1
                assert self._wake is not None
                self._wake.set()

    async def _speak(self, link: ClientConnection) -> None:
        wake = self._wake
        assert wake is not None
        while True:
            await wake.wait()
            wake.clear()
            waiting: list[FromClient] = []
            with self._lock:
                is_last = self._is_closing
                if self.known.link is Link.OPEN:
                    waiting, self._outbox = self._outbox, []
            try:
                while waiting:
                    await link.send(message_text(waiting[0]))
                    del waiting[0]
            finally:
                with self._lock:
                    # What a connection has not taken any more is said on the next one.
                    self._outbox[:0] = waiting
            if is_last:
                await link.close()
                return


def host(name: str, terms: Terms) -> Host:
    """How to enter a server that lets one open a room."""
    return Host(PROTOCOL, name, terms)


def join(name: str, code: str, *, watches: bool = False) -> Join:
    """How to enter a room with its code."""
    return Join(PROTOCOL, name, code, watches)


def _is_near(host: str) -> bool:
    """Whether a computer is reached directly, without the proxy of a company."""
    try:
        return ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return "." not in host.rstrip(".") or host.rstrip(".").endswith(".local")


def _dropped(task: "asyncio.Task[ClientConnection]") -> None:
    """A try that came too late: nobody asks for its failure, and a connection is closed."""
    if task.cancelled() or task.exception() is not None:
        return
    task.result().transport.abort()
