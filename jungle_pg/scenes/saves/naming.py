"""What the name that stands in the field means: whether it will do, and what else there is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from jungle_pg.files.saves.folder import Saves
from jungle_pg.files.saves.names import free_name, letters_left, mended_name, name_problem

MOST_IDEAS: Final = 3


@dataclass(frozen=True, slots=True)
class Judged:
    """A name as it would be used."""

    name: str
    problem: str | None = None
    """Why no file can have it, as a code."""
    is_taken: bool = False
    """A file has it already."""

    @property
    def most_letters(self) -> int:
        """How many letters it could have."""
        return len(self.name) + letters_left(self.name)


def judged(saves: Saves, typed: str) -> Judged:
    """A typed name without the blanks around it, which nobody means."""
    name = typed.strip()
    problem = name_problem(name)
    return Judged(name, problem, problem is None and saves.exists(name))


def other_name(saves: Saves, name: Judged) -> str:
    """The same name with a number that makes it free; nothing where there is none."""
    return (free_name(name.name, saves.exists) or "") if name.is_taken else ""


def ideas_beside(saves: Saves, name: Judged, wishes: Iterable[str]) -> tuple[str, ...]:
    """Other names that are free: what was typed, mended, and then these."""
    found: list[str] = []
    for idea in _mended(name, wishes):
        free = free_name(idea, saves.exists)
        if free is not None and free != name.name and free not in found:
            found.append(free)
    return tuple(found[:MOST_IDEAS])


def _mended(name: Judged, wishes: Iterable[str]) -> Iterator[str]:
    """All names that could be used, as every system can store them."""
    for wish in (name.name, *wishes) if name.problem else wishes:
        mended = mended_name(wish)
        if mended is not None:
            yield mended
