"""Wine: a Windows of our own in a folder, in which programs are built and tried."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

TOOLS: Final = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
}
"""The tools by which packages for Windows are made, and what brings them on Debian."""
WINE: Final = "wine"
PATIENCE_S: Final = 900
START_S: Final = 300


class CannotUseWine(Exception):  # noqa: N818 - it reads as what it is
    """Nothing for Windows can be made or tried here; the message says why."""


class StandsStill(CannotUseWine):
    """A program did not end: Wine sometimes hangs where one starts others, so try it again."""


def need(*tools: str) -> None:
    """CannotUseWine unless these tools are there."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        packages = " ".join(TOOLS[tool] for tool in missing)
        raise CannotUseWine(f"no {' and no '.join(missing)} (Debian: apt-get install {packages})")


class Wine:
    """One Windows: its drive, its registry and the programs that run in it."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self.environ: Mapping[str, str] = {
            "WINEPREFIX": str(folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Nobody may be asked whether to fetch what browsers and .NET need.
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "LC_ALL": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "DISPLAY": display,
            "HOME": os.environ.get("HOME", "/"),
            "PATH": os.environ.get("PATH", os.defpath),
        }

    def start(self) -> None:
        """Make the Windows if it is not there, and let its server stay between programs."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._serve("-p")
        # What serves this Windows from now on would keep a pipe open for ever.
        silent = subprocess.DEVNULL
        done = subprocess.run(
            [WINE, "wineboot", "--init"],
            env={**self.environ},
            stdin=silent,
            stdout=silent,
            stderr=silent,
            timeout=START_S,
        )
        if done.returncode:
            raise CannotUseWine(f"Wine does not start in {self.folder}")

    def run(
        self,
        words: Sequence[str],
        folder: Path | None = None,
        more: Mapping[str, str] | None = None,
        patience_s: float = PATIENCE_S,
    ) -> "subprocess.CompletedProcess[str]":
        """Run a program for Windows to its end; what it prints comes together."""
        # Python under Wine fails where stdout is a file or a terminal, so it always is a pipe.
        try:
            return subprocess.run(
                [WINE, *words],
                cwd=folder,
                env={**self.environ, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                timeout=patience_s,
            )
        except subprocess.TimeoutExpired as trouble:
            raise StandsStill(
                f"{words[0]} did not end under Wine in {patience_s:.0f} s"
            ) from trouble

    def drive_path(self, path: str) -> Path:
        """Where a path like C:\\users lies on this computer."""
        drive, _, rest = path.partition(":")
        return self.folder / "dosdevices" / f"{drive.lower()}:" / rest.replace("\\", "/").strip("/")

    def running(self, program: str) -> list[int]:
        """The processes of this Windows whose command line names a program."""
        return [
            process
            for process in _processes()
            if program in _text(process, "cmdline")
            and f"WINEPREFIX={self.folder}\0" in _text(process, "environ") + "\0"
        ]

    def close(self) -> None:
        """End every program that still runs in it."""
        self._serve("-k")
        self._serve("-w")

    def _serve(self, order: str) -> None:
        server = shutil.which("wineserver") or "/usr/lib/wine/wineserver64"
        with suppress(subprocess.TimeoutExpired):
            subprocess.run([server, order], env={**self.environ}, timeout=START_S)


@contextmanager
def a_wine(folder: Path, display: str = "") -> Iterator[Wine]:
    """A Windows in a folder; at the end nothing runs in it."""
    need("wine")
    wine = Wine(folder.absolute(), display)
    try:
        wine.start()
        yield wine
    finally:
        wine.close()


def windows_path(path: Path) -> str:
    """A path of this computer as programs for Windows name it."""
    return "Z:" + str(path.absolute()).replace("/", "\\")


def _processes() -> Iterator[int]:
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            yield int(entry)


def _text(process: int, fact: str) -> str:
    try:
        return Path(f"/proc/{process}/{fact}").read_bytes().decode("utf-8", "replace")
    except OSError:
        return ""
