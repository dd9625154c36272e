"""What keeps a process of tests small and fast, however many tests it runs."""

import ctypes
import gc
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from stress.machine import KEEPERS, forget_kept, holdings, resident_bytes

LARGE: Final = 240_000_000
STEP: Final = 40_000_000
FORGETTING: Final = (*KEEPERS, "jungle_pg.engine", "tests.tables", "tests.shell")
"""Whose functions keep what is quickly made again."""
YOUNG: Final = (20_000, 20, 20)
"""How much new there is when it is looked through for garbage; Python's own patience is that of a
program without hundreds of screens, and takes a tenth of the time."""
M_MMAP_THRESHOLD: Final = -3
LARGE_BLOCK: Final = 3_000_000
"""About the pixels of a window; smaller blocks would cost a quarter more time."""


class Thrift:
    """A process of tests that has grown lets go of what functions keep for the next frame.

    The program has one window and may keep its letters and pictures; tests open hundreds. Most of
    what such a process holds is free already, and only the allocator has not given it back.
    """

    def __init__(self) -> None:
        self._most = LARGE

    def pytest_collection(self) -> None:
        """Modules and tests stay to the end, so looking for garbage among them finds nothing."""
        gc.disable()

    def pytest_collection_finish(self) -> None:
        """From here on only what tests make is looked through."""
        settle()
        gc.set_threshold(*YOUNG)
        gc.enable()

    def pytest_runtest_logfinish(self) -> None:
        """Look after every test, and tidy up where it is worth the time."""
        if resident_bytes() > self._most:
            self._most = max(LARGE, settle() + STEP)


def settle() -> int:
    """Let go of what nobody needs; the rest stays and is looked through no more. Its bytes."""
    forget_kept(FORGETTING)
    gc.unfreeze()
    memory = holdings().memory
    gc.freeze()
    return memory


def give_pixels_back() -> None:
    """Let the memory of a large picture go back to the system with the picture.

    By itself the allocator soon takes pictures out of the same heap as everything else, where what
    is left between them keeps the pages of those that are gone.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)


def keep_bytecode_in(folder: Path) -> None:
    """Compile once where Python was told to leave no compiled files beside the sources.

    Otherwise every process of tests would compile all tests, and every program they start itself.
    """
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(folder)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def begin(config: pytest.Config) -> None:
    """Begin before anything is collected; the cache of pytest is where such files may lie."""
    cache: pytest.Cache | None = getattr(config, "cache", None)
    if cache is not None:
        keep_bytecode_in(cache.mkdir("bytecode"))
    give_pixels_back()
    config.pluginmanager.register(Thrift())
