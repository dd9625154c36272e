"""Brings whole frames to the window; until then the last picture stays."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface, transform

from jungle_pg.shell.painter import fast_copies
from jungle_pg.shell.painter.damage import merged
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.window import Window
from jungle_pg.stage.easing import part, smooth
from jungle_pg.stage.ops import DrawList

FADE_S: Final = 0.18
"""How long one picture turns into another one where nothing else moves."""
LONGEST_WAIT_S: Final = 20.0
"""When a picture has not come by then, the frame is shown without it."""


class Showing:
    """The window, and the frame that is painted out of sight until it is whole."""

    def __init__(self, window: Window, painter: Painter) -> None:
        self._window = window
        self.painter = painter
        self._unseen: list[Rect] = []
        """Areas that were painted and are not in the window yet."""
        self._frame: DrawList = ()
        """What was painted last."""
        self._shown: DrawList = ()
        """The last frame that was brought to the window."""
        self._stretched: Surface | None = None
        """The picture in a window of another size, until a frame of that size is shown."""
        self._leaving: Surface | None = None
        self._left_at = 0.0
        self._is_gathered = True
        self._waits_since: float | None = None
        self._has_given_up = False

    def adopt(self) -> None:
        """The window has another surface: everything is painted anew."""
        self.painter.adopt(Surface(self._window.size))
        self._unseen, self._leaving = [], None
        self._stretched = self._window.surface.copy()
        self._waits_since, self._has_given_up = None, False

    def paint(self, frame: DrawList, coming: DrawList | None) -> None:
        """Paint a frame out of sight, once the pictures of what is to slide in are there."""
        self._is_gathered = coming is None or self.painter.gather(coming)
        if self._is_gathered or self._has_given_up:
            self._frame = frame
            areas = self.painter.show(frame)
            # While pictures are waited for the same areas are painted again and again.
            bounds = self._window.surface.get_rect()
            self._unseen = merged([*self._unseen, *areas], bounds) if self._unseen else areas

    def is_ready(self, time: float) -> bool:
        """Whether the frame lacks nothing, or was waited for long enough."""
        if self._is_gathered and self.painter.is_whole:
            self._waits_since, self._has_given_up = None, False
            return True
        if self._waits_since is None:
            self._waits_since = time
        if time - self._waits_since >= LONGEST_WAIT_S:
            self._has_given_up = True
        return self._has_given_up

    def last(self) -> Surface:
        """The last picture that lacked nothing; it is painted anew if another one is waited for."""
        if self._stretched is not None:
            return self._stretched
        return self.painter.surface if self._waits_since is None else self.painter.anew(self._shown)

    def stretch(self, picture: Surface) -> None:
        """Show an old picture in the size the window has now."""
        transform.scale(picture, self._window.size, self._window.surface)
        self._window.show([self._window.surface.get_rect()])

    def fade(self, now: float) -> None:
        """Let what the window shows turn into the frames from now on."""
        self._leaving, self._left_at = self._window.surface.copy(), now

    def is_fading(self) -> bool:
        """Whether the next frame will look different by itself."""
        return self._leaving is not None

    def show(self, now: float) -> bool:
        """Bring what was painted to the window; whether anything has changed there."""
        areas, self._unseen, self._stretched = self._unseen, [], None
        self._shown = self._frame
        if self._leaving is not None:
            areas = [self._window.surface.get_rect()]
        self._bring(areas)
        if self._leaving is not None:
            self._blend(self._leaving, 1 - smooth(part(now, self._left_at, FADE_S)))
        self._window.show(areas)
        return bool(areas)

    def _bring(self, areas: Sequence[Rect]) -> None:
        for area in areas:
            fast_copies.copy(self._window.surface, self.painter.surface, area, area)

    def _blend(self, leaving: Surface, strength: float) -> None:
        if strength <= 0:
            self._leaving = None
            return
        # Blending a picture that hides everything takes far longer than copying it.
        alpha = round(255 * strength)
        leaving.set_alpha(alpha if alpha < 255 else None)
        self._window.surface.blit(leaving, (0, 0))
