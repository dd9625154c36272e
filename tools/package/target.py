"""What is built for which system: names, formats and programs."""

import platform
import sys
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from jungle_pg import __version__

System: TypeAlias = Literal["linux", "windows", "macos"]

PROGRAM: Final = "jungle-pg"
TITLE: Final = "Jungle"
BUNDLE_ID: Final = "org.jungle-pg.jungle"
ARCHITECTURES: Final = {"amd64": "x86_64", "x64": "x86_64", "aarch64": "arm64"}
"""Other names of the same processors."""


@dataclass(frozen=True, slots=True)
class Program:
    """One executable of the folder."""

    name: str
    has_console: bool


@dataclass(frozen=True, slots=True)
class Target:
    """A version for a system and a processor."""

    version: str
    system: System
    architecture: str

    @property
    def name(self) -> str:
        """The name of the folder and, with a suffix, of the archive."""
        return f"{PROGRAM}-{self.version}-{self.system}-{self.architecture}"

    @property
    def archive_name(self) -> str:
        """What players download."""
        return self.name + (".zip" if self.system == "windows" else ".tar.gz")

    @property
    def icon_name(self) -> str:
        """The icon of the executable, in the format its system reads."""
        return PROGRAM + {"linux": ".png", "windows": ".ico", "macos": ".icns"}[self.system]

    @property
    def programs(self) -> tuple[Program, ...]:
        """The executables to build.

        Windows shows a console beside every program that can print, so there are two of them;
        elsewhere one program opens windows and prints.
        """
        if self.system == "windows":
            return Program(PROGRAM, False), Program(f"{PROGRAM}-console", True)
        return (Program(PROGRAM, self.system == "linux"),)

    @property
    def is_bundle(self) -> bool:
        """Whether the program comes as a bundle that looks like one file."""
        return self.system == "macos"

    @property
    def path_to_play(self) -> str:
        """The executable players start, inside the folder."""
        return self._path(self.programs[0])

    @property
    def path_to_print(self) -> str:
        """The executable whose commands print, inside the folder."""
        return self._path(self.programs[-1])

    def _path(self, program: Program) -> str:
        if self.is_bundle:
            return f"{TITLE}.app/Contents/MacOS/{program.name}"
        return program.name + (".exe" if self.system == "windows" else "")


def target_of(version: str, platform_id: str, machine: str) -> Target:
    """The target of a platform as Python names it, or ValueError."""
    systems: dict[str, System] = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    if platform_id not in systems:
        raise ValueError(f"nothing is known about building for {platform_id!r}")
    architecture = ARCHITECTURES.get(machine.lower(), machine.lower())
    return Target(version, systems[platform_id], architecture)


def this_target() -> Target:
    """The computer this runs on; PyInstaller builds for no other."""
    return target_of(__version__, sys.platform, platform.machine())
