"""A memo that gives back the very same draw list while its facts are the same."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last value made, for the facts it was made from."""

    __slots__ = ("_facts", "_value")

    def __init__(self) -> None:
        self._facts: Hashable = object()
        self._value: T | None = None

    def get(self, facts: Hashable, make: Callable[[], T]) -> T:
        """The kept value while the facts are equal to the last ones, else a new one."""
        if self._value is None or facts != self._facts:
            self._facts, self._value = facts, make()
        return self._value
