"""A panel with something to read and a way back; keys and wheel move what is longer."""

from typing import Final

from jungle_pg.scenes.base import Command
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import texts_in
from jungle_pg.stage.scale import LARGE, READING, SMALL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import Paragraph, words_slot
from jungle_pg.ui.widget import Act

SHORT_LINE: Final = 52
"""A line with fewer letters ends on purpose; longer ones go on in the next."""
SCROLL_KEYS: Final = {"up": 1, "down": -1}


class Reading(PanelScreen):
    """Each one writes its text; there is nothing to choose but the way back."""

    def __init__(self, world: World) -> None:
        self._written: Memo[Part] = Memo()
        self.done = way_back()
        super().__init__(world, (), (), (self.done,), "done")

    def write(self, view: View) -> Part:
        """All there is to read; always the same in a view."""
        raise NotImplementedError

    def content(self, view: View) -> Part:
        self.done.label = view.words("credits.back")
        return self._written(self.write, view)

    def handle(self, event: Input, now: float) -> Command | None:
        """As any panel; arrow keys scroll, since there is nothing to choose."""
        if isinstance(event, Key) and event.name in SCROLL_KEYS:
            self.scroll_page.scroll.wheel(SCROLL_KEYS[event.name], now)
            return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        return self.back(now)

    def told_text(self, words: Words) -> str:
        """All there is to read."""
        return " ".join(texts_in(self._scrolled))


def way_back() -> Button:
    """The one button below a text."""
    button = Button("done", icon="left", kind="green")
    button.sound = "ui_back"
    return button


class LicencePage(Reading):
    """A text on a panel."""

    name = "licence"
    heading = "credits.licence"

    def __init__(self, world: World, title: str, text: str) -> None:
        self._title = title
        """The key of what the licence is for."""
        self._paragraphs = paragraphs(text)
        super().__init__(world)

    def write(self, view: View) -> Part:
        texts = [(view.words(self._title), LARGE), *((text, SMALL) for text in self._paragraphs)]
        words = (Paragraph(text, letters, view.theme.text) for text, letters in texts)
        parts = tuple(words_slot(view, each) for each in words)
        return Column(parts, gap=M, padding=(0.0, S, 0.0, L), wanted=(READING, None))


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
