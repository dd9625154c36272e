"""What tests of pages act with: a page of a few widgets, and what was heard and done on it."""

from dataclasses import dataclass, field

from jungle_pg.stage.input.inputs import (
    LEFT,
    Input,
    Key,
    Press,
    Release,
    Typing,
    Wheel,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act, Widget

A, B, C = (50, 30), (50, 130), (50, 230)
"""Middles of three buttons below each other."""

NOWHERE = (900, 900)


class Knob(Widget):
    """Tells everything it is told, acts when the wheel turns it and keeps the arrow keys."""

    pointer = "text"
    sound = ""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.told: list[Input] = []

    def wants_key(self, name: str) -> bool:
        return name in ("left", "right")

    def handle(self, event: Input, now: float) -> Act | None:
        self.told.append(event)
        return Act(self.name, now) if isinstance(event, Wheel | Typing | Key) else None

    def draw(self, view: View, now: float) -> DrawList:
        return ()

    def wakes_at(self, now: float) -> float | None:
        return now + 3


@dataclass
class Bench:
    """A page and what was heard and done on it."""

    page: Page
    heard: list[str]
    acts: list[Act] = field(default_factory=list)
    now: float = 0.0

    def do(self, *events: Input) -> Act | None:
        """Give inputs one after the other; the act of the last one."""
        act = None
        for event in events:
            act = self.page.handle(event, self.now)
            if act is not None:
                self.acts.append(act)
        return act

    def click(self, at: tuple[float, float], button: int = LEFT) -> Act | None:
        return self.do(Press(*at, button), Release(*at, button))

    def keys(self, *names: str) -> Act | None:
        return self.do(*(Key(name) for name in names))

    @property
    def focused(self) -> str:
        return self.page.focused.name if self.page.focused is not None else ""

    @property
    def ringed(self) -> list[str]:
        return [widget.name for widget in self.page.widgets if widget.shows_focus]

    @property
    def hot(self) -> list[str]:
        return [widget.name for widget in self.page.widgets if widget.is_hot]


def buttons(*names: str) -> list[Widget]:
    """Buttons 100 x 60 below each other, 100 apart."""
    made: list[Widget] = []
    for number, name in enumerate(names):
        button = Button(name, label=name)
        button.place(Rect(0, 100 * number, 100, 60))
        made.append(button)
    return made


def bench(widgets: list[Widget] | None = None, first: str = "") -> Bench:
    heard: list[str] = []
    page = Page(buttons("a", "b", "c") if widgets is None else widgets, heard.append, first)
    return Bench(page, heard)


def knob_bench() -> tuple[Bench, Knob]:
    knob = Knob("knob")
    knob.place(Rect(200, 0, 100, 60))
    return bench([*buttons("a", "b"), knob]), knob
