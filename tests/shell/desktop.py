"""A desktop of our own: an X server without a screen, a window manager, a mouse and a keyboard."""

import fcntl
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import TypeVar

import pygame
import pytest

T = TypeVar("T")

TOOLS = ("Xvfb", "openbox", "xdotool", "xwininfo", "xprop", "xwd")
PATIENCE_S = 30


def need_tools() -> None:
    """Skip where the tools are missing, except in CI, which installs them."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing and not os.environ.get("CI"):
        pytest.skip(f"needs {', '.join(missing)} (Debian: xvfb openbox xdotool x11-utils x11-apps)")
    assert not missing, f"CI must install {missing}"


def eventually(look: Callable[[], T | None], what: str) -> T:
    """What `look` finds, asked again until it does."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for {what}")


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

    def do(self, *words: str) -> str:
        """Run a command of the desktop and give what it prints."""
        done = subprocess.run(words, env=self.environ, capture_output=True, text=True)
        return done.stdout.strip()

    def start(self, home: Path, *options: str) -> "Program":
        """Start the game with its files below a folder."""
        return Program(self, home, options)


class Program:
    """A running game and its window."""

    def __init__(self, desktop: Desktop, home: Path, options: tuple[str, ...]) -> None:
        self.desktop, self.home = desktop, home
        self.process = subprocess.Popen(
            [sys.executable, "-m", "jungle_pg", *options],
            env={**desktop.environ, "JUNGLE_PG_HOME": str(home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.window = eventually(self._find, "the window")

    def _find(self) -> str:
        assert self.process.poll() is None, self.process.communicate()
        found = self.desktop.do("xdotool", "search", "--onlyvisible", "--class", "jungle-pg")
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
        self.desktop.do("xdotool", "mousemove", "--sync", "--window", self.window, *place)

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

    def ends(self) -> tuple[int, str]:
        """Exit status and what was printed on stderr, once it has ended."""
        _, errors = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, errors


@contextmanager
def a_desktop(size: str = "1280x800x24") -> Iterator[Desktop]:
    """An X server with a window manager, gone at the end."""
    need_tools()
    with _one_at_a_time():
        server, desktop = _server(size)
        manager = _manager(desktop)
    try:
        yield desktop
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=PATIENCE_S)


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Servers that start at the same moment may want the same number."""
    with (Path(gettempdir()) / "jungle-pg-desktop.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _server(size: str) -> tuple["subprocess.Popen[bytes]", Desktop]:
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as pipe:
        return server, Desktop(f":{pipe.readline().strip()}")


def _manager(desktop: Desktop) -> "subprocess.Popen[bytes]":
    """A window manager that has taken over the display."""
    quiet = subprocess.DEVNULL
    for _ in range(3):
        manager = subprocess.Popen(["openbox"], env=desktop.environ, stdout=quiet, stderr=quiet)
        eventually(lambda: _has_manager(desktop) or manager.poll() is not None, "openbox")  # noqa: B023
        if manager.poll() is None:
            return manager
    raise AssertionError("openbox does not stay")


def _has_manager(desktop: Desktop) -> bool:
    return "_NET_SUPPORTING_WM_CHECK(WINDOW)" in desktop.do(
        "xprop", "-root", "_NET_SUPPORTING_WM_CHECK"
    )
