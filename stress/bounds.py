"""What one damaged file or line may cost: a little time and a little memory."""

import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

LONGEST_S: Final = 0.05
MOST_MEMORY_KB: Final = 64_000
STATUS: Final = Path("/proc/self/status")
CLEAR_PEAK: Final = Path("/proc/self/clear_refs")
"""Where Linux tells of a process."""


class TooMuch(Exception):  # noqa: N818 - it reads as what it is
    """Something took more time or memory than it may."""


def within_time(work: Callable[[], object], longest_s: float = LONGEST_S) -> None:
    """Do something within the time a player may wait, counted as its own time.

    Threads that still end after an earlier test are none of its business, and neither is what
    else the process holds: whoever makes many objects would pay for looking through all of it.
    What the work left behind is let go of before the rest is unfrozen, for all that was frozen
    counts as old from then on, and old objects are hardly ever looked through.
    """
    gc.freeze()
    try:
        for _ in range(3):
            begin = time.thread_time()
            work()
            if time.thread_time() - begin < longest_s:
                return
    finally:
        gc.collect()
        gc.unfreeze()
    raise TooMuch(f"it takes longer than {longest_s * 1000:.0f} ms")


@contextmanager
def little_memory(most_kb: int = MOST_MEMORY_KB) -> Iterator[None]:
    """Do something without ever needing much more memory than before."""
    forget_peak()
    before = peak_memory_kb()
    yield
    grown = peak_memory_kb() - before
    if grown >= most_kb:
        raise TooMuch(f"it takes {grown:,} KB of memory")


def forget_peak() -> None:
    """Let the peak begin anew where the system can: a high one of earlier would hide what comes."""
    with suppress(OSError):
        CLEAR_PEAK.write_text("5", "ascii")


def peak_memory_kb() -> int:
    """The most memory this process ever had; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    if STATUS.exists():
        # What the system counts for its parent as well begins with what that one had.
        lines = STATUS.read_text("ascii", errors="replace").splitlines()
        return next((int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak
