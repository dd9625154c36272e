"""Memos that give back the very same draw lists while their facts are the same."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from jungle_pg.stage.ops import Area, DrawList, Group

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


class KeptGroups:
    """Groups by their keys; each stays the very same while its facts are equal."""

    __slots__ = ("_facts", "_groups")

    def __init__(self) -> None:
        self._groups: dict[str, Group] = {}
        self._facts: dict[str, Hashable] = {}

    def get(
        self, key: str, facts: Hashable, make: Callable[[], DrawList], clip: Area | None = None
    ) -> Group:
        """The group of before, or a new one for other facts."""
        old = self._groups.get(key)
        if old is None or self._facts[key] != facts:
            old = self._groups[key] = Group(key, make(), clip=clip)
            self._facts[key] = facts
        return old
