"""The file of a program is looked for, or a command is typed."""

from dataclasses import dataclass
from pathlib import Path

from jungle_pg.core.bad_text import BadText
from jungle_pg.engine.foreign.program import command_of
from jungle_pg.files.saves.browsing import FolderContent, content_of
from jungle_pg.files.saves.finding import FoundPath, PathKind
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.saves.file_browser import FileBrowser, FolderChosen
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Solved
from jungle_pg.ui.widget import NOWHERE


@dataclass(frozen=True, slots=True)
class CommandTyped:
    """A path with words behind it, or a name the system finds by itself."""

    command: tuple[str, ...]


class ProgramBrowser(FileBrowser):
    """Leaves `FolderChosen` with a file, or `CommandTyped`, or nothing."""

    name = "program_browser"

    def heading(self, view: View) -> str:
        return view.words("programs.choose")

    def set_labels(self, view: View) -> None:
        super().set_labels(view)
        self.field.placeholder = view.words("programs.path_ask")
        self.yes.label = view.words("programs.try")

    def content_of(self, folder: Path, *, games_only: bool) -> FolderContent:
        """All files: a program may be called anything."""
        return content_of(folder, games_only=False)

    def placed(self, view: View, at: Solved) -> DrawList:
        """What is for games alone is nowhere."""
        ops = super().placed(view, at)
        for widget in (self.kinds, self.list_here):
            widget.place(NOWHERE)
        return ops

    def took(self, found: FoundPath, view: View) -> Command | None:
        """A file is tried, a folder looked into; what is neither may be a command."""
        if found.kind is PathKind.FILE:
            return self.leave(FolderChosen(found.path))
        if found.kind is PathKind.FOLDER:
            self.look_into(found.path)
            return None
        try:
            command = command_of(self.field.text, is_file=False)
        except BadText:
            command = ()
        if not command:
            self.refuse(view.words("programs.path_wrong"))
            return None
        return Pop(CommandTyped(command))
