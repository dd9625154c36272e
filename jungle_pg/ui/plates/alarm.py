"""A crimson banner for what must not be missed: it drops in, shakes, and stays."""

from dataclasses import dataclass
from functools import lru_cache
from math import inf, pi, sin
from typing import Final

from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted, wrapped
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.theme import CREAM, CRIMSON, GOLD, INK
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.svg import number, path, picture, rect, stroke
from jungle_pg.ui.widget import Painting, Props, Widget

SIZE: Final = (500, 124)
"""As large as it likes to be, in units of layout."""

LIP: Final = 22
DROP_S: Final = 0.25
SHAKE_S: Final = 0.3
SHAKES: Final = 2
SHAKE_PX: Final = 4
DROP: Final = 90
"""From how far above it drops, in units."""

SIGN: Final = 64
SIGN_AT: Final = 88
BESIDE_SIGNS: Final = 270
WITHOUT_SIGNS: Final = 110
TITLE: Final = (38, -24)
LINE: Final = (21, 12)
"""The size of letters, and from the middle down to them."""

LOW: Final = 190
LOW_MARGINS: Final = (64, 16, 64, 34)
"""How many units high a low banner is, whose edges are thinner, and what they take of it."""
LOW_TITLE: Final = 1.3
LARGEST_LOW: Final = 60
LOW_STEP: Final = 1.16
BESIDE_TITLE: Final = 0.9
"""There: how large a title is and how far its text is beside it, in sizes of the text's letters,
how large these may be, in units, and from line to line."""
MOST_LINES: Final = 2

SHADOW: Final = "#5A0A16"
LINE_INK: Final = "#FFE3B0"
RECOLOURED: Final = ((CRIMSON, GOLD), (CREAM, "#8E1F2C"), ("#7E1020", "#A8731B"))
"""The sign in colours that are seen on the banner."""


@dataclass(frozen=True, slots=True)
class AlarmContent:
    """What it says, its sign, and what tells it from the one before it."""

    title: str
    text: str
    sprite: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class _AlarmProps(Props):
    content: AlarmContent | None
    shift: tuple[int, int]


def _banner_ops(view: View, rect: Rect, props: _AlarmProps) -> DrawList:
    if props.content is None:
        return ()
    return (Group("alarm", alarm_ops(view, rect, props.content), *props.shift),)


class AlarmBanner(Widget):
    """Shown as long as it has something to say; it lets every click through."""

    painting = Painting(_AlarmProps, _banner_ops)
    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self) -> None:
        super().__init__("alarm")
        self.content: AlarmContent | None = None
        self.shift = (0, 0)
        self._since: float | None = None
        """When it was drawn first."""
        self._is_moving = False

    def show(self, content: AlarmContent | None) -> None:
        """Say this from now on, or nothing; other words for the same do not drop in again."""
        old, self.content = self.content, content
        if not (content and old and (old.title, old.number) == (content.title, content.number)):
            self._since = None

    def covers(self, x: float, y: float) -> bool:
        """Never: what lies under it can be clicked."""
        return False

    def come_to(self, view: View, now: float) -> None:
        if self._since is None:
            self._since = -inf if view.calm else now
        self._is_moving = self.content is not None and now < self._since + DROP_S + SHAKE_S
        self.shift = alarm_shift(now - self._since, view) if self._is_moving else (0, 0)

    def wakes_at(self, now: float) -> float | None:
        """At once as long as it moves."""
        return now if self._is_moving else None


def alarm_shift(since_s: float, view: View) -> tuple[int, int]:
    """How far it is from its place: first above it, then to the sides."""
    if since_s < DROP_S:
        return 0, -round(view.px(DROP) * (1 - slow_end(part(since_s, 0, DROP_S))))
    t = part(since_s, DROP_S, SHAKE_S)
    return round(SHAKE_PX * (1 - t) * sin(t * SHAKES * 2 * pi)), 0


@lru_cache(maxsize=4)
def alarm_ops(view: View, area: Rect, look: AlarmContent) -> DrawList:
    """The banner in a rectangle; where there is no room for words and signs, without signs."""
    box = area.snapped()
    unit = box.h / SIZE[1]
    wide = box.w / unit
    x, y = box.middle
    beside = (wide - BESIDE_SIGNS) * unit
    has_signs = bool(look.sprite) and view.measure(look.text, LINE[0] * unit) <= beside
    room = beside if has_signs else (wide - WITHOUT_SIGNS) * unit
    letters = _letters(view, look.text, LINE[0] * unit, room)
    if LINE[0] * unit < SMALLEST_TEXT_PX or view.measure(look.text, letters) > room:
        return _low(view, box, look)
    ops: list[Op] = [Drawing(alarm_skin(round(wide)), box.x, box.y, box.w, box.h)]
    if has_signs:
        side = round(SIGN * unit)
        at_y = box.y + ((SIZE[1] - LIP) / 2 + 4) * unit
        ops += [
            Sprite(look.sprite, box.x + at * unit, at_y, side, side, recolour=RECOLOURED)
            for at in (SIGN_AT, wide - SIGN_AT)
        ]
    for text, (size, down), ink in ((look.title, TITLE, CREAM), (look.text, LINE, LINE_INK)):
        letters = _letters(view, text, size * unit, room)
        word = fitted(text, letters, room, view.measure)
        ops.append(Text(word, x, y + down * unit, letters, ink, "centre", SHADOW))
    return tuple(ops)


def _low(view: View, box: Rect, look: AlarmContent) -> DrawList:
    """A banner without signs: the title over its text or beside it, in the largest letters."""
    unit = box.h / LOW
    skin = Drawing(alarm_skin(round(box.w / unit), LOW), box.x, box.y, box.w, box.h)
    room = box.inset(*(side * unit for side in LOW_MARGINS))
    largest = max(SMALLEST_TEXT_PX, int(LARGEST_LOW * unit))
    for size in range(largest, SMALLEST_TEXT_PX - 1, -1):
        title = round(size * LOW_TITLE)
        lines = wrapped(look.text, size, room.w, view.measure)
        high = (title + size * len(lines)) * LOW_STEP
        if len(lines) <= MOST_LINES and high <= room.h:
            return skin, *_stacked(room, look.title, title, lines, size)
        wide = view.measure(look.title, title) + view.measure(look.text, size)
        if wide + size * BESIDE_TITLE <= room.w:
            return skin, *_in_line(view, room, look, title, size)
    size = SMALLEST_TEXT_PX
    lines = few_lines(look.text, size, room.w, MOST_LINES, view.measure)
    return skin, *_stacked(room, look.title, size, lines, size)


def _stacked(room: Rect, title: str, letters: int, lines: list[str], size: int) -> DrawList:
    """The title, and the lines of its text below it."""
    x, middle = room.middle
    y = middle - (letters + size * len(lines)) * LOW_STEP / 2
    ops = [Text(title, x, y + letters * LOW_STEP / 2, letters, CREAM, "centre", SHADOW)]
    y += letters * LOW_STEP
    for row, line in enumerate(lines):
        at = y + size * LOW_STEP * (row + 0.5)
        ops.append(Text(line, x, at, size, LINE_INK, "centre", SHADOW))
    return tuple(ops)


def _in_line(view: View, room: Rect, look: AlarmContent, letters: int, size: int) -> DrawList:
    """The title, and its text beside it."""
    x, y = room.middle
    first, second = view.measure(look.title, letters), view.measure(look.text, size)
    gap = size * BESIDE_TITLE
    return (
        Text(look.title, x - (gap + second) / 2, y, letters, CREAM, "centre", SHADOW),
        Text(look.text, x + (gap + first) / 2, y, size, LINE_INK, "centre", SHADOW),
    )


def _letters(view: View, text: str, largest: float, room: float) -> int:
    """The size at which a text is no wider than its room, if it can still be read."""
    fitting = largest * room / max(1.0, view.measure(text, largest))
    return max(SMALLEST_TEXT_PX, int(min(largest, fitting)))


@lru_cache(maxsize=16)
def alarm_skin(wide: int, high: int = SIZE[1]) -> str:
    """A crimson banner with torn ends."""

    def torn(top: float) -> str:
        bottom, middle = top + high - LIP, top + (high - LIP) / 2
        right = [(wide - 40, top), (wide - 8, top + 20), (wide - 34, middle)]
        right += [(wide - 8, bottom - 20), (wide - 40, bottom)]
        left = [(wide - x, y) for x, y in reversed(right)]
        points = " L".join(f"{number(x)} {number(y)}" for x, y in (*right, *left))
        return f"M{points}Z"

    return picture(
        *(wide, high),
        path(torn(14), INK, alpha=0.35),
        path(torn(10), "#7E1020", INK, 5),
        path(torn(3), CRIMSON, INK, 5),
        stroke(58, 14, wide - 58, 14, "#FF8A8F", 4),
        rect(50, 18, wide - 100, high - 52, 12, line="#FFD9A0", width=2.6, alpha=0.8),
    )
