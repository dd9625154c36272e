"""A desktop of our own: an X server without a screen, a window manager, a mouse and a keyboard."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final, TypeVar

import pygame

T = TypeVar("T")

TOOLS: Final = ("Xvfb", "openbox", "xdotool", "xwininfo", "xprop", "xwd")
PACKAGES: Final = "xvfb openbox xdotool x11-utils x11-apps xclip"
"""What brings these tools on Debian."""
PATIENCE_S: Final = 30
TRIES: Final = 3
CLASSES: Final = "jungle-pg|python"
"""Of its window, as a pattern: Wine names windows after the program, and a checkout is Python's."""
CHECKOUT: Final = (sys.executable, "-m", "jungle_pg")


class InVain(Exception):  # noqa: N818 - it reads as what it is
    """What was waited for did not come."""


def missing_tools() -> list[str]:
    """The tools a desktop needs and this computer lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def eventually(look: Callable[[], T | None], what: str, patience_s: float = PATIENCE_S) -> T:
    """What `look` finds, asked again until it does."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise InVain(f"waited in vain for {what}")


class Desktop:
    """One X display and what a person can do on it."""

    def __init__(self, display: str) -> None:
        self.environ = {
            **os.environ,
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONUNBUFFERED": "1",
        }
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.environ.pop(name, None)
        self._started: list[subprocess.Popen[str]] = []

    def do(self, *words: str) -> str:
        """Run a command of the desktop and give what it prints."""
        done = subprocess.run(words, env=self.environ, capture_output=True, text=True)
        return done.stdout.strip()

    def start(
        self,
        home: Path,
        *options: str,
        command: Sequence[str] = CHECKOUT,
        folder: Path | None = None,
        environ: Mapping[str, str] | None = None,
    ) -> "Program":
        """Start the game with its files below `home`; `environ` takes the place of our own."""
        process = subprocess.Popen(
            [*command, *options],
            cwd=folder,
            env={**self._with_display(environ), "JUNGLE_PG_HOME": str(home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._started.append(process)
        return Program(self, home, process)

    def close(self) -> None:
        """End whatever was started here and still runs."""
        for process in self._started:
            _end(process)

    def _with_display(self, environ: Mapping[str, str] | None) -> dict[str, str]:
        if environ is None:
            return self.environ
        shared = ("DISPLAY", "SDL_AUDIODRIVER")
        return {**environ, **{name: self.environ[name] for name in shared}}


class Program:
    """A running game and its window."""

    def __init__(self, desktop: Desktop, home: Path, process: "subprocess.Popen[str]") -> None:
        self.desktop, self.home, self.process = desktop, home, process
        self._pointed_at: tuple[str, str] | None = None
        self.window = eventually(self._find, "the window")

    def _find(self) -> str:
        if self.process.poll() is not None:
            raise InVain(f"the program ended: {_said(self.process)}")
        return self._window_id()

    def _window_id(self) -> str:
        found = self.desktop.do("xdotool", "search", "--onlyvisible", "--class", CLASSES)
        return found.split("\n")[-1]

    def size(self) -> tuple[int, int]:
        """Width and height of the window as the X server sees it."""
        self.window = self._find() or self.window
        lines = self.desktop.do("xwininfo", "-id", self.window).splitlines()
        facts = dict(line.strip().split(": ", 1) for line in lines if ": " in line)
        return int(facts.get("Width", 0)), int(facts.get("Height", 0))

    def wait_for_size(self, wanted: Callable[[tuple[int, int]], bool]) -> tuple[int, int]:
        """The size of the window once it is as wanted."""
        eventually(lambda: wanted(self.size()), "another size of the window")
        return self.size()

    def point(self, x: float, y: float) -> None:
        """Move the mouse, in pixels of the window."""
        place = (str(round(x)), str(round(y)))
        # Who waits for a mouse that is there already waits for seconds.
        waits = [] if place == self._pointed_at else ["--sync"]
        self.desktop.do("xdotool", "mousemove", *waits, "--window", self.window, *place)
        self._pointed_at = place

    def click(self, x: float, y: float) -> None:
        """Point and click, in pixels of the window."""
        self.point(x, y)
        self.desktop.do("xdotool", "click", "1")

    def press(self, *keys: str) -> None:
        """Press keys, named as xdotool names them."""
        for key in keys:
            self.desktop.do("xdotool", "key", key)

    def picture(self) -> pygame.Surface:
        """What the window shows now, as the X server has it."""
        dump = subprocess.run(
            ["xwd", "-silent", "-id", self.window],
            env=self.desktop.environ,
            capture_output=True,
            check=True,
        ).stdout
        facts = struct.unpack(">25I", dump[:100])
        header, width, height, line, colours = (facts[place] for place in (0, 4, 5, 12, 19))
        start = header + 12 * colours
        assert line == 4 * width
        return pygame.image.frombuffer(dump[start : start + line * height], (width, height), "BGRA")

    def settings(self) -> str:
        """The settings file as it is now."""
        path = self.home / "config/settings.json"
        return path.read_text("utf-8") if path.exists() else ""

    def close(self) -> None:
        """End it at once if it still runs, and wait until its window is gone."""
        _end(self.process)
        eventually(lambda: not self._window_id(), "the window to go away")

    def shut(self) -> tuple[int, str]:
        """Close the window by its key, again where that was not heard; how the program ended."""
        for _ in range(TRIES):
            self.press("alt+F4")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE_S / TRIES)
                break
        return self.ends()

    def ends(self) -> tuple[int, str]:
        """Exit status and what was printed on stderr, once it has ended."""
        status = self.process.wait(PATIENCE_S)
        return status, _said(self.process)


def _end(process: "subprocess.Popen[str]") -> None:
    if process.poll() is None:
        process.kill()
        process.wait()
        _said(process)


def _said(process: "subprocess.Popen[str]") -> str:
    """What a process that has ended printed on stderr; its pipes are closed.

    Their other ends may be open still: under Wine the desktop that a program has brought up holds
    them.
    """
    assert process.stdout is not None
    assert process.stderr is not None
    said = b""
    with process.stdout, process.stderr:
        os.set_blocking(process.stderr.fileno(), False)
        with suppress(BlockingIOError):
            while part := os.read(process.stderr.fileno(), 65_536):
                said += part
    return said.decode("utf-8", "replace")


@contextmanager
def a_desktop(size: str = "1280x800x24") -> Iterator[Desktop]:
    """An X server with a window manager, gone at the end."""
    with _one_at_a_time():
        desktop, running = _opened(size)
    try:
        yield desktop
    finally:
        desktop.close()
        # A server that ends takes the files of its number away, also when the next one has them.
        with _one_at_a_time():
            _stop(running)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Servers that start or end at the same moment may want the same number."""
    # Where there is no X server there are no such locks either, but tests are still collected.
    import fcntl

    with (Path(gettempdir()) / "jungle-pg-desktop.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _opened(size: str) -> "tuple[Desktop, list[subprocess.Popen[str]]]":
    """A desktop and its processes, the last started first; tried again if one does not stay."""
    said = []
    for _ in range(TRIES):
        server, desktop = _server(size)
        manager = subprocess.Popen(
            ["openbox"],
            env=desktop.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        eventually(lambda: _has_manager(desktop) or manager.poll() is not None, "openbox")  # noqa: B023
        if manager.poll() is None:
            return desktop, [manager, server]
        said.append(f"{desktop.environ['DISPLAY']}: {manager.communicate()[1].strip()}")
        _stop([server])
    raise InVain(f"openbox does not stay ({'; '.join(said)})")


def _stop(running: "list[subprocess.Popen[str]]") -> None:
    for process in running:
        process.terminate()
        process.communicate(timeout=PATIENCE_S)


def _server(size: str) -> "tuple[subprocess.Popen[str], Desktop]":
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
        text=True,
    )
    os.close(writer)
    with os.fdopen(reader) as pipe:
        return server, Desktop(f":{pipe.readline().strip()}")


def _has_manager(desktop: Desktop) -> bool:
    return "_NET_SUPPORTING_WM_CHECK(WINDOW)" in desktop.do(
        "xprop", "-root", "_NET_SUPPORTING_WM_CHECK"
    )
