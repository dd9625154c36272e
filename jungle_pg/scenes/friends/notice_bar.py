"""The bar above the board on which a notice stands: it comes down, and goes up again."""

from math import inf
from typing import Final

from jungle_pg.scenes.friends.notices import Notice
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Op, Text
from jungle_pg.stage.scale import BUTTON, LARGE, ROUNDER, SMALL, XL, L, M, S
from jungle_pg.stage.theme import CRIMSON, GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import sign, standing
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import NOWHERE, Widget

DOWN_S: Final = 0.22
BAR: Final = 8.0
TITLE_AT: Final = 0.36
LINE_AT: Final = 0.72
LONE_AT: Final = 0.5
"""Where title and line stand in it, of its height."""
STEP: Final = 1.2
LOST: Final = {"day": "#B83A32", "night": "#A33229"}


def bar_ops(view: View, rect: Rect, notice: Notice, room: float) -> DrawList:
    """The wood with its words, as wide as they may be in pixels: behind them stand buttons."""
    theme, unit = view.theme, rect.h
    area = rect.snapped()
    if notice.kind == "lost":
        ground = LOST[theme.name]
        ops: list[Op] = [standing(view, area, lambda w, h: skins.row(w, h, ground, INK, ROUNDER))]
    else:
        ground = theme.plank
        ops = [standing(view, area, lambda w, h: skins.plank(w, h, theme, 5))]
    ink, side = theme.wood_text, unit * 0.5
    left = area.x + view.px(L) + side / 2
    ops.append(sign(notice.icon, left, area.middle[1], side, ink, ground))
    x = left + side / 2 + view.px(M)
    room -= x - area.x + view.px(S)
    shadow = theme.wood_shadow
    texts = (notice.title, notice.short) if notice.short else notice.title
    line = fit_text(view, notice.line, room, letters=SMALL, least=1.0)
    # Where there is no room for it, it must be known without.
    has_line = (bool(notice.line) and not line.is_cut) or notice.part is not None
    title = fit_text(view, texts, room, letters=LARGE, least=1.0, lines=1 if has_line else 2)
    middle = area.y + unit * (TITLE_AT if has_line else LONE_AT)
    for number, words in enumerate(title.lines):
        y = middle + (number - (len(title.lines) - 1) / 2) * title.px * STEP
        ops.append(Text(words, x, y, title.px, ink, shadow=shadow))
    y = area.y + unit * LINE_AT
    if notice.part is not None:
        high, wide = round(view.px(BAR)), round(min(room, view.px(XL * 9)))
        top = round(y - high / 2)
        ops.append(Box(round(x), top, wide, high, shadow))
        fill = CRIMSON if notice.is_urgent else GOLD
        if filled := round(wide * notice.part):
            ops.append(Box(round(x), top, filled, high, fill))
    elif has_line:
        ops.append(Text(line.lines[0], x, y, line.px, ink, shadow=shadow))
    return tuple(ops)


class NoticeBar:
    """Shows a notice with its buttons in a place; another kind of notice slides in."""

    def __init__(self) -> None:
        self.notice: Notice | None = None
        self.buttons: dict[str, Button] = {}
        self._rect, self._room = NOWHERE, 0.0
        self._since = -inf
        self._view: View | None = None
        self._ops: Memo[DrawList] = Memo()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The buttons it has now."""
        choices = () if self.notice is None else self.notice.choices
        return tuple(self.buttons[each.name] for each in choices)

    def show(self, notice: Notice, now: float) -> bool:
        """Tell this from now on; whether it has other buttons than before."""
        old, self.notice = self.notice, notice
        if old is not None and (old.kind, old.choices) != (notice.kind, notice.choices):
            self._since = now
        return old is None or old.choices != notice.choices

    def place(self, view: View, rect: Rect, now: float) -> None:
        """Stand in this place, or be on the way to it."""
        self._view = view
        if self.notice is None or not rect.w:
            self._rect = NOWHERE
            return
        shift = 0.0
        if not view.calm:
            shift = -(rect.bottom + view.px(L)) * (1 - slow_end(part(now, self._since, DOWN_S)))
        self._rect = rect.inset(0, 0, 0, view.px(skins.BELOW)).moved(0, shift)
        self._room = self._place_buttons(view, self._rect, self.notice) - self._rect.x

    def draw(self, view: View) -> DrawList:
        """The bar without its buttons; the very same while nothing has changed."""
        if self.notice is None or not self._rect.w:
            return ()
        return self._ops(bar_ops, view, self._rect, self.notice, self._room)

    def is_moving(self, now: float) -> bool:
        """Whether it is on its way."""
        return self._view is not None and not self._view.calm and now < self._since + DOWN_S + 0.05

    def _place_buttons(self, view: View, area: Rect, notice: Notice) -> float:
        """Put the buttons at the right end; where the first one begins.

        Where the words beside them would be cut, they give up their own.
        """
        for has_words in (True, False):
            right = self._placed(view, area, notice, has_words=has_words)
            room = right - area.x - area.h * 0.5 - view.px(L + M + S)
            letters = view.text_px(1.0)
            longest = max(
                view.measure(notice.title, letters) / 2, view.measure(notice.line, letters)
            )
            if longest <= room:
                break
        return right

    def _placed(self, view: View, area: Rect, notice: Notice, *, has_words: bool) -> float:
        right = area.right - view.px(L)
        high = min(view.px(BUTTON), area.h * 0.72)
        for choice in reversed(notice.choices):
            button = self.buttons.setdefault(choice.name, Button(choice.name))
            button.icon, button.kind = choice.icon, choice.kind
            button.text_units = SMALL
            words = view.words(f"friends.do_{choice.name}")
            button.label, button.tip = (words, "") if has_words else ("", words)
            wide = button.tight_width(view) if has_words else high * 1.1
            top = area.middle[1] - high / 2
            button.place(Rect(right - wide, top, wide, high))
            right -= wide + view.px(S)
        return right
