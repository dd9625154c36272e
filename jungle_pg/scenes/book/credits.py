"""Who made this and what it is built on, and under which licences."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.book.reading import LicencePage, way_back
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import ASIDE, ICON, LINE, READING, SMALL, TEXT, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Part, Row
from jungle_pg.ui.placing import Paragraph, section_slot, slot_of, words_slot
from jungle_pg.ui.widget import Act


@dataclass(frozen=True, slots=True)
class Thanks:
    """A line of the credits: the end of its key, and whose licence there is to read."""

    key: str
    licence: str = ""


SECTIONS: Final = (
    ("game", "trophy", (Thanks("authors", "jungle"), Thanks("art"))),
    ("letters", "language", (Thanks("fredoka", "fredoka"), Thanks("noto", "noto"))),
    (
        "built_on",
        "settings",
        (
            Thanks("python"),
            Thanks("pygame", "pygame"),
            Thanks("sdl"),
            Thanks("platformdirs", "platformdirs"),
        ),
    ),
)
"""The end of the key of each heading, its icon, its lines."""


class Credits(PanelScreen):
    """Names, and a button for each licence that can be read here."""

    name = "credits"
    heading = "credits.heading"

    def __init__(self, world: World) -> None:
        self._texts = world.licences()
        self._buttons = {
            thanks.licence: Button(f"licence {thanks.licence}", icon="rules", size=SMALL)
            for _, _, lines in SECTIONS
            for thanks in lines
            if thanks.licence in self._texts
        }
        self.done = way_back()
        super().__init__(world, tuple(self._buttons.values()), (), (self.done,), "done")

    def content(self, view: View) -> Part:
        self.done.label = view.words("credits.back")
        for button in self._buttons.values():
            button.label = view.words("credits.read")
        sections = []
        for key, icon, lines in SECTIONS:
            title = section_slot(icon, view.words(f"credits.{key}"))
            rows = (self._line(view, each) for each in lines)
            sections.append(Column((title, *rows)))
        around = (0.0, S, 0.0, M)
        return Column(tuple(sections), gap=L, padding=around, wanted=(READING, None))

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "done":
            return self.back(now)
        licence = act.name.removeprefix("licence ")
        return Push(LicencePage(self.world, f"credits.{licence}_name", self._texts[licence]))

    def _line(self, view: View, thanks: Thanks) -> Part:
        """Words, and a button beside or below them."""
        text = Paragraph(view.words(f"credits.{thanks.key}"), TEXT, view.theme.text)
        button = self._buttons.get(thanks.licence)
        indent, least = (ICON + M, 0.0, 0.0, XS), (None, LINE)
        words = words_slot(view, text, grow=1.0)
        if button is None:
            return Row((words,), align="centre", padding=indent, least=least)
        read = slot_of(view, button)
        wide = words_slot(view, text, least=ASIDE, grow=1.0)
        beside = Row((wide, read), gap=L, align="centre", padding=indent)
        below = Column((words, Row((read,))), padding=indent)
        return Choice((beside, below))
