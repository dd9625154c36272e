"""How far something is scrolled that is longer than its window, and the bar that shows it."""

from typing import Final

from jungle_pg.stage.easing import mix, part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui import skins

GLIDE_S: Final = 0.12
WHEEL_STEP: Final = 120
"""Units for one notch of the wheel."""

PAGE_PART: Final = 0.9
"""A page is a little less than the window, so that a line of the old one stays in sight."""

SHORTEST_THUMB: Final = 40


class Scroll:
    """An offset from 0 to the end that glides to where it is sent; all lengths are pixels."""

    def __init__(self) -> None:
        self.visible_px = 0.0
        self.content_px = 0.0
        self._zoom = 1.0
        self._line_px = 1.0
        self._is_calm = False
        self._from = 0.0
        self._goal = 0.0
        self._since = 0.0
        self._grip: float | None = None
        """Where the thumb is held, from its upper end."""

    @property
    def end(self) -> float:
        """The largest offset; 0 when everything is in sight."""
        return max(0.0, self.content_px - self.visible_px)

    @property
    def is_needed(self) -> bool:
        """Whether there is more than fits."""
        return self.end > 0

    @property
    def is_dragged(self) -> bool:
        """Whether the thumb is held."""
        return self._grip is not None

    def fit(
        self, view: View, visible_px: float, content_px: float, line_px: float | None = None
    ) -> None:
        """Say how long window and content are now; what was at the top stays there if it can.

        The content grows with its lines, or with the zoom when it has none.
        """
        line_px = line_px or view.zoom
        larger = line_px / self._line_px
        self._zoom, self._line_px, self._is_calm = view.zoom, line_px, view.calm
        self.visible_px, self.content_px = visible_px, content_px
        self._from = self._inside(self._from * larger)
        self._goal = self._inside(self._goal * larger)

    def offset(self, now: float) -> float:
        """How much of the content is above the window."""
        way = slow_end(part(now, self._since, GLIDE_S))
        if way == 1:
            # A glide is over only once its end was asked for, so that its last frame is drawn.
            self._from = self._goal
        return mix(self._from, self._goal, way)

    def wakes_at(self, now: float) -> float | None:
        """At once while it glides."""
        return now if self._from != self._goal else None

    def wheel(self, up: float, now: float) -> None:
        """Turn the wheel by so many notches; quick turns add up."""
        self._send(self._goal - up * WHEEL_STEP * self._zoom, now)

    def swipe(self, down_px: float, now: float) -> None:
        """A finger pulls what is scrolled so many pixels down."""
        self.jump(self.offset(now) - down_px)

    def page(self, direction: int, now: float) -> None:
        """Go a page down (1) or up (-1)."""
        self._send(self._goal + direction * self.visible_px * PAGE_PART, now)

    def to_start(self, now: float) -> None:
        """Go to the beginning."""
        self._send(0.0, now)

    def to_end(self, now: float) -> None:
        """Go to the end."""
        self._send(self.end, now)

    def reveal(self, top: float, bottom: float, now: float) -> None:
        """Go as far as needed to show a part of the content, its top first."""
        lowest = bottom - self.visible_px
        self._send(min(top, max(self._goal, lowest)), now)

    def jump(self, offset: float) -> None:
        """Be somewhere at once."""
        self._from = self._goal = self._inside(offset)

    def arrive(self) -> None:
        """Be at once where it glides to."""
        self._from = self._goal

    def thumb(self, track_px: float, now: float) -> tuple[float, float]:
        """Start and length of the thumb on a track."""
        if not self.is_needed:
            return 0.0, track_px
        natural = track_px * self.visible_px / self.content_px
        length = min(track_px, max(natural, SHORTEST_THUMB * self._zoom))
        return (track_px - length) * self.offset(now) / self.end, length

    def press(self, at_px: float, track_px: float, now: float) -> None:
        """A press on the track: it takes the thumb, or pages towards the pointer."""
        start, length = self.thumb(track_px, now)
        if start <= at_px < start + length:
            self._grip = at_px - start
            self.jump(self.offset(now))
        else:
            self.page(-1 if at_px < start else 1, now)

    def drag(self, at_px: float, track_px: float, now: float) -> None:
        """The pointer moves along the track and takes a held thumb with it."""
        if self._grip is None:
            return
        free = track_px - self.thumb(track_px, now)[1]
        if free > 0:
            self.jump((at_px - self._grip) / free * self.end)

    def release(self) -> None:
        """The thumb is free again."""
        self._grip = None

    def _send(self, goal: float, now: float) -> None:
        goal = self._inside(goal)
        if self._is_calm:
            self.jump(goal)
        elif goal != self._goal:
            self._from, self._goal, self._since = self.offset(now), goal, now

    def _inside(self, offset: float) -> float:
        return min(max(0.0, offset), self.end)


def scroll_bar_ops(view: View, rect: Rect, start: int, length: int, *, is_hot: bool) -> DrawList:
    """A groove, and in it a thumb so many pixels from its upper end."""
    x, y, w, h = rect.x, rect.y, rect.w, rect.h
    track = skins.scroll_track(h / view.zoom, view.theme)
    thumb = skins.scroll_thumb(length / view.zoom, is_hot)
    return (Drawing(track, x, y, w, h), Drawing(thumb, x, y + start, w, length))
