"""Where things are on the plate of a player: a form for each size it may have."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Slot

CLOCK: Final = (138, 56)


@dataclass(frozen=True, slots=True)
class PlateForm:
    """Places in units of the plate's own, which are smaller where it is smaller."""

    height: float
    lowest: float
    """How many units of layout a plate of this form is high at least."""
    least_width: float
    largest: float
    """How many times its own size it may grow."""
    portrait: tuple[float, float, float]
    name: tuple[float, float, float]
    sub_line: tuple[float, float, float] | None
    clock: tuple[float, float]
    clock_right: float
    clock_middle: float
    tray_height: float
    tray_bottom: float
    tray_side: float
    piece: float
    ring: float
    """How large a ring of strokes in place of the clock is."""
    is_name_above_clock: bool = False
    title: tuple[float, float, float] = (0, 0, 0)
    """The title of a tray of taken pieces, just above it."""
    rise: float = 0.0
    """How much higher name and sub-line stand over such a title."""

    def suits(self, view: View, rect: Rect) -> bool:
        """Whether a plate is high enough; on whole pixels it may have become lower by one."""
        return rect.h + 1 >= view.px(self.lowest)

    def scale(self, view: View, rect: Rect) -> float:
        """Pixels for one of its units on a plate of this size."""
        fitting = min(rect.h / self.height, rect.w / self.least_width)
        return min(self.largest * view.zoom, fitting)

    def clock_place(self, view: View, rect: Rect) -> Rect:
        area, scale = rect.snapped(), self.scale(view, rect)
        w, h = (length * scale for length in self.clock)
        right = area.right - self.clock_right * scale
        return Rect(right - w, self.middle(view, area, self.clock_middle) - h / 2, w, h)

    def ring_place(self, view: View, rect: Rect) -> Rect:
        """Where a ring in place of the clock is: between the upper edge and the tray."""
        clock, side = self.clock_place(view, rect), self.ring * self.scale(view, rect)
        y = rect.snapped().middle[1] - 3 * view.zoom if not self.tray_height else clock.middle[1]
        if self.is_name_above_clock:
            y -= (self.clock_middle - self.portrait[1]) * self.scale(view, rect)
        return Rect(clock.right - side, y - side / 2, side, side)

    def middle(self, view: View, area: Rect, y: float) -> float:
        """The height of a place on the screen; a plate of one line has everything at its middle."""
        if not y:
            return area.middle[1] - 3 * view.zoom
        return area.y + y * self.scale(view, area)


FULL: Final = PlateForm(
    200, 130, 430, 1.0, (68, 66, 96), (130, 46, 30), (130, 80, 20), CLOCK, 28, 62, 54, 24, 22, 44,
    ring=79, title=(130, 102, 18), rise=10,
)  # fmt: skip
NARROW: Final = PlateForm(
    140, 130, 320, 1.25, (38, 42, 54), (70, 29, 26), (70, 60, 18), (88, 38), 14, 61, 34, 16, 13, 30,
    ring=58, is_name_above_clock=True, title=(70, 79, 15), rise=4,
)  # fmt: skip
SMALL: Final = PlateForm(
    108, 96, 300, 1.25, (38, 33, 44), (68, 33, 24), None, (104, 40), 16, 33, 30, 16, 14, 26, 48,
    title=(68, 47, 15), rise=10,
)  # fmt: skip
LINE: Final = PlateForm(
    66, 56, 280, 1.0, (36, 0, 42), (66, 0, 24), None, (104, 40), 16, 0, 0, 0, 16, 0, 50
)
BRIEF: Final = PlateForm(
    124, 108, 330, 1.0, (67, 57, 90), (124, 40, 32), (124, 78, 20), CLOCK, 24, 0, 0, 0, 0, 0, 0
)
"""For somebody of whom no more is told than a name and how they play."""


def plate_slot(name: Hashable, least: PlateForm = SMALL, wanted: PlateForm = FULL) -> Slot:
    """A player's plate; it is lower before anything else is."""
    high = wanted.height * wanted.largest
    return Slot(name, least=(None, least.lowest), wanted=(None, high), shrink=2)
