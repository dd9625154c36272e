"""Real servers and clients over loopback, and what tests wait for."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from socket import AF_INET, SOCK_STREAM, socket
from types import TracebackType
from typing import Any, Final, Self

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.net.client import Client, Pulse, host, join
from jungle_pg.net.known import Link, Ticket
from jungle_pg.net.messages import Host, Join, Terms
from jungle_pg.net.names import Address
from jungle_pg.net.room.limits import Limits
from jungle_pg.net.serving import Serving, serve_until
from tests.net.rooms import move_in

LOOPBACK: Final = "127.0.0.1"
PATIENCE_S: Final = 60.0
USUAL_PULSE: Final = Pulse()
TERMS: Final = Terms("jungle", "traditional", side=0)


def until(is_so: Callable[[], Any], what: str = "it", patience_s: float = PATIENCE_S) -> None:
    """Wait for something that another thread or process brings about."""
    ends = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < ends, f"waited for {what}"
        time.sleep(0.002)


def a_port() -> int:
    """A port for a server that is begun again: one that the system gives to nobody meanwhile."""
    rng = SystemRandom()
    while True:
        port = rng.randrange(20_000, 32_000)
        with suppress(OSError), socket(AF_INET, SOCK_STREAM) as probe:
            probe.bind((LOOPBACK, port))
            return port


class RealServer:
    """A server in a thread of this process; it may be ended and begun again on its port."""

    def __init__(
        self, home: Path, limits: Limits | None = None, port: int = 0, host: str = LOOPBACK
    ) -> None:
        self.home, self.limits = home, limits or Limits()
        self.address = Address(host, port)
        self.problem: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._began = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)
        self._thread.start()
        assert self._began.wait(PATIENCE_S)
        assert self.problem is None, self.problem

    def close(self) -> None:
        if self._loop is not None and self._stop is not None and self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except Exception as problem:
            self.problem = problem
        self._began.set()

    async def _main(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()

        def began(host: str, port: int) -> None:
            self.address = Address(host, port)
            self._began.set()

        serving = Serving(self.home, self.address.host, self.address.port, self.limits)
        await serve_until(self._stop, serving, rulebooks(), brains, began)


def a_client(address: Address, entry: Host | Join | Ticket, pulse: Pulse = USUAL_PULSE) -> Client:
    return Client(rulebooks(), address, entry, time.monotonic, pulse=pulse)


@contextmanager
def two_at(
    address: Address,
    terms: Terms = TERMS,
    *,
    through: Address | None = None,
    pulse: Pulse = USUAL_PULSE,
) -> Iterator[tuple[Client, Client]]:
    """Two players whose match has begun; the second one may come another way, felt for oftener."""
    mina = a_client(address, host("Mina", terms))
    clients = [mina]
    try:
        until(lambda: mina.known.code, "a code")
        jo = a_client(through or address, join("Jo", mina.known.code), pulse)
        clients.append(jo)
        until(lambda: all(each.known.clock for each in clients), "the match")
        yield mina, jo
    finally:
        for each in clients:
            each.close()
        for each in clients:
            each.join()
            assert each.is_over


def mover(clients: tuple[Client, Client]) -> Client:
    """Who has to move."""
    match = clients[0].known.match
    assert match is not None
    return next(each for each in clients if each.known.seat == match.actor)


def play(
    clients: tuple[Client, Client], moves: int, rng: Random, patience_s: float = PATIENCE_S
) -> int:
    """Play some random moves, each heard by both before the next; how many were played."""
    for played in range(moves):
        until(lambda: _plies(clients[0]) == _plies(clients[1]), "both to know as much", patience_s)
        match = clients[0].known.match
        assert match is not None
        if match.verdict is not None:
            return played
        client = mover(clients)
        known = client.known.match
        assert known is not None
        client.play(move_in(known, rng))
        _wait_beyond(clients, len(known.moments), patience_s)
    return moves


def _wait_beyond(clients: tuple[Client, Client], plies: int, patience_s: float) -> None:
    until(lambda: all(_plies(each) > plies for each in clients), "a move", patience_s)


def _plies(client: Client) -> int:
    match = client.known.match
    return -1 if match is None else len(match.moments)


def is_open(*clients: Client) -> bool:
    """Whether all are connected and know everything."""
    return all(each.known.link is Link.OPEN for each in clients)
