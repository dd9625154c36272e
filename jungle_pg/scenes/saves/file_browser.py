"""A file or a folder elsewhere: found by mouse among folders and places, or given by its path."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from jungle_pg.scenes.field_dialog import FieldDialog
from jungle_pg.scenes.saves.captions import unseen_text, when_text
from jungle_pg.scenes.saves.save_list import ListPage, SaveList, in_tray, line_ops, tray_ops
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import cut_inside
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import ASIDE, COLUMN, ICON, LINE, NOTE, READING, TEXT, XL, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button, icon
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Solved
from jungle_pg.ui.placing import button_slot, place_buttons, put, slot_of
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import NOWHERE, Act

LONGEST_TYPED: Final = 4000
POLL_S: Final = 1 / 30
MEMORY: Final = "recent places"
MOST_RECENT: Final = 5
ROWS: Final = (2, 8)
"""How many are seen of a list at least, and where there is room."""
PLACE_ICONS: Final = {
    "home": "home",
    "saves": "save",
    "folder": "load",
    "recent": "clock",
    "drive": "computer",
}


@dataclass(frozen=True, slots=True)
class FolderChosen:
    """A file to be opened, or a folder to be listed."""

    path: Path
    is_folder: bool = False


class FileBrowser(FieldDialog):
    """Leaves `FolderChosen`, or nothing."""

    name = "other_place"

    def __init__(self, world: World, folder: Path) -> None:
        self._folder = folder
        self.search: Task[FoundPath] | None = None
        """Somebody who looks what lies at a typed path."""
        super().__init__(world, "", "load", LONGEST_TYPED)
        self.up = Button("up", icon="up", size=TEXT)
        self.kinds = Segments("kinds", ("", ""))
        self.list_here = Button("list_here", icon="games", size=TEXT)
        self.to_places = Button("to_places", icon="home", size=TEXT)
        self.places = ScrollList("places", 0, LINE, self._draw_place)
        self.files = SaveList("files", 0, LINE, self._draw_entry)
        more = [self.up, self.to_places, self.kinds, self.list_here, self.places, self.files]
        widgets = [self.field, *more, self.yes, self.no]
        self.page = ListPage(widgets, world.hear, "field", "places", "up")
        self.content = FolderContent(folder)
        """The folder that is looked through, as far as it was looked at."""
        self._known: tuple[KnownFolder, ...] = ()
        self._shows_places = False
        """Whether places stand where files do, in a window too narrow for both."""
        self._is_first = True
        recent = self._recent()
        self._finding: Task[tuple[KnownFolder, ...]] | None = Task(
            lambda: self.known_folders(recent)
        )
        self._looking: Task[FolderContent] | None = None
        self.look_into(recent[0] if recent else folder)

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

    def set_labels(self, view: View) -> None:
        words = view.words
        self.field.placeholder = words("load.path_ask")
        self.yes.label, self.no.label = words("load.open"), words("load.cancel")
        self.kinds.labels = words("load.only_games"), words("load.all_files")
        self.up.tip = words("load.folder_up")
        self.to_places.tip = words("load.places")
        self.list_here.label = words("load.list_here")
        self.list_here.tip = ""

    def body(self, view: View) -> tuple[Part, ...]:
        """The field, a row of buttons, the path, and one or two lists below."""
        lists = tuple(self._lists(view, is_narrow=is_narrow) for is_narrow in (False, True))
        return self.field_form(view, lines=1), Choice(lists, wanted=(READING, None), shrink=1)

    def placed(self, view: View, at: Solved) -> DrawList:
        """What there is no room for is nowhere."""
        for widget in (self.places, self.to_places):
            widget.place(NOWHERE)
        place_buttons(at, [self.list_here])
        ops = put(view, at)
        self.places.change(0 if self.places.rect == NOWHERE else len(self._known))
        self.files.change(len(self._known if self._shows_places else self.content.entries))
        self.up.is_enabled = self.content.folder.parent != self.content.folder
        return ops

    def _lists(self, view: View, *, is_narrow: bool) -> Column:
        ways = (self.up, self.to_places) if is_narrow else (self.up,)
        left = (*(slot_of(view, way) for way in ways), slot_of(view, self.kinds), Gap(grow=1.0))
        rows = (
            Row((*left, button_slot(view, self.list_here, has_words=said)), gap=S, align="centre")
            for said in (True, False)
        )
        line = Slot(self._path_ops, least=(0.0, XL), wanted=(None, LINE), shrink=2)
        files = replace(in_tray(self.files, self._files_tray), least=(COLUMN, None))
        places = Row((in_tray(self.places),), least=(ASIDE, None))
        low, high = (count * LINE + S for count in ROWS)
        lists = Row(
            (files,) if is_narrow else (places, files),
            gap=M,
            least=(0.0 if is_narrow else None, low),
            wanted=(None, high),
            shrink=1,
            grow=1.0,
        )
        return Column((Choice(tuple(rows)), line, lists))

    def judge(self, view: View) -> str:
        """Something must be chosen or typed; what lies there is seen when it is tried."""
        return "" if self.field.text.strip() else view.words("load.path_empty")

    def accept(self, now: float) -> Command | None:
        """Go into a chosen folder; else look what is there, without waiting for it."""
        entry = self._entry
        if entry is not None and entry.is_folder:
            self.look_into(entry.path)
            return None
        path = typed_path(self.field.text, self.content.folder)
        self.is_busy = True
        self.search = Task(lambda: found_at(path))
        self._show()
        return None

    def take(self, act: Act, now: float) -> Command | None:
        name, _, way = act.name.partition(".")
        match name, act.value:
            case (("files" | "places"), int(number)) if name == "places" or self._shows_places:
                self.look_into(self._known[number].path)
            case "files", int(number):
                self._choose(self.content.entries[number])
                return self.attempt(now) if way == "open" else None
            case "kinds", _:
                self.look_into(self.content.folder)
            case "up", _:
                self.look_into(self.content.folder.parent)
            case "to_places", _:
                self._shows_places = not self._shows_places
                self.rearrange()
            case "list_here", _:
                return self.leave(FolderChosen(self.content.folder, is_folder=True))
            case _:
                return super().take(act, now)
        return None

    def update(self, now: float) -> Command | None:
        self._show()
        if self._finding is not None and self._finding.is_done:
            self._known, self._finding = self._finding.wait(), None
            self.rearrange()
        if self._looking is not None and self._looking.is_done:
            content, self._looking = self._looking.wait(), None
            self._show_content(content)
        found = self.search.poll() if self.search is not None and self.is_busy else None
        if found is None or self.view is None:
            return None
        self.is_busy, self.search = False, None
        return self.took(found, self.view)

    def took(self, found: FoundPath, view: View) -> Command | None:
        """What lies at the typed path is known now."""
        if found.kind in (PathKind.FILE, PathKind.FOLDER):
            return self.leave(FolderChosen(found.path, found.kind is PathKind.FOLDER))
        self.refuse(view.words(f"load.path_{found.kind}", reason=found.reason))
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

    def look_into(self, folder: Path) -> None:
        """Show another folder as soon as somebody has looked at it."""
        games_only = self.kinds.chosen == 0
        self._looking = Task(lambda: self.content_of(folder, games_only=games_only))

    def _show_content(self, content: FolderContent) -> None:
        was_first, self._is_first = self._is_first, False
        if content.reason and was_first:
            # Nothing was ever saved, or a stick is gone: one begins at home, without a word.
            self.look_into(home_folder())
            return
        if content.reason:
            assert self.view is not None
            self.refuse(self.view.words("load.path_unreadable", reason=content.reason))
            return
        self.content, self._shows_places = content, False
        self.field.change("")
        self.problem = ""
        self.rearrange()
        self._show()

    def _files_tray(self, view: View, tray: Rect) -> DrawList:
        is_empty = not self.content.entries and not self._shows_places
        return tray_ops(view, tray, view.words("load.folder_empty") if is_empty else "")

    def _path_ops(self, view: View, area: Rect) -> DrawList:
        """A sign and the path over the whole width; what is missing at its end."""
        theme, words, content = view.theme, view.words, self.content
        letters, small = view.text_px(TEXT), view.text_px(NOTE)
        px, y = view.px(ICON), area.middle[1]
        ops: list[Op] = [icon("load", area.x + px / 2, y, px, theme.text, theme.paper)]
        x, right = area.x + px + view.px(M), area.right
        if content.unseen and not self._shows_places:
            missing = unseen_text(words, content.unseen)
            ops.append(Text(missing, right, y, small, theme.soft_text, "right"))
            right -= view.measure(missing, small) + view.px(M)
        text = words("load.places") if self._shows_places else str(content.folder)
        path = cut_inside(view.readable(text), letters, right - x, view.measure)
        return (*ops, Text(path, x, y, letters, theme.text))

    def _draw_place(self, view: View, number: int, place: Rect, state: str) -> DrawList:
        """A place to begin: a sign, and its name."""
        shown = self._known[number]
        if shown.kind in ("home", "saves"):
            name = view.words(f"load.place_{shown.kind}")
        else:
            name = shown.path.name or str(shown.path)
        return line_ops(view, place, state, name, sign=PLACE_ICONS[shown.kind])

    def _draw_entry(self, view: View, number: int, place: Rect, state: str) -> DrawList:
        """A folder or a file: a sign, its name, and when a file was changed."""
        if self._shows_places:
            return self._draw_place(view, number, place, state)
        entry = self.content.entries[number]
        when = when_text(view.words, entry.changed, self.world.stamp())
        told, sign = ((), "load") if entry.is_folder else (((when, 0.0),), "moves")
        return line_ops(view, place, state, entry.path.name, told, sign)

    def _recent(self) -> list[Path]:
        found = self.world.memory.recall(MEMORY).get("folders")
        texts = found if isinstance(found, list) else []
        return [Path(text) for text in texts if isinstance(text, str)][:MOST_RECENT]

    def leave(self, chosen: FolderChosen) -> Command:
        """Begin here next time."""
        folder = chosen.path if chosen.is_folder else chosen.path.parent
        recent = [folder, *(path for path in self._recent() if path != folder)]
        self.world.memory.keep(MEMORY, {"folders": [str(path) for path in recent[:MOST_RECENT]]})
        return Pop(chosen)
