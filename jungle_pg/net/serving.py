"""A room server that runs until it is told to end: by a signal, or by whoever started it."""

import asyncio
import gc
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path
from ssl import SSLContext
from typing import Final

from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.worker import Brains
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.net.keeping import HomeInUse, Keeper
from jungle_pg.net.room.limits import Limits
from jungle_pg.net.rooms import Rooms
from jungle_pg.net.server import RoomServer
from jungle_pg.net.stand_ins import StandIns


@dataclass(frozen=True, slots=True)
class Serving:
    """How a server is to run."""

    home: Path
    host: str
    port: int
    limits: Limits = field(default_factory=Limits)


YOUNG: Final = 10_000
"""So many new things are looked through at once for what nobody needs any more."""


def _long_breaths() -> None:
    """Let the process stand still for memory seldom, once all it will always need is loaded.

    Logs of matches only grow, and to look through all of them again and again made every
    hundredth move wait; what is loaded for good is not looked through at all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)


class CannotServe(Exception):  # noqa: N818
    """A server could not begin; the message says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        """`port_taken`, `no_such_host`, `home_in_use` or `no_home`."""


async def serve_until(
    stop: asyncio.Event,
    serving: Serving,
    rulebooks: Rulebooks,
    brains: Brains,
    began: Callable[[str, int], None],
    security: SSLContext | None = None,
) -> None:
    """Serve until `stop` is set; `began` hears where. CannotServe where that is impossible."""
    try:
        keeper = Keeper(serving.home, rulebooks, datetime.now)
    except HomeInUse:
        raise CannotServe("home_in_use", f"another server uses {serving.home}") from None
    except CannotWrite as trouble:
        raise CannotServe("no_home", str(trouble)) from None
    thinking = StandIns(EngineClient(lambda: ProcessWorker(brains)))
    rooms = Rooms(rulebooks, keeper, serving.limits, thinking, datetime.now)
    server = RoomServer(rooms, serving.limits)
    try:
        listener = await server.listen(serving.host, serving.port, security)
    except (OSError, OverflowError) as error:
        await rooms.close()
        code = "no_such_host" if type(error).__name__ == "gaierror" else "port_taken"
        raise CannotServe(
            code, f"cannot listen on {serving.host}:{serving.port}: {error}"
        ) from None
    host, port = next(iter(listener.sockets)).getsockname()[:2]
    began(host, port)
    await stop.wait()
    await server.close(listener)


def serve_until_signal(
    serving: Serving,
    rulebooks: Rulebooks,
    brains: Brains,
    began: Callable[[str, int], None],
    security: SSLContext | None = None,
) -> None:
    """Serve until the process is asked to end."""

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
        await serve_until(stop, serving, rulebooks, brains, began, security)

    _long_breaths()
    asyncio.run(main())


def serve_for(
    pipe: Connection, serving: Serving, rulebooks: Callable[[], Rulebooks], brains: Brains
) -> None:
    """Serve for the program that has started this process, as long as it is there."""
    # Whoever stops that program by a key means the program; we end when its end of the pipe does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()

        def listen() -> None:
            with suppress(EOFError, OSError):
                pipe.recv_bytes()
            # The loop may have ended by itself.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(stop.set)

        threading.Thread(target=listen, daemon=True).start()
        if hasattr(signal, "SIGTERM"):
            signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(stop.set))
        await serve_until(
            stop,
            serving,
            rulebooks(),
            brains,
            lambda host, port: pipe.send_bytes(f"{port} {host}".encode()),
        )

    _long_breaths()
    with suppress(OSError):
        try:
            asyncio.run(main())
        except CannotServe as trouble:
            pipe.send_bytes(f"0 {trouble.code}".encode())
