"""Saves that are deleted, brought back and renamed, in the list as on the disk."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.folder import Origin
from jungle_pg.scenes.base import Command, Push, Say
from jungle_pg.scenes.question import Question
from jungle_pg.scenes.saves.collection import Entry, shown_name
from jungle_pg.scenes.saves.screen import LoadScreen
from jungle_pg.scenes.saves.store import SaveStore
from jungle_pg.scenes.world import World

DELETE: Final = "delete"


@dataclass(frozen=True, slots=True)
class Binned:
    """A file that was deleted: where it lies now, and what it was."""

    at: Path
    entry: Entry
    store: SaveStore
    """The folder that was shown then."""


class Housekeeping:
    """Tidies up what a load screen shows."""

    def __init__(self, screen: LoadScreen) -> None:
        self._screen = screen
        self._binned: Binned | None = None

    def ask_to_delete(self, entry: Entry, now: float) -> Command | None:
        """Delete the chosen save, after a question unless the player wants none."""
        screen = self._screen
        if not screen.world.settings.confirm:
            return self.delete(now)
        return Push(delete_question(screen.world, screen.title(entry)))

    def delete(self, now: float) -> Command | None:
        """Put the chosen save into the bin; the next one is chosen then."""
        screen = self._screen
        entry, index = screen.entry, screen.list.chosen
        if entry is None or index is None or screen.store is None:
            return None
        try:
            binned = screen.store.delete(entry.path, entry.origin)
        except CannotWrite as trouble:
            return self._fail("not_deleted", screen.title(entry), trouble)
        self._binned, screen.has_binned = Binned(binned, entry, screen.store), True
        screen.collection.remove(entry)
        beside = [*screen.shown[index + 1 : index + 2], *screen.shown[max(0, index - 1) : index]]
        screen.choose(beside[0] if beside else None)
        self._show_anew(now)
        return self._tell("deleted", name=screen.title(entry), path=str(binned))

    def bring_back(self, now: float) -> Command | None:
        """Take what was deleted last out of the bin again."""
        screen = self._screen
        binned, self._binned, screen.has_binned = self._binned, None, False
        if binned is None or screen.store is None:
            return None
        entry = binned.entry
        try:
            path = screen.store.bring_back(binned.at, entry.path)
        except CannotWrite as trouble:
            screen.relayout()
            return self._fail("not_back", screen.title(entry), trouble)
        back = _moved(entry, path)
        if screen.store is binned.store:
            screen.collection.add([back])
            screen.choose(back)
        self._show_anew(now)
        return self._tell("is_back", name=screen.title(back))

    def renamed(self, old: Path, new: Path, now: float) -> Command:
        """Show a save under its new name."""
        screen = self._screen
        for entry in [entry for entry in screen.entries if entry.path == old]:
            moved = _moved(entry, new)
            screen.collection.replace(entry, moved)
            screen.choose(moved)
        self._show_anew(now)
        if screen.list.chosen is not None:
            screen.list.reveal(screen.list.chosen)
        return self._tell("renamed", name=new.name)

    def saved(self, old: Path, new: Path, now: float) -> Command:
        """Show a game that has got a name under it; one that goes on can still be gone on with."""
        screen = self._screen
        for entry in [entry for entry in screen.entries if entry.path == old]:
            name = shown_name(new)
            named = replace(
                entry, path=new, name=name, found_by=name.casefold(), origin=Origin.NAMED
            )
            if entry.origin is Origin.LEFT:
                screen.collection.add([named])
            else:
                screen.collection.replace(entry, named)
            screen.choose(named)
        self._show_anew(now)
        if screen.list.chosen is not None:
            screen.list.reveal(screen.list.chosen)
        return self._tell("saved", name=new.name)

    def _show_anew(self, now: float) -> None:
        screen = self._screen
        screen.show_rows(now)
        screen.relayout()

    def _tell(self, key: str, **facts: str) -> Say:
        screen = self._screen
        assert screen.view is not None
        return Say(screen.view.words(f"load.{key}", **facts))

    def _fail(self, key: str, name: str, trouble: CannotWrite) -> Say:
        screen = self._screen
        assert screen.view is not None
        screen.world.hear("error")
        return Say(screen.view.words(f"load.{key}", name=name, reason=trouble.reason), "warning")


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
