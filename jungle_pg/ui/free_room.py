"""Where something that comes and goes finds room without hiding what must be seen."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from jungle_pg.ui.skins import BELOW

GOOD: Final = (300, 112)
LEAST: Final = (225, 90)
WISHED: Final = (560, 240)
"""What is large enough, what is better than nothing, and more than what is of no use, in units."""

AIR: Final = 10
"""Units kept free around what is there."""


def free_room(view: View, levels: Sequence[Iterable[Rect]]) -> Rect | None:
    """A free place in the window; None where there is none.

    The levels say what is kept clear: the first one what must be, each later one what should be
    too. The last ones are given up first.
    """
    good, least, wished = ((view.px(w), view.px(h)) for w, h in (GOOD, LEAST, WISHED))
    window = view.window.shrunk(view.px(AIR))
    grown = [
        [rect.shrunk(-view.px(AIR)).inset(0, 0, 0, -view.px(BELOW)) for rect in level if rect.w]
        for level in levels
    ]
    for count in range(len(grown), 0, -1):
        taken = list(chain(*grown[:count]))
        room = _best(window, taken, good if count > 2 else least, wished)
        if room is not None:
            return room.snapped()
    return None


def _best(
    window: Rect, taken: Sequence[Rect], least: tuple[float, float], wished: tuple[float, float]
) -> Rect | None:
    """The most useful free place; of equal ones the lowest, then that nearest to the middle."""
    middle = window.middle[0]

    def worth(room: Rect) -> tuple[float, float, float]:
        used = min(room.w, wished[0]) * min(room.h, wished[1])
        return used, round(room.bottom), -abs(room.middle[0] - middle)

    rooms = (room for room in _free(window, taken, least[0]) if room.h >= least[1])
    return max(rooms, key=worth, default=None)


def _free(window: Rect, taken: Sequence[Rect], least_w: float) -> Iterable[Rect]:
    """Every place between two edges, as high as it can be there."""
    lefts = sorted({window.x, *(rect.right for rect in taken if rect.right > window.x)})
    rights = sorted({window.right, *(rect.x for rect in taken if rect.x < window.right)})
    for left in lefts:
        for right in rights:
            if right - left < least_w:
                continue
            between = sorted(
                (rect.y, rect.bottom) for rect in taken if rect.x < right and rect.right > left
            )
            top = window.y
            for start, end in between:
                if start > top:
                    yield Rect(left, top, right - left, start - top)
                top = max(top, end)
            if window.bottom > top:
                yield Rect(left, top, right - left, window.bottom - top)


def frame_of(inner: Rect, width: float) -> tuple[Rect, ...]:
    """The four strips of a frame around something."""
    outer = inner.shrunk(-width)
    return (
        outer.from_top(inner.y - outer.y),
        outer.from_bottom(outer.bottom - inner.bottom),
        outer.from_left(inner.x - outer.x),
        outer.from_right(outer.right - inner.right),
    )
