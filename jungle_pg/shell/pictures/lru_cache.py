"""A cache of bounded size: what was used longest ago goes when it is full."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from pygame import Surface

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def surface_bytes(surface: Surface) -> int:
    """The memory the pixels of a surface take."""
    return surface.get_width() * surface.get_height() * 4


class LruCache(Generic[K, V]):
    """Keeps values by key up to a total cost; the newest is kept whatever it costs."""

    def __init__(self, limit: int, cost: Callable[[V], int] = lambda _: 1) -> None:
        self._limit = limit
        self._cost = cost
        self._values: OrderedDict[K, V] = OrderedDict()
        self.total = 0

    def get(self, key: K) -> V | None:
        """The kept value, which now counts as just used."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Keeps a value and drops what no longer fits."""
        if key in self._values:
            self.total -= self._cost(self._values.pop(key))
        self._values[key] = value
        self.total += self._cost(value)
        self._drop()

    def resize(self, limit: int) -> None:
        """Sets another limit."""
        self._limit = limit
        self._drop()

    def _drop(self) -> None:
        while self.total > self._limit and len(self._values) > 1:
            _, oldest = self._values.popitem(last=False)
            self.total -= self._cost(oldest)
