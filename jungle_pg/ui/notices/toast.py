"""Messages on planks that come in at an edge of their room and leave by themselves."""

from typing import Final

from jungle_pg.stage.easing import part, slow_end, slow_start
from jungle_pg.stage.input.inputs import LEFT, Input, Press
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_ops
from jungle_pg.ui.skins import BELOW
from jungle_pg.ui.widget import NOWHERE, Act

SLIDE_S: Final = 0.16
LETTERS_A_SECOND: Final = 12
SHORTEST_S: Final = 3.0
LONGEST_S: Final = 8.0
MOST: Final = 3
TEXT_SIZE: Final = 24
WIDEST: Final = 820
LOWEST: Final = 60
MOST_LINES: Final = 3
MOST_NARROW_LINES: Final = 5
EDGE: Final = 24
GAP: Final = 14
ICONS: Final = {"info": "", "warning": "warning"}


def reading_s(text: str) -> float:
    """How long a message stays."""
    return min(LONGEST_S, max(SHORTEST_S, len(text) / LETTERS_A_SECOND))


class Toasts:
    """At most three messages, the newest nearest to the edge.

    They are in the middle of the window, or in the room that whatever is shown leaves for them.
    """

    def __init__(self, *, from_top: bool = False) -> None:
        self.from_top = from_top
        self._messages: list[_Message] = []
        """The newest first."""
        self._count = 0
        self._memo: Memo[DrawList] = Memo()

    def say(self, text: str, now: float, kind: str = "info") -> None:
        """Show a message; the one just said is only shown longer."""
        newest = self._messages[0] if self._messages else None
        if newest is not None and newest.text == text:
            newest.renew(kind, now)
            return
        self._count += 1
        self._messages.insert(0, _Message(self._count, text, kind, now))
        del self._messages[MOST:]

    def covers(self, x: float, y: float) -> bool:
        """Whether a message lies at a place."""
        return any(message.rect.holds(x, y) for message in self._messages)

    def handle(self, event: Input, now: float) -> Act | None:
        """A click on a message sends it away; nothing under it is clicked."""
        if isinstance(event, Press) and event.button == LEFT:
            for message in self._messages:
                if message.rect.holds(event.x, event.y):
                    message.dismiss(now)
                    return Act("toast")
        return None

    def draw(self, view: View, now: float, room: Rect | None = None) -> DrawList:
        """All messages where they are now; those that left are forgotten."""
        at = room or view.window
        self._messages = [it for it in self._messages if not it.is_over(view, now)]
        taken = 0.0
        for message in self._messages:
            if taken and taken + message.size(view, at)[1] + view.px(BELOW + GAP) > at.h:
                # There is no room for so many.
                message.dismiss(now)
            taken = message.move(view, now, taken, at, self.from_top)
        groups = tuple(it.group(view) for it in self._messages)
        return self._memo(_in_room, groups, None if at == view.window else at)

    def wakes_at(self, now: float) -> float | None:
        """At once while a message moves, else when the next one leaves."""
        return min((it.wakes_at(now) for it in self._messages), default=None)


def _in_room(groups: tuple[Group, ...], room: Rect | None) -> DrawList:
    if room is None or not groups:
        return groups
    # On their way in and out they hide nothing beside their room.
    clip = (round(room.x), round(room.y), round(room.w), round(room.h))
    return (Group("room", groups, clip=clip),)


class _Message:
    """One message: its words, its times, and where it was last seen."""

    def __init__(self, number: int, text: str, kind: str, now: float) -> None:
        self.number, self.text, self.kind = number, text, kind
        self.since, self.until = now, now + reading_s(text)
        self.rect = NOWHERE
        self._is_still = False
        """It was last drawn in its place."""
        self._plank: Memo[DrawList] = Memo()
        self._size: Memo[tuple[float, float]] = Memo()

    def renew(self, kind: str, now: float) -> None:
        """Say it again: it comes back if it was leaving, and stays longer."""
        if now > self.until:
            self.since = now - SLIDE_S
        self.kind, self.until, self._is_still = kind, now + reading_s(self.text), False

    def dismiss(self, now: float) -> None:
        """Leave now."""
        self.until, self._is_still = min(self.until, now), False

    def is_over(self, view: View, now: float) -> bool:
        """Whether it has left."""
        return now >= self.until + (0 if view.calm else SLIDE_S)

    def wakes_at(self, now: float) -> float:
        """When it looks different."""
        return self.until if self._is_still else now

    def size(self, view: View, room: Rect) -> tuple[float, float]:
        """How large its plank is."""
        return self._size(plank_size, view, room, self.text, ICONS[self.kind])

    def move(self, view: View, now: float, taken: float, room: Rect, from_top: bool) -> float:
        """Go where it is now, beyond what newer ones take; give what is taken with it."""
        come, gone = part(now, self.since, SLIDE_S), part(now, self.until, SLIDE_S)
        share = 1.0 if view.calm else slow_end(come) * (1 - slow_start(gone))
        self._is_still = view.calm or (come == 1 and gone == 0)
        wide, high = self.size(view, room)
        depth = taken + (high + view.px(BELOW + GAP)) * share
        x = room.x + (room.w - wide) / 2
        y = room.y + depth - high - view.px(BELOW) if from_top else room.bottom - depth
        self.rect = Rect(x, y, wide, high).snapped()
        return depth

    def group(self, view: View) -> Group:
        """The plank, made once and moved."""
        rect = self.rect
        area = Rect(0, 0, rect.w, rect.h)
        ops = self._plank(plank_ops, view, area, self.text, ICONS[self.kind], TEXT_SIZE)
        return Group(f"toast {self.number}", ops, rect.x, rect.y)


def plank_size(view: View, room: Rect, text: str, icon: str) -> tuple[float, float]:
    """How large the plank of a message is."""
    letters = view.text_px(TEXT_SIZE)
    margins = view.px(PLANK_MARGINS) + (letters * 1.65 if icon else 0)
    is_wide = room == view.window
    widest = min(view.px(WIDEST), room.w - (2 * view.px(EDGE) if is_wide else 0))
    most = MOST_LINES if is_wide else MOST_NARROW_LINES
    fitting = int((room.h - view.px(24 + BELOW + GAP)) / (letters * PLANK_STEP))
    count = max(1, min(most, fitting))
    lines = few_lines(text, letters, widest - margins, count, view.measure)
    wide = max(view.measure(line, letters) for line in lines) + margins + 2
    high = max(view.px(LOWEST), len(lines) * letters * PLANK_STEP + view.px(24))
    return min(widest, wide), high
