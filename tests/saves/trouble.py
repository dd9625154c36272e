"""A disk that fails, or a program that is killed, at any single call of the system."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

CALLS = (
    *("open", "write", "fsync", "lseek", "read", "close", "replace", "mkdir", "unlink"),
    *("stat", "fstat", "ftruncate", "scandir"),
)


class CallNumber(AbstractContextManager["CallNumber"]):
    """Counts the calls to the system, and does something at one of them."""

    def __init__(self, number: int, act: Callable[[], None]) -> None:
        self.count = 0
        self._number, self._act = number, act
        self._real = {name: getattr(os, name) for name in CALLS}

    def __enter__(self) -> "CallNumber":
        for name in self._real:
            setattr(os, name, self._counting(name))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name, real in self._real.items():
            setattr(os, name, real)

    def _counting(self, name: str) -> Callable[..., Any]:
        real = self._real[name]

        def call(*arguments: Any, **options: Any) -> Any:
            self.count += 1
            if self.count == self._number:
                if name == "close":
                    real(*arguments)
                if name == "write":
                    # A disk may have taken a part of it.
                    real(arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
                self._act()
            return real(*arguments, **options)

        return call


def failing(code: int) -> Callable[[], None]:
    """Something that fails as the system does."""

    def fail() -> None:
        raise OSError(code, os.strerror(code))

    return fail
