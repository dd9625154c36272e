"""The bar above the board on which a notice stands: it comes down, and goes up again."""

from dataclasses import dataclass
from math import inf
from typing import Final

from jungle_pg.scenes.friends.notices import Notice
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Op, Text
from jungle_pg.stage.scale import BUTTON, LARGE, NOTE, SMALL, XL, L, M, S
from jungle_pg.stage.theme import CRIMSON, GOLD
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import sign, standing
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import NOWHERE, Painting, Props, Widget

DOWN_S: Final = 0.22
BAR: Final = 8.0
TITLE_AT: Final = 0.36
LINE_AT: Final = 0.72
LONE_AT: Final = 0.5
"""Where title and line stand in it, of its height."""
ROUND: Final = 18
BUTTONS: Final = 0.52
"""What buttons may take of it at most."""


@dataclass(frozen=True, slots=True)
class _BarProps(Props):
    notice: Notice | None
    room: float
    """Where its buttons begin, from its left end in pixels."""


def _bar_ops(view: View, rect: Rect, props: _BarProps) -> DrawList:
    notice = props.notice
    if notice is None:
        return ()
    theme, unit = view.theme, rect.h
    area = rect.snapped()
    if notice.kind == "lost":
        ground = "#B83A32" if theme.name == "day" else "#A33229"
        ops: list[Op] = [
            standing(view, area, lambda w, h: skins.row(w, h, ground, "#2B2A33", ROUND))
        ]
    else:
        ground = theme.plank
        ops = [standing(view, area, lambda w, h: skins.plank(w, h, theme, 5))]
    ink, side = theme.wood_text, unit * 0.5
    left = area.x + view.px(L) + side / 2
    ops.append(sign(notice.icon, left, area.middle[1], side, ink, ground))
    x = left + side / 2 + view.px(M)
    room = area.x + props.room - view.px(S) - x
    has_line = bool(notice.line) or notice.part is not None
    title = fit_text(view, notice.title, room, letters=LARGE, least=NOTE)
    shadow = theme.wood_shadow
    y = area.y + unit * (TITLE_AT if has_line else LONE_AT)
    ops.append(Text(title.lines[0], x, y, title.px, ink, shadow=shadow))
    y = area.y + unit * LINE_AT
    if notice.part is not None:
        high, wide = round(view.px(BAR)), round(min(room, view.px(XL * 9)))
        top = round(y - high / 2)
        ops.append(Box(round(x), top, wide, high, shadow))
        fill = CRIMSON if notice.is_urgent else GOLD
        if filled := round(wide * notice.part):
            ops.append(Box(round(x), top, filled, high, fill))
    elif notice.line:
        line = fit_text(view, notice.line, room, letters=SMALL, least=NOTE * 0.75)
        ops.append(Text(line.lines[0], x, y, line.px, ink, shadow=shadow))
    return tuple(ops)


class Bar(Widget):
    """The wood behind words and buttons; it cannot be used itself."""

    painting = Painting(_BarProps, _bar_ops)
    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self) -> None:
        super().__init__("notice")
        self.notice: Notice | None = None
        self.room = 0.0

    def covers(self, x: float, y: float) -> bool:
        """Never: nothing can be done with it."""
        return False


class NoticeBar:
    """Shows a notice with its buttons in a place; another kind of notice slides in."""

    def __init__(self) -> None:
        self.bar = Bar()
        self.buttons: dict[str, Button] = {}
        self._rect = NOWHERE
        self._since = -inf
        self._view: View | None = None

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The bar, and the buttons it has now."""
        notice = self.bar.notice
        if notice is None:
            return ()
        return (self.bar, *(self.buttons[each.name] for each in notice.choices))

    def show(self, notice: Notice, now: float) -> bool:
        """Tell this from now on; whether it has other buttons than before."""
        old, self.bar.notice = self.bar.notice, notice
        if old is not None and (old.kind, old.choices) != (notice.kind, notice.choices):
            self._since = now
        return old is None or old.choices != notice.choices

    def place(self, view: View, rect: Rect, now: float) -> None:
        """Stand in this place, or be on the way to it."""
        self._view, self._rect = view, rect
        notice = self.bar.notice
        if notice is None or not rect.w:
            self.bar.place(NOWHERE)
            return
        shift = 0.0
        if not view.calm:
            shift = -(rect.bottom + view.px(L)) * (1 - slow_end(part(now, self._since, DOWN_S)))
        area = rect.inset(0, 0, 0, view.px(skins.BELOW)).moved(0, shift)
        self.bar.place(area)
        self.bar.room = self._place_buttons(view, area, notice) - area.x

    def is_moving(self, now: float) -> bool:
        """Whether it is on its way."""
        return self._view is not None and not self._view.calm and now < self._since + DOWN_S + 0.05

    def _place_buttons(self, view: View, area: Rect, notice: Notice) -> float:
        """Put the buttons at the right end; where the first one begins."""
        right = area.right - view.px(L)
        high = min(view.px(BUTTON), area.h * 0.72)
        most = area.w * BUTTONS / max(1, len(notice.choices))
        for choice in reversed(notice.choices):
            button = self.buttons.setdefault(choice.name, Button(choice.name))
            button.icon, button.kind = choice.icon, choice.kind
            button.text_units = SMALL
            button.label = view.words(f"friends.do_{choice.name}")
            button.tip = ""
            wide = button.tight_width(view)
            if wide > most:
                button.tip, button.label = button.label, ""
                wide = high * 1.1
            top = area.middle[1] - high / 2
            button.place(Rect(right - wide, top, wide, high))
            right -= wide + view.px(S)
        return right
