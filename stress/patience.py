"""A limit for how long one thing may take, so that a loop without end is found like a mistake."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from stress.broken import Broken

PATIENCE_S: Final = 30.0


@contextmanager
def patience(seconds: float = PATIENCE_S) -> Iterator[None]:
    """Stop with Broken whatever takes longer, where the system can interrupt it at all."""
    if not hasattr(signal, "setitimer") or threading.current_thread().name != "MainThread":
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Broken(f"it takes longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
