"""The other programs that may play here: a row for each, and a way to add one."""

from dataclasses import replace
from functools import partial
from typing import Final

from jungle_pg.core.bad_text import BadText
from jungle_pg.engine.foreign.program import Program, command_of, named_apart
from jungle_pg.engine.foreign.programs import Programs
from jungle_pg.files.saves.browsing import home_folder
from jungle_pg.scenes.base import Command, Pop, Push, Result, Say
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.programs.browser import CommandTyped, ProgramBrowser
from jungle_pg.scenes.programs.captions import about_text
from jungle_pg.scenes.programs.sheet import ProgramSheet
from jungle_pg.scenes.programs.trial import TrialDialog, Tried
from jungle_pg.scenes.saves.file_browser import FolderChosen
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import (
    COLUMN,
    CONTROL,
    LARGE,
    MAIN,
    MEDIUM,
    READING,
    ROUNDER,
    SMALL,
    TEXT,
    XS,
    L,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Part, Row, Slot, Stack, growing
from jungle_pg.ui.placing import Paragraph, icon_slot, slot_of, words_slot
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act

SET: Final = "set."


class OtherPrograms(PanelScreen):
    """Lists the programs; a dialog tries a new one out, a sheet sets one."""

    name = "programs"
    heading = "programs.heading"

    def __init__(self, world: World) -> None:
        self.add = Button("add", icon="plus", size=MEDIUM)
        self.done = Button("done", icon="check", kind="green", size=MAIN)
        self.done.sound = "ui_back"
        self.sets: dict[str, Button] = {}
        """By the names of the programs."""
        super().__init__(world, (), (self.add,), (self.done,), "add")
        self.page.default = self.done.name
        self._show_rows()

    @property
    def programs(self) -> Programs:
        """Where they are kept."""
        assert self.world.programs is not None
        return self.world.programs()

    def lay_out(self, view: View) -> DrawList:
        self._show_rows()
        self.add.label = view.words("programs.add")
        self.done.label = view.words("programs.done")
        for button in self.sets.values():
            button.label = view.words("programs.set")
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """What this is for, and a row for each program."""
        words, theme = view.words, view.theme
        said = [words("programs.intro")]
        if not self.programs.is_whole:
            said.append(words("programs.damaged"))
        elif not self.sets:
            said.append(words("programs.none"))
        told = (words_slot(view, Paragraph(each, TEXT, theme.soft_text)) for each in said)
        rows = (self._row(view, program) for program in self.programs.all)
        return Column((*told, *rows), gap=M, padding=(0.0, S, 0.0, M), wanted=(READING, None))

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "done":
            return self.back(now)
        if act.name == "add":
            return Push(ProgramBrowser(self.world, home_folder()))
        program = self.programs.named(act.name.removeprefix(SET))
        return None if program is None else Push(ProgramSheet(self.world, program))

    def resume(self, result: Result, now: float) -> Command | None:
        """A file was chosen, a program was tried, or one was set."""
        match result:
            case FolderChosen(path):
                return self._try(str(path), now)
            case CommandTyped(command):
                return Push(TrialDialog(self.world, command, None, now))
            case Tried(program):
                names = [each.name for each in self.programs.all]
                added = replace(program, name=named_apart(program.name, names))
                problem = self.programs.add(added)
                if problem is not None and self.view is not None:
                    return Say(self.view.words("programs.not_kept", why=problem), "warning")
        if self.view is not None:
            self.arrange(self.view)
        return None

    def _try(self, path: str, now: float) -> Command | None:
        try:
            command = command_of(path, is_file=True)
        except BadText:
            return Say(self.view.words("programs.path_wrong"), "warning") if self.view else None
        return Push(TrialDialog(self.world, command, None, now))

    def back(self, now: float) -> Command | None:
        """Programs that were only tried out end."""
        self.programs.rest()
        return Pop()

    def _show_rows(self) -> None:
        names = [program.name for program in self.programs.all]
        if names != list(self.sets):
            self.sets = {name: Button(f"{SET}{name}", icon="sliders", size=SMALL) for name in names}
            self.show(tuple(self.sets.values()))

    def _row(self, view: View, program: Program) -> Part:
        """Its name and what is known of it, and the button that opens its sheet."""
        theme = view.theme
        about = about_text(self.world, view.words, program)
        told = Column(
            (
                words_slot(view, Paragraph(program.name, LARGE, theme.text)),
                words_slot(view, Paragraph(about, SMALL, theme.soft_text)),
            ),
            gap=XS,
            least=(COLUMN / 2, None),
        )
        button = slot_of(view, self.sets[program.name])
        inside = Row(
            (icon_slot("computer", CONTROL, theme.card), growing(told), button),
            gap=L,
            align="centre",
            padding=(L, M, L, M),
        )
        # A slot is found by its name, and there is a ground below each row.
        return Stack((Slot(partial(_ground_ops)), inside))


def _ground_ops(view: View, rect: Rect) -> DrawList:
    theme = view.theme
    return (skinned(view, rect.snapped(), skins.row, theme.card, theme.paper_line, ROUNDER),)
