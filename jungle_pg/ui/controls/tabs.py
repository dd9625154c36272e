"""Tabs over a page; the chosen one is open to the paper below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.controls.segments import shares
from jungle_pg.ui.panel import sign
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act

HEIGHT: Final = 60
LINE: Final = 3.5
MARGIN: Final = 18
ICON: Final = 1.4
"""The icon, in sizes of the letters."""

ICON_GAP: Final = 0.5
SHORTEST_WORD: Final = 2.2
"""Below this room, in sizes of the letters, a tab shows its icon alone."""


@dataclass(frozen=True, slots=True)
class Tab:
    """What a tab says."""

    label: str
    icon: str = ""


class Tabs(Chooser):
    """A row of tabs; words that find no room go to the tooltip."""

    def __init__(self, name: str, tabs: Sequence[Tab], chosen: int = 0, size: float = 21) -> None:
        super().__init__(name, chosen)
        self.tabs = tuple(tabs)
        self.text_units = size
        self._layout: Memo[TabLayout] = Memo()

    @property
    def count(self) -> int:
        return len(self.tabs)

    def size(self, view: View) -> tuple[float, float]:
        return sum(tab_wishes(view, self.tabs, self.text_units)), view.px(HEIGHT)

    def parts(self, view: View) -> list[Rect]:
        """The tabs side by side, as wide as they wish or as there is room."""
        return self._laid_out(view).parts

    def handle(self, event: Input, now: float) -> Act | None:
        """A click or an arrow key turns to another page."""
        act = super().handle(event, now)
        self.tip = self._hidden_word()
        return act

    def draw(self, view: View, now: float) -> DrawList:
        """The tabs behind, the line of the page, the chosen tab over it."""
        self._view = view
        looks = (self.tabs, self.text_units, self.chosen, self.states, self.has_ring)
        return self._redrawn(self._ops, view, self.rect, looks)

    def _laid_out(self, view: View) -> "TabLayout":
        return self._layout(tab_layout, view, self.rect, self.tabs, self.text_units)

    def _word(self, view: View, tab: Tab, part: Rect) -> str:
        """The word as far as there is room; nothing when only letters of it would be left."""
        letters = view.text_px(self.text_units)
        icon_px = _icon_px(tab, letters) if self._laid_out(view).shows_icons else 0.0
        room = part.w - icon_px - view.px(MARGIN)
        word = fitted(tab.label, letters, room, view.measure)
        is_short = word != tab.label and room < letters * SHORTEST_WORD
        return "" if is_short and tab.icon else word

    def _hidden_word(self) -> str:
        if self._view is None or self._hot_part is None:
            return ""
        tab = self.tabs[self._hot_part]
        part = self.parts(self._view)[self._hot_part]
        return tab.label if self._word(self._view, tab, part) != tab.label else ""

    def _ops(self, view: View) -> list[Op]:
        parts, line = self.parts(view), max(1, round(view.px(LINE)))
        ops: list[Op] = []
        for number, part in enumerate(parts):
            if number != self.chosen:
                ops += self._tab(view, number, part)
        y = self.rect.bottom - line
        ops.append(Box(self.rect.x, y, self.rect.w, line, view.theme.wood_dark))
        if self.chosen < len(parts):
            ops += self._tab(view, self.chosen, parts[self.chosen])
        return ops

    def _tab(self, view: View, number: int, part: Rect) -> list[Op]:
        theme, letters, tab = view.theme, view.text_px(self.text_units), self.tabs[number]
        is_chosen, state = number == self.chosen, self.part_state(number)
        look = "chosen" if is_chosen else "hover" if state in ("hover", "pressed") else "normal"
        ring = is_chosen and self.has_ring
        svg = plate_skins.tab(part.w / view.zoom, part.h / view.zoom, theme, look, ring)
        word = self._word(view, tab, part)
        ink = theme.text if is_chosen else theme.soft_text
        if not self.is_enabled:
            ink = theme.face("disabled").text
        has_icon = bool(tab.icon) and self._laid_out(view).shows_icons
        side = letters * ICON if has_icon else 0.0
        gap = letters * ICON_GAP if has_icon and word else 0.0
        left = part.middle[0] - (side + gap + view.measure(word, letters)) / 2
        y = part.middle[1] + view.px(0 if is_chosen else 5 if state == "pressed" else 3)
        ops: list[Op] = [Drawing(svg, part.x, part.y, part.w, part.h)]
        if has_icon:
            ground = theme.paper if is_chosen else theme.tray
            icon = sign(tab.icon, left + side / 2, y, side, theme.text, ground, self.is_enabled)
            ops.append(icon)
        if word:
            ops.append(Text(word, left + side + gap, y, letters, ink))
        return ops


@dataclass(frozen=True, slots=True)
class TabLayout:
    """Where the tabs are, and whether there is room for their icons."""

    parts: list[Rect]
    shows_icons: bool


def tab_layout(view: View, rect: Rect, tabs: tuple[Tab, ...], units: float) -> TabLayout:
    """The tabs side by side, as wide as they wish or as there is room."""
    area = rect.inset(round(view.px(8)), 0, round(view.px(8)), 0)
    wishes, shows_icons = tab_wishes(view, tabs, units), True
    if sum(wishes) > area.w:
        # Whole words without icons say more than icons with parts of words.
        plain = tab_wishes(view, tabs, units, with_icons=False)
        shows_icons = sum(plain) > area.w
        wishes = wishes if shows_icons else plain
    if sum(wishes) <= area.w:
        area = area.from_left(sum(wishes))
    return TabLayout(shares(area, wishes), shows_icons)


def tab_wishes(
    view: View, tabs: Sequence[Tab], units: float, *, with_icons: bool = True
) -> list[float]:
    """How wide each tab would like to be."""
    letters = view.text_px(units)
    return [
        view.measure(tab.label, letters)
        + (_icon_px(tab, letters) if with_icons else 0.0)
        + view.px(2 * MARGIN)
        for tab in tabs
    ]


def _icon_px(tab: Tab, letters: float) -> float:
    """What an icon takes of a tab."""
    return letters * (ICON + ICON_GAP) if tab.icon else 0.0
