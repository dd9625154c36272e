"""A program as this one holds it: started, fed, listened to, ended with all it has started."""

import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from jungle_pg.engine.thinking import Clock

LONGEST_LINE: Final = 1 << 16
"""Bytes of a line that are kept; what comes after them is passed over."""
MOST_LINES: Final = 4096
"""Lines that wait to be read; older ones give way."""
MOST_AT_ONCE: Final = 256
"""Lines that are heard in one look: whoever looks has a frame to draw."""
FLOOD_BYTES: Final = 8_000_000
FLOOD_LINES: Final = 50_000
"""What a program in its right mind does not say within a second."""
FAREWELL_S: Final = 1.0
"""How long a program may take to quit by itself."""
CHUNK: Final = 1 << 16
WITHOUT_A_CONSOLE: Final[int] = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows opens one for every program that prints."""


class Pipe(Protocol):
    """The way to a program and back."""

    @property
    def trouble(self) -> str:
        """Why nothing more will be heard: a code of `faults.py`; nothing while it runs."""

    def start(self, command: Sequence[str]) -> None:
        """Start the program; what goes wrong is told as trouble."""

    def say(self, line: str) -> None:
        """Send a line."""

    def heard(self, wait_s: float = 0.0) -> list[str]:
        """What it has said since the last look, and has not been heard yet; for so long it may be
        waited for."""

    def close(self) -> None:
        """End it; this does not wait until it has gone."""


class ProgramPipe:
    """A program in a process group of its own, with a thread that feeds it and one that listens.

    A full pipe, a slow start and a program that does not quit may hold these threads, never who
    asks. Both ends are bounded: what nobody reads gives way, a flood ends the program.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._outbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lines: deque[str] = deque(maxlen=MOST_LINES)
        self._news = threading.Event()
        self._ended = threading.Event()
        """It says nothing more."""
        self._over = threading.Event()
        """Either nobody wants it any more or it has ended."""
        self._thread: threading.Thread | None = None
        self.trouble = ""
        self.process_id: int | None = None

    def start(self, command: Sequence[str]) -> None:
        self._thread = threading.Thread(
            target=self._run, args=(tuple(command),), name="program", daemon=True
        )
        self._thread.start()

    def say(self, line: str) -> None:
        self._outbox.put(line)

    def heard(self, wait_s: float = 0.0) -> list[str]:
        if wait_s > 0 and not self._lines and not self.trouble:
            self._news.wait(wait_s)
        self._news.clear()
        lines: list[str] = []
        with suppress(IndexError):
            while len(lines) < MOST_AT_ONCE:
                lines.append(self._lines.popleft())
        return lines

    def close(self) -> None:
        self._outbox.put(None)
        self._over.set()

    @property
    def is_gone(self) -> bool:
        """Whether nothing of it runs any more."""
        return self._thread is not None and not self._thread.is_alive()

    def join(self, wait_s: float) -> None:
        """Wait until it has gone; it is not given more than `FAREWELL_S` anyway."""
        if self._thread is not None:
            self._thread.join(wait_s)

    def _run(self, command: tuple[str, ...]) -> None:
        try:
            process = _started(command)
        except FileNotFoundError:
            # Some systems find no program where there is a folder.
            self._end("no_program" if command[0] and Path(command[0]).is_dir() else "missing")
            return
        except (OSError, ValueError, IndexError):
            # It may be a text, a folder or for another kind of computer; or there is no room.
            self._end("no_program")
            return
        self.process_id = process.pid
        listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        listener.start()
        assert process.stdin is not None
        feeder = threading.Thread(target=self._feed, args=(process,), daemon=True)
        feeder.start()
        self._over.wait()
        self._ended.wait(FAREWELL_S)
        _kill(process)
        process.wait()
        listener.join(FAREWELL_S)
        self._outbox.put(None)
        feeder.join(FAREWELL_S)
        for stream in (process.stdin, process.stdout):
            with suppress(OSError, ValueError):
                assert stream is not None
                stream.close()

    def _feed(self, process: "subprocess.Popen[bytes]") -> None:
        """Hand on what is said, and at last goodbye."""
        assert process.stdin is not None
        try:
            while (line := self._outbox.get()) is not None:
                process.stdin.write(f"{line}\n".encode())
                process.stdin.flush()
        except (OSError, ValueError):
            pass
        with suppress(OSError, ValueError):
            process.stdin.write(b"quit\n")
            process.stdin.close()

    def _listen(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        handle, rest, is_long = process.stdout.fileno(), b"", False
        since, lines, size = self._clock(), 0, 0
        while True:
            try:
                chunk = os.read(handle, CHUNK)
            except OSError:
                chunk = b""
            if not chunk:
                self._end("ended")
                return
            now = self._clock()
            if now - since >= 1.0:
                since, lines, size = now, 0, 0
            *whole, rest = (rest + chunk).split(b"\n")
            lines, size = lines + len(whole), size + len(chunk)
            if lines > FLOOD_LINES or size > FLOOD_BYTES:
                self._end("flood")
                return
            for line in whole:
                if not is_long:
                    self._lines.append(line[:LONGEST_LINE].decode(errors="replace").strip())
                is_long = False
            if len(rest) > LONGEST_LINE:
                if not is_long:
                    self._lines.append(rest[:LONGEST_LINE].decode(errors="replace").strip())
                rest, is_long = b"", True
            self._news.set()

    def _end(self, trouble: str) -> None:
        self.trouble = trouble
        self._ended.set()
        self._over.set()
        self._news.set()


def _started(command: tuple[str, ...]) -> "subprocess.Popen[bytes]":
    """A program beside its own files, where many look for their networks and books."""
    folder = Path(command[0]).parent
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=folder if folder.is_absolute() and folder.is_dir() else None,
        start_new_session=True,
        creationflags=WITHOUT_A_CONSOLE,
    )


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program with everything it has started; until it is waited for its number is its."""
    if hasattr(os, "killpg"):
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        return
    with suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            ["taskkill", "/F", "/T", "/PID", str(process.pid)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=WITHOUT_A_CONSOLE,
            timeout=FAREWELL_S * 5,
        )
    process.kill()
