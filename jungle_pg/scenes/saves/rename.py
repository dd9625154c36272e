"""Another name for a save, and a first one for a game that was kept without being asked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.names import name_problem
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.saves.entries import Entry, shown_name
from jungle_pg.scenes.saves.field_dialog import FieldDialog
from jungle_pg.scenes.saves.store import SaveStore
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import save_name_text, write_reason_text

LONGEST_TYPED: Final = 260


@dataclass(frozen=True, slots=True)
class Renamed:
    """A save has another name now."""

    old: Path
    new: Path


class Rename(FieldDialog):
    """Leaves `Renamed`, or nothing when the name stays."""

    name = "rename"

    def __init__(self, world: World, store: SaveStore, path: Path) -> None:
        self._store, self._path = store, path
        super().__init__(world, shown_name(path), "rename", LONGEST_TYPED)
        self.field.is_name = True

    def heading(self, view: View) -> str:
        return view.words("load.rename")

    def text(self, view: View) -> str:
        return view.words("load.rename_ask", name=shown_name(self._path))

    def set_labels(self, view: View) -> None:
        self.yes.label, self.no.label = view.words("load.rename"), view.words("load.cancel")

    def judge(self, view: View) -> str:
        """Whether every system could store the name, and no other file has it."""
        name = self.field.text
        problem = name_problem(name)
        if problem is not None:
            return save_name_text(view.words.texts, problem)
        return view.words("load.name_taken") if self._store.is_taken(self._path, name) else ""

    def accept(self, now: float) -> Command | None:
        """Rename the file; where that fails, say why."""
        assert self.view is not None
        try:
            new = self._store.rename(self._path, self.field.text)
        except CannotWrite as trouble:
            self.refuse(self.view.words("load.not_renamed", reason=trouble.reason))
            return None
        return Pop(Renamed(self._path, new) if new != self._path else None)


@dataclass(frozen=True, slots=True)
class Named:
    """A game that nobody had named is among the saves now."""

    old: Path
    new: Path


class GiveName(FieldDialog):
    """Leaves `Named`, or nothing when it gets no name."""

    name = "give_name"

    def __init__(self, world: World, store: SaveStore, entry: Entry, proposed: str) -> None:
        self._store, self._entry = store, entry
        super().__init__(world, proposed, "save", LONGEST_TYPED)
        self.field.is_name = True

    def heading(self, view: View) -> str:
        return view.words("load.save")

    def text(self, view: View) -> str:
        return view.words("load.save_ask")

    def set_labels(self, view: View) -> None:
        self.yes.label, self.no.label = view.words("load.save"), view.words("load.cancel")

    def judge(self, view: View) -> str:
        """Whether every system could store the name, and no save has it."""
        name = self.field.text
        problem = name_problem(name)
        if problem is not None:
            return save_name_text(view.words.texts, problem)
        is_taken = self._store.is_taken(self._store.folder / self._entry.path.name, name)
        return view.words("load.name_taken") if is_taken else ""

    def accept(self, now: float) -> Command | None:
        """Save it; where that fails, say why."""
        assert self.view is not None
        entry = self._entry
        try:
            new = self._store.save(entry.path, entry.origin, self.field.text)
        except CannotWrite as trouble:
            words = self.view.words
            why = write_reason_text(words.texts, trouble.code, trouble.reason)
            self.refuse(words("load.not_saved", reason=why))
            return None
        return Pop(Named(entry.path, new))
