"""Speech-dispatcher, the server that reads out on Linux, spoken to over its own socket (SSIP).

A stay there has a name of its own, so what is stopped is ours alone and what other programs read
goes on. A server that is not there is started, as its own clients do.
"""

import queue
import socket
import threading
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Final

from jungle_pg.engine.foreign.pipe import LONGEST_LINE, ProgramPipe
from jungle_pg.engine.thinking import Clock

STOP: Final = "stop"
"""The line that ends what is being read, and what waits to be read."""
ANSWERED: Final = "done"
SILENT_S: Final = 10.0
"""How long the server may take for one answer."""
STARTS_S: Final = 5.0
"""How long it may take until it is there."""
LOOK_S: Final = 0.1
MOST_LINES: Final = 100
"""Of one answer; a server that says more has lost its mind."""
CHUNK: Final = 4096

ADDRESS: Final = "SPEECHD_ADDRESS"
"""Names the socket where it is not at its usual place, like `unix_socket:/run/speech`."""
UNIX_SOCKET: Final = "unix_socket"
PLACE: Final = Path("speech-dispatcher/speechd.sock")
INTRODUCTION: Final = (
    "SET SELF CLIENT_NAME player:jungle-pg:main",
    # Ours does not cut what we said before, and does not wait for texts of others.
    "SET SELF PRIORITY MESSAGE",
)


def socket_path(environ: Mapping[str, str]) -> Path:
    """Where the server listens, as all its clients find it."""
    method, _, place = environ.get(ADDRESS, "").partition(":")
    if method == UNIX_SOCKET and place:
        return Path(place)
    run = environ.get("XDG_RUNTIME_DIR") or environ.get("XDG_CACHE_HOME")
    folder = Path(run) if run else Path(environ.get("HOME", "/")) / ".cache"
    return folder / PLACE


class SpeechDispatcher:
    """Takes lines, a language and a text or `stop`, and answers each with one when it is taken.

    A thread speaks with the server; whoever gives lines never waits.
    """

    def __init__(self, clock: Clock, path: Path) -> None:
        self._clock, self._path = clock, path
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._answers: deque[str] = deque()
        self._language = ""
        self._is_closed = threading.Event()
        self.trouble = ""
        """Why nothing more will be read: a code as `ProgramPipe` has them."""
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, line: str) -> None:
        self._lines.put(line)

    def heard(self) -> list[str]:
        """The answers since the last look."""
        answers = []
        with suppress(IndexError):
            while True:
                answers.append(self._answers.popleft())
        return answers

    def close(self) -> None:
        self._is_closed.set()
        self._lines.put(None)

    def join(self, wait_s: float) -> None:
        """Wait until it has gone."""
        self._thread.join(wait_s)

    def _run(self) -> None:
        try:
            with self._connected() as server:
                self._talk(server)
        except TimeoutError:
            self.trouble = "silent"
        except OSError:
            self.trouble = self.trouble or "ended"

    def _connected(self) -> socket.socket:
        try:
            return _connection(self._path)
        except OSError as error:
            if error.errno is None:
                # No server could listen there: the path is longer than those of sockets may be.
                raise
        starter = ProgramPipe(self._clock)
        starter.start(
            ("speech-dispatcher", "--spawn", "--communication-method", UNIX_SOCKET,
             "--socket-path", str(self._path))
        )  # fmt: skip
        end = self._clock() + STARTS_S
        try:
            # A starter that is done has nothing more to wait for; the server may take a while yet.
            while not self._is_closed.wait(LOOK_S):
                starter.heard()
                with suppress(OSError):
                    return _connection(self._path)
                if starter.trouble == "missing" or self._clock() > end:
                    self.trouble = starter.trouble or "silent"
                    break
        finally:
            if starter.trouble:
                starter.join(LOOK_S)
        raise ConnectionError("there is no server")

    def _talk(self, server: socket.socket) -> None:
        """Hand on one line after the other, until nobody wants to hear anything more."""
        told, link = bytearray(), server.makefile("rb")
        """What it has said and nobody has read yet."""

        def ask(*lines: str) -> None:
            # A file may be called by bytes that are no letters.
            text = "".join(f"{line}\r\n" for line in lines)
            server.sendall(text.encode(errors="replace"))
            end = self._clock() + SILENT_S
            for _ in range(MOST_LINES):
                answer = self._line(link, told, end)
                if answer[3:4] != b"-":
                    break
            if answer[:1] != b"2" or answer[3:4] == b"-":
                raise ConnectionError(answer)

        for each in INTRODUCTION:
            ask(each)
        while (line := self._lines.get()) is not None:
            if line == STOP:
                ask("CANCEL SELF")
            else:
                language, _, text = line.partition(" ")
                if language != self._language:
                    ask(f"SET SELF LANGUAGE {language}")
                    self._language = language
                ask("SPEAK")
                # A line that is a dot alone ends a text.
                ask(f".{text}" if text.startswith(".") else text, ".")
            self._answers.append(ANSWERED)
        ask("CANCEL SELF")
        ask("QUIT")

    def _line(self, link: BufferedReader, told: bytearray, end: float) -> bytes:
        """The next line of the server, which may come in drops, but not for ever."""
        while b"\n" not in told:
            if self._clock() > end:
                raise TimeoutError
            if len(told) > LONGEST_LINE or not (more := link.read1(CHUNK)):
                raise ConnectionError
            told += more
        line, _, rest = bytes(told).partition(b"\n")
        told[:] = rest
        return line


def _connection(path: Path) -> socket.socket:
    found = socket.socket(socket.AF_UNIX)
    found.settimeout(SILENT_S)
    try:
        found.connect(str(path))
    except OSError:
        found.close()
        raise
    return found
