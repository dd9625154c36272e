"""A licence to read, as long as it may be."""

from typing import Final

from jungle_pg.scenes.base import Command
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.button import Button
from jungle_pg.ui.panel import paragraph_ops
from jungle_pg.ui.widget import Act

WIDEST: Final = 1060
TITLE: Final = 26
SIZE: Final = 19
PARAGRAPH_GAP: Final = 12
ABOVE: Final = 8
BELOW: Final = 16
SHORT_LINE: Final = 52
"""A line with fewer letters ends on purpose; longer ones go on in the next."""
SCROLL_KEYS: Final = {"up": 1, "down": -1}


class LicencePage(PanelScreen):
    """A text on a panel; arrow keys and page keys move it."""

    name = "licence"
    heading = "credits.licence"

    def __init__(self, world: World, title: str, text: str) -> None:
        self._title = title
        """The key of what the licence is for."""
        self._paragraphs = paragraphs(text)
        self._filled: Kept[tuple[DrawList, float]] = Kept()
        self.done = Button("done", icon="left", kind="green", size=26)
        self.done.sound = "ui_back"
        super().__init__(world, (), (self.done,), "done")

    def widest(self, view: View) -> float:
        """As wide as lines are good to read."""
        return view.px(WIDEST)

    def fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Paragraph by paragraph."""
        return self._filled.get((view, area), lambda: self._fill(view, area))

    def place_foot(self, view: View, foot: Rect) -> None:
        """The way back in the middle."""
        self.done.label = view.words("credits.back")
        wide = max(self.done.size(view)[0], view.px(240))
        self.done.place(foot.centred(min(wide, foot.w), foot.h))

    def handle(self, event: Input, now: float) -> Command | None:
        """As any panel; arrow keys scroll, since there is nothing to choose."""
        if isinstance(event, Key) and event.name in SCROLL_KEYS:
            self.scroll_page.scroll.wheel(SCROLL_KEYS[event.name], now)
            return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        """There is only the way back."""
        return self.back(now)

    def _fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        y = area.y + view.px(ABOVE)
        place = Rect(area.x, y, area.w, area.h)
        title, used = paragraph_ops(view, place, view.words(self._title), TITLE, view.theme.text)
        ops: list[Op] = [*title]
        y += used + view.px(PARAGRAPH_GAP)
        for text in self._paragraphs:
            place = Rect(area.x, y, area.w, area.h)
            drawn, used = paragraph_ops(view, place, text, SIZE, view.theme.text)
            ops += drawn
            y += used + view.px(PARAGRAPH_GAP)
        return tuple(ops), y + view.px(BELOW) - area.y


def paragraphs(text: str) -> list[str]:
    """A text broken for paper, with lines that may be broken anew; what cannot be drawn is gone."""
    found: list[str] = []
    for block in text.expandtabs().replace("\f", "\n\n").split("\n\n"):
        joined = ""
        is_open = False
        for line in (" ".join(part.split()) for part in block.splitlines()):
            if set(line) <= {"-"}:
                is_open = False
                continue
            joined += (" " if is_open else "\n") + line if joined else line
            is_open = len(line) >= SHORT_LINE
        if joined:
            found.append(
                "".join(letter for letter in joined if letter.isprintable() or letter == "\n")
            )
    return found
