"""A mapping whose names are known at once and whose values are made when first asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import RLock
from typing import TypeVar

T = TypeVar("T")


class Lazy(Mapping[str, T]):
    """Each value is made once; whoever asks while it is being made waits for it."""

    def __init__(self, names: Iterable[str], make: Callable[[str], T]) -> None:
        self._names, self._make = tuple(names), make
        self._made: dict[str, T] = {}
        self._lock = RLock()

    def __getitem__(self, name: str) -> T:
        if name not in self._names:
            raise KeyError(name)
        with self._lock:
            if name not in self._made:
                self._made[name] = self._make(name)
            return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
