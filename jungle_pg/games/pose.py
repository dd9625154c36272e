"""How a piece of any game is held while it moves."""

from dataclasses import dataclass
from typing import Final

SMALLEST_WITH_BADGE: Final = 0.7
LARGEST_TILT_WITH_BADGE: Final = 40


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece is held: moved and lifted in squares, stretched, leaning, faint, with a face."""

    x: float = 0.0
    y: float = 0.0
    lift: float = 0.0
    stretch_x: float = 1.0
    stretch_y: float = 1.0
    tilt: float = 0.0
    """Degrees, against the clock."""
    alpha: float = 1.0
    shadow: float = 1.0
    face: str = ""
    """`blink`, `shock` or nothing."""

    @property
    def shows_badge(self) -> bool:
        """Whether a rank could be read on it; a badge does not tumble along."""
        is_small = min(self.stretch_x, self.stretch_y) < SMALLEST_WITH_BADGE
        return not is_small and abs(self.tilt) <= LARGEST_TILT_WITH_BADGE


STILL: Final = Pose()


def whole(alpha: float) -> int:
    """A part from 0 to 1 as ops count it."""
    return round(255 * min(1.0, max(0.0, alpha)))
