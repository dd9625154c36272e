"""A panel with something to read and a way back; keys and wheel move what is longer."""

from typing import Final

from jungle_pg.scenes.base import Command
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Part, Row, Slot
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.widget import Act

LEAST_BACK: Final = 240
SCROLL_KEYS: Final = {"up": 1, "down": -1}


class Reading(PanelScreen):
    """Each one writes its text; there is nothing to choose but the way back."""

    def __init__(self, world: World) -> None:
        self._written: Memo[Part] = Memo()
        self.done = Button("done", icon="left", kind="green", size=26)
        self.done.sound = "ui_back"
        super().__init__(world, (), (self.done,), "done")

    def write(self, view: View) -> Part:
        """All there is to read; always the same in a view."""
        raise NotImplementedError

    def content(self, view: View) -> Part:
        return self._written(self.write, view)

    def place_foot(self, view: View, foot: Rect) -> None:
        place_way_back(view, foot, self.done)

    def handle(self, event: Input, now: float) -> Command | None:
        """As any panel; arrow keys scroll, since there is nothing to choose."""
        if isinstance(event, Key) and event.name in SCROLL_KEYS:
            self.scroll_page.scroll.wheel(SCROLL_KEYS[event.name], now)
            return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        return self.back(now)


def place_way_back(view: View, foot: Rect, button: Button) -> None:
    """The one button below a text, in the middle."""
    button.label = view.words("credits.back")
    wide = max(button.size(view)[0] / view.zoom, LEAST_BACK)
    form = Row((Slot("back", wanted=(wide, None)),), justify="centre")
    button.place(solve(form, foot, view.zoom)["back"])
