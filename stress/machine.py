"""What a process holds of the machine: memory, open files, threads, children."""

import ctypes
import gc
import os
import sys
import threading
from dataclasses import dataclass
from pathlib import Path


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


def resident_bytes() -> int:
    """The memory this process really uses."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
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
