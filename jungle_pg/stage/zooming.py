"""How much larger something is shown inside its frame, and which part of it is in sight."""

from dataclasses import dataclass, replace
from typing import Final, Self

from jungle_pg.stage.input.inputs import Pinch
from jungle_pg.stage.layout import Rect

SETTLES_AFTER_S: Final = 0.12
"""So long after fingers have last asked for another size everything is drawn sharp in it."""

HAIR: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Zoom:
    """A part of what is shown, from its upper left corner; parts are from 0 to 1.

    While fingers are at it, pictures of one size are only stretched, as every frame has another.
    """

    shown: float = 1.0
    """How much larger it is shown."""
    left: float = 0.0
    top: float = 0.0
    sharp: float = 1.0
    """In which size its pictures are made: the one before fingers began."""

    @property
    def is_on(self) -> bool:
        return self.shown > 1.0

    @property
    def stretch(self) -> float:
        """How much larger than they are made pictures are shown."""
        return self.shown / self.sharp

    def pinched(self, pinch: Pinch, frame: Rect, most: float) -> Self:
        """Larger or smaller around the fingers, which keep what lies between them."""
        shown = min(max(1.0, self.shown * pinch.factor), most)
        before_x, before_y = pinch.x - pinch.across, pinch.y - pinch.down
        held_x = self.left + (before_x - frame.x) / (frame.w * self.shown)
        held_y = self.top + (before_y - frame.y) / (frame.h * self.shown)
        left = held_x - (pinch.x - frame.x) / (frame.w * shown)
        top = held_y - (pinch.y - frame.y) / (frame.h * shown)
        return replace(self, shown=shown)._at(left, top)

    def pulled(self, across: float, down: float, frame: Rect) -> Self:
        """So many pixels to the right and down."""
        left = self.left - across / (frame.w * self.shown)
        return self._at(left, self.top - down / (frame.h * self.shown))

    def place(self, at: tuple[float, float], frame: Rect) -> tuple[float, float]:
        """Where something is seen that lies there while everything is in sight."""
        x, y = at
        larger = self.shown
        return (
            frame.x + (x - frame.x) * larger - self.left * frame.w * larger,
            frame.y + (y - frame.y) * larger - self.top * frame.h * larger,
        )

    def settled(self, side: float) -> Self:
        """Sharp as it is shown; what has a side of so many pixels gets a whole number of them."""
        shown = max(1.0, round(side * self.shown) / side)
        gone = (1.0 / self.shown - 1.0 / shown) / 2
        return replace(self, shown=shown, sharp=shown)._at(self.left + gone, self.top + gone)

    def _at(self, left: float, top: float) -> Self:
        last = 1.0 - 1.0 / self.shown + HAIR
        return replace(self, left=min(max(0.0, left), last), top=min(max(0.0, top), last))


WHOLE: Final = Zoom()
"""Everything is in sight."""
