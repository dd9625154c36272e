"""What a process holds of the machine: memory, open files, threads, children."""

import ctypes
import gc
import os
import sys
import threading
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from time import monotonic, sleep
from typing import Final

SLOW_THREAD_S: Final = 5.0
KEEPERS: Final = ("jungle_pg.stage", "jungle_pg.ui", "jungle_pg.scenes", "jungle_pg.games")


@dataclass(frozen=True, slots=True)
class Holdings:
    """Counted at one moment; memory in bytes, 0 where the system does not tell."""

    memory: int
    files: int
    threads: int
    children: int

    def beyond(self, other: "Holdings") -> list[str]:
        """What there is more of than then, memory aside, in words."""
        pairs = (
            ("open files", self.files, other.files),
            ("threads", self.threads, other.threads),
            ("child processes", self.children, other.children),
        )
        return [f"{now} {what} instead of {then}" for what, now, then in pairs if now > then]


def holdings() -> Holdings:
    """What this process holds now, after it has tidied up."""
    gc.collect()
    if sys.platform == "linux":
        # Freed memory counts as held until the allocator gives it back.
        ctypes.CDLL(None).malloc_trim(0)
    return Holdings(resident_bytes(), open_files(), threading.active_count(), children())


def let_threads_end() -> None:
    """Give threads that were told to end the time to do so; a thread is slow, not a mistake."""
    ends_at = monotonic() + SLOW_THREAD_S
    while threading.active_count() > 1 and monotonic() < ends_at:
        sleep(0.02)


def forget_kept(keepers: tuple[str, ...] = KEEPERS) -> None:
    """Empty what functions keep for the next frame: it holds letters of a window that is gone."""
    # By module, since the collector tells nothing of what was frozen.
    for name, module in list(sys.modules.items()):
        if name.startswith(keepers):
            for each in vars(module).values():
                if isinstance(each, _lru_cache_wrapper) and each.__module__ == name:
                    each.cache_clear()


def resident_bytes() -> int:
    """The memory this process really uses, where Linux tells it."""
    if sys.platform != "linux":
        return 0
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def open_files() -> int:
    """How many files this process holds open."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def children() -> int:
    """How many processes this one has started that are still there."""
    found = 0
    for task in Path("/proc/self/task").glob("*/children"):
        found += len(task.read_text("ascii").split())
    return found
