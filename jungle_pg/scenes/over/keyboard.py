"""A keyboard on the screen: who holds a gamepad types with it into the field below."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.base import Announcement, Below, Command, Scene, Tend, Withdraw
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Composing, Input, Key, Typing, Use
from jungle_pg.stage.input.shortcuts import ARROWS, BACK, ON_KEYBOARD
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import CONTROL, LARGE, XL, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Part, Row, Slot
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.text.area import TextArea
from jungle_pg.ui.widget import Act

CLOSE: Final = "close the keyboard"
SMALL_LETTERS: Final = ("1234567890-_", "qwertyuiop()", "asdfghjkl'\"+", "zxcvbnm,.?!/")
LARGE_LETTERS: Final = ("1234567890=~", "QWERTYUIOP[]", "ASDFGHJKL;:*", "ZXCVBNM<>&@#")
"""What the keys of each row write, and what they write as capitals."""

FIRST: Final = "key 1 4"
"""Where one begins: in the middle of the letters."""
CAP: Final = 74.0
"""The width of a key in units."""
PADDING: Final = XL

TYPED: Final = {
    "erase": Key("backspace"),
    "caret_left": Key("left"),
    "caret_right": Key("right"),
    "new_line": Key("enter"),
}
"""The key that a button without a letter stands for."""

BELOW_LETTERS: Final = {
    "capitals": 1.5,
    "erase": 1.5,
    "blank": 4.0,
    "caret_left": 1.0,
    "caret_right": 1.0,
    "new_line": 1.0,
}
DONE: Final = 2.0
"""The keys of the last row, and how many letters wide each is; the last one ends it."""
ARROWS_OF: Final = {"caret_left": "left", "caret_right": "right"}
NO_CAPITALS, NEXT_CAPITAL, ALL_CAPITALS = range(3)
CAPITALS_ICONS: Final = ("capitals", "capitals_next", "capitals_all")


class Keyboard(ModalDialog):
    """Gives letters and keys to the scene below, whose field has the focus.

    It leaves room for the field: where that is low, it hangs from the top of the window.
    """

    name = "keyboard"
    shortcuts = ON_KEYBOARD

    def __init__(self, world: World, below: Scene, now: float) -> None:
        self._below = below
        self._capitals = NO_CAPITALS
        has_lines = isinstance(below.page.focused, TextArea)
        letters = [
            ButtonRow(tuple(Button(f"key {row} {at}", size=LARGE) for at in range(len(line))))
            for row, line in enumerate(SMALL_LETTERS)
        ]
        names = (name for name in BELOW_LETTERS if has_lines or name != "new_line")
        keys = (Button(name, icon=ARROWS_OF.get(name, name), size=LARGE) for name in names)
        last = (*keys, Button("done", icon="check", kind="green", size=LARGE))
        super().__init__(world.hear, [*letters, ButtonRow(last)], "", CLOSE, now)
        self._show_letters()
        self.page.has_plank = False
        self.page.focus(next(each for each in self.page.widgets if each.name == FIRST))

    def set_labels(self, view: View) -> None:
        """Whoever cannot tell a picture is told what a key does."""
        for button in self.rows[-1].buttons:
            button.tip = view.words(f"keyboard.{button.name}")

    def lit(self, view: View) -> tuple[Rect, ...]:
        return (view.window,)

    def heading(self, view: View) -> str:
        return ""

    def announce(self) -> Announcement:
        assert self.view is not None
        return replace(super().announce(), heading=self.view.words("keyboard.heading"))

    def form(self, view: View) -> Part:
        rows = [
            Row(tuple(_slot(each, 1.0) for each in row.buttons), gap=S) for row in self.rows[:-1]
        ]
        last = (_slot(each, BELOW_LETTERS.get(each.name, DONE)) for each in self.rows[-1].buttons)
        padding = (PADDING, PADDING, PADDING, PADDING)
        return Column((*rows, Row(tuple(last), gap=S)), gap=S, padding=padding)

    def needs(self, view: View) -> tuple[float, float]:
        wide, high = wanted_size(self.form(view))
        return view.px(wide + 2 * M), view.px(high + 2 * M)

    def lay_out(self, view: View) -> DrawList:
        """At the edge of the window that is farther from the field."""
        form = self.form(view)
        wide, high = (units * view.zoom for units in wanted_size(form))
        window = view.window.shrunk(view.px(M))
        caret = self._below.typing_at()
        is_low = caret is not None and caret.middle[1] > view.height / 2
        strip = window.from_top(high) if is_low else window.from_bottom(high + view.px(S))
        panel = Rect(window.middle[0] - wide / 2, strip.y, wide, high).snapped()
        told = self.placed(view, solve(form, panel, view.zoom))
        return (*panel_ops(view, panel), *told)

    def handle(self, event: Input, now: float) -> Command | None:
        """What is typed on real keys goes below, as far as it does not lead about here."""
        match event:
            case Typing() | Composing():
                return Below(event)
            case Use(name, repeat=True) if name in TYPED:
                return Below(TYPED[name])
            case Key(name="space"):
                return None
            case Key(name=name) if name not in ARROWS and name not in ("enter", "tab", BACK.name):
                return Below(event)
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "capitals":
                self._capitals = (self._capitals + 1) % len(CAPITALS_ICONS)
                self._show_letters()
            case "blank":
                return Below(Typing(" "))
            case "done" if not isinstance(self._below.page.focused, TextArea):
                return Below(Key("enter"), is_done=True)
            case name if name in TYPED:
                return Below(TYPED[name])
            case name if name in (CLOSE, "done"):
                return Withdraw()
            case name:
                letter = next(each for each in self.page.widgets if each.name == name)
                assert isinstance(letter, Button)
                return self._write(letter.label)
        return None

    def update(self, now: float) -> Command | None:
        """What is looked for below is found while it is written."""
        return Tend()

    def typing_at(self) -> Rect | None:
        return self._below.typing_at()

    def _write(self, letter: str) -> Command:
        if self._capitals == NEXT_CAPITAL:
            self._capitals = NO_CAPITALS
            self._show_letters()
        return Below(Typing(letter))

    def _show_letters(self) -> None:
        lines = LARGE_LETTERS if self._capitals else SMALL_LETTERS
        for row, line in zip(self.rows, lines, strict=False):
            for button, letter in zip(row.buttons, line, strict=True):
                button.label = letter
        (capitals,) = (each for each in self.rows[-1].buttons if each.name == "capitals")
        capitals.icon = CAPITALS_ICONS[self._capitals]


def _slot(button: Button, letters: float) -> Slot:
    wide = letters * CAP + (letters - 1) * S
    return Slot(button, least=(wide, CONTROL), wanted=(wide, CONTROL), grow=letters)
