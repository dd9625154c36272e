"""Dialogs: a veil over everything, a panel with a heading, words and a few buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, wrapped
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Gap, Row, Slot
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import HEADING_MARGINS, HEADING_RISE, PARAGRAPH_STEP, panel_ops
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

AIR: Final = {"top": (40.0, 70.0), "between": (6.0, 26.0), "bottom": (26.0, 42.0)}
"""Room above, between and below: the least, and what is wanted where the window has it."""


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
    zoom, letters, window = view.zoom, view.text_px(TEXT_SIZE), view.window
    form = dialog_form(view, text, sizes, room)
    # One more: what is taken off again on both sides is not always the same to the last bit.
    text_w = max(view.measure(line, letters) for line in text.split("\n")) + 1
    heading_w = view.text_width(heading, HEADING_SIZE) + view.px(HEADING_MARGINS + SIDE)
    wish = max(_row_width(view, sizes), min(text_w, view.px(WIDEST_TEXT)), room[0])
    wish = max(wish + 2 * view.px(SIDE), heading_w, view.px(NARROWEST))
    wide = min(wish, view.px(WIDEST), window.w - 2 * view.px(EDGE))
    most = window.h - 2 * view.px(EDGE) - view.px(HEADING_RISE)
    high = min(most, wanted_size(form, wide / zoom)[1] * zoom)
    # On whole pixels only in the end: else a form that fitted might miss a part of one.
    panel = window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2))
    at = solve(form, panel, zoom)
    words = at["words"]
    # Edges between two pixels may cost one, but no line that had room before they were moved.
    count, inner = max(1, int((words.h + 1) / (letters * PARAGRAPH_STEP))), wide / zoom - 2 * SIDE
    lines = few_lines(text, letters, inner * zoom, count, view.measure) if text else []
    buttons = tuple(at[number] for number in range(len(sizes)))
    return DialogLayout(panel.snapped(), tuple(lines), words, at["room"], buttons)


def dialog_form(
    view: View, text: str, sizes: Sequence[tuple[float, float]], room: tuple[float, float]
) -> Column:
    """Words, room for other things, buttons: air goes first where it is narrow, then lines."""
    zoom, step = view.zoom, view.text_px(TEXT_SIZE) * PARAGRAPH_STEP

    def high_at(width: float) -> float:
        lines = wrapped(text, view.text_px(TEXT_SIZE), width * zoom, view.measure)
        return len(lines) * step / zoom if text else 0.0

    def air(name: str) -> Gap:
        least, wanted = AIR[name]
        return Gap(least=(None, least), wanted=(None, wanted), shrink=2)

    words = Slot("words", high_at, least=(None, step / zoom if text else 0.0), shrink=1)
    space = Slot("room", least=(0.0, room[1] / zoom))
    parts = (air("top"), words, space, air("between"), _buttons(view, sizes), air("bottom"))
    return Column(parts, padding=(SIDE, 0.0, SIDE, 0.0))


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


def _buttons(view: View, sizes: Sequence[tuple[float, float]]) -> Choice:
    """Side by side, or equally wide below each other where that would be too wide."""
    slots = [
        Slot(number, least=(w / view.zoom, h / view.zoom)) for number, (w, h) in enumerate(sizes)
    ]
    narrow = tuple(replace(slot, least=(0.0, slot.least[1])) for slot in slots)
    stack = Column(narrow, gap=GAP, wanted=(WIDEST_STACK, None))
    in_row = Row(tuple(slots), gap=GAP, justify="centre")
    return Choice((in_row, Row((Gap(grow=1.0), stack, Gap(grow=1.0)))))


def _row_width(view: View, sizes: Sequence[tuple[float, float]]) -> float:
    return sum(w for w, _ in sizes) + view.px(GAP) * max(0, len(sizes) - 1)
