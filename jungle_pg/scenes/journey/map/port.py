"""What of a map is under the window, and how large: it is scrolled both ways, and zoomed."""

from typing import Final

from jungle_pg.scenes.journey.map.art import panel_width, zoomed
from jungle_pg.scenes.journey.map.places import PANEL_H, PANEL_W, Place
from jungle_pg.scenes.journey.map.scroll import MapScroll
from jungle_pg.stage.input.inputs import Pinch
from jungle_pg.stage.view import View
from jungle_pg.stage.zooming import SETTLES_AFTER_S, WHOLE

MOST: Final = 2.0
HIGHEST_PX: Final = 2880
"""How much larger a map can be seen, and how high its panels become at most."""

IN_SIGHT: Final = (0.15, 0.7)
"""Between which parts of the window's height a stage is not hidden by signs and the card."""


class MapPort:
    """All places are units of the map, all lengths of the window are pixels."""

    def __init__(self, width: float) -> None:
        self._width = width
        self._view: View | None = None
        self._zoom = WHOLE
        self.settles_at: float | None = None
        """When it is drawn in the size it is seen in; None where it is."""
        self.scroll = MapScroll()
        """From left to right."""
        self._rise = MapScroll()
        """From its upper edge to its lower one, where it is higher than the window."""

    @property
    def zoom(self) -> float:
        """In how much larger a size than it lies under the window the map is drawn."""
        return self._zoom.sharp

    @property
    def stretch(self) -> float:
        """How much larger than it is drawn it is seen, while fingers change that."""
        return self._zoom.stretch

    @property
    def unit(self) -> float:
        """Pixels for a unit of the map."""
        assert self._view is not None
        return panel_width(zoomed(self._view, self.zoom)) / PANEL_W * self.stretch

    @property
    def seen(self) -> float:
        """How much of the map the window shows from left to right."""
        return 0.0 if self._view is None else self._view.width / self.unit

    @property
    def is_dragged(self) -> bool:
        return self.scroll.is_dragged

    def is_moving(self) -> bool:
        return self.scroll.is_moving() or self._rise.is_moving()

    def fit(self, view: View) -> None:
        """Take the window it is seen through; a larger one may show less of it."""
        self._view = view
        if self._zoom.shown > self._most:
            self._zoom = WHOLE
        self.scroll.fit(self._width, self.seen)
        self._rise.fit(PANEL_H, min(PANEL_H, view.height / self.unit))

    def place(self, x: float, y: float, now: float) -> Place:
        """Which place of the map is under a point of the window."""
        return x / self.unit + self.scroll.left(now), y / self.unit + self._rise.left(now)

    def above_px(self, now: float) -> int:
        """How much of the map is above the window, in the size it is drawn in."""
        return round(self._rise.left(now) * self.unit / self.stretch)

    def pinch(self, pinch: Pinch, now: float) -> None:
        """Larger or smaller around the fingers, which keep what lies between them."""
        assert self._view is not None
        held = self.place(pinch.x - pinch.across, pinch.y - pinch.down, now)
        self._zoom = self._zoom.pinched(pinch, self._view.window, self._most)
        self.fit(self._view)
        self.scroll.jump(held[0] - pinch.x / self.unit)
        self._rise.jump(held[1] - pinch.y / self.unit)
        self.settles_at = now + SETTLES_AFTER_S

    def settle(self, now: float) -> None:
        """Draw it sharp once fingers have been still for a while."""
        if self.settles_at is not None and now >= self.settles_at:
            assert self._view is not None
            self.settles_at = None
            across, down = self.scroll.left(now), self._rise.left(now)
            self._zoom = self._zoom.settled(self._view.height)
            self.fit(self._view)
            self.scroll.jump(across)
            self._rise.jump(down)

    def show_whole(self, x: float, y: float, now: float) -> None:
        """As high as the window again."""
        self.pinch(Pinch(x, y, 1.0 / self._zoom.shown), now)

    def reveal(self, height: float, now: float, *, is_calm: bool) -> None:
        """Bring a stage at a height of the map where nothing hides it."""
        assert self._view is not None
        seen = self._view.height / self.unit
        part = (height - self._rise.goal) / seen
        if IN_SIGHT[0] <= part <= IN_SIGHT[1]:
            return
        top = height - seen * sum(IN_SIGHT) / 2
        if is_calm:
            self._rise.jump(top)
        else:
            self._rise.glide(top, now)

    def grip(self, x: float, y: float, now: float) -> None:
        """A hand holds the place under a point of the window."""
        self.scroll.grip(x / self.unit, now)
        self._rise.grip(y / self.unit, now)

    def drag(self, x: float, y: float, now: float) -> None:
        """What is held moves with the hand."""
        self.scroll.drag(x / self.unit, now)
        self._rise.drag(y / self.unit, now)

    def release(self, now: float, *, coasts: bool) -> None:
        """Let go; a map in full swing rolls on for a while."""
        self.scroll.release(now, coasts=coasts)
        self._rise.release(now, coasts=coasts)

    @property
    def _most(self) -> float:
        assert self._view is not None
        return max(1.0, min(MOST, HIGHEST_PX / self._view.height))
