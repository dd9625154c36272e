"""Tabs over a page; the chosen one is open to the paper below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Box, Op, Text
from jungle_pg.stage.scale import SMALL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.controls.segments import shares
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting

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


@dataclass(frozen=True, slots=True)
class TabLayout:
    """Where the tabs are, and whether there is room for their icons."""

    parts: list[Rect]
    shows_icons: bool


@dataclass(frozen=True, slots=True)
class _TabsProps(ChooserProps):
    tabs: tuple[Tab, ...]
    text_units: float
    chosen: int


def _tabs_ops(view: View, rect: Rect, props: _TabsProps) -> list[Op]:
    """The tabs behind, the line of the page, the chosen tab over it."""
    layout = tab_layout(view, rect, props.tabs, props.text_units)
    line = max(1, round(view.px(LINE)))
    ops: list[Op] = []
    for number in range(len(props.tabs)):
        if number != props.chosen:
            ops += _tab(view, props, number, layout)
    ops.append(Box(rect.x, rect.bottom - line, rect.w, line, view.theme.wood_dark))
    return ops + _tab(view, props, props.chosen, layout)


def _tab(view: View, props: _TabsProps, number: int, layout: TabLayout) -> list[Op]:
    theme, letters, tab = view.theme, view.text_px(props.text_units), props.tabs[number]
    is_chosen, state, part = number == props.chosen, props.states[number], layout.parts[number]
    look = "chosen" if is_chosen else "hover" if state in ("hover", "pressed") else "normal"
    ring = is_chosen and props.has_ring
    word = _tab_word(view, tab, letters, layout, part)
    ink = theme.text if is_chosen else theme.soft_text
    if not props.is_enabled:
        ink = theme.face("disabled").text
    has_icon = bool(tab.icon) and layout.shows_icons
    side = letters * ICON if has_icon else 0.0
    gap = letters * ICON_GAP if has_icon and word else 0.0
    left = part.middle[0] - (side + gap + view.measure(word, letters)) / 2
    y = part.middle[1] + view.px(0 if is_chosen else 5 if state == "pressed" else 3)
    ops: list[Op] = [skinned(view, part, plate_skins.tab, theme, look, ring)]
    if has_icon:
        ground = theme.paper if is_chosen else theme.tray
        x = left + side / 2
        ops.append(icon(tab.icon, x, y, side, theme.text, ground, props.is_enabled))
    if word:
        ops.append(Text(word, left + side + gap, y, letters, ink))
    return ops


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


def _tab_word(view: View, tab: Tab, letters: int, layout: TabLayout, part: Rect) -> str:
    """The word as far as there is room; nothing when only letters of it would be left."""
    icon_px = _icon_px(tab, letters) if layout.shows_icons else 0.0
    room = part.w - icon_px - view.px(MARGIN)
    word = fitted(tab.label, letters, room, view.measure)
    is_short = word != tab.label and room < letters * SHORTEST_WORD
    return "" if is_short and tab.icon else word


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


class Tabs(Chooser):
    """A row of tabs; words that find no room go to the tooltip."""

    painting = Painting(_TabsProps, _tabs_ops)

    def __init__(
        self, name: str, tabs: Sequence[Tab], chosen: int = 0, size: float = SMALL
    ) -> None:
        super().__init__(name, chosen)
        self.tabs = tuple(tabs)
        self.text_units = size

    @property
    def count(self) -> int:
        return len(self.tabs)

    def part_words(self, part: int) -> str:
        return self.tabs[part].label

    def size(self, view: View) -> tuple[float, float]:
        return sum(tab_wishes(view, self.tabs, self.text_units)), view.px(HEIGHT)

    def parts(self, view: View) -> list[Rect]:
        return tab_layout(view, self.rect, self.tabs, self.text_units).parts

    def handle(self, event: Input, now: float) -> Act | None:
        """A click or an arrow key turns to another page."""
        act = super().handle(event, now)
        self.tip = self._hidden_word()
        return act

    def _hidden_word(self) -> str:
        view, number = self._view, self._hot_part
        if view is None or number is None:
            return ""
        tab, letters = self.tabs[number], view.text_px(self.text_units)
        layout = tab_layout(view, self.rect, self.tabs, self.text_units)
        word = _tab_word(view, tab, letters, layout, layout.parts[number])
        return tab.label if word != tab.label else ""
