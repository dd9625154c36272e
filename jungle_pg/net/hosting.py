"""The server of somebody who hosts at their own computer: a process that ends with the program."""

import atexit
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Final

from jungle_pg.core.rulebook import Refusal, Rulebooks
from jungle_pg.engine.worker import Brains
from jungle_pg.net.names import USUAL_PORT, Address
from jungle_pg.net.room.limits import Limits
from jungle_pg.net.serving import Serving, serve_for

THIS_COMPUTER: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
HOSTED: Final = Limits(rooms=8)
END_S: Final = 15.0
"""How long a server may take to write everything down."""


class HostProcess:
    """A server in a process of its own; it is looked at now and then, and nothing here waits.

    `rulebooks` and `brains` are named by their modules, to cross processes.
    """

    def __init__(
        self,
        home: Path,
        rulebooks: Callable[[], Rulebooks],
        brains: Brains,
        *,
        is_reachable: bool,
        port: int = USUAL_PORT,
    ) -> None:
        self.is_reachable = is_reachable
        """Whether other computers can come; else only windows on this one."""
        self.address: Address | None = None
        """Where it listens, once it does."""
        self.problem: Refusal | None = None
        """Why it does not."""
        self._closing = threading.Event()
        self._process: SpawnProcess | None = None
        serving = Serving(home, EVERYWHERE if is_reachable else THIS_COMPUTER, port, HOSTED)
        # Starting a process may take a while; a frame waits for nothing.
        self._thread = threading.Thread(
            target=self._run, args=(serving, rulebooks, brains), name="hosting", daemon=True
        )
        self._thread.start()
        # Python waits for processes of its own when it ends, and this one waits for us.
        atexit.register(self.close)

    @property
    def process_id(self) -> int | None:
        """The number of the process once it runs."""
        return self._process.pid if self._process is not None else None

    @property
    def is_over(self) -> bool:
        """Whether the process has ended."""
        return not self._thread.is_alive()

    def close(self) -> None:
        """Let it end, with every match safe; that is not waited for."""
        self._closing.set()

    def join(self, wait_s: float = END_S) -> None:
        """Wait for its end; for the end of the program."""
        self._thread.join(wait_s)

    def _run(self, serving: Serving, rulebooks: Callable[[], Rulebooks], brains: Brains) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve_for, args=(theirs, serving, rulebooks, brains))
        try:
            process.start()
        except OSError:
            self.problem = Refusal("no_process")
            ours.close()
            return
        finally:
            theirs.close()
        self._process = process
        self._hear(ours)
        # It ends when our end of the pipe does.
        ours.close()
        process.join(END_S)
        process.kill()
        process.join()

    def _hear(self, pipe: Connection) -> None:
        try:
            while not self._closing.is_set():
                if pipe.poll(0.1):
                    port, _, word = pipe.recv_bytes(200).decode().partition(" ")
                    if port == "0":
                        self.problem = Refusal(word)
                        return
                    self.address = Address(THIS_COMPUTER, int(port))
        except (EOFError, OSError, ValueError):
            self.problem = self.problem or Refusal("server_ended")
            self.address = None


def own_address() -> str:
    """The address by which others of the local network reach this computer, as far as it knows."""
    with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as probe:
        # Nothing is sent by this; the system only says which way it would take.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return THIS_COMPUTER
