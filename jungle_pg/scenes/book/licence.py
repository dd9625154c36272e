"""A licence to read, as long as it may be."""

from typing import Final

from jungle_pg.scenes.book.reading import Reading
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import LARGE, SMALL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import Paragraph, words_slot

WIDEST: Final = 1060
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

    def write(self, view: View) -> Part:
        texts = [(view.words(self._title), LARGE), *((text, SMALL) for text in self._paragraphs)]
        words = (Paragraph(text, letters, view.theme.text) for text, letters in texts)
        parts = tuple(words_slot(view, each) for each in words)
        return Column(parts, gap=M, padding=(0.0, S, 0.0, L))


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
