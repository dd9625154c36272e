"""One other program: its name, how long it thinks, and whatever of it can be set."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from jungle_pg.engine.foreign.program import DEPTHS, NODES, SECONDS, Program
from jungle_pg.engine.foreign.programs import Programs
from jungle_pg.engine.foreign.spoken import LONGEST_NAME
from jungle_pg.engine.thinking import Limits
from jungle_pg.scenes.base import Command, Pop, Push, Result, Say
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.programs.captions import games_text, limit_text
from jungle_pg.scenes.programs.options import labelled, option_row
from jungle_pg.scenes.programs.trial import TrialDialog, Tried
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import MAIN, MEDIUM, READING, SMALL, TEXT, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import Paragraph, section_slot, words_slot
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act

Kind: TypeAlias = Literal["seconds", "depth", "nodes"]
LIMITS: Final[dict[Kind, tuple[Limits, ...]]] = {
    "seconds": tuple(Limits(seconds=each) for each in SECONDS),
    "depth": tuple(Limits(depth=each) for each in DEPTHS),
    "nodes": tuple(Limits(nodes=each) for each in NODES),
}
USUAL: Final[dict[Kind, Limits]] = {
    "seconds": Limits(seconds=1.0),
    "depth": Limits(depth=8),
    "nodes": Limits(nodes=20_000),
}


class ProgramSheet(PanelScreen):
    """Sets a program; all of it is kept when the sheet is left."""

    name = "program"
    heading = "programs.one"

    def __init__(self, world: World, program: Program) -> None:
        self._kept = self.program = program
        """The program as it is kept, and as it is set here."""
        clipboard = world.clipboard
        self.title = TextField(
            "name", clipboard, program.name, longest=LONGEST_NAME, size=MEDIUM, is_name=True
        )
        self.kinds = Segments("kinds", tuple(LIMITS))
        self.limit = Carousel("limit", ("",), size=MEDIUM)
        self.options = {
            f"option:{option.name}": option_row(option, program.value(option), clipboard)
            for option in program.own_options
        }
        self.remove = Button("remove", icon="trash", size=MEDIUM)
        self.again = Button("again", icon="retry", size=MEDIUM)
        self.done = Button("done", icon="check", kind="green", size=MAIN)
        self.done.sound = "ui_back"
        widgets = [self.title, self.kinds, self.limit]
        moving = [*widgets, *(row.widget for row in self.options.values())]
        super().__init__(world, moving, (self.remove, self.again), (self.done,), "done")
        self.page.default = self.done.name

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.remove.label = words("programs.remove")
        self.again.label = words("programs.try_again")
        self.done.label = words("programs.done")
        self._show(view)
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """Who it is, how it thinks, and its options in the order it tells them."""
        words, theme, program = view.words, view.theme, self.program
        facts = [
            f"{words('programs.path')}: {' '.join(program.command)}",
            f"{words('programs.games')}: {games_text(self.world, words, program)}",
        ]
        if program.author:
            facts.insert(0, f"{words('programs.author')}: {program.author}")
        told = (words_slot(view, Paragraph(each, SMALL, theme.soft_text)) for each in facts)
        rows: list[Part] = [
            labelled(view, words("programs.name"), self.title),
            Column(tuple(told)),
            section_slot("clock", words("programs.thinking")),
            labelled(view, words("programs.limit"), self.kinds),
            labelled(view, words("programs.each_move"), self.limit),
            section_slot("sliders", words("programs.options")),
            *(row.form(view) for row in self.options.values()),
        ]
        if not self.options:
            none = Paragraph(words("programs.no_options"), TEXT, theme.soft_text)
            rows.append(words_slot(view, none))
        return Column(tuple(rows), gap=M, padding=(0.0, S, 0.0, L), wanted=(READING, None))

    def take(self, act: Act, now: float) -> Command | None:
        """A control sets the option it is named after; the others do what they say."""
        match act.name, act.value:
            case "done", _:
                return self.back(now)
            case "remove", _:
                return Push(_remove_question(self.world, self._kept.name))
            case "again", _:
                return Push(TrialDialog(self.world, self.program.command, self.program, now))
            case "name", str(name):
                if not self._name_problem(name):
                    self.program = replace(self.program, name=name.strip())
            case "kinds", int(number):
                self.program = replace(self.program, limit=USUAL[tuple(LIMITS)[number]])
            case "limit", int(number):
                limit = self._limits[number]
                self.program = replace(self.program, limit=limit)
            case name, _ if name in self.options:
                return self._set(name, act)
        self._show_again()
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        match result:
            case Answer("remove", is_yes=True):
                return self._left(self._programs().remove(self._kept.name))
            case Tried(program):
                # What it told this time counts, what the player has set stays.
                tried = replace(program, name=self.program.name, limit=self.program.limit)
                problem = self._programs().change(self._kept.name, tried)
                return Pop() if problem is None else self._left(problem)
        return None

    def back(self, now: float) -> Command | None:
        """Keep it as it is set now."""
        if self.program == self._kept:
            return Pop()
        return self._left(self._programs().change(self._kept.name, self.program))

    def _left(self, problem: str | None) -> Command:
        if problem is None or self.view is None:
            return Pop()
        self._kept = self.program
        return Say(self.view.words("programs.not_kept", why=problem), "warning")

    def _set(self, name: str, act: Act) -> Command | None:
        row = self.options[name]
        if row.option.kind == "button":
            self._programs().press(self._kept.name, row.option.name)
            return None if self.view is None else Say(self.view.words("programs.pressed"))
        self.program = self.program.having(row.option.name, row.value_of(act))
        self._show_again()
        return None

    def _show_again(self) -> None:
        if self.view is not None:
            self._show(self.view)

    def _show(self, view: View) -> None:
        words = view.words
        self.title.error = self._name_problem(self.title.text, words_of=view)
        kind = self._kind
        self.kinds.labels = tuple(words(f"programs.limit_{each}") for each in LIMITS)
        self.kinds.chosen = tuple(LIMITS).index(kind)
        self.limit.labels = tuple(limit_text(words, each) for each in self._limits)
        self.limit.chosen = self._limits.index(self.program.limit)
        others = (limit for each in LIMITS for limit in LIMITS[each])
        self.limit.other_labels = tuple(limit_text(words, each) for each in others)
        for row in self.options.values():
            row.show(self.program, words)

    @property
    def _kind(self) -> Kind:
        limit = self.program.limit
        if limit.depth is not None:
            return "depth"
        return "seconds" if limit.nodes is None else "nodes"

    @property
    def _limits(self) -> tuple[Limits, ...]:
        """What can be chosen now; a limit that was set elsewhere is among them."""
        limits = LIMITS[self._kind]
        return limits if self.program.limit in limits else (self.program.limit, *limits)

    def _name_problem(self, name: str, words_of: View | None = None) -> str:
        view = words_of or self.view
        assert view is not None
        taken = {each.name for each in self._programs().all} - {self._kept.name}
        if not name.strip():
            return view.words("programs.name_empty")
        return view.words("programs.name_taken") if name.strip() in taken else ""

    def _programs(self) -> Programs:
        assert self.world.programs is not None
        return self.world.programs()


def _remove_question(world: World, name: str) -> Question:
    return Question(
        world,
        "remove",
        heading="programs.remove",
        text=lambda words: words("programs.remove_ask", name=name),
        yes="programs.remove_yes",
        no="programs.remove_no",
        is_grave=True,
    )
