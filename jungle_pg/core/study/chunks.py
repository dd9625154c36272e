"""A long frozen list of which a change copies only a little and shares all the rest."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

LENGTH: Final = 64
"""How many values lie in a chunk."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chunks(Generic[T]):
    """Values by their number from 0."""

    chunks: tuple[tuple[T, ...], ...] = ()

    def __len__(self) -> int:
        return LENGTH * (len(self.chunks) - 1) + len(self.chunks[-1]) if self.chunks else 0

    def __iter__(self) -> Iterator[T]:
        return (value for chunk in self.chunks for value in chunk)

    def __getitem__(self, number: int) -> T:
        return self.chunks[number // LENGTH][number % LENGTH]

    def added(self, value: T) -> "Chunks[T]":
        """The list with one more value at its end."""
        if not self.chunks or len(self.chunks[-1]) == LENGTH:
            return Chunks((*self.chunks, (value,)))
        return Chunks((*self.chunks[:-1], (*self.chunks[-1], value)))

    def changed(self, number: int, value: T) -> "Chunks[T]":
        """The list with another value in one place."""
        at, place = divmod(number, LENGTH)
        chunk = self.chunks[at]
        chunk = (*chunk[:place], value, *chunk[place + 1 :])
        return Chunks((*self.chunks[:at], chunk, *self.chunks[at + 1 :]))


def chunks_of(values: list[T]) -> Chunks[T]:
    """All of these values."""
    starts = range(0, len(values), LENGTH)
    return Chunks(tuple(tuple(values[start : start + LENGTH]) for start in starts))
