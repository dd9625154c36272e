"""Who made this and what it is built on, and under which licences."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.book.licence import LicencePage
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.panel import paragraph_ops, section_ops
from jungle_pg.ui.widget import Act

WIDEST: Final = 1060
SECTION: Final = 46
SECTION_GAP: Final = 22
SIZE: Final = 22
ROW: Final = 50
"""The least height of a line."""
ROW_GAP: Final = 4
INDENT: Final = 46
BESIDE: Final = 20
NARROW: Final = 520
"""Units of width below which a button stands under its words."""
ABOVE: Final = 8
BELOW: Final = 14


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
            thanks.licence: Button(f"licence {thanks.licence}", icon="rules", size=20)
            for _, _, lines in SECTIONS
            for thanks in lines
            if thanks.licence in self._texts
        }
        self.done = Button("done", icon="left", kind="green", size=26)
        self.done.sound = "ui_back"
        super().__init__(world, tuple(self._buttons.values()), (self.done,), "done")

    def widest(self, view: View) -> float:
        """As wide as lines are good to read."""
        return view.px(WIDEST)

    def fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        self.done.label = view.words("credits.back")
        ops: list[Op] = []
        y = area.y + view.px(ABOVE)
        for key, icon, lines in SECTIONS:
            place = Rect(area.x, y, area.w, view.px(SECTION))
            ops += section_ops(view, place, icon, view.words(f"credits.{key}"))
            y = place.bottom
            for thanks in lines:
                drawn, used = self._line(view, thanks, Rect(area.x, y, area.w, area.h))
                ops += drawn
                y += used + view.px(ROW_GAP)
            y += view.px(SECTION_GAP)
        return tuple(ops), y - view.px(SECTION_GAP) + view.px(BELOW) - area.y

    def place_foot(self, view: View, foot: Rect) -> None:
        wide = max(self.done.size(view)[0], view.px(240))
        self.done.place(foot.centred(min(wide, foot.w), foot.h))

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "done":
            return self.back(now)
        licence = act.name.removeprefix("licence ")
        return Push(LicencePage(self.world, f"credits.{licence}_name", self._texts[licence]))

    def _line(self, view: View, thanks: Thanks, area: Rect) -> tuple[DrawList, float]:
        """Words, and a button beside or below them; how high both are."""
        text = view.words(f"credits.{thanks.key}")
        button = self._buttons.get(thanks.licence)
        area = area.inset(view.px(INDENT), 0, 0, 0)
        if button is None:
            return _centred(view, area, text, view.px(ROW))
        button.label = view.words("credits.read")
        wide, high = button.size(view)[0], view.px(ROW_HEIGHT)
        if area.w < view.px(NARROW):
            ops, used = paragraph_ops(view, area, text, SIZE, view.theme.text)
            button.place(Rect(area.x, area.y + used, wide, high))
            return ops, used + high
        ops, whole = _centred(view, area.inset(0, 0, wide + view.px(BESIDE), 0), text, high)
        button.place(Rect(area.right - wide, area.y + (whole - high) / 2, wide, high))
        return ops, whole


def _centred(view: View, area: Rect, text: str, least: float) -> tuple[DrawList, float]:
    """Words in the middle of a line at least so high, and how high it became."""
    ink = view.theme.text
    used = paragraph_ops(view, area, text, SIZE, ink)[1]
    whole = max(used, least)
    return paragraph_ops(view, area.moved(0, (whole - used) / 2), text, SIZE, ink)[0], whole
