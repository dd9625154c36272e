"""The news of a trophy: a small panel with its picture that comes in at the top and leaves."""

from collections import deque
from dataclasses import dataclass
from math import pi, sin
from typing import Final

from jungle_pg.stage.easing import overshoot, part, slow_start
from jungle_pg.stage.input.inputs import LEFT, Input, Point, Press
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import BUTTON, MAIN, NOTE, SMALL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.panel import PADDING, panel_ops
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import NOWHERE, Act

SIZE: Final = (744.0, 150.0)
LEAST_WIDTH: Final = 430.0
NARROW: Final = 640.0
"""With less width the button has no word."""
PICTURE: Final = 118.0
COMES_S: Final = 0.26
LEAVES_S: Final = 0.2
STAYS_S: Final = 4.0
TURN_A_S: Final = 12.0
HOP: Final = 12.0
HOPS: Final = 2
HOP_S: Final = 0.34
SHELF: Final = "shelf"


@dataclass(frozen=True, slots=True)
class TrophyNews:
    """A trophy that was just earned, in the words of the player."""

    id: str
    heading: str
    name: str
    how: str
    shelf: str
    """What stands on the button that leads to all of them."""


class TrophyToast:
    """Shows one trophy after the other."""

    def __init__(self) -> None:
        self._waiting: deque[TrophyNews] = deque()
        self._news: TrophyNews | None = None
        self._since = 0.0
        self._until = 0.0
        self._rect = NOWHERE
        self.button = Button(SHELF, icon="trophy", kind="amber", size=SMALL)
        self._card: Memo[DrawList] = Memo()

    def show(self, news: TrophyNews, now: float) -> None:
        """Show a trophy, after those that are shown already."""
        self._waiting.append(news)
        self._next(now)

    def covers(self, x: float, y: float) -> bool:
        """Whether news lies at a place."""
        return self._news is not None and self._rect.holds(x, y)

    def handle(self, event: Input, now: float) -> Act | None:
        """A click on the button leads to the shelf, one beside it sends the news away."""
        if self._news is None:
            return None
        if isinstance(event, Point):
            self.button.is_hot = self.button.rect.holds(event.x, event.y)
        if isinstance(event, Press) and event.button == LEFT and self._rect.holds(event.x, event.y):
            is_button = self.button.rect.holds(event.x, event.y)
            self._until = min(self._until, now)
            return Act(SHELF if is_button else "toast")
        return None

    def draw(self, view: View, now: float, room: Rect | None = None) -> DrawList:
        """The news where it is now."""
        self._next(now)
        news = self._news
        if news is None:
            self._rect = NOWHERE
            return ()
        place = place_of(view, room)
        done, gone = part(now, self._since, COMES_S), part(now, self._until, LEAVES_S)
        share = 1.0 if view.calm else overshoot(done, 1.2) * (1 - slow_start(gone))
        rise = round((1 - share) * (place.bottom + view.px(L)))
        self._rect = place.moved(0, -rise)
        self._put_button(view, news, place)
        card = self._card(_card_ops, view, place, news)
        time = 0.0 if view.calm else tick_time(tick(now)) - self._since
        button = self.button.draw(view, now)
        shine, picture = _picture(view, place, news, time)
        ops = (shine, Group("card", card), picture, Group("button", button))
        self.button.place(self.button.rect.moved(0, -rise))
        return (Group("trophy", ops, 0, -rise),)

    def wakes_at(self, now: float) -> float | None:
        """At once while there is anything to see: its light turns."""
        return None if self._news is None else now

    def _next(self, now: float) -> None:
        if self._news is not None and now >= self._until + LEAVES_S:
            self._news = None
        if self._news is None and self._waiting:
            self._news = self._waiting.popleft()
            self._since, self._until = now, now + STAYS_S

    def _put_button(self, view: View, news: TrophyNews, place: Rect) -> None:
        """Put the button into its place on the card."""
        is_narrow = place.w < view.px(NARROW)
        self.button.label, self.button.tip = ("", news.shelf) if is_narrow else (news.shelf, "")
        wide, high = self.button.size(view)[0], view.px(BUTTON)
        right = place.right - view.px(PADDING + S)
        rect = Rect(right - wide, place.middle[1] - high / 2 - view.px(S / 2), wide, high)
        self.button.place(rect)


def place_of(view: View, room: Rect | None) -> Rect:
    """Where the news hangs: at the top of the free room, or of the window where there is none.

    Where the room is narrow it goes on to the edge of the window that is nearer to it.
    """
    margin, high, around = view.px(M), view.px(SIZE[1]), room or view.window
    is_right = around.middle[0] >= view.width / 2
    ahead = view.width - margin - around.x if is_right else around.right - margin
    wide = min(view.px(SIZE[0]), max(view.px(LEAST_WIDTH), ahead), view.width - 2 * margin)
    x = around.x if is_right else around.right - wide
    if around.w >= wide:
        x = around.middle[0] - wide / 2
    x = min(max(x, margin), view.width - margin - wide)
    y = around.y if room is not None and room.h >= high else view.px(L)
    return Rect(x, y, wide, high).snapped()


def _picture(view: View, place: Rect, news: TrophyNews, time: float) -> tuple[Group, Group]:
    """The light behind the trophy, and the trophy that hops twice."""
    side, light = round(view.px(PICTURE)), round(view.px(2.2 * PICTURE))
    x = place.x + view.px(PADDING + M) + side / 2
    hops = time < HOPS * HOP_S
    up = abs(sin(pi * time / HOP_S)) * view.px(HOP) if hops else 0.0
    y = place.middle[1] - view.px(S / 2)
    shine = Sprite("journey/star_shine", x, y, light, light, TURN_A_S * time, alpha=170)
    trophy = Sprite(f"trophies/{news.id}", x, round(y - up), side, side)
    return Group("shine", (shine,)), Group("picture", (trophy,))


def _card_ops(view: View, place: Rect, news: TrophyNews) -> DrawList:
    theme = view.theme
    left = place.x + view.px(PADDING + 2 * M + PICTURE + S)
    button = BUTTON * (1.2 if place.w < view.px(NARROW) else 2.6)
    room = place.right - view.px(PADDING + L + button) - left
    ops: list[Op] = [*panel_ops(view, place)]
    lines = (
        (news.heading, NOTE, theme.soft_text, 0.22),
        (news.name, MAIN, theme.text, 0.42),
        (news.how, NOTE, theme.soft_text, 0.67),
    )
    for text, letters, ink, share in lines:
        count = 2 if text is news.how else 1
        fit = fit_text(view, text, room, letters=letters, least=1.0, lines=count)
        for number, line in enumerate(fit.lines):
            shift = (number - (len(fit.lines) - 1) / 2) * fit.px * 1.15
            ops.append(Text(line, left, place.y + place.h * share + shift, fit.px, ink))
    return tuple(ops)
