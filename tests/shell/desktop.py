"""The desktop of `tools/desktop.py`, for tests: they are skipped where its tools are missing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools import desktop
from tools.desktop import PACKAGES, Desktop, Program, eventually, missing_tools

__all__ = ["Desktop", "Program", "a_desktop", "eventually", "need_tools"]


def need_tools() -> None:
    """Skip where the tools are missing, except in CI, which installs them."""
    missing = missing_tools()
    if missing and not os.environ.get("CI"):
        pytest.skip(f"needs {', '.join(missing)} (Debian: {PACKAGES})")
    assert not missing, f"CI must install {missing}"


@contextmanager
def a_desktop(size: str = "1280x800x24") -> Iterator[Desktop]:
    """An X server with a window manager, gone at the end."""
    need_tools()
    with desktop.a_desktop(size) as opened:
        yield opened
