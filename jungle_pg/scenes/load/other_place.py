"""A file or a folder elsewhere, given by its path."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jungle_pg.files.background import Task
from jungle_pg.files.finding import FoundPath, PathKind, found_at, typed_path
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.load.field_dialog import FieldDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View

LONGEST_TYPED: Final = 4000
POLL_S: Final = 1 / 30


@dataclass(frozen=True, slots=True)
class PlaceChosen:
    """A file to be opened, or a folder to be listed."""

    path: Path
    is_folder: bool = False


class OtherPlace(FieldDialog):
    """Leaves `PlaceChosen`, or nothing."""

    name = "other_place"

    def __init__(self, world: World, folder: Path) -> None:
        self._folder = folder
        self.search: Task[FoundPath] | None = None
        """Somebody who looks what is there."""
        super().__init__(world, "", "load", LONGEST_TYPED)

    def heading(self, view: View) -> str:
        """What stands on the plank."""
        return view.words("load.open_path")

    def text(self, view: View) -> str:
        """What may be typed."""
        return view.words("load.path_ask")

    def say(self, view: View) -> None:
        """The words on the buttons."""
        self.field.placeholder = view.words("load.path")
        self.yes.label, self.no.label = view.words("load.open"), view.words("load.cancel")

    def judge(self, view: View) -> str:
        """Something must be typed; what lies there is seen when it is tried."""
        return "" if self.field.text.strip() else view.words("load.path_empty")

    def accept(self, now: float) -> Command | None:
        """Look what is there, without waiting for it."""
        path = typed_path(self.field.text, self._folder)
        self.is_busy = True
        self.search = Task(lambda: found_at(path))
        self._show()
        return None

    def update(self, now: float) -> Command | None:
        """Hear what is there."""
        found = self.search.poll() if self.search is not None and self.is_busy else None
        if found is None or self.view is None:
            return None
        self.is_busy, self.search = False, None
        if found.kind in (PathKind.FILE, PathKind.FOLDER):
            return Pop(PlaceChosen(found.path, found.kind is PathKind.FOLDER))
        self.refuse(self.view.words(f"load.path_{found.kind}", reason=found.reason))
        return None

    def wakes_at(self, now: float) -> float | None:
        """Also while somebody looks what is there."""
        times = (super().wakes_at(now), now + POLL_S if self.is_busy else None)
        return min((time for time in times if time is not None), default=None)
