"""All that can be pressed on a screen, as a list: for who cannot point at it."""

from typing import Final

from jungle_pg.scenes.base import Below, Command, Scene, Withdraw
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Use
from jungle_pg.stage.input.shortcuts import CHOOSING, PENCIL
from jungle_pg.stage.scale import MEDIUM, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.layout import Grid, Part, Slot
from jungle_pg.ui.widget import Act

CLOSE: Final = "close the list"
IN_A_COLUMN: Final = 7
"""So many rows may stand below each other before there is one column more."""
MOST_COLUMNS: Final = 3
MOST_UPRIGHT: Final = 2
"""In a window that is higher than wide."""


class ActionList(ModalDialog):
    """A copy of each button that can be pressed now; what is chosen is pressed on the screen."""

    name = "actions"

    def __init__(self, world: World, below: Scene, now: float) -> None:
        self._below = below
        theirs = tuple(each for each in below.shortcuts if each not in (*CHOOSING, PENCIL))
        self.shortcuts = (*CHOOSING, *theirs)
        super().__init__(world.hear, (), "", CLOSE, now)

    def set_labels(self, view: View) -> None:
        """Copy the words too: the screen below has got its own by now."""
        if not self._below.page.pressable:
            # Nobody has looked at it yet.
            self._below.arrange(view)
        there = self._below.page.pressable
        if not self.rows:
            self.rows = (ButtonRow(tuple(map(_copy_of, there))),)
            self.page.change(self.rows[0].buttons)
            self.page.focus(self.page.widgets[0])
        words = {button.name: button.label or button.tip for button in there}
        for copy in self.rows[0].buttons:
            copy.label = words.get(copy.name, copy.label)

    def heading(self, view: View) -> str:
        return view.words("actions.heading")

    def buttons_form(self, view: View) -> Part:
        """Equal columns, as many as keep the list low."""
        (row,) = self.rows
        most = MOST_UPRIGHT if view.is_portrait else MOST_COLUMNS
        columns = min(most, -(-len(row.buttons) // IN_A_COLUMN))
        slots = (
            Slot(each, least=(each.size(view)[0] / view.zoom, ROW_HEIGHT), grow=1.0)
            for each in row.buttons
        )
        return Grid(tuple(slots), columns=columns, gap=S)

    def take(self, act: Act, now: float) -> Command | None:
        """Press it there, as if there had never been a list."""
        return Withdraw() if act.name == CLOSE else Below(Use(act.name), is_done=True)


def _copy_of(button: Button) -> Button:
    copy = Button(button.name, icon=button.icon, kind=button.kind, size=MEDIUM)
    copy.sound = ""
    return copy
