"""The packages a release is made of, each in one version, so that everybody builds the same."""

import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

INSIDE: Final = (
    "pygame-ce==2.5.8", "platformdirs==4.14.5", "pillow==12.3.0", "websockets==17.4",
    "zeroconf==0.154.0", "ifaddr==0.2.0", "librt==0.16.0", "mypy-extensions==1.2.0",
)  # fmt: skip
"""What is in the folder a player gets."""

BUILDING: Final = (
    "pyinstaller==6.22.3", "pyinstaller-hooks-contrib==2026.9", "altgraph==0.17.5",
    "packaging==26.3", "setuptools==84.2.1", "hatchling==1.33.0", "pathspec==1.1.1",
    "pluggy==1.7.0", "trove-classifiers==2026.9.21.13", "tomlkit==0.15.2",
)  # fmt: skip
"""What makes it."""

COMPILING: Final = ("mypy==2.4.1", "typing-extensions==4.16.0", "ast-serialize==0.13.1")
"""What turns the search into C."""

BUILDING_ON_WINDOWS: Final = ("pefile==2024.8.26", "pywin32-ctypes==0.2.3")

WINDOWS_WHEELS: Final = (
    "--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp",
    "--only-binary=:all:",
)  # fmt: skip
"""How pip is told to fetch what another system runs."""


class CannotFetch(Exception):  # noqa: N818 - it reads as what it is
    """A package could not be had; the message says which and why."""


def pip(*words: str, python: Sequence[str] = (sys.executable,)) -> None:
    """Run pip, or CannotFetch with what it says last."""
    done = subprocess.run(
        [*python, "-m", "pip", "--disable-pip-version-check", "--quiet", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()] or ["no word why"]
        raise CannotFetch(f"pip {words[0]} failed: {said[-1]}")


def digest_of(*facts: object) -> str:
    """A short name for what something was made from."""
    return sha256(repr(facts).encode()).hexdigest()[:12]


def check_sum(path: Path, expected: str) -> None:
    """CannotFetch unless a file is the very one it should be."""
    found = sha256(path.read_bytes()).hexdigest()
    if found != expected:
        raise CannotFetch(f"{path.name} is not the file it should be: its SHA-256 is {found}")
