"""Dialogs with a field to type into: what is typed is judged at once, and said in words."""

from typing import ClassVar, Final

from jungle_pg.scenes.base import Command, Pop, Result
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.dialog import DialogLayout, dialog_layout, dialog_ops
from jungle_pg.ui.page import Page
from jungle_pg.ui.text.field import ERROR_TEXT, HEIGHT, TextField
from jungle_pg.ui.widget import Act

FIELD_WIDTH: Final = 640
ERROR_LINES: Final = 2
AIR: Final = 12


class FieldDialog:
    """A heading, a few words, a field and two buttons; each dialog judges what is typed."""

    name: ClassVar[str] = "field"
    is_opaque: bool = False

    def __init__(self, world: World, text: str, icon: str, longest: int) -> None:
        self.world = world
        self.field = TextField("field", world.clipboard, text, longest=longest, size=25)
        self.yes, self.no = Button("yes", icon=icon, kind="green"), Button("no", icon="close")
        self.no.sound = "ui_back"
        self.page = Page([self.field, self.yes, self.no], world.hear, first="field")
        self.page.focus(self.field)
        self.field.select_all()
        self.view: View | None = None
        self.problem = ""
        """What is wrong, in words; only said once something was typed or tried."""
        self.is_busy = False
        self._layout: DialogLayout | None = None
        self._ground: Memo[DrawList] = Memo()
        self._all: Memo[DrawList] = Memo()
        world.hear("ui_panel")

    def heading(self, view: View) -> str:
        """What stands on the plank."""
        raise NotImplementedError

    def text(self, view: View) -> str:
        """What is asked for."""
        raise NotImplementedError

    def set_labels(self, view: View) -> None:
        """Put the words on field and buttons."""
        raise NotImplementedError

    def judge(self, view: View) -> str:
        """What is wrong with what is typed, or nothing."""
        raise NotImplementedError

    def accept(self, now: float) -> Command | None:
        """Do it; nothing is wrong with what is typed."""
        raise NotImplementedError

    def arrange(self, view: View) -> None:
        self.view = view
        self.set_labels(view)
        if self.problem:
            self.problem = self.judge(view)
        sizes = [button.size(view) for button in (self.yes, self.no)]
        layout = self._layout = dialog_layout(
            view, self.heading(view), self.text(view), sizes, self.room(view)
        )
        self.fill(view, layout.room)
        for button, rect in zip((self.yes, self.no), layout.buttons, strict=True):
            button.place(rect)
        self._show()

    def room(self, view: View) -> tuple[float, float]:
        """What the field takes, with what is said below it."""
        below = view.text_px(ERROR_TEXT) * 1.3 * ERROR_LINES
        return view.px(FIELD_WIDTH), view.px(HEIGHT + 2 * AIR) + below

    def fill(self, view: View, room: Rect) -> None:
        """Place the field; a dialog with more in it places that too."""
        self.field.place(room.inset(0, view.px(AIR), 0, 0).from_top(view.px(HEIGHT)))

    def decor(self, view: View) -> DrawList:
        """What lies under the widgets, apart from the panel; the very same while it is."""
        return ()

    def handle(self, event: Input, now: float) -> Command | None:
        """Enter accepts, Esc leaves; nothing reaches what lies under the veil."""
        if isinstance(event, Key) and event.name == "escape":
            if event.repeat:
                return None
            self.world.hear("ui_back")
            return Pop()
        act = self.page.handle(event, now)
        if act is None or self.view is None:
            return None
        match act.name:
            case "field":
                self.is_busy = False
                self.problem = self.judge(self.view)
                self._show()
            case "no":
                return Pop()
            case _:
                return self.take(act, now)
        return None

    def take(self, act: Act, now: float) -> Command | None:
        """The green button or Enter: try what is typed."""
        return self.attempt(now)

    def update(self, now: float) -> Command | None:
        return None

    def draw(self, now: float) -> DrawList:
        """Veil, panel, field and buttons."""
        view, layout = self.view, self._layout
        assert view is not None
        assert layout is not None
        ground = self._ground(dialog_ops, view, layout, self.heading(view))
        return self._all(_joined, ground, self.decor(view), self.page.draw(view, now))

    def wakes_at(self, now: float) -> float | None:
        """When the caret blinks."""
        return self.page.wakes_at(now)

    def resume(self, result: Result, now: float) -> Command | None:
        return None

    def pointer(self) -> str:
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        """At the caret, while the field has the focus."""
        if self.view is None or self.page.focused is not self.field:
            return None
        return self.field.caret_rect(self.view)

    def toast_room(self) -> Rect | None:
        return None

    def close(self) -> None:
        """Nothing goes on without it."""

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


def _joined(ground: DrawList, decor: DrawList, widgets: DrawList) -> DrawList:
    return (*ground, *decor, Group("widgets", widgets))
