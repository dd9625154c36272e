"""Going from cabinet to cabinet: which one is in front, and how near each one is to that."""

from typing import Final

from jungle_pg.stage.easing import mix, part, smooth

TURN_S: Final = 0.24
FARTHEST: Final = 1.5
"""Steps from the one in front at which a cabinet is out of sight."""


class CarouselPosition:
    """The way to the cabinet in front; three and more stand in a ring, fewer in a row."""

    def __init__(self, count: int, chosen: int) -> None:
        self.count = count
        self.is_calm = False
        """Whether everything is in its place at once."""
        self._goal = chosen
        self._start_at: float = chosen
        self._began = -TURN_S

    @property
    def is_ring(self) -> bool:
        """Whether the last cabinet stands beside the first one."""
        return self.count > 2

    @property
    def chosen(self) -> int:
        """The number of the cabinet in front, or on its way there."""
        return self._goal % self.count

    def step(self, by: int, now: float) -> None:
        """Go on by some cabinets; after the last one comes the first."""
        self._go(self._goal + by if self.is_ring else (self._goal + by) % self.count, now)

    def choose(self, number: int, now: float) -> None:
        """Bring a cabinet to the front, the shorter way."""
        away = number - self.chosen
        if self.is_ring:
            half = self.count // 2
            away = (away + half) % self.count - half
        self._go(self._goal + away, now)

    def is_turning(self, now: float) -> bool:
        """Whether something is on its way."""
        return not self.is_calm and now < self._began + TURN_S

    def place(self, now: float) -> float:
        """What is in front, between two cabinets while it turns."""
        if not self.is_turning(now):
            return float(self._goal)
        return mix(self._start_at, self._goal, smooth(part(now, self._began, TURN_S)))

    def steps_away(self, number: int, place: float) -> float:
        """How far a cabinet is from the front: to the left below 0, to the right above it."""
        away = number - place
        if not self.is_ring:
            return away
        half = self.count / 2
        return (away + half) % self.count - half

    def _go(self, goal: int, now: float) -> None:
        if goal != self._goal:
            self._start_at, self._goal, self._began = self.place(now), goal, now
