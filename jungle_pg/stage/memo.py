"""Memory of what was made last, so that unchanged parts of a screen are the very same values."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Generic, ParamSpec, TypeVar

from jungle_pg.stage.ops import DrawList, Group

P = ParamSpec("P")
T = TypeVar("T")


class Memo(Generic[T]):
    """The last value of a function, remembered for the arguments it was called with.

    They are all that the value depends on, so no change can be missed: `make` is a function of a
    module, a static method or a method of something that never changes, and no argument is changed
    in place. What a lambda gives is never remembered, since each one is another function.
    """

    __slots__ = ("_facts", "_value")

    _value: T

    def __init__(self) -> None:
        self._facts: tuple[object, ...] = ()

    def __call__(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `make` gives for these arguments; the very same while they are equal."""
        # Tuples compare what they hold by identity first, which makes large values cheap.
        facts = (make, args, tuple(kwargs.items()) if kwargs else ())
        if facts != self._facts:
            self._value = make(*args, **kwargs)
            self._facts = facts
        return self._value


class GroupMemos:
    """Groups by their keys, each remembered by itself."""

    __slots__ = ("_groups",)

    def __init__(self) -> None:
        self._groups: defaultdict[str, Memo[Group]] = defaultdict(Memo)

    def __call__(
        self, key: str, make: Callable[P, DrawList], *args: P.args, **kwargs: P.kwargs
    ) -> Group:
        """The group of what `make` gives for these arguments."""
        return self._groups[key](_group, key, make, args, kwargs)


def _group(
    key: str, make: Callable[..., DrawList], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Group:
    return Group(key, make(*args, **kwargs))
