"""Saves that are deleted, brought back and renamed, in the list as on the disk."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.folder import Origin
from jungle_pg.scenes.base import Command, Push, Say
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.saves.captions import title_of
from jungle_pg.scenes.saves.collection import Entry, shown_name
from jungle_pg.scenes.saves.screen import LoadScreen
from jungle_pg.scenes.saves.store import SaveStore
from jungle_pg.scenes.world import World

DELETE: Final = "delete"
CLOSER_AFTER_S: Final = 0.25
"""How long a save must be chosen before it is looked at closely."""


@dataclass(frozen=True, slots=True)
class Binned:
    """A file that was deleted: where it lies now, and what it was."""

    at: Path
    entry: Entry
    store: SaveStore
    """The folder that was shown then."""


class Housekeeping(LoadScreen):
    """The load screen with hands that tidy up."""

    def __init__(self, world: World, store: SaveStore | None) -> None:
        super().__init__(world, store)
        self._binned: Binned | None = None
        self._closer_at = 0.0
        """When the chosen save is looked at closely."""

    def ask_to_delete(self, entry: Entry, now: float) -> Command | None:
        """Delete the chosen save, after a question unless the player wants none."""
        if not self.world.settings.confirm:
            return self.delete(now)
        return Push(delete_question(self.world, self._title(entry)))

    def delete(self, now: float) -> Command | None:
        """Put the chosen save into the bin; the next one is chosen then."""
        entry, index = self.entry, self.list.chosen
        if entry is None or index is None or self.store is None:
            return None
        try:
            binned = self.store.delete(entry.path, entry.origin)
        except CannotWrite as trouble:
            return self._fail("not_deleted", self._title(entry), trouble)
        self._binned, self.has_binned = Binned(binned, entry, self.store), True
        self.collection.remove(entry)
        beside = [*self.shown[index + 1 : index + 2], *self.shown[max(0, index - 1) : index]]
        self.choose(beside[0] if beside else None)
        self._show_anew(now)
        return self._tell("deleted", name=self._title(entry), path=str(binned))

    def bring_back(self, now: float) -> Command | None:
        """Take what was deleted last out of the bin again."""
        binned, self._binned, self.has_binned = self._binned, None, False
        if binned is None or self.store is None:
            return None
        entry = binned.entry
        try:
            path = self.store.bring_back(binned.at, entry.path)
        except CannotWrite as trouble:
            self.relayout()
            return self._fail("not_back", self._title(entry), trouble)
        back = _moved(entry, path)
        if self.store is binned.store:
            self.collection.add([back])
            self.choose(back)
        self._show_anew(now)
        return self._tell("is_back", name=self._title(back))

    def renamed(self, old: Path, new: Path, now: float) -> Command:
        """Show a save under its new name."""
        for entry in [entry for entry in self.entries if entry.path == old]:
            moved = _moved(entry, new)
            self.collection.replace(entry, moved)
            self.choose(moved)
        self._show_anew(now)
        if self.list.chosen is not None:
            self.list.reveal(self.list.chosen)
        return self._tell("renamed", name=new.name)

    def saved(self, old: Path, new: Path, now: float) -> Command:
        """Show a game that has got a name under it; one that goes on can still be gone on with."""
        for entry in [entry for entry in self.entries if entry.path == old]:
            name = shown_name(new)
            named = replace(
                entry, path=new, name=name, found_by=name.casefold(), origin=Origin.NAMED
            )
            if entry.origin is Origin.LEFT:
                self.collection.add([named])
            else:
                self.collection.replace(entry, named)
            self.choose(named)
        self._show_anew(now)
        if self.list.chosen is not None:
            self.list.reveal(self.list.chosen)
        return self._tell("saved", name=new.name)

    def _title(self, entry: Entry) -> str:
        assert self.view is not None
        return title_of(self.view.words, entry)

    def _show_anew(self, now: float) -> None:
        self.show_rows(now)
        self._closer_at = now + CLOSER_AFTER_S
        self.relayout()

    def _tell(self, key: str, **facts: str) -> Say:
        assert self.view is not None
        return Say(self.view.words(f"load.{key}", **facts))

    def _fail(self, key: str, name: str, trouble: CannotWrite) -> Say:
        assert self.view is not None
        self.world.hear("error")
        return Say(self.view.words(f"load.{key}", name=name, reason=trouble.reason), "warning")


def _moved(entry: Entry, path: Path) -> Entry:
    """The same file under another path."""
    name = shown_name(path)
    found_by = name.casefold() if entry.origin is Origin.NAMED else entry.found_by
    return replace(entry, path=path, name=name, found_by=found_by)


def delete_question(world: World, name: str) -> Question:
    """Whether to delete a save."""
    return Question(
        world,
        DELETE,
        heading="load.delete",
        text=lambda words: words("load.delete_ask", name=name),
        yes="load.delete",
        no="load.keep",
        yes_icon="trash",
        is_grave=True,
    )
