"""Screens that are one panel on ropes: its content scrolls when it must, its buttons stay."""

from collections.abc import Sequence
from math import inf
from typing import ClassVar, Final

from jungle_pg.scenes.base import Command
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import panel_inner, panel_ops, rope_ops
from jungle_pg.ui.scroll_page import ScrollPage
from jungle_pg.ui.widget import NOWHERE, Widget

FOOT: Final = 70
FOOT_GAP: Final = 10
AROUND: Final = 84
"""What a panel needs above and below its content and buttons."""

TOP: Final = 40
BOTTOM: Final = 24
BESIDE: Final = 24
INSETS: Final = (54, 64)
"""From the sides of the panel to the content; the scroll bar stands in the right one."""

NARROW: Final = 700
NARROW_INSET: Final = 38
ROPE: Final = 120
"""From the sides of the panel to its ropes."""


class PanelScreen(Screen):
    """A panel as high as its content, if the window is; each screen fills it."""

    heading: ClassVar[str] = ""
    """The key of what stands on its plank."""

    def __init__(
        self, world: World, moving: Sequence[Widget], foot: Sequence[Widget], first: str
    ) -> None:
        page = ScrollPage(foot, moving, world.hear, first)
        super().__init__(world, page)
        self.scroll_page = page
        self._foot = list(foot)
        self._now = 0.0
        self._port = NOWHERE
        self._scrolled: DrawList = ()
        self.show(moving)

    def widest(self, view: View) -> float:
        """The widest the panel may become, in pixels."""
        raise NotImplementedError

    def fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place the content at the top of an area; what stands beside it, and its height."""
        raise NotImplementedError

    def place_foot(self, view: View, foot: Rect) -> None:
        """Place the buttons that stay in sight."""
        raise NotImplementedError

    def show(self, moving: Sequence[Widget]) -> None:
        """Scroll these widgets; they come before the buttons, as the eye meets them."""
        page = self.scroll_page
        page.show(moving)
        page.change([*moving, *(each for each in page.widgets if each not in moving)])

    def lay_out(self, view: View) -> DrawList:
        """The panel on its ropes, the content inside, the buttons below."""
        used_last = self._used_in_sight()
        width = min(view.width - 2 * view.px(BESIDE), self.widest(view))
        left = INSETS[0] if width >= view.px(NARROW) else NARROW_INSET
        area = Rect((view.width - width) / 2, 0, width, inf)
        area = area.inset(view.px(left), 0, view.px(INSETS[1]), 0)
        # Places on whole pixels may take two or three more.
        needed = self.needed(view, area) + view.px(AROUND + FOOT) + 3
        most = self.most_needed(view, area) + view.px(AROUND + FOOT) + 3
        room = view.height - view.px(TOP + BOTTOM)
        height = min(room, needed)
        y = max(view.px(TOP), (view.height - min(room, most)) / 2)
        panel = Rect((view.width - width) / 2, y, width, height).snapped()
        inner = panel_inner(view, panel)
        self._port = inner.inset(0, view.px(4), 0, view.px(FOOT + FOOT_GAP))
        self._scrolled, used = self.fill(view, area.moved(0, self._port.y))
        self.scroll_page.arrange(view, self._port, used)
        foot_w = min(area.w, panel.right - view.px(INSETS[0]) - area.x)
        self.place_foot(
            view, Rect(area.x, inner.bottom - view.px(FOOT), foot_w, view.px(FOOT)).snapped()
        )
        if used_last is not None:
            above = used_last.rect.y - self._port.y
            self.scroll_page.scroll.reveal(above, above + used_last.rect.h, self._now)
        ropes = (panel.x + view.px(ROPE), panel.right - view.px(ROPE))
        return (
            *(op for rope in ropes for op in rope_ops(view, rope, 0, panel.y + view.px(6))),
            *panel_ops(view, panel, view.words(self.heading), 32),
        )

    def needed(self, view: View, area: Rect) -> float:
        """The height the content would like; asked before it is placed."""
        return self.fill(view, area)[1]

    def most_needed(self, view: View, area: Rect) -> float:
        """The height of all that may be shown here: the panel hangs where that would hang."""
        return self.needed(view, area)

    def handle(self, event: Input, now: float) -> Command | None:
        self._now = now
        return super().handle(event, now)

    def page_ops(self, view: View, now: float) -> DrawList:
        """The widgets, with what stands beside them behind them."""
        return self.scroll_page.draw_over(self._scrolled, view, now)

    def _used_in_sight(self) -> Widget | None:
        """The widget with the focus, if it is seen: it should stay so when all moves."""
        used = self.page.focused
        if used is None or used in self._foot:
            return None
        is_seen = used.rect.y < self._port.bottom and used.rect.bottom > self._port.y
        return used if is_seen else None


def place_in_foot(
    view: View, foot: Rect, left: Sequence[Button], right: Sequence[Button], gap: float = 12
) -> None:
    """Buttons at both ends; where room is short those at the left keep only their icons."""
    apart = view.px(gap)
    for button in left:
        button.tip = ""
    for button in reversed(left):
        if _row_width(view, [*left, *right], apart) <= foot.w:
            break
        button.tip, button.label = button.label, ""
    squeeze = min(1.0, foot.w / _row_width(view, [*left, *right], apart))
    for buttons, side in ((left, "left"), (right, "right")):
        widths = [button.size(view)[0] * squeeze for button in buttons]
        for button, place in zip(buttons, row(foot, widths, apart * squeeze, side), strict=True):
            button.place(place)


def _row_width(view: View, buttons: Sequence[Button], apart: float) -> float:
    return sum(button.size(view)[0] for button in buttons) + apart * (len(buttons) - 1)
