"""Dialogs with a field to type into: what is typed is judged at once, and said in words."""

from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import MEDIUM, WORDS, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Gap, Part
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act


class FieldDialog(Told):
    """A heading, a few words, a field and two buttons; each dialog judges what is typed."""

    def __init__(
        self, world: World, text: str, icon: str, longest: int, *, is_name: bool = False
    ) -> None:
        self.world = world
        self.field = TextField(
            "field", world.clipboard, text, longest=longest, size=MEDIUM, is_name=is_name
        )
        self.yes, self.no = Button("yes", icon=icon, kind="green"), Button("no", icon="close")
        self.no.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((self.yes, self.no))], "yes", "no")
        self.page.change([self.field, self.yes, self.no])
        self.page.first = "field"
        self.page.focus(self.field)
        self.field.select_all()
        self.problem = ""
        """What is wrong, in words; only said once something was typed or tried."""
        self.is_busy = False
        world.hear("ui_panel")

    def judge(self, view: View) -> str:
        """What is wrong with what is typed, or nothing."""
        raise NotImplementedError

    def accept(self, now: float) -> Command | None:
        """Do it; nothing is wrong with what is typed."""
        raise NotImplementedError

    def arrange(self, view: View) -> None:
        if self.problem:
            self.problem = self.judge(view)
        self._show()
        super().arrange(view)

    def body(self, view: View) -> tuple[Part, ...]:
        """The words, the field, and room for what is said below it."""
        return *super().body(view), Gap(least=(None, M)), self.field_form(view, lines=2)

    def field_form(self, view: View, lines: int) -> Part:
        """The field, and room for so many lines about what is wrong."""
        below = self.field.height_below(view, view.px(WORDS), lines) / view.zoom
        parts = (slot_of(view, self.field, grow=1.0), Gap(least=(None, below)))
        return Column(parts, wanted=(WORDS, None))

    def take(self, act: Act, now: float) -> Command | None:
        """The green button or Enter: try what is typed."""
        match act.name:
            case "field":
                assert self.view is not None
                self.is_busy = False
                self.problem = self.judge(self.view)
                self._show()
            case "no":
                return Pop()
            case _:
                return self.attempt(now)
        return None

    def typing_at(self) -> Rect | None:
        """At the caret, while the field has the focus."""
        if self.view is None or self.page.focused is not self.field:
            return None
        return self.field.caret_rect(self.view)

    def refuse(self, problem: str) -> None:
        """Say what is wrong."""
        self.problem, self.is_busy = problem, False
        self.world.hear("error")
        self.page.focus(self.field)
        self._show()

    def attempt(self, now: float) -> Command | None:
        """Accept what is typed, or say what is wrong with it."""
        assert self.view is not None
        problem = self.judge(self.view)
        if problem:
            self.refuse(problem)
            return None
        return None if self.is_busy else self.accept(now)

    def _show(self) -> None:
        self.field.error = self.problem
        self.yes.is_enabled = not self.problem and not self.is_busy
