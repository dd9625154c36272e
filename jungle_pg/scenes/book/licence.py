"""A licence to read, as long as it may be."""

from typing import Final

from jungle_pg.scenes.book.reading import Reading
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import paragraph_ops

WIDEST: Final = 1060
TITLE: Final = 26
SIZE: Final = 19
PARAGRAPH_GAP: Final = 12
ABOVE: Final = 8
BELOW: Final = 16
SHORT_LINE: Final = 52
"""A line with fewer letters ends on purpose; longer ones go on in the next."""


class LicencePage(Reading):
    """A text on a panel."""

    name = "licence"
    heading = "credits.licence"

    def __init__(self, world: World, title: str, text: str) -> None:
        self._title = title
        """The key of what the licence is for."""
        self._paragraphs = paragraphs(text)
        super().__init__(world)

    def widest(self, view: View) -> float:
        return view.px(WIDEST)

    def write(self, view: View, area: Rect) -> tuple[DrawList, float]:
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
