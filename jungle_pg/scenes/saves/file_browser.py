"""A file or a folder elsewhere: found by mouse among folders and places, or given by its path."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from jungle_pg.files.background import Task
from jungle_pg.files.saves.browsing import (
    Entry,
    FolderContent,
    KnownFolder,
    content_of,
    home_folder,
    known_folders,
)
from jungle_pg.files.saves.finding import FoundPath, PathKind, found_at, typed_path
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.saves.field_dialog import FieldDialog
from jungle_pg.scenes.saves.folder_rows import (
    PathLine,
    TableLayout,
    entry_ops,
    folder_ops,
    place_ops,
    table_layout,
    table_room,
)
from jungle_pg.scenes.saves.save_list import SaveList
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.page import Page, can_focus
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import NOWHERE, Act, Widget

LONGEST_TYPED: Final = 4000
POLL_S: Final = 1 / 30
ROW: Final = 50
MEMORY: Final = "recent places"
MOST_RECENT: Final = 5


@dataclass(frozen=True, slots=True)
class FolderChosen:
    """A file to be opened, or a folder to be listed."""

    path: Path
    is_folder: bool = False


class BrowserPage(Page):
    """The widgets of the dialog; from the places an arrow to the left leads to what is over them.

    All that lies nearer to that keeps its arrows for itself.
    """

    def _ahead(self, focused: Widget, key: str) -> Widget | None:
        found = super()._ahead(focused, key)
        if found is None and (focused.name, key) == ("places", "left"):
            above = (each for each in self.widgets if each.name == "up" and can_focus(each))
            return next(above, None)
        return found


class FileBrowser(FieldDialog):
    """Leaves `FolderChosen`, or nothing."""

    name = "other_place"

    def __init__(self, world: World, folder: Path) -> None:
        self._folder = folder
        self.search: Task[FoundPath] | None = None
        """Somebody who looks what lies at a typed path."""
        super().__init__(world, "", "load", LONGEST_TYPED)
        self.up = Button("up", icon="up", size=22)
        self.kinds = Segments("kinds", ("", ""))
        self.list_here = Button("list_here", icon="games", size=22)
        self.to_places = Button("to_places", icon="home", size=22)
        self.places = ScrollList("places", 0, ROW, self._draw_place)
        self.files = SaveList("files", 0, ROW, self._draw_entry)
        more = [self.up, self.to_places, self.kinds, self.list_here, self.places, self.files]
        widgets = [self.field, *more, self.yes, self.no]
        self.page = BrowserPage(widgets, world.hear, first="field")
        self.content = FolderContent(folder)
        """The folder that is looked through, as far as it was looked at."""
        self._known: tuple[KnownFolder, ...] = ()
        self._shows_places = False
        """Whether places stand where files do, in a window too narrow for both."""
        self._is_first = True
        self._table: TableLayout | None = None
        self._decor: Memo[DrawList] = Memo()
        recent = self._recent()
        self._finding: Task[tuple[KnownFolder, ...]] | None = Task(
            lambda: self.known_folders(recent)
        )
        self._looking: Task[FolderContent] | None = None
        self._look_into(recent[0] if recent else folder)

    @property
    def under_way(self) -> tuple[Task[Any], ...]:
        """Everything somebody looks for right now."""
        tasks = (self.search, self._finding, self._looking)
        return tuple(task for task in tasks if task is not None)

    def known_folders(self, recent: Sequence[Path]) -> tuple[KnownFolder, ...]:
        """Where one may begin, asked in a thread."""
        return known_folders(self._folder, recent)

    def content_of(self, folder: Path, *, games_only: bool) -> FolderContent:
        """What lies in a folder, asked in a thread."""
        return content_of(folder, games_only=games_only)

    def heading(self, view: View) -> str:
        return view.words("load.open_path")

    def text(self, view: View) -> str:
        """The field and the folders say enough."""
        return ""

    def set_labels(self, view: View) -> None:
        words = view.words
        self.field.placeholder = words("load.path_ask")
        self.yes.label, self.no.label = words("load.open"), words("load.cancel")
        self.kinds.labels = words("load.only_games"), words("load.all_files")
        self.up.tip = words("load.folder_up")
        self.to_places.tip = words("load.places")
        self.list_here.label = words("load.list_here")
        self.list_here.tip = ""

    def room(self, view: View) -> tuple[float, float]:
        return table_room(view, self.yes.size(view)[1])

    def fill(self, view: View, room: Rect) -> None:
        """The field, a row of buttons, places and files."""
        table = self._table = table_layout(view, room, self.kinds, self.list_here)
        self.field.place(table.field)
        self.up.place(table.up)
        self.kinds.place(table.kinds)
        self.list_here.place(table.list_here)
        self.to_places.place(table.to_places)
        self.places.place(table.places)
        self.files.place(table.files)
        self._show_lists()

    def decor(self, view: View) -> DrawList:
        """The trays of places and files, and which folder is seen."""
        assert self._table is not None
        return self._decor(folder_ops, view, self._table, self._line(view))

    def judge(self, view: View) -> str:
        """Something must be chosen or typed; what lies there is seen when it is tried."""
        return "" if self.field.text.strip() else view.words("load.path_empty")

    def accept(self, now: float) -> Command | None:
        """Go into a chosen folder; else look what is there, without waiting for it."""
        entry = self._entry
        if entry is not None and entry.is_folder:
            self._look_into(entry.path)
            return None
        path = typed_path(self.field.text, self.content.folder)
        self.is_busy = True
        self.search = Task(lambda: found_at(path))
        self._show()
        return None

    def take(self, act: Act, now: float) -> Command | None:
        name, _, way = act.name.partition(".")
        match name, act.value:
            case "files", int(number):
                if self._shows_places:
                    self._look_into(self._known[number].path)
                    return None
                self._choose(self.content.entries[number])
                return self.attempt(now) if way == "open" else None
            case "places", int(number):
                self._look_into(self._known[number].path)
            case "kinds", _:
                self._look_into(self.content.folder)
            case "up", _:
                self._look_into(self.content.folder.parent)
            case "to_places", _:
                self._shows_places = not self._shows_places
                self._show_lists()
            case "list_here", _:
                return self._leave(FolderChosen(self.content.folder, is_folder=True))
            case _:
                return self.attempt(now)
        return None

    def update(self, now: float) -> Command | None:
        self._show()
        if self._finding is not None and self._finding.is_done:
            self._known, self._finding = self._finding.wait(), None
            self._show_lists()
        if self._looking is not None and self._looking.is_done:
            content, self._looking = self._looking.wait(), None
            self._show_content(content)
        found = self.search.poll() if self.search is not None and self.is_busy else None
        if found is None or self.view is None:
            return None
        self.is_busy, self.search = False, None
        if found.kind in (PathKind.FILE, PathKind.FOLDER):
            return self._leave(FolderChosen(found.path, found.kind is PathKind.FOLDER))
        self.refuse(self.view.words(f"load.path_{found.kind}", reason=found.reason))
        return None

    def wakes_at(self, now: float) -> float | None:
        """Also while somebody looks what is there."""
        times = (super().wakes_at(now), now + POLL_S if self.under_way else None)
        return min((time for time in times if time is not None), default=None)

    def _show(self) -> None:
        """Also that there is nothing to open as long as nothing is chosen or typed."""
        super()._show()
        self.yes.is_enabled = self.yes.is_enabled and bool(self.field.text.strip())

    @property
    def _entry(self) -> Entry | None:
        """The chosen row, while the field still says the same."""
        if self._shows_places or self.files.chosen is None:
            return None
        entry = self.content.entries[self.files.chosen]
        return entry if self.field.text == str(entry.path) else None

    def _choose(self, entry: Entry) -> None:
        """Let the field say what was clicked."""
        self.field.change(str(entry.path))
        self.problem = ""
        self._show()

    def _look_into(self, folder: Path) -> None:
        """Show another folder as soon as somebody has looked at it."""
        games_only = self.kinds.chosen == 0
        self._looking = Task(lambda: self.content_of(folder, games_only=games_only))

    def _show_content(self, content: FolderContent) -> None:
        was_first, self._is_first = self._is_first, False
        if content.reason and was_first:
            # Nothing was ever saved, or a stick is gone: one begins at home, without a word.
            self._look_into(home_folder())
            return
        if content.reason:
            assert self.view is not None
            self.refuse(self.view.words("load.path_unreadable", reason=content.reason))
            return
        self.content, self._shows_places = content, False
        self.field.change("")
        self.problem = ""
        self._show_lists()
        self._show()

    def _show_lists(self) -> None:
        """Fill both lists; the button that leads up rests at the top."""
        self.places.change(0 if self.places.rect == NOWHERE else len(self._known))
        shown = self._known if self._shows_places else self.content.entries
        self.files.change(len(shown))
        self.up.is_enabled = self.content.folder.parent != self.content.folder

    def _line(self, view: View) -> PathLine:
        words, content = view.words, self.content
        if self._shows_places:
            return PathLine(words("load.places"))
        empty = "" if content.entries else words("load.folder_empty")
        missing = ""
        if content.unseen:
            key = "load.unseen_one" if content.unseen == 1 else "load.unseen"
            missing = words(key, count=content.unseen)
        return PathLine(str(content.folder), empty, missing)

    def _draw_place(self, view: View, number: int, place: Rect, state: str) -> DrawList:
        return place_ops(view, self._known[number], place, state)

    def _draw_entry(self, view: View, number: int, place: Rect, state: str) -> DrawList:
        if self._shows_places:
            return place_ops(view, self._known[number], place, state)
        return entry_ops(view, self.content.entries[number], place, state, self.world.stamp())

    def _recent(self) -> list[Path]:
        found = self.world.memory.recall(MEMORY).get("folders")
        texts = found if isinstance(found, list) else []
        return [Path(text) for text in texts if isinstance(text, str)][:MOST_RECENT]

    def _leave(self, chosen: FolderChosen) -> Command:
        """Begin here next time."""
        folder = chosen.path if chosen.is_folder else chosen.path.parent
        recent = [folder, *(path for path in self._recent() if path != folder)]
        self.world.memory.keep(MEMORY, {"folders": [str(path) for path in recent[:MOST_RECENT]]})
        return Pop(chosen)
