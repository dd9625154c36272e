"""Dialogs: a veil over everything, a panel with a heading, words and a few buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.layout import Rect, column, row
from jungle_pg.stage.lines import few_lines, wrapped
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import (
    HEADING_MARGINS,
    HEADING_RISE,
    PARAGRAPH_STEP,
    panel_ops,
)
from jungle_pg.ui.widget import Act

TEXT_SIZE: Final = 24
HEADING_SIZE: Final = 30
NARROWEST: Final = 520
WIDEST: Final = 960
WIDEST_TEXT: Final = 640
WIDEST_STACK: Final = 460
EDGE: Final = 24
SIDE: Final = 44
GAP: Final = 8

TOP: Final = (40, 30)
BETWEEN: Final = (6, 20)
BOTTOM: Final = (26, 16)
"""Room above, between and below: what it needs, and what it gives up in a small window."""


@dataclass(frozen=True, slots=True)
class DialogLayout:
    """Where the parts of a dialog are."""

    panel: Rect
    lines: tuple[str, ...]
    text: Rect
    room: Rect
    """Free for other things between words and buttons."""
    buttons: tuple[Rect, ...]


def dialog_layout(
    view: View,
    heading: str,
    text: str,
    sizes: Sequence[tuple[float, float]],
    room: tuple[float, float] = (0.0, 0.0),
) -> DialogLayout:
    """A dialog in the middle of the window, never larger than it; sizes in pixels."""
    letters, window, side = view.text_px(TEXT_SIZE), view.window, view.px(SIDE)
    row_w = sum(w for w, _ in sizes) + view.px(GAP) * max(0, len(sizes) - 1)
    text_w = max(view.measure(line, letters) for line in text.split("\n"))
    heading_w = view.text_width(heading, HEADING_SIZE) + view.px(HEADING_MARGINS + SIDE)
    wish = max(row_w, min(text_w, view.px(WIDEST_TEXT)), room[0]) + 2 * side
    wish = max(wish, heading_w, view.px(NARROWEST))
    wide = min(wish, view.px(WIDEST), window.w - 2 * view.px(EDGE))
    inner = wide - 2 * side
    is_row = row_w <= inner
    buttons_h = _buttons_height(view, sizes, is_row)
    step = letters * PARAGRAPH_STEP
    lines = wrapped(text, letters, inner, view.measure) if text else []
    most = window.h - 2 * view.px(EDGE) - view.px(HEADING_RISE)
    least = view.px(TOP[0] + BETWEEN[0] + BOTTOM[0]) + room[1]
    buttons_h = min(buttons_h, most - least - (step if lines else 0))
    if len(lines) * step > most - least - buttons_h:
        count = max(1, int((most - least - buttons_h) / step))
        lines = few_lines(text, letters, inner, count, view.measure)
    free = most - least - buttons_h - len(lines) * step
    ease = min(1.0, free / view.px(TOP[1] + BETWEEN[1] + BOTTOM[1]))
    top, between, bottom = (view.px(base + ease * air) for base, air in (TOP, BETWEEN, BOTTOM))
    high = top + len(lines) * step + room[1] + between + buttons_h + bottom
    panel = window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2)).snapped()
    words = Rect(panel.x + side, panel.y + top, inner, len(lines) * step)
    space = Rect(words.x, words.bottom, inner, room[1])
    below = Rect(words.x, space.bottom + between, inner, buttons_h)
    return DialogLayout(
        panel, tuple(lines), words, space, tuple(_buttons(view, below, sizes, is_row))
    )


def dialog_ops(view: View, layout: DialogLayout, heading: str) -> DrawList:
    """Veil, panel and words."""
    theme, letters = view.theme, view.text_px(TEXT_SIZE)
    veil = Box(0, 0, view.width, view.height, theme.dialog_veil, theme.dialog_alpha)
    ops: list[Op] = [veil, *panel_ops(view, layout.panel, heading, HEADING_SIZE)]
    x, y = layout.text.middle[0], layout.text.y + letters * PARAGRAPH_STEP / 2
    for number, line in enumerate(layout.lines):
        middle = y + number * letters * PARAGRAPH_STEP
        ops.append(Text(line, x, middle, letters, theme.text, "centre"))
    return tuple(ops)


class Dialog:
    """A question with buttons; Enter answers with the default, Esc with the cancelling one."""

    def __init__(
        self,
        heading: str,
        text: str,
        buttons: Sequence[Button],
        default: str,
        cancel: str,
        hear: Callable[[str], None] = lambda name: None,
    ) -> None:
        self.heading, self.text = heading, text
        self.buttons = tuple(buttons)
        self.default, self.cancel = default, cancel
        self.page = Page(buttons, hear, first=default)
        self._hear = hear
        self._layout: DialogLayout | None = None
        self._arranged_for: View | None = None
        self._ground: Memo[DrawList] = Memo()
        self._whole: Memo[DrawList] = Memo()

    def arrange(self, view: View) -> None:
        sizes = [button.size(view) for button in self.buttons]
        self._layout = dialog_layout(view, self.heading, self.text, sizes)
        self._arranged_for = view
        for button, rect in zip(self.buttons, self._layout.buttons, strict=True):
            button.place(rect)

    def handle(self, event: Input, now: float) -> Act | None:
        """A button, Enter or Esc answers; nothing reaches what lies under the veil."""
        match event:
            case Key(name="escape"):
                return None if event.repeat else self._by_key(self.cancel)
            case Key(name="enter") if self.page.focused is None:
                return None if event.repeat else self._by_key(self.default)
        return self.page.handle(event, now)

    def draw(self, view: View, now: float) -> DrawList:
        """The veil, the panel, the buttons."""
        if self._layout is None or view != self._arranged_for:
            self.arrange(view)
        layout = self._layout
        assert layout is not None
        ground = self._ground(dialog_ops, view, layout, self.heading)
        return self._whole(_with_buttons, ground, self.page.draw(view, now))

    def wakes_at(self, now: float) -> float | None:
        return self.page.wakes_at(now)

    def _by_key(self, name: str) -> Act | None:
        """Press a button from afar, if it can be pressed and is one; leaving is always possible."""
        for button in self.buttons:
            if button.name == name:
                if not button.is_enabled and name != self.cancel:
                    return None
                self._hear(button.sound)
                return Act(name)
        return Act(name) if name == self.cancel else None


def _with_buttons(ground: DrawList, buttons: DrawList) -> DrawList:
    return (*ground, Group("buttons", buttons))


def _buttons_height(view: View, sizes: Sequence[tuple[float, float]], is_row: bool) -> float:
    heights = [h for _, h in sizes]
    if is_row:
        return max(heights, default=0.0)
    return sum(heights) + view.px(GAP) * max(0, len(heights) - 1)


def _buttons(
    view: View, area: Rect, sizes: Sequence[tuple[float, float]], is_row: bool
) -> list[Rect]:
    """Side by side, or below each other where they would be too wide."""
    if is_row:
        return row(area, [w for w, _ in sizes], view.px(GAP), "centre")
    stack = area.centred(min(area.w, view.px(WIDEST_STACK)), area.h)
    wanted = _buttons_height(view, sizes, is_row)
    share = area.h / wanted if wanted else 1.0
    return column(stack, [h * share for _, h in sizes], view.px(GAP) * share)
