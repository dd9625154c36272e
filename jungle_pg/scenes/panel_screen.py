"""Screens that are one panel on ropes: its content scrolls when it must, its buttons stay."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import ClassVar, Final

from jungle_pg.scenes.base import Command
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ASIDE, HEADING, LINE, XL, XS, L, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot, Stack, growing
from jungle_pg.ui.layout_solver import form_at, solve, widths
from jungle_pg.ui.panel import FIRST_LINE, PADDING, panel_ops, rope_ops
from jungle_pg.ui.placing import button_row, height_at, place_buttons, put, put_at_top, slot_of
from jungle_pg.ui.scroll.scroll_list import BAR
from jungle_pg.ui.scroll.scroll_page import ScrollPage
from jungle_pg.ui.skins import LIP
from jungle_pg.ui.widget import NOWHERE, Widget

BESIDE: Final = L
"""From the sides of the window to the panel."""
SIDES: Final = (L, 0.0, BAR + S, 0.0)
"""Around the content in the panel; the scroll bar stands at the right."""
AROUND: Final = 2 * PADDING + SIDES[0] + SIDES[2]
"""What the panel is wider than its content."""


class PanelScreen(Screen):
    """A panel as wide and high as its content, if the window is; each screen fills it.

    Buttons below stand at both ends, or in the middle where there are none at the left.
    """

    heading: ClassVar[str] = ""
    """The key of what stands on its plank."""

    def __init__(
        self,
        world: World,
        moving: Sequence[Widget],
        left: Sequence[Button],
        right: Sequence[Button],
        first: str,
    ) -> None:
        page = ScrollPage([*left, *right], moving, world.hear, first)
        super().__init__(world, page)
        self.scroll_page = page
        self._feet = (tuple(left), tuple(right))
        self._now = 0.0
        self._port = NOWHERE
        self._scrolled: DrawList = ()
        self.show(moving)

    def content(self, view: View) -> Part:
        """What stands where in it, as high as it needs to be; of a choice what is narrow enough."""
        raise NotImplementedError

    def show(self, moving: Sequence[Widget]) -> None:
        """Scroll these widgets; they come before the buttons, as the eye meets them."""
        page = self.scroll_page
        page.show(moving)
        page.change([*moving, *(each for each in page.widgets if each not in moving)])

    def set_feet(self, left: Sequence[Button], right: Sequence[Button]) -> None:
        """Let these buttons stand below from now on."""
        feet = (tuple(left), tuple(right))
        if feet != self._feet:
            self._feet = feet
            self.scroll_page.fix([*left, *right])

    def lay_out(self, view: View) -> DrawList:
        """The panel on its ropes, the content inside, the buttons below."""
        used_last = self._used_in_sight()
        content = form_at(self.content(view), widest_content(view))
        at = solve(self._hung_form(view, content), view.window, view.zoom)
        panel, self._port = at["panel"], at["port"]
        area = Rect(at["content"].x, self._port.y, at["content"].w, inf)
        self._scrolled, used = put_at_top(view, content, area)
        self.scroll_page.arrange(view, self._port, used)
        place_in_foot(view, at["foot"], *self._feet)
        if used_last is not None:
            above = used_last.rect.y - self._port.y
            self.scroll_page.scroll.reveal(above, above + used_last.rect.h, self._now)
        return hung_ops(view, panel, view.words(self.heading))

    def needed(self, view: View, content: Part, width: float) -> float:
        """The height the content would like; asked before it is placed."""
        return height_at(view, content, width)

    def spare(self, view: View, width: float) -> float:
        """How much higher the content may become: the panel hangs where it would hang then."""
        return 0.0

    def handle(self, event: Input, now: float) -> Command | None:
        self._now = now
        return super().handle(event, now)

    def told_heading(self, words: Words) -> str:
        return words(self.heading)

    def page_ops(self, view: View, now: float) -> DrawList:
        """The widgets, with what stands beside them behind them."""
        return self.scroll_page.draw_over(self._scrolled, view, now)

    def _hung_form(self, view: View, content: Part) -> Part:
        """The panel in the window; where that is too low its content gives way."""

        def needed(width: float) -> float:
            # Places on whole pixels may be one narrower, and take two or three more in all.
            return (self.needed(view, content, int(width * view.zoom)) + 3) / view.zoom

        def spare(width: float) -> float:
            return self.spare(view, int(width * view.zoom)) / view.zoom

        widest = widths(content).wanted + AROUND
        inside = Row((Slot("content", needed, grow=1.0, least=(None, 0.0)),), padding=SIDES)
        more = Slot("more", spare, grow=1.0, least=(None, 0.0))
        sides = (PADDING + SIDES[0], 0.0, PADDING + SIDES[2], 0.0)
        below = Row((more,), padding=sides, wanted=(widest, None), shrink=2)
        return panel_form(Stack((Slot("port"), inside)), widest, SIDES, below)

    def _used_in_sight(self) -> Widget | None:
        """The widget with the focus, if it is seen: it should stay so when all moves."""
        used = self.page.focused
        if used is None or used in (*self._feet[0], *self._feet[1]):
            return None
        is_seen = used.rect.y < self._port.bottom and used.rect.bottom > self._port.y
        return used if is_seen else None


def widest_content(view: View) -> float:
    """How wide the content of a panel may become in a window, in units."""
    return view.width / view.zoom - 2 * BESIDE - AROUND


def panel_form(
    body: Part, widest: float, sides: tuple[float, float, float, float], below: Part | None = None
) -> Part:
    """A panel in a window with a body and a foot for its buttons, at most so many units wide.

    It hangs in the middle of the window together with what would stand below it.
    """
    foot = Row((Slot("foot", grow=1.0, least=(None, ROW_HEIGHT)),), padding=sides)
    around = (PADDING, FIRST_LINE + XS, PADDING, PADDING + LIP)
    inside = Column((growing(body), foot), gap=S, padding=around)
    return Column(
        (
            Gap(least=(None, XL), grow=1.0),
            Stack((Slot("panel"), inside), wanted=(widest, None), shrink=1),
            below or Gap(),
            Gap(least=(None, BESIDE), grow=1.0),
        ),
        align="centre",
        padding=(BESIDE, 0.0, BESIDE, 0.0),
    )


def hung_ops(view: View, panel: Rect, heading: str) -> DrawList:
    """A panel on its ropes, with a heading on its plank."""
    ropes = (panel.x + view.px(2 * LINE), panel.right - view.px(2 * LINE))
    return (
        *(op for rope in ropes for op in rope_ops(view, rope, 0, panel.y + view.px(S))),
        *panel_ops(view, panel, heading, HEADING),
    )


def place_in_foot(view: View, foot: Rect, left: Sequence[Button], right: Sequence[Button]) -> None:
    """Buttons at both ends, the last one large; the first ones lose their words first.

    Without any at the left all are large, in the middle.
    """
    if not left:
        slots = (replace(slot_of(view, each), wanted=(ASIDE, None)) for each in right)
        put(view, solve(Row(tuple(slots), gap=L, justify="centre"), foot, view.zoom))
        return
    buttons = (*left, *right)
    for button in buttons:
        button.tip = ""
    order = [button.name for button in buttons]
    form = button_row(view, left, right, order, widest=ASIDE)
    # Words go where it is too narrow for them, never for a row that lost a pixel of its height.
    narrow_enough = form_at(form, foot.w / view.zoom)
    place_buttons(solve(narrow_enough, foot, view.zoom), buttons)
