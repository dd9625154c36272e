"""How much larger something is shown inside its frame, and which part of it is in sight."""

from dataclasses import dataclass
from math import floor, log2
from typing import Final, Self

from jungle_pg.stage.input.inputs import Pinch
from jungle_pg.stage.layout import Rect

STEPS: Final = 4
"""Sizes between one and its double: each is drawn once, sharp, and kept."""

HAIR: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Zoom:
    """A part of what is shown, from its upper left corner; parts are from 0 to 1."""

    wanted: float = 1.0
    """How much larger fingers want it; it is shown in one of a few sizes."""
    left: float = 0.0
    top: float = 0.0

    @property
    def shown(self) -> float:
        """How much larger it is shown."""
        return float(2 ** (floor(STEPS * log2(self.wanted) + 0.5) / STEPS))

    @property
    def is_on(self) -> bool:
        return self.shown > 1.0

    def pinched(self, pinch: Pinch, frame: Rect, most: float) -> Self:
        """Larger or smaller around the fingers, which keep what lies between them."""
        wanted = min(max(1.0, self.wanted * pinch.factor), most)
        before_x, before_y = pinch.x - pinch.across, pinch.y - pinch.down
        held_x = self.left + (before_x - frame.x) / (frame.w * self.shown)
        held_y = self.top + (before_y - frame.y) / (frame.h * self.shown)
        after = type(self)(wanted)
        left = held_x - (pinch.x - frame.x) / (frame.w * after.shown)
        top = held_y - (pinch.y - frame.y) / (frame.h * after.shown)
        return after._at(left, top)

    def pulled(self, across: float, down: float, frame: Rect) -> Self:
        """So many pixels to the right and down."""
        left = self.left - across / (frame.w * self.shown)
        return self._at(left, self.top - down / (frame.h * self.shown))

    def _at(self, left: float, top: float) -> Self:
        last = 1.0 - 1.0 / self.shown + HAIR
        return type(self)(self.wanted, min(max(0.0, left), last), min(max(0.0, top), last))


WHOLE: Final = Zoom()
"""Everything is in sight."""
