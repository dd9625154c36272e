"""Whoever sees what the outside answers: notes it for a crash report, or tells it again later."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar

T = TypeVar("T")


def as_it_is(value: T) -> T:
    """What is noted of an answer that says nothing about the player."""
    return value


class Witness(Protocol):
    """Stands between the program and what it cannot know beforehand."""

    def heard(
        self, kind: str, usual: T, ask: Callable[[], T], veil: Callable[[T], T] = as_it_is
    ) -> T:
        """The answer of the outside: names, numbers and lists, as JSON knows them.

        `usual` is what it answers as a rule, `veil` takes out what only the player may know.
        """


class Bystander:
    """Asks and forgets."""

    def heard(
        self, kind: str, usual: T, ask: Callable[[], T], veil: Callable[[T], T] = as_it_is
    ) -> T:
        """The answer of the outside."""
        return ask()


# Work in threads is looked at from many places; who sees it is known by the thread that draws.
_WITNESS: ContextVar[Witness] = ContextVar("witness", default=Bystander())  # noqa: B039 - it keeps nothing


def witness() -> Witness:
    """Who sees what work in threads has come to."""
    return _WITNESS.get()


@contextmanager
def seen_by(somebody: Witness) -> Iterator[None]:
    """Let somebody see, in this thread and for as long as the block lasts."""
    token = _WITNESS.set(somebody)
    try:
        yield
    finally:
        _WITNESS.reset(token)
