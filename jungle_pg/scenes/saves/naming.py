"""Names of saves: whether one will do, what else there is, and the dialogs that ask for one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.names import free_name, letters_left, mended_name, name_problem
from jungle_pg.scenes.base import Command, Pop, Result
from jungle_pg.scenes.field_dialog import FieldDialog
from jungle_pg.scenes.saves.collection import Entry, shown_name
from jungle_pg.scenes.saves.store import SaveStore
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import save_name_text, write_reason_text

MOST_IDEAS: Final = 3
LONGEST_TYPED: Final = 260


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


def judged(typed: str, is_taken: Callable[[str], bool]) -> Judged:
    """A typed name without the blanks around it, which nobody means."""
    name = typed.strip()
    problem = name_problem(name)
    return Judged(name, problem, problem is None and is_taken(name))


def other_name(name: Judged, is_taken: Callable[[str], bool]) -> str:
    """The same name with a number that makes it free; nothing where there is none."""
    return (free_name(name.name, is_taken) or "") if name.is_taken else ""


def ideas_beside(
    name: Judged, wishes: Iterable[str], is_taken: Callable[[str], bool]
) -> tuple[str, ...]:
    """Other names that are free: what was typed, mended, and then these."""
    found: list[str] = []
    for idea in _mended(name, wishes):
        free = free_name(idea, is_taken)
        if free is not None and free != name.name and free not in found:
            found.append(free)
    return tuple(found[:MOST_IDEAS])


def _mended(name: Judged, wishes: Iterable[str]) -> Iterator[str]:
    """All names that could be used, as every system can store them."""
    for wish in (name.name, *wishes) if name.problem else wishes:
        mended = mended_name(wish)
        if mended is not None:
            yield mended


class NameDialog(FieldDialog):
    """Asks for a name that every system could store and no other file has."""

    deed: ClassVar[str] = ""
    """What is done with it, on the plank and on the green button."""

    def __init__(self, world: World, store: SaveStore, path: Path, proposed: str) -> None:
        self._store, self._path = store, path
        super().__init__(world, proposed, self.deed, LONGEST_TYPED, is_name=True)

    def give(self, name: str) -> Result:
        """Give the file this name, and leave that; or CannotWrite."""
        raise NotImplementedError

    def is_taken(self, name: str) -> bool:
        """Whether another file has it."""
        raise NotImplementedError

    def heading(self, view: View) -> str:
        return view.words(f"load.{self.deed}")

    def text(self, view: View) -> str:
        return view.words(f"load.{self.deed}_ask", name=shown_name(self._path))

    def set_labels(self, view: View) -> None:
        self.yes.label, self.no.label = self.heading(view), view.words("load.cancel")

    def judge(self, view: View) -> str:
        name = judged(self.field.text, self.is_taken)
        if name.problem is not None:
            return save_name_text(view.words.texts, name.problem)
        return view.words("load.name_taken") if name.is_taken else ""

    def accept(self, now: float) -> Command | None:
        """Do it; where that fails, say why."""
        assert self.view is not None
        try:
            return Pop(self.give(self.field.text.strip()))
        except CannotWrite as trouble:
            words = self.view.words
            why = write_reason_text(words.texts, trouble.code, trouble.reason)
            self.refuse(words(f"load.not_{self.deed}d", reason=why))
            return None


@dataclass(frozen=True, slots=True)
class Renamed:
    """A save has another name now."""

    old: Path
    new: Path


class Rename(NameDialog):
    """Leaves `Renamed`, or nothing when the name stays."""

    name = "rename"
    deed = "rename"

    def __init__(self, world: World, store: SaveStore, path: Path) -> None:
        super().__init__(world, store, path, shown_name(path))

    def is_taken(self, name: str) -> bool:
        return self._store.is_taken(self._path, name)

    def give(self, name: str) -> Result:
        new = self._store.rename(self._path, name)
        return Renamed(self._path, new) if new != self._path else None


@dataclass(frozen=True, slots=True)
class Named:
    """A game that nobody had named is among the saves now."""

    old: Path
    new: Path


class GiveName(NameDialog):
    """A first name for a game that was kept without being asked; leaves `Named`, or nothing."""

    name = "give_name"
    deed = "save"

    def __init__(self, world: World, store: SaveStore, entry: Entry, proposed: str) -> None:
        self._origin = entry.origin
        super().__init__(world, store, entry.path, proposed)

    def is_taken(self, name: str) -> bool:
        return self._store.is_taken(self._store.folder / self._path.name, name)

    def give(self, name: str) -> Result:
        return Named(self._path, self._store.save(self._path, self._origin, name))
