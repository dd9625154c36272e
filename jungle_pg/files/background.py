"""Work that waits for the disk, done in a thread and looked at now and then."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Task(Generic[T]):
    """One piece of work; a failure shows up where its result is asked for."""

    def __init__(self, work: Callable[[], T], name: str = "work") -> None:
        self._work = work
        self._results: list[T] = []
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether the result is there."""
        is_done = bool(self._results) or self._failure is not None
        if is_done:
            self._thread.join()
        return is_done

    def poll(self) -> T | None:
        """What came of it; None while it is being done."""
        return self.wait() if self.is_done else None

    def wait(self) -> T:
        """What came of it, waited for if it must be."""
        self._thread.join()
        if self._failure is not None:
            raise self._failure
        return self._results[0]

    def _run(self) -> None:
        try:
            self._results.append(self._work())
        except Exception as failure:
            self._failure = failure
